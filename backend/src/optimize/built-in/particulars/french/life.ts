import type { Particular } from '../particular.js';

const CARD = '(?:messages?|mots?|textes?|cartes?|sms|textos?|petits? mots?|lettres?|mails?|courts? messages?)';

/** Speeches, wishes, networks, play and everyday life. */
export const FRENCH_LIFE: readonly Particular[] = [
  {
    named:
      "(?:discours|toasts?|textes?|speech)(?: \\p{L}+)?(?: (?:de|pour|du|d'un|le|un|au|notre|mon) )?(?: ?(?:mariage|temoin|mari(?:e|ee)s?|noces))|discours (?:du |de la |de |d'un? |pour (?:le |la |un |une )?)(?:temoin|pere|mere|demoiselle d'honneur|frere|soeur|parents?|mariage|meilleure? amie?)",
    sharp:
      '{Bâtis|Bâtissez}-le autour d’une seule anecdote qui montre qui ils sont ([crochets] pour la mienne), {dis|dites} ce que leur couple change, sans blague gênante ni citation, et {finis|finissez} en levant le verre.',
    points: [
      'Début : qui je suis pour eux, en une phrase qui fait sourire',
      'Anecdote : une seule, la mienne entre [crochets], qui montre un trait',
      'Couple : ce que l’un change chez l’autre',
      'À éviter : anciens amours, blagues privées, citations',
      'Fin : un vœu concret et le toast',
    ],
  },
  {
    named:
      "(?:eloges? funebres?|oraisons? funebres?|(?:discours|textes?|hommages?|mots?)(?: d'hommage| d'adieu)? (?:pour |d'|de |lors |aux? )?(?:l'|les |un |des )?(?:enterrement|obseques|funerailles|deces)|hommages?(?= (?:a|pour)))",
    sharp:
      '{Évoque|Évoquez} la personne par deux ou trois gestes ou habitudes concrets ([crochets] pour les miens), en phrases simples que l’on peut dire la voix serrée, et {termine|terminez} sur ce qui reste d’elle.',
    points: [
      'Début : mon lien avec la personne, simplement',
      'Souvenirs : deux ou trois gestes concrets ; les miens entre [crochets]',
      'Phrases : courtes, faciles à dire avec émotion',
      'À éviter : énumération de dates et formules toutes faites',
      'Fin : ce qui reste d’elle en nous',
    ],
  },
  {
    named:
      "discours (?:de |pour |d')(?:mon |un |une |le |les |son |ses |notre |ma |la |l')?(?:\\p{Nd}+ ans|depart|retraite|pot de depart|anniversaire|bienvenue|remerciements?|inauguration|fin d'annee|voeux)",
    sharp:
      '{Commence|Commencez} par un moment précis plutôt que par des remerciements, {tiens|tenez} une seule idée en phrases faciles à dire, {mets|mettez} mes anecdotes et les noms entre [crochets] et {termine|terminez} par un vœu ou un toast.',
    points: [
      'Début : un moment précis, pas une liste de remerciements',
      'Anecdotes : une ou deux ; les miennes entre [crochets]',
      'Merci : à qui, et pour quoi exactement',
      'Ton : chaleureux, une touche d’humour qui ne blesse personne',
      'Fin : un vœu concret ou un toast',
    ],
  },
  {
    named: `${CARD} (?:de |pour (?:presenter |mes |des )?(?:mes |des )?)?(?:sinceres )?condoleances|condoleances`,
    sharp:
      '{Reste|Restez} simple et sincère, {nomme|nommez} la peine sans l’expliquer, {évoque|évoquez} la personne disparue si je l’ai connue ([crochets] pour le souvenir) et {propose|proposez} une aide concrète.',
    points: [
      'Début : la peine reconnue, en mots simples',
      'Souvenir : un trait de la personne ; le mien entre [crochets]',
      'Aide : concrète, pas « si besoin »',
      'À éviter : consoler par la raison, la religion ou le temps qui passe',
      ['Longueur : trois à cinq phrases', '!length'],
    ],
  },
  {
    named: `${CARD} (?:de |pour (?:le |la |un |une |mon |ma |leur )?)?(?:pot de )?(?:depart|retraite|fin de (?:contrat|stage))(?: (?:a la retraite|en retraite))?|${CARD} d'au ?revoir|(?:mail|message) d'adieu`,
    sharp:
      '{Pars|Partez} d’un souvenir ou d’une habitude de travail ([crochets] pour les miens) plutôt que de la carrière, {remercie|remerciez} pour une chose précise et {finis|finissez} par un vœu léger qui regarde devant.',
    points: [
      'Début : un souvenir ou une habitude ; entre [crochets] si je n’en ai pas cité',
      'Merci : pour une chose précise',
      'Suite : un vœu qui regarde devant, sans larmes',
      'Deux versions : une pour une carte, une plus drôle',
    ],
    assumes: 'Two versions.',
  },
  {
    named: `(?:${CARD} (?:de |pour (?:souhaiter )?(?:un |une |l'|les |la |le )?(?:joyeux |bon |bonne )?)?(?:d')?(?:joyeux )?(?:anniversaire|voeux|nouvelle annee|bonne annee|noel|fete des (?:meres?|peres?)|saint[- ]valentin|felicitations|naissance|bapteme|remise de diplome)|voeux (?:pour|de|professionnels?)|felicitations pour)`,
    sharp:
      '{Pars|Partez} d’un détail qui n’appartient qu’à cette personne ([crochets] si je n’en ai pas donné), sans rimes ni formules de carte, et {propose|proposez} trois versions de tons différents, toutes dignes de l’occasion, dont une très courte.',
    points: [
      'Détail : propre à cette personne ; entre [crochets] si je n’en ai pas donné',
      'Versions : trois, de tons différents, dont une très courte',
      'À éviter : « plein de bonheur, santé, réussite » et les rimes faciles',
      'Voix : comme je parlerais, prêt à être envoyé',
    ],
    assumes: 'Three versions to choose from.',
  },
  {
    named: 'faire[- ]parts?(?! de deces)(?: (?:de )?(?:naissance|mariage|bapteme))?',
    sharp:
      '{Annonce|Annoncez} la nouvelle dès la première ligne, avec les seuls faits que j’ai donnés et des [crochets] pour date, heure, lieu ou poids, en une phrase qui nous ressemble, et {propose|proposez} trois versions : sobre, tendre et originale.',
    points: [
      'Première ligne : la nouvelle elle-même, et qui l’annonce',
      'Faits : ceux que j’ai donnés ; les autres entre [crochets]',
      'Ton : une image simple, sans rime forcée',
      'Versions : trois, sobre, tendre et originale',
      'Longueur : assez court pour une carte',
    ],
    assumes: 'Three versions to choose from.',
  },
  {
    named: `(?:${CARD} d')?invitations?(?= (?:pour|a|au|aux|de|d'|anniversaire|mariage)|$)`,
    sharp:
      '{Dis|Dites} dès la première phrase ce que l’on fête, puis quand, où, jusqu’à quand répondre et ce qu’il faut apporter, avec des [crochets] pour ce que je n’ai pas dit et une touche qui donne envie.',
    points: [
      'Première phrase : ce que l’on fête, et qui invite',
      'Pratique : date, heure, lieu, réponse attendue ; entre [crochets] si absents',
      'À savoir : tenue, cadeau, enfants, seulement si je l’ai dit',
      'Touche : une phrase qui donne envie de venir',
    ],
  },
  {
    named: `(?:${CARD} (?:de |d'|pour (?:une )?)(?:amour|rupture|declaration|rompre)|declarations? d'amour)`,
    sharp:
      '{Écris|Écrivez} avec des mots simples qui viennent de ce que j’ai dit, {appuie|appuyez} le sentiment sur un moment précis ([crochets] pour le mien), sans cliché ni reproche, et {finis|finissez} par ce que j’attends vraiment.',
    points: [
      'Moment : précis, le mien entre [crochets]',
      'Sentiment : dit une fois, clairement',
      'À éviter : clichés, reproches, grandes promesses',
      'Fin : ce que j’attends, ou ce que je n’attends plus',
    ],
  },
  {
    named: '(?:posts?|publications?|carrousels?) (?:linkedin|facebook)|linkedin(?= (?:post|sur|pour))',
    sharp:
      '{Ouvre|Ouvrez} sur une phrase qui fait cliquer « voir plus », {raconte|racontez} une seule chose vécue avec ce qu’elle m’a appris, en paragraphes d’une ou deux lignes, et {termine|terminez} par une vraie question, sans rafale d’émojis.',
    points: [
      'Accroche : une phrase qui fait cliquer « voir plus »',
      'Corps : une seule idée, un fait vécu ; le mien entre [crochets]',
      'Forme : paragraphes d’une ou deux lignes, peu d’émojis',
      'Fin : une vraie question, trois mots-dièse au plus',
      'À éviter : « ravi d’annoncer » et la leçon de morale',
    ],
  },
  {
    named:
      '(?:legendes?|descriptions?|textes?|posts?|captions?|publications?) (?:pour (?:une? |mon |ma )?(?:photo |post |publication )?)?(?:insta(?:gram)?|tik ?tok|facebook)|legendes?(?= (?:pour|photo|de photo))|bios? (?:insta(?:gram)?|tik ?tok|tinder|twitter|bumble|hinge)|profil (?:tinder|bumble|hinge)',
    sharp:
      '{Mets|Mettez} un détail concret dans les premiers mots, {évite|évitez} les clichés, {respecte|respectez} ce qui est demandé pour la longueur et les mots-dièse, et {donne|donnez} deux versions de ton différent, d’abord celle qui ferait le mieux réagir.',
    points: [
      'Premiers mots : un détail concret, lisible sans « plus »',
      'Versions : deux, l’une sobre, l’autre drôle',
      'À éviter : citations, superlatifs, rafales de mots-dièse',
      'Choix : celle qui ferait le mieux réagir, et pourquoi',
    ],
    assumes: 'Number: two versions.',
  },
  {
    named:
      "(?:scripts?|idees? de scripts?|scenarios?|textes?) (?:de |d'une |pour (?:une? |ma |mon )?)?(?:videos?|reels?|tik ?toks?|youtube|shorts?|podcasts?|pubs?)(?: \\p{L}+)?",
    sharp:
      '{Accroche|Accrochez} dès les premières secondes par la promesse, {présente|présentez} un tableau avec durée, image et texte dit, une seule idée par plan, et {termine|terminez} par une seule action à faire.',
    points: [
      'Accroche : la promesse ou la question, dès les premières secondes',
      'Format : tableau avec durée, image, texte dit',
      'Texte : des phrases que l’on dirait, une idée par plan',
      'Fin : une seule action à faire',
    ],
  },
  {
    named:
      '(?:calendriers? (?:editoria(?:l|ux)|de (?:contenu|publication)s?)|plannings? (?:editorial|de (?:contenu|publication)s?|reseaux sociaux|instagram)|strategie (?:de contenu|reseaux sociaux|instagram))',
    sharp:
      '{Présente|Présentez} un tableau avec jour, réseau, sujet, format et première phrase, {mêle|mêlez} utile, coulisses et vente, et {signale|signalez} ce qui peut être réutilisé.',
    points: [
      'Format : tableau avec jour, réseau, sujet, format, première phrase',
      'Équilibre : surtout de l’utile et des coulisses, peu de vente',
      'Effort : ce qui se prépare en une fois ou se réutilise, signalé',
      'Mesure : ce qu’il faut regarder après un mois',
    ],
  },
  {
    named:
      "(?:fiches? (?:de )?produits?|descriptions? (?:de |d'un |du |des )?(?:mon )?produits?|pages? (?:a propos|d'accueil|de vente)|landing pages?|textes? (?:pour |de )(?:mon |le |un )?(?:site|page d'accueil|flyer|prospectus|affiche|depliant))",
    sharp:
      '{Dis|Dites} d’abord ce que c’est et pour qui, {donne|donnez} trois avantages chacun avec sa preuve ([crochets] pour les miennes), {réponds|répondez} au doute principal et {termine|terminez} par un seul appel à l’action.',
    points: [
      'Titre : ce que c’est, pour qui, compris en cinq secondes',
      'Avantages : trois, chacun avec sa preuve ; la mienne entre [crochets]',
      'Doute : le principal, levé',
      'Pratique : ce qu’il faut savoir avant d’acheter ou de venir',
      'Fin : un seul appel à l’action',
    ],
  },
  {
    named:
      "slogans?(?= (?:pour|de|publicitaire)|$)|(?:accroches?|phrases? d'accroche)(?= (?:pour|publicitaire|de pub)|$)",
    sharp:
      '{Propose|Proposez} des formules de six mots au plus qui ne pourraient convenir à personne d’autre, par des chemins différents (jeu de mots, promesse, image, question), et {signale|signalez} la plus forte avec sa raison.',
    points: [
      'Longueur : six mots au plus, faciles à dire',
      'Propre à ce cas : ne pourrait convenir à personne d’autre',
      'Chemins : jeu de mots, promesse, image, question',
      'À éviter : « qualité », « passion », « à votre service »',
      'Choix : la plus forte, avec sa raison',
    ],
  },
  {
    named: '(?:haikus?|acrostiches?|sonnets?|alexandrins?|limericks?|fables?(?= (?:sur|a la|avec|pour)))',
    sharp:
      '{Respecte|Respectez} strictement les règles de la forme, {pars|partez} d’une image concrète plutôt que d’un sentiment, avec des mots simples, et {donne|donnez} au dernier vers un vrai retournement, sans explication.',
    points: [
      'Forme : ses règles de syllabes, de rimes ou de lettres, sans écart',
      'Image : concrète, une seule',
      'Fin : un retournement',
      'Rendu : le texte seul, sans commentaire',
    ],
  },
  {
    named:
      "(?:paroles? (?:de |d'une |pour (?:une )?)?(?:chansons?|rap)|chansons?(?= (?:sur|pour|de|d'|drole|rigolote))|raps?(?= (?:sur|pour))|paroles?(?= (?:sur|pour)))",
    sharp:
      '{Trouve|Trouvez} la phrase où tout revient, {donne|donnez} à chaque partie une image de la vie réelle plutôt que des rimes usées, {indique|indiquez} les parties et {garde|gardez} des vers faciles à chanter ou à scander.',
    points: [
      'Cœur : une phrase où tout revient',
      'Images : de la vie réelle, une par partie',
      ['Rythme : facile à chanter ou à scander', '!modelled'],
      'Parties : indiquées, chacune dit quelque chose de nouveau',
    ],
  },
  {
    named:
      "(?:histoires?|contes?) (?:du soir|pour (?:s'endormir|dormir|endormir|enfants?|(?:mon|ma|mes) (?:fils|filles?|enfants?|petits?))|pour (?:un |une )?enfant\\p{L}*)",
    sharp:
      '{Donne|Donnez} au héros un petit souci que l’enfant connaît et une solution trouvée seul, avec une phrase qui revient, des mots faciles à lire à voix haute et une fin qui apaise.',
    points: [
      'Héros : un petit souci que l’enfant connaît',
      'Solution : trouvée par le héros, sans morale dite',
      'Voix haute : phrases courtes, une phrase qui revient',
      'Fin : calme, dans un lieu sûr',
      ['Longueur : cinq minutes de lecture', '!length'],
    ],
  },
  {
    named:
      'chasses? au? tresors?|jeux? de piste|escape[- ]games?|murder part(?:y|ies)|enquetes?(?= (?:pour enfants?|policiere))|rallye photo',
    sharp:
      '{Donne|Donnez} les étapes dans l’ordre avec l’énigme prête à imprimer, sa réponse et l’endroit où la cacher ([crochets] pour mes lieux), un indice de secours et une fin qui récompense tout le monde.',
    points: [
      'Histoire : une mission en deux phrases',
      'Étapes : énigme à imprimer, réponse, cachette ; mes lieux entre [crochets]',
      'Niveau : adapté à l’âge, un indice de secours chacune',
      'Préparation : matériel, durée et ordre de mise en place',
      'Fin : un trésor pour tous',
    ],
  },
  {
    named: '(?:invente|cree|ecris|donne|propose|imagine)(?:[- ]moi)? une (?:\\p{L}+ )?(?:devinette|enigme)',
    sharp:
      '{Fais|Faites} parler la chose d’elle-même par des images toutes vraies, {égare|égarez} une fois sans mentir, ne {rime|rimez} que si cela reste naturel, et {mets|mettez} la solution sur une ligne à part, à la fin.',
    points: [
      'Images : toutes vraies pour cette chose, aucune qui aille à tout',
      'Piège : égare une fois sans mentir',
      'Longueur : assez courte pour se dire de mémoire',
      'Solution : sur une ligne à part, à la fin',
    ],
  },
  {
    named: '(?:devinettes?|enigmes?|charades?|blagues? carambar)',
    sharp:
      '{Choisis|Choisissez}-en qui se résolvent par les indices donnés et n’ont qu’une réponse, de la plus facile à la plus dure, avec les réponses à part à la fin.',
    points: [
      'Résolution : par les seuls indices donnés',
      'Réponse : une seule possible, en quelques mots',
      'Ordre : de la plus facile à la plus dure',
      'Réponses : à part, à la fin',
      ['Nombre : cinq', '!count', '!single'],
    ],
  },
  {
    named: "(?:fiches? |backgrounds? |histoires? |portraits? )(?:de |d'un |du |pour (?:un |mon )?)?personnages?",
    sharp:
      '{Donne|Donnez} un désir, une blessure, quelqu’un laissé derrière qui peut revenir, une habitude qui montre tout cela et une question gardée pour plus tard, sans parents morts ni élu.',
    points: [
      'Désir et blessure : ce qui pousse ce personnage, et ce qui est arrivé',
      'Liens : quelqu’un laissé derrière, qui peut revenir',
      'Manière : une habitude et une façon de parler qui le montrent',
      'Question ouverte : un secret pour plus tard',
      'À éviter : parents morts, prophétie, élu',
    ],
  },
  {
    named: 'playlists?',
    sharp:
      '{Donne|Donnez} l’artiste et le titre de chacun dans un ordre qui monte puis redescend, {mêle|mêlez} connu et moins connu, {dis|dites} en quelques mots pourquoi il est là et {ne cite|ne citez} que des morceaux qui existent.',
    points: [
      'Format : artiste et titre, une ligne chacun',
      'Ordre : une courbe, du démarrage à la fin',
      'Mélange : quelques évidences, surtout des découvertes',
      'Exactitude : seulement des morceaux qui existent',
      ['Nombre : une vingtaine', '!count'],
    ],
    assumes: 'Number: about twenty tracks.',
  },
  {
    named: 'prompts? (?:midjourney|dall-?e|image|stable diffusion|pour (?:une image|midjourney|dall-?e|un logo))',
    sharp:
      '{Décris|Décrivez} dans cet ordre le sujet, le décor, la lumière, le cadrage et le style, avec des mots concrets, et {propose|proposez} deux variantes prêtes à copier qui diffèrent vraiment.',
    points: [
      'Ordre : sujet, décor, lumière, cadrage, style',
      'Mots : concrets et visibles, aucun « beau » ni « magnifique »',
      'Format : une ligne prête à copier',
      'Variantes : deux, qui diffèrent vraiment',
    ],
  },
  {
    named:
      "(?:organise(?:r|z)? |organisation (?:d'|de l')|programme (?:d'|pour |de l')|idees? (?:d'activites? )?(?:pour |d')|activites? (?:pour |d'))(?:une? |l'|mon |notre |le |son )?(?:anniversaire|gouter d'anniversaire|evjf|evg|baby shower|cremaillere|soiree jeux|fete surprise|pendaison de cremaillere)",
    sharp:
      '{Donne|Donnez} le déroulé heure par heure avec les activités, le matériel et qui s’en occupe, {prévois|prévoyez} une solution s’il pleut ou si l’on s’ennuie, puis la liste de ce qui se prépare d’avance et un coût approximatif.',
    points: [
      'Déroulé : heure par heure, activités et pauses',
      'Activités : adaptées à l’âge et au nombre, avec le matériel',
      'Repas : simple, à préparer d’avance',
      'Rechange : s’il pleut, ou si une activité tombe à plat',
      'Avant : ce qui se prépare, et quand ; coût approximatif',
    ],
  },
  {
    named:
      '(?:regimes?|plans?|programmes?|menus?)(?: \\p{L}+)? (?:pour |de )?(?:perdre|perte de poids|maigrir|mincir|secher|prise de masse|prendre du muscle)',
    sharp:
      '{Propose|Proposez} un rythme réaliste et sans danger, une semaine type de repas simples avec équivalences, deux habitudes qui comptent plus que le reste, et {dis|dites} comment suivre les progrès et quand demander un avis médical.',
    points: [
      'Rythme : réaliste et sans danger, dit clairement',
      'Semaine type : repas simples, avec équivalences',
      'Habitudes : les deux qui comptent le plus',
      'Suivi : quoi mesurer, et quoi changer si cela stagne',
      'Prudence : quand demander un avis médical',
    ],
  },
  {
    named:
      '(?:idees? (?:de |pour un )?)?week[ -]?ends?(?= (?:romantique|en amoureux|en famille|entre|pas cher|a |autour|pres|insolite|surprise|nature|detente|au|en|pour))',
    sharp:
      '{Propose|Proposez} trois idées nettement différentes avec le trajet, l’ordre de prix et ce qui les rend bonnes, puis le déroulé de la meilleure du départ au retour, et {dis|dites} ce qu’il faut réserver et vérifier.',
    points: [
      'Idées : trois, nettement différentes, avec trajet et ordre de prix',
      'Choix : la meilleure, et pourquoi',
      'Déroulé : du départ au retour, avec du temps libre',
      'Pluie : une solution de rechange',
      'À vérifier : horaires, prix et réservations',
    ],
    assumes: 'Number: three ideas.',
  },
  {
    named:
      "(?:check[- ]?lists?|listes?)(?: \\p{L}+)? (?:de |d'|du |des |pour (?:un |le |mon |notre |la |les |une |l')?)?(?:demenagement|demenager|mariage|naissance|maternite|rentree|depart en vacances|visite d'appartement|valise|bagages?|voyage|camping|randonnee|rando|vacances)|(?:retroplanning|planning|organisation)s? (?:de |du |d'un |pour (?:un |mon |notre |le )?)(?:mariage|demenagement)",
    sharp:
      '{Classe|Classez} par moment ou par usage, une action ou un objet par ligne à cocher, {signale|signalez} ce qui a une échéance ou coûte cher et {termine|terminez} par ce qu’on oublie le plus souvent.',
    points: [
      'Ordre : par moment ou par usage',
      'Lignes : une seule action ou un seul objet, à cocher',
      'Signalé : ce qui a une échéance, coûte cher ou prend du temps',
      'Inutile : ce qu’il ne vaut pas la peine de faire ou d’emporter',
      'Fin : ce qu’on oublie le plus souvent',
    ],
  },
  {
    named:
      "(?:budgets?(?= (?:pour|de|d'|mensuel|familial|previsionnel|mariage|vacances|voyage|etudiant)|$)|tableaux? de budget|budgets? previsionnels?)",
    sharp:
      '{Présente|Présentez} un tableau de postes avec un montant chacun, les dépenses fixes à part des variables, une réserve et le total, et {signale|signalez} chaque estimation pour que je la remplace.',
    points: [
      'Format : tableau de postes avec montant, puis total',
      'Groupes : dépenses fixes à part des variables',
      'Réserve : une ligne pour ce qu’on oublie toujours',
      'Estimations : signalées, à remplacer par mes chiffres',
      'Économies : où couper d’abord si c’est trop',
    ],
  },
  {
    named:
      "menus?(?= (?:de|du|pour|d'|noel|mariage|anniversaire|complet|vegetarien|ramadan|equilibre)|$)(?! (?:de la semaine|pour la semaine|de semaine))|repas (?:de (?:noel|fete|famille|paques|nouvel an|reveillon)|d'anniversaire)|aperos? dinatoires?|buffets?(?= (?:froid|pour|d'|de)|$)|brunch(?:s|es)?(?= pour|$)",
    sharp:
      '{Choisis|Choisissez} des plats qui vont ensemble et se préparent surtout à l’avance, {donne|donnez} les quantités pour tous, puis le rétroplanning du jour et une liste de courses.',
    points: [
      'Plats : qui vont ensemble, préparés surtout à l’avance',
      'Quantités : pour tous, avec un coût approximatif',
      'Rétroplanning : ce qui se fait quand, avec un seul four',
      'Courses : une liste, par rayon',
      'Secours : un remplacement pour qui ne mange pas un plat',
    ],
  },
  {
    named:
      'batch ?cooking|menus? (?:de la|pour la|de) semaine|(?:planning|plan)s? (?:de |des )?repas|reequilibrage alimentaire',
    sharp:
      '{Présente|Présentez} les repas par jour en réutilisant les mêmes ingrédients, {dis|dites} ce qui se prépare d’avance et combien de temps cela se garde, et {termine|terminez} par la liste de courses avec quantités.',
    points: [
      'Format : tableau par jour et par repas',
      'Ingrédients : réutilisés, de saison, peu de restes',
      'D’avance : ce qui se prépare en une fois, et sa conservation',
      'Courses : une liste par rayon, avec quantités',
      'Échange : un repas de secours en dix minutes',
    ],
  },
  {
    named:
      "(?:programmes?|plans?|seances?|routines?) (?:de |d'|du )?(?:muscu(?:lation)?|sport|sportif|entrainements?|fitness|renforcement|abdos?|hiit|gainage|yoga|etirements?|course(?: a pied)?|running|semi[- ]marathon|marathon|full body|remise en forme)",
    sharp:
      '{Donne|Donnez} pour chaque séance les exercices dans l’ordre avec séries ou durée et repos, {montre|montrez} comment progresser de semaine en semaine, l’erreur à éviter et quoi remplacer en cas de douleur.',
    points: [
      'Séances : tableau avec exercices, séries ou durée, repos',
      'Échauffement : quelques minutes, précis',
      'Progression : ce qui change d’une semaine à l’autre',
      'Technique : l’erreur à éviter pour chaque exercice',
      'Douleur : le remplacement, et quand s’arrêter',
    ],
  },
  {
    named:
      "(?!.*(?:coloc|famille|personnes|entre (?:nous|tous)|a (?:trois|quatre|cinq|\\p{Nd})))(?:plannings?|tableaux?|routines?|organisations?) (?:de |du |des |d')?(?:menage|taches menageres|taches|matin(?:ale)?|soir|coucher|skin ?care|soins? (?:du |de )?visage|nettoyage)",
    sharp:
      '{Donne|Donnez}-le dans l’ordre avec les minutes de chaque étape, assez court pour un mauvais jour, et {dis|dites} quelle étape compte le plus et laquelle peut sauter.',
    points: [
      'Étapes : dans l’ordre, avec les minutes de chacune',
      'Version courte : pour un mauvais jour',
      'Poids : l’étape qui compte le plus, et pourquoi',
      'Début : ce qu’il faut mettre en place la première semaine',
    ],
  },
];
