import type { Particular } from '../particular.js';

const LETTER = '(?:e-?mails?|mails?|courriels?|lettres?|courriers?|messages?|mots?)';
const TO = "(?: (?:a|au|aux|pour|de|du|des|chez) (?:mon |ma |mes |notre |nos |la |le |les |l'|un |une )?)";

/** What people send to employers, firms and offices, and hand in at work. */
export const FRENCH_WORK: readonly Particular[] = [
  {
    named: `(?:${LETTER} de motivation|${LETTER} de candidature|candidatures? spontanees?|${LETTER} (?:pour )?postuler)`,
    sharp:
      '{Ouvre|Ouvrez} sur ce qui m’attire dans ce poste précis, {relie|reliez} deux ou trois de mes expériences à ce qui est demandé et {mets|mettez} des [crochets] là où il faut un exemple ou un résultat de ma part, sans formule toute faite.',
    points: [
      'Accroche : ce qui m’attire dans ce poste précis, sans « actuellement à la recherche de »',
      'Preuves : deux ou trois expériences reliées à ce qui est demandé ; les miennes entre [crochets]',
      'Apport : ce que l’employeur y gagne, pas seulement ce que j’espère',
      'Fin : proposition d’entretien et formule de politesse sobre',
      ['Longueur : moins d’une page', '!length'],
    ],
  },
  {
    named:
      '(?:accroches?|titres?|resumes?|profils?|presentations?) (?:(?:de |pour )?(?:mon |un |le )?(?:cv|curriculum)|linkedin|pro(?:fil)? linkedin)|bios? linkedin|(?:resume|section infos?) linkedin|(?:profil|page) linkedin',
    sharp:
      '{Dis|Dites} d’abord ce que je fais et pour qui, {emploie|employez} les mots qu’un recruteur chercherait, {évite|évitez} « dynamique » et « passionné », et {propose|proposez} trois versions nettement différentes.',
    points: [
      'Début : ce que je fais, et pour qui',
      'Mots : ceux qu’un recruteur taperait pour trouver ce profil',
      'Preuve : un résultat concret ; le mien entre [crochets]',
      'À éviter : « dynamique », « motivé », « passionné »',
      ['Nombre : trois versions nettement différentes', '!count'],
    ],
    assumes: 'Number: three versions.',
  },
  {
    named: '(?:cv|curriculum(?: vitae)?)',
    sharp:
      '{Propose|Proposez} les rubriques dans l’ordre qui me sert le mieux, {formule|formulez} chaque expérience en verbe d’action et résultat, et {mets|mettez} entre [crochets] les dates, les chiffres et tout ce que je n’ai pas donné.',
    points: [
      'Accroche : deux lignes sur ce que je fais et ce que je cherche',
      'Expériences : verbe d’action, puis résultat ; mes chiffres entre [crochets]',
      'Ordre : ce qui compte le plus pour ce poste en premier',
      'Compétences : les mots du métier, seulement si je les ai cités',
      'Longueur : une page, sans photo ni barres de niveau',
    ],
  },
  {
    named: `(?:${LETTER} (?:de demission|pour (?:demissionner|donner ma demission|annoncer ma demission))|demission(?= (?:d'un|de mon|en cdi|avec|sans)|$))`,
    sharp:
      '{Annonce|Annoncez} la démission et le dernier jour dès la première phrase, {mentionne|mentionnez} le préavis, {remercie|remerciez} en une ligne sincère et {ne donne|ne donnez} aucun motif que je n’ai pas cité.',
    points: [
      'Première phrase : la démission, et le poste quitté',
      'Préavis : sa durée et le dernier jour ; entre [crochets] si je ne l’ai pas dit',
      'Documents : demande du solde de tout compte et du certificat de travail',
      'À laisser de côté : les motifs et reproches que je n’ai pas cités',
      'Ton : sobre et courtois, une ligne de remerciement',
    ],
  },
  {
    named: `(?:${LETTER} (?:de preavis|de conge)(?= |$)|preavis (?:de depart|logement|location)|${LETTER} (?:de|pour) (?:resili\\p{L}+|quitter) (?:de |du |mon |le |notre )*(?:bail|logement|appartement|location|studio))`,
    sharp:
      '{Annonce|Annoncez} le congé dès la première phrase avec l’adresse et la date de départ, {rappelle|rappelez} la durée du préavis, {demande|demandez} un rendez-vous pour l’état des lieux et {mets|mettez} entre [crochets] ce que je n’ai pas dit.',
    points: [
      'Première phrase : le congé, l’adresse du logement et la date de départ',
      'Préavis : sa durée, et le motif s’il est réduit, avec justificatif',
      'État des lieux : des dates à proposer, entre [crochets]',
      'Dépôt de garantie : où et à qui le restituer',
      'Envoi : lettre recommandée avec avis de réception',
    ],
  },
  {
    named: `(?:${LETTER} (?:de |pour )(?:resili\\p{L}+|annuler (?:mon|un|notre|l')(?: )?(?:abonnement|contrat|forfait))|resiliation(?= (?:de|d'|du|pour)|$))`,
    sharp:
      '{Demande|Demandez} la résiliation dès la première phrase avec la référence du contrat et la date d’effet, {exige|exigez} une confirmation écrite et l’arrêt des prélèvements, et {mets|mettez} entre [crochets] ce que je n’ai pas donné.',
    points: [
      'Première phrase : la résiliation, le contrat et sa référence',
      'Date d’effet : précise ; entre [crochets] si je ne l’ai pas dite',
      'Demandes : confirmation écrite, arrêt des prélèvements, remboursement du trop-perçu',
      'Motif : seulement si j’en ai donné un',
      'Envoi : recommandé ou formulaire en ligne, à garder comme preuve',
    ],
  },
  {
    named: `(?:${LETTER} (?:de |pour )?(?:une )?(?:demander?|demande|proposer|negocier) (?:de |une |la |d'une )?rupture conventionnelle|demande de rupture conventionnelle|rupture conventionnelle$)`,
    sharp:
      '{Demande|Demandez} un rendez-vous pour en parler plutôt que d’annoncer un départ, {reste|restez} positif sur le poste, {propose|proposez} une date et une passation, et {ne donne|ne donnez} aucun motif que je n’ai pas cité.',
    points: [
      'Première phrase : la demande d’un entretien sur une rupture conventionnelle',
      'Contexte : poste et ancienneté, entre [crochets] ; motif seulement si je l’ai donné',
      'Intérêt : ce que l’entreprise y gagne, comme une passation sans heurt',
      'Prudence : aucune phrase qui ressemble à une démission',
      'Fin : des dates de rendez-vous entre [crochets]',
    ],
  },
  {
    named: `${LETTER} (?:de |pour )?(?:annuler|reporter|decaler|deplacer|changer|annulation|report|confirmer|prendre)(?: de| mon| un| notre| le| l'| d'un)* ?(?:rdv|rendez[- ]vous|reservation|visite|cours|seance|reunion|entretien|consultation)`,
    sharp:
      '{Dis|Dites} dès la première phrase quel rendez-vous est concerné et ce que je demande, {propose|proposez} deux créneaux entre [crochets], {demande|demandez} une confirmation et {ne donne|ne donnez} aucun motif que je n’ai pas cité.',
    points: [
      'Première phrase : le rendez-vous concerné, et ce que je demande',
      'Créneaux : deux propositions, entre [crochets] si je n’en ai pas donné',
      'Motif : seulement si je l’ai dit, en quelques mots',
      'Fin : une demande de confirmation et un mot d’excuse bref',
    ],
  },
  {
    named: `${LETTER}${TO}(?:\\p{L}+ )?(?:prof\\p{L}*|maitresse|maitre|instit\\p{L}*|ecole|college|lycee|creche|directrice|directeur|cpe|enseignante?|nounou|assistante maternelle)|mots? d'(?:absence|excuse)(?= (?:pour|ecole)|$)`,
    sharp:
      '{Dis|Dites} dès la première phrase de quel enfant et de quel jour il s’agit et ce que je demande, {n’ajoute|n’ajoutez} aucun motif que je n’ai pas donné, {propose|proposez} la suite et {mets|mettez} nom et classe entre [crochets].',
    points: [
      'Première phrase : l’enfant, le jour, ce que j’annonce ou demande',
      'Identité : nom et classe entre [crochets]',
      'Motif : seulement celui que j’ai donné',
      'Suite : rattraper les cours, un rendez-vous ou une réponse',
      ['Longueur : quatre ou cinq phrases', '!length'],
    ],
  },
  {
    named: `${LETTER} (?:de |pour )(?:une )?(?:demander?|demande|obtenir|solliciter) (?:de |d'|un |une |des |plus de )*(?:delais?|echeancier|report|etalement|remise|paiement en plusieurs fois|facilites? de paiement)|demande (?:de |d')(?:delai|echeancier|report|remise gracieuse|etalement)`,
    sharp:
      '{Demande|Demandez} le délai dès la première phrase avec la référence et le montant concernés, {propose|proposez} un échéancier précis entre [crochets], {explique|expliquez} la situation en une phrase si je l’ai donnée et {demande|demandez} une réponse écrite.',
    points: [
      'Première phrase : ce que je demande, référence et montant entre [crochets]',
      'Proposition : dates et mensualités, entre [crochets] si je ne les ai pas dites',
      'Situation : en une phrase, seulement ce que j’ai dit',
      'Bonne foi : ce qui est déjà payé ou sera payé',
      'Fin : une réponse écrite, et les pièces à joindre',
    ],
  },
  {
    named: `(?:${LETTER} de mise en demeure|mises? en demeure)`,
    sharp:
      '{Rappelle|Rappelez} les faits dans l’ordre avec leurs dates, {mets|mettez} clairement en demeure de faire une chose précise dans un délai donné, {annonce|annoncez} la suite et {laisse|laissez} entre [crochets] les montants et références que je n’ai pas donnés.',
    points: [
      'Objet : « mise en demeure », avec la référence du dossier',
      'Faits : dans l’ordre, datés ; ce qui manque entre [crochets]',
      'Exigence : une seule, avec un délai pour s’exécuter',
      'Suite : la saisine envisagée si rien ne bouge, seulement si elle est sûre',
      'Ton : ferme et factuel, sans menace inutile',
    ],
  },
  {
    named: `(?:${LETTER} de (?:reclamation|plainte|contestation)|${LETTER} pour (?:contester|me plaindre|reclamer|signaler|demander (?:un|le) (?:remboursement|dedommagement))|reclamation(?= (?:a|aupres|pour|suite|contre)|$)|contestation (?:(?:d'une?|de) )?(?:amende|contravention|pv|facture|conge|licenciement|retenue)|demande de remboursement)`,
    sharp:
      '{Dis|Dites} dès les premières lignes ce que je demande et pour quand, {expose|exposez} les faits dans l’ordre avec leurs dates, {reste|restez} factuel et ferme, et {mets|mettez} entre [crochets] la référence, la date ou la preuve qui manque.',
    points: [
      'Objet et première phrase : le problème, et ce que je demande',
      'Faits : dans l’ordre, datés ; ce qui manque entre [crochets]',
      'Pièces : la liste de ce qu’il faut joindre',
      'Demande : une seule, avec une date de réponse',
      'Ton : ferme et poli, aucun texte de loi dont on n’est pas sûr',
    ],
  },
  {
    named: `(?:(?:\\p{L}+ )?relances? (?:(?:de |pour )?(?:une? |la |cette )?(?:factures?|paiement|impayes?)|clients? (?:impayes?|pour une? facture))|${LETTER} (?:de relance )?pour (?:une? |la )?factures? (?:impayee|en retard)s?|${LETTER} pour relancer .{0,40}(?:facture|impaye|paiement|paye))`,
    sharp:
      '{Cite|Citez} la facture, le montant et le retard dès la première ligne, {fixe|fixez} une date de paiement, {prévois|prévoyez} le cas où le règlement serait déjà parti, et {reste|restez} poli et ferme.',
    points: [
      'Objet et première ligne : la facture, le montant, le retard ; entre [crochets] s’ils manquent',
      'Demande : une date de paiement précise',
      'Issue : que faire si c’est déjà réglé ou en cas de difficulté',
      'Suite : ce qui se passe après cette date',
      'Ton : courtois et ferme, sans reproche',
    ],
  },
  {
    named: `(?:${LETTER} (?:de relance|pour relancer|de suivi)|relances?(?= (?:apres|suite|pour|a un|a une|candidature|client|recruteur|d'un))|relance$)`,
    sharp:
      '{Rappelle|Rappelez} mon dernier message en une demi-phrase, {répète|répétez} la seule chose que j’attends, {rends|rendez} la réponse possible en une ligne et {évite|évitez} tout reproche.',
    points: [
      'Début : mon dernier message, en une demi-phrase',
      'Demande : la seule chose attendue, et pour quand',
      'Réponse : possible en une ligne, avec un choix ou une date proposée',
      'Ton : aimable, ni reproche ni excuse d’écrire à nouveau',
      ['Longueur : quatre ou cinq phrases', '!length'],
    ],
  },
  {
    named: `(?:${LETTER} (?:de |pour (?:une )?)?(?:demander?|demande|negocier|avoir) (?:d'|une |mon |l')?augmentation|demande d'augmentation|negociation salariale|${LETTER} (?:de )?negociation (?:de salaire|salariale))`,
    sharp:
      '{Formule|Formulez} la demande clairement dès le début, {appuie|appuyez}-la sur deux ou trois résultats ([crochets] pour les miens) plutôt que sur l’ancienneté ou mes besoins, et {termine|terminez} en proposant un rendez-vous.',
    points: [
      'Demande : claire, dès les premières lignes',
      'Résultats : deux ou trois, avec leur effet ; les miens entre [crochets]',
      'Repère : marché ou responsabilités nouvelles, pas de comparaison avec des collègues',
      'Fin : un rendez-vous, avec une alternative si le budget bloque',
      'Ton : assuré, sans ultimatum',
    ],
  },
  {
    named: `(?:${LETTER} (?:de |pour )?(?:une )?(?:demander?|demande|solliciter|poser|avoir) (?:de |des |d'|un |une |du |le |mes |mon |\\p{Nd}+ )*(?:jours? |semaines? )?(?:de )?(?:teletravail|conges?|rtt|temps partiel|formation|mutation|conge \\p{L}+|amenagement|changement d'horaires?)|demande (?:de|d') ?(?:teletravail|conges?|rtt|temps partiel|mutation|amenagement))`,
    sharp:
      '{Formule|Formulez} la demande avec ses dates dès la première phrase, {montre|montrez} en une ou deux phrases comment le travail reste assuré, {réponds|répondez} d’avance à l’objection la plus probable et {demande|demandez} une réponse pour une date précise.',
    points: [
      'Première phrase : ce que je demande, et à partir de quand ; entre [crochets] si je ne l’ai pas dit',
      'Organisation : comment le travail reste assuré',
      'Objection : la plus probable, avec une réponse',
      'Souplesse : une période d’essai ou une autre date possible',
      'Fin : une réponse souhaitée pour une date précise',
    ],
  },
  {
    named: `${LETTER} (?:de |pour (?:le |la |les |leur )?)?(?:remercie\\p{L}*|dire merci).{0,40}(?:entretien|recruteu\\p{L}+|recrutement)|${LETTER} apres (?:un |mon |l'|une )?(?:entretien|interview)`,
    sharp:
      '{Remercie|Remerciez} en une phrase, {reviens|revenez} sur un point précis de l’échange ([crochets] pour le mien), {dis|dites} en quoi il confirme mon envie et {termine|terminez} sur la suite, sans flatterie.',
    points: [
      'Début : merci, avec la date et le poste',
      'Point précis : un sujet abordé ; le mien entre [crochets]',
      'Envie : en quoi l’échange la confirme, en une phrase',
      'Fin : disponible pour la suite',
      ['Longueur : cinq phrases au plus', '!length'],
    ],
  },
  {
    named: `(?:${LETTER} (?:d'excuses?|pour (?:m'excuser|s'excuser|presenter (?:mes|nos) excuses))|excuses(?= (?:a|aupres|pour) (?:un|une|mon|ma|mes|nos|notre) (?:client|collegue|chef|patron|voisin|ami|prof)))`,
    sharp:
      '{Nomme|Nommez} ce qui s’est mal passé sans se justifier, {dis|dites} ce que cela a coûté à l’autre et ce qui est fait pour réparer, et {reste|restez} bref.',
    points: [
      'Première phrase : ce qui s’est mal passé, clairement',
      'Effet : ce que cela a causé à l’autre',
      'Réparation : ce qui est fait ; entre [crochets] si je ne l’ai pas dit',
      'À éviter : les justifications et les excuses suivies d’un « mais »',
    ],
  },
  {
    named: `(?:${LETTER} de recommandation|recommandation linkedin)`,
    sharp:
      '{Dis|Dites} depuis quand et dans quel cadre je connais la personne, {montre|montrez} deux qualités par un exemple chacune ([crochets] pour les miens) et {termine|terminez} par une recommandation nette.',
    points: [
      'Début : depuis quand et dans quel cadre je connais la personne',
      'Qualités : deux, montrées par un exemple ; les miens entre [crochets]',
      'Fin : une recommandation nette, pour quoi, et comment me joindre',
      'À éviter : les adjectifs que rien ne prouve',
    ],
  },
  {
    named:
      "attestations?(?= (?:sur|d'|de|pour|employeur)|$)|procurations?|declarations? sur l'honneur|autorisations? (?:parentales?|de sortie|de droit a l'image)|reconnaissances? de dettes?",
    sharp:
      '{Rédige|Rédigez}-la prête à signer, à la première personne et sans commentaire, avec entre [crochets] les identités, dates, lieux et montants que je n’ai pas donnés, et {dis|dites} à la fin quelle pièce joindre.',
    points: [
      'Identité : nom, naissance et adresse de chacun, entre [crochets]',
      'Corps : une seule déclaration, précise et datée',
      'Portée : pour quoi, et jusqu’à quand',
      'Fin : fait à, le, signature',
      'Pièce : ce qu’il faut joindre, et si un formulaire officiel existe',
    ],
  },
  {
    named: "(?:comptes?[- ]rendus?|cr|proces[- ]verba(?:l|ux)|pv)(?= (?:de|d'|du|pour)|$)",
    sharp:
      '{Sépare|Séparez} ce qui a été décidé, ce qui reste à faire (qui, quoi, pour quand) et ce qui reste ouvert, {garde|gardez} une ligne par point et {mets|mettez} entre [crochets] ce que je n’ai pas donné.',
    points: [
      'En-tête : date, présents, objet ; entre [crochets] s’ils manquent',
      'Décisions : d’abord, une ligne chacune',
      'Actions : tableau avec qui, quoi, pour quand',
      'Points ouverts : à part, avec la suite prévue',
      'Contenu : seulement ce que j’ai donné',
    ],
  },
  {
    named: "ordres? du jour(?= (?:de|d'|du|pour)|$)|agendas? de reunion",
    sharp:
      '{Donne|Donnez} à chaque point une durée, son but (informer, discuter ou décider) et un responsable, et {termine|terminez} par les décisions et la suite.',
    points: [
      'Points : chacun avec durée, but et responsable',
      'Ordre : ce qui se décide avant ce qui s’annonce',
      'Préparation : ce que chacun doit avoir lu ou apporté',
      'Fin : décisions, suite et qui s’en charge',
    ],
  },
  {
    named:
      "(?:offres?|annonces?) (?:d'emplois?|de (?:recrutement|poste|stage)|d'embauche|d'alternance)|fiches? de poste",
    sharp:
      '{Décris|Décrivez} d’abord ce que la personne fera vraiment, {sépare|séparez} l’indispensable de l’appréciable, {cite|citez} salaire, horaires et lieu seulement s’ils sont donnés ([crochets] sinon) et {termine|terminez} par comment postuler.',
    points: [
      'Début : ce que la personne fera vraiment, et pour qui',
      'Profil : l’indispensable à part de l’appréciable, peu de chaque',
      'Conditions : salaire, horaires, lieu tels que donnés ; le reste entre [crochets]',
      'Style : direct, sans « jeune et dynamique », ouvert à toutes et tous',
      'Fin : comment postuler, et ce qui suit',
    ],
  },
  {
    named:
      '(?:\\p{L}+ )?annonces?(?= (?:le ?bon ?coin|vinted|ebay|immobiliere|immo|de vente|de location|pour (?:vendre|louer|la vente|ma|mon)|vente|location|airbnb|vehicule|voiture))',
    sharp:
      '{Mets|Mettez} dans le titre ce que l’on taperait pour le trouver, {donne|donnez} l’état et les défauts honnêtement, puis prix et remise en main propre ou envoi, et {laisse|laissez} entre [crochets] ce que je n’ai pas dit.',
    points: [
      'Titre : les mots que l’on taperait pour le trouver, avec l’essentiel',
      'Description : ce qui compte pour choisir, une ligne par point',
      'État : franc, défauts compris ; entre [crochets] s’il manque',
      'Pratique : prix, lieu, remise ou envoi, tels que donnés',
      'Photos : celles à prendre, en une ligne',
    ],
  },
  {
    named:
      "(?:messages?|mails?|reponses?|e-?mails?)(?: automatiques?)? d'absence|reponses? automatiques?|messages? de repondeur",
    sharp:
      '{Dis|Dites} jusqu’à quand je suis absent, à qui s’adresser en attendant et quand je répondrai, en deux ou trois phrases aimables, avec des [crochets] pour ce que je n’ai pas dit.',
    points: [
      'Dates : jusqu’à quand, dès la première phrase',
      'Contact : qui aide en attendant, et pour quoi ; entre [crochets]',
      'Attente : quand je répondrai',
      ['Longueur : deux ou trois phrases', '!length'],
    ],
  },
  {
    named: `(?:${LETTER} (?:de prospection|commerciaux|commercial|a froid)|prospection(?= (?:par|b2b|mail)))`,
    sharp:
      '{Commence|Commencez} par leur situation plutôt que par moi, {dis|dites} en une phrase ce que j’apporte et pourquoi à eux, {demande|demandez} un seul petit pas et {mets|mettez} entre [crochets] le détail qui les concerne.',
    points: [
      'Début : un détail qui les concerne, entre [crochets] si je ne l’ai pas cité',
      'Offre : une phrase sur ce que c’est et ce qu’ils y gagnent',
      'Preuve : un résultat réel ; le mien entre [crochets]',
      'Demande : un seul petit pas, facile à accepter',
      'À éviter : flatterie, « je me permets de » et pièces jointes',
    ],
  },
  {
    named:
      "(?:entretiens? annuels?|auto[- ]?evaluations?|bilans? annuels?)(?= (?:d'|de|pour|avec)|$)|preparer (?:mon|un) entretien annuel|evaluations? (?:annuelle|d'un (?:collaborateur|salarie|stagiaire))",
    sharp:
      '{Présente|Présentez} chaque réussite en action, résultat et effet sur l’équipe, {ajoute|ajoutez} un point à améliorer avec ce qui est fait pour, un objectif et une demande, et {laisse|laissez} mes chiffres entre [crochets].',
    points: [
      'Réussites : action, résultat, effet ; mes chiffres entre [crochets]',
      'À améliorer : un point honnête, et ce qui est fait pour',
      'Objectifs : deux, mesurables, pour l’année',
      'Demande : formation, moyens ou évolution, avec son argument',
    ],
  },
  {
    named: '(?:analyses?|matrices?|tableaux?) swot|swot',
    sharp:
      '{Donne|Donnez} des points propres à ce cas plutôt que vrais partout, {sépare|séparez} l’interne de l’externe, {signale|signalez} ce qui est supposé et {termine|terminez} par trois actions qui en découlent.',
    points: [
      'Cases : forces, faiblesses, opportunités, menaces, trois ou quatre points chacune',
      'Points : propres à ce cas ; le supposé signalé',
      'Distinction : interne d’un côté, externe de l’autre',
      'Conclusion : trois actions qui en découlent',
    ],
  },
  {
    named: "business[- ]?plans?|plans? d'affaires|etudes? de marche",
    sharp:
      '{Décris|Décrivez} clients, offre, concurrence, coûts avec le seuil de rentabilité et premières étapes, {reste|restez} précis sur ce cas et {signale|signalez} chaque chiffre qui n’est qu’une hypothèse.',
    points: [
      'Clients : qui exactement, et pourquoi ils changeraient',
      'Offre et concurrence : la différence, honnêtement',
      'Argent : coûts, prix, seuil de rentabilité ; hypothèses signalées',
      'Risque : le plus probable, et comment le tester à bas coût',
      'Premières étapes : pour le mois qui vient',
    ],
  },
  {
    named: "cahiers? des charges|procedures?(?= (?:pour|de|d')|$)|modes? operatoires?|fiches? (?:de )?procedures?",
    sharp:
      '{Précise|Précisez} le but, ce qui est compris et ce qui ne l’est pas, {numérote|numérotez} exigences ou étapes de façon vérifiable et {mets|mettez} entre [crochets] ce qui reste à décider.',
    points: [
      'But : à quoi cela sert, et pour qui',
      'Périmètre : ce qui est compris, et ce qui ne l’est pas',
      'Exigences ou étapes : numérotées, une seule chose chacune',
      'Contrôle : comment voir que c’est bien fait',
      'À décider : entre [crochets], jamais inventé',
    ],
  },
  {
    named: 'communiques? de presse|communiques?$',
    sharp:
      '{Mets|Mettez} la nouvelle dans le titre, {réponds|répondez} à qui, quoi, quand, où et pourquoi dès le premier paragraphe, {prévois|prévoyez} une citation entre [crochets] et {termine|terminez} par le contact presse.',
    points: [
      'Titre : la nouvelle elle-même, sans slogan',
      'Premier paragraphe : qui, quoi, quand, où, pourquoi',
      'Citation : une, entre [crochets] jusqu’à validation',
      'Style : factuel, sans superlatif',
      'Fin : deux lignes sur l’organisation et un contact entre [crochets]',
    ],
  },
  {
    named: "(?:e-?mail )?newsletters?|infolettres?|lettres? d'information",
    sharp:
      '{Propose|Proposez} un objet précis et une information principale d’abord, puis de courts blocs titrés, comme si l’on écrivait à une seule personne, et {termine|terminez} par une seule action à faire.',
    points: [
      'Objet : précis, sans point d’exclamation',
      'Début : l’information principale, et ce que le lecteur y gagne',
      'Blocs : courts, un titre chacun',
      'Faits : seulement les miens ; entre [crochets] ce qui manque',
      'Fin : une seule action à faire',
    ],
  },
  {
    named: `${LETTER}${TO}(?:\\p{L}+ )?(?:proprietaire|proprio|bailleur|syndic|assurances?|assureur|mutuelle|banque|banquier|caf|cpam|secu|impots|mairie|prefecture|pole emploi|france travail|urssaf|operateur|fournisseur|agence|copropriete|administration|voisins?|voisine|huissier)`,
    sharp:
      '{Dis|Dites} dès la première phrase ce que je demande, {expose|exposez} mes faits dans l’ordre, {demande|demandez} une réponse écrite pour une date précise et {mets|mettez} entre [crochets] la référence ou la date qui manque, sans citer de loi incertaine.',
    points: [
      'Première phrase : ce que je demande',
      'Faits : les miens, dans l’ordre ; ce qui manque entre [crochets]',
      'Gêne : ce que cela cause, en une phrase',
      'Demande : ce qu’il faut faire, et pour quand',
      'Ton : poli et ferme',
    ],
  },
];
