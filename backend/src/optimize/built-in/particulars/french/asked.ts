import type { Particular } from '../particular.js';

const WHOLE = "(?: (?:stp|svp|merci|s'il te plait|s'il vous plait))?[\\s.!?]*$";
const SAYING =
  "(?:dire|annoncer|demander|refuser|decliner|avouer|repondre|reclamer|negocier|rompre|quitter|m'excuser|s'excuser|excuser|remercier|rappeler|relancer|recadrer|inviter|consoler|reconforter|feliciter|parler|expliquer|faire comprendre|proposer|reprocher|poser ma demission|demissionner|reprendre contact|annuler)(?![\\p{L}])";
const SOMEBODY =
  "(?<![\\p{L}])(?:quelqu'un|lui|leur|(?:mon|ma|mes|notre|nos|un|une|des|le|la|au|aux|l'|d'un|d'une) ?(?:\\p{L}+[ -])?(?:chefs?|boss|patronn?e?s?|managers?|manageuse|responsables?|superieure?|rh|directeur|directrice|employeur|recruteu(?:r|se)|equipe|collegues?|clients?|clientes?|ami(?:e|s|es)?|pote|copain|copine|mec|meuf|mari|femme|conjointe?|compagn(?:on|e)|pere|mere|maman|papa|parents?|beaux-parents|fils|filles?|enfants?|ado|freres?|soeurs?|famille|cousine?|grand-mere|grand-pere|belle-mere|beau-pere|voisine?s?|proprio|proprietaire|coloc(?:ataire)?|profs?|professeure?|maitresse|eleves?|etudiant|medecin|psy|ex|crush|garcon|gars|personnes?|gens|associee?|prestataire|stagiaire|employee?|salariee?|temoin|invitee?s?))(?![\\p{L}])";
const TOLD_ANYWAY =
  "(?:rompre|m'excuser|s'excuser|recadrer|reprendre contact|demissionner|poser ma demission|avouer|dire non|decliner|annoncer (?:ma|mon|une|un|que) (?:demission|grossesse|depart|rupture|mauvaise nouvelle|deces|je)|(?:demander|negocier) (?:une |mon |ma |son )?(?:augmentation|salaire|rupture conventionnelle)|refuser (?:poliment|gentiment|une (?:invitation|offre|proposition|demande|mission|promotion)|un (?:cadeau|rendez-vous|projet|service)))(?![\\p{L}])";
const SMALL = ['plain', 'small', 'unknown', 'suggest', 'question', 'fact'] as const;

/** What people ask or say in a few words that mean one thing, whether or not there is a question mark. */
export const FRENCH_ASKED: readonly Particular[] = [
  {
    asked: true,
    named: '(?:ameliore[rz]?|optimise[rz]?)(?!.*[:\\n]) (?:mon|ma|le) (?:cv|profil linkedin)(?= |$)',
    sharp:
      '{Demande|Demandez}-moi d’abord le texte actuel et le poste visé, puis {donne|donnez} les trois changements qui comptent le plus, chacun avec la phrase avant et après, sans inventer d’expérience.',
    points: [
      'D’abord : me demander le texte actuel et le poste visé',
      'Changements : les trois qui comptent le plus en premier',
      'Chacun : la phrase avant, la phrase après, et pourquoi',
      'Faits : seulement les miens ; entre [crochets] ce qui manque',
    ],
  },
  {
    asked: true,
    named: `(?:(?:une?|la|quelle est la|des|de) )?(?:bonnes? |belles? |meilleures? )?(?:facons?|manieres?|formules?|phrases?|tournures?) (?:tres )?(?:polies?|gentille?s?|delicates?|elegantes?|diplomates?|diplomatiques?|professionnelles?|douces?|droles?|sympas?|courtoises?|correctes?)? ?(?:de|pour|d') ?${SAYING}`,
    sharp:
      '{Donne|Donnez}-moi trois formulations prêtes à dire ou à envoyer, de la plus brève à la plus chaleureuse, sans motif que je n’ai pas donné, et {dis|dites} quand chacune convient.',
    points: [
      'Formulations : trois, prêtes à dire ou à envoyer, de brève à chaleureuse',
      'Usage : pour chacune, quand elle convient',
      'Contenu : aucun motif que je n’ai pas donné, pas de longue excuse',
      'Si l’autre insiste : une phrase aimable et ferme',
    ],
    assumes: 'Three wordings to choose from.',
  },
  {
    asked: true,
    over: [
      'suggest',
      'howto',
      'plain',
      'small',
      'unknown',
      'question',
      'advice',
      'message',
      'reply',
      'email',
      'fact',
      'support',
      'explain',
    ],
    named: `(?:comment (?:est-ce que (?:je )?|(?:puis-je|dois-je|peut-on|on peut|je peux|je dois|je) )?(?:(?:faire pour|bien|poliment|gentiment|le mieux|simplement|lui|leur|te|me|vous|se|s'y prendre pour|faut-il) ?)*(?:${TOLD_ANYWAY}|${SAYING}(?=.{0,60}${SOMEBODY}))|(?:que|quoi|qu'est-ce que je peux|qu'est-ce que je|que puis-je|que dois-je|que peut-on) (?:lui |leur )?(?:dire|repondre|ecrire)(?= (?:a|au|aux|pour|quand|si|lorsqu\\p{L}*|sur|dans|en)))(?=.{0,140}$)(?!.* en (?:anglais|espagnol|italien|allemand|japonais|arabe|chinois|portugais|russe|coreen|turc|neerlandais|latin|python|java\\p{L}*)(?![\\p{L}]))`,
    sharp:
      '{Donne|Donnez} deux ou trois formulations que je peux employer telles quelles, {dis|dites} laquelle convient quand, et une chose qu’il vaut mieux taire.',
    points: [
      'Formulations : deux ou trois, prêtes à l’emploi, de tons différents',
      'Usage : pour chacune, quand elle convient',
      'À taire : ce qui rendrait la chose plus difficile',
      'Ensuite : ce que je peux ajouter, selon la réaction',
    ],
  },
  {
    asked: true,
    named:
      "(?:une? |des |la |les |quelle |bonnes? |meilleures? )*excuses?(?: (?:bidons?|valables?|credibles?|simples?|droles?))*(?= (?:pour (?:ne|n'|pas|eviter|rater|louper|annuler|sortir|refuser|partir|manquer|secher|mon retard|un retard|justifier)|a donner)|$)",
    sharp:
      '{Propose|Proposez}-en trois, courtes, crédibles et sans maladie ni décès, qui n’accusent personne, et {dis|dites} laquelle est la plus sûre et quoi répondre si l’on me pose une question.',
    points: [
      'Excuses : trois, une ou deux phrases chacune, prêtes à dire',
      'Crédibles : banales, difficiles à vérifier, faciles à tenir',
      'À éviter : maladie, décès, accuser quelqu’un',
      'Choix : la plus sûre, et quoi répondre à une question',
    ],
    assumes: 'Number: three.',
  },
  {
    asked: true,
    named:
      "(?:(?:quelle est|c'est quoi|quel est|donne[- ]moi|connais[- ]tu) )?(?:la |le |les |une |un )?(?:meilleure? |bonne? |plus (?:simple|rapide|sure?|economique) )(?:facon|maniere|methode|moyen|technique|astuce)(?= (?:de|pour|d'))|(?:la |le )?(?:facon|maniere|methode|moyen) (?:la |le )plus (?:simple|rapide|sure?|efficace|economique)(?= (?:de|pour|d'))",
    sharp:
      '{Nomme|Nommez} une seule façon, celle qui marche le mieux, avec ses étapes exactes, {dis|dites} pourquoi et {ajoute|ajoutez} une alternative et l’erreur la plus fréquente.',
    points: [
      'Choix : une seule façon, avec ses étapes exactes',
      'Raison : pourquoi celle-là',
      'Alternative : une, et quand elle est préférable',
      'Erreur : la plus fréquente',
    ],
  },
  {
    asked: true,
    named:
      "(?:.{0,60}\\bentretien(?: d'embauche| professionnel| de stage| d'alternance)?\\b.{0,60}(?:aide[rz]?[- ]moi|conseils?|des idees|que dire|comment (?:me|se) preparer)|(?:prepare[rz]?|entraine[rz]?|aide[rz]?)(?:[- ]moi)?(?: a)?(?: (?:me )?(?:preparer|reussir|passer))? (?:a |pour )?(?:un |mon |l'|une )?(?:entretien|interview|oral d'admission)(?! annuel)|(?:simule[rz]?|simulation d'(?:un )?|fais[- ]moi passer) ?(?:un |mon |l')?entretien(?! annuel)|preparation (?:a (?:l'|un )|d')entretien)",
    sharp:
      '{Cite|Citez} les questions les plus probables pour ce poste, ce que chacune cherche vraiment et une trame de réponse avec [crochets] pour mes exemples, puis {entraîne-moi|entraînez-moi} en posant une question à la fois et en corrigeant ma réponse.',
    points: [
      'Questions : les plus probables pour ce poste, la plus piégeuse comprise',
      'Chacune : ce qu’elle cherche vraiment, et une trame de réponse',
      'Mes exemples : situation, action, résultat ; entre [crochets]',
      'À demander : trois questions que je peux poser moi-même',
      'Ensuite : une question à la fois, en attendant ma réponse',
    ],
  },
  {
    asked: true,
    named:
      "(?:(?:bonnes? |les |des |quelles |meilleures? |liste de |\\p{Nd}+ )*questions (?:a |faut-il |dois-je |que je dois |pour )(?:lui )?(?:poser |demander )?(?:.{0,40}(?:entretien|recruteur|employeur|proprietaire|bailleur|visite|vendeur|medecin|notaire|avocat|banquier|artisan|prestataire|photographe|traiteur|nounou|creche|candidat|agence|dj|veterinaire|ecole)|a (?:un|une|mon|ma|la|le|l')))",
    sharp:
      '{Classe|Classez}-les par ce qui changerait la décision, {demande|demandez} des faits plutôt que des promesses et {dis|dites} après chacune ce qui serait une bonne réponse et ce qui devrait alerter.',
    points: [
      'Ordre : d’abord ce qui changerait la décision',
      'Questions : sur des faits, aucune qui se règle par oui',
      'Après chacune : la bonne réponse, et celle qui doit alerter',
      ['Nombre : douze au plus', '!count'],
    ],
  },
  {
    asked: true,
    named:
      "(?!.*(?:stress|peur|angoiss|rate|reussi|planning|calendrier|programme de|mail))(?:.{0,80}(?:controle|examen|partiels?|interro|bac|brevet|concours|evaluation|ds|toeic|code de la route)(?![\\p{L}]).{0,60}(?:aide[rz]?[- ]moi(?: a reviser)?|que reviser|quoi reviser|comment reviser|fais[- ]moi reviser)|(?:aide[rz]?|fai(?:s|tes)|interroge[rz]?)[- ]moi (?:a )?(?:reviser|preparer|bosser|reussir) (?:mon |mes |le |la |les |un |une |pour |l')+ ?(?:.{0,20})?(?:controle|examen|partiels?|interro|bac|brevet|concours|evaluation|ds|toeic|code))",
    sharp:
      '{Donne|Donnez}-moi d’abord en une page ce qui a le plus de chances de tomber, puis {interroge-moi|interrogez-moi} une question à la fois en attendant ma réponse, et {reviens|revenez} sur ce que j’ai raté.',
    points: [
      'D’abord : ce qui a le plus de chances de tomber, en une page',
      'Ensuite : une question à la fois, en attendant ma réponse',
      'Après chaque réponse : juste ou faux, avec la raison en une ligne',
      'Points faibles : revenir sur ce que j’ai raté',
    ],
  },
  {
    asked: true,
    over: [
      'names',
      'question',
      'plain',
      'small',
      'decide',
      'unknown',
      'suggest',
      'compare',
      'choice',
      'fact',
      'recommend',
    ],
    named:
      '(?!.*(?:correcte?|bonne reponse|verbe|adjectif|adverbe|synonyme|mots|lettre))(?:choisi(?:s|r|ssez)|lequel|laquelle|lesquels|aide[rz]?[- ]moi a choisir|que choisir|decide[rz]?|vote[rz]?)(?! au hasard).{0,60}[:：].*[,;]',
    sharp:
      '{Choisis|Choisissez}-en un seul, {dis|dites} en deux phrases pourquoi il l’emporte, {nomme|nommez} son point faible et un second choix pour quelqu’un qui aurait d’autres goûts.',
    points: [
      'Choix : un seul parmi ceux que j’ai cités, dès la première ligne',
      'Raison : pourquoi il l’emporte, en deux phrases',
      'Point faible : celui du choix retenu',
      'Autres : une demi-ligne chacun, et un second choix',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'explain', 'describe', 'fact', 'meaning', 'question'],
    named: `(?:(?:explique[rz]?(?:[- ]moi)?(?! (?:le sens d[ue] )?(?:le |ce |cette |la |l.)?(?:proverbe|dicton|adage|expression))|c'est quoi) .{3,70} (?:comme si j(?:'avais|e suis|'etais|'ai)|(?:comme )?(?:a|pour) un (?:enfant|debutant|gamin)|simplement|en termes simples|avec des mots simples|facilement|pour les nuls).{0,30}$|(?!(?:ecris|redige|fais|cree|donne) ).{3,60} (?:expliquee?s? (?:simplement|facilement|aux? enfants?|aux? debutants?)|pour les nuls|en termes simples|pour debutants?)${WHOLE})`,
    sharp:
      '{Donne|Donnez} d’abord l’idée en une phrase, puis une comparaison tirée de la vie de tous les jours suivie jusqu’au bout, et {dis|dites} à la fin où elle cesse d’être juste.',
    points: [
      'Idée : en une phrase, sans terme technique',
      'Comparaison : une seule, de la vie courante, suivie jusqu’au bout',
      'Étapes : petites, chacune appuyée sur la précédente',
      'Limite : où la comparaison cesse d’être juste',
    ],
  },
  {
    asked: true,
    over: ['ideas', 'recommend', 'suggest', 'plain', 'small', 'unknown', 'list', 'advice', 'question'],
    named:
      "(?:(?:des |une |quelques |j'ai besoin d'|cherche |je cherche |trouve[- ]moi |\\p{Nd}+ )*idees? (?:de |pour (?:un |le )?)?cadeaux?|(?:quel|un|des) cadeaux?(?= (?:offrir|pour|faire|a offrir))|que? offrir (?:a|pour)|quoi offrir|cadeaux? (?:pour|homme|femme|ado|enfant|maman|papa|copain|copine|couple|collegue|de (?:noel|naissance|depart|mariage|cremaillere)))",
    sharp:
      '{Propose|Proposez} cinq cadeaux nettement différents, {dis|dites} pour chacun pourquoi il convient et son ordre de prix, et {signale|signalez} celui que {tu offrirais|vous offririez}.',
    points: [
      'Idées : cinq, de genres différents, aucune passe-partout',
      'Chacune : pourquoi elle irait à cette personne, et son ordre de prix',
      'Touche : ce qui la rend personnelle',
      'Choix : celui à offrir, et une valeur sûre',
    ],
    assumes: 'Number: five.',
  },
  {
    asked: true,
    named: `(?:peux-tu (?:me )?|tu peux (?:me )?)?(?:motive|encourage|remonte|booste)(?:[rz])?(?:[- ]moi)?(?: le moral)?${WHOLE}|(?:donne[rz]?[- ]moi )?(?:(?:un peu )?de la |un peu de )motivation${WHOLE}`,
    sharp:
      '{Parle|Parlez}-moi directement en cinq ou six phrases, sans slogan ni citation, {termine|terminez} par une petite chose à commencer dans les dix minutes et {demande|demandez}-moi ce que je repousse.',
    points: [
      'Forme : cinq ou six phrases qui s’adressent à moi',
      'Contenu : pourquoi seul le premier pas compte, sans slogan ni citation',
      'Fin : une petite chose à commencer dans les dix minutes',
      'Ensuite : me demander ce que je repousse',
    ],
  },
  {
    asked: true,
    named:
      "(?:je (?:ne )?sais (?:pas|plus) (?:trop )?(?:quoi|que) (?:faire|choisir)(?: (?:de|dans|apres|comme|avec|plus tard|l'annee))(?: .{0,50})?$|que faire (?:de|dans) ma vie|je me sens (?:perdue?|bloquee?)(?: (?:dans|professionnellement).{0,30})?$)",
    sharp:
      '{Pose-moi|Posez-moi} d’abord trois questions, sur ce que j’ai aimé faire, ce que je sais faire et ce que je ne supporte pas, puis {propose|proposez} trois pistes différentes et pour chacune un essai peu coûteux à faire dans le mois.',
    points: [
      'D’abord : trois questions, sur ce que j’aime, ce que je sais faire, ce que je ne supporte pas',
      'Ensuite : trois pistes qui diffèrent',
      'Chacune : ce qui va, ce qui coince, un essai peu coûteux dans le mois',
      'Ton : calme, sans slogan',
    ],
    assumes: 'Three questions to you before the work starts.',
  },
  {
    asked: true,
    named: `(?:(?:et )?(?:ca|c'|ce|cela) ?(?:vaut|en vaut|est|marche|sert|suffit|veut)(?: (?:vraiment|toujours|encore|bien|le coup|la peine|utile|bon|normal|grave|vrai|sur|possible|dangereux|cher|a quoi|dire quoi|fiable|legal|interdit|obligatoire|quoi))*|est-ce que (?:ca|c'est|cela)(?: (?:vaut|en vaut|marche|suffit|vraiment|le coup|la peine|utile|bon|bien|normal|grave|vrai|possible|dangereux|fiable|legal|sert))*|(?:qu'en (?:penses-tu|pensez-vous)|tu en penses quoi|t'en penses quoi|ton avis|c'est combien|ca coute combien))${WHOLE}`,
    sharp:
      'Si notre échange ne montre pas de quoi il s’agit, {demande-le-moi|demandez-le-moi} d’abord en une phrase ; sinon, {réponds|répondez} dès la première phrase et {donne|donnez} les deux raisons qui pèsent le plus.',
    points: [
      'Sujet : me le demander en une phrase s’il n’est pas clair',
      'Réponse : dès la première phrase',
      'Raisons : les deux qui pèsent le plus',
      'Limite : quand la réponse serait différente',
    ],
  },
  {
    asked: true,
    named: `(?:(?:j'ai |je veux |il me faut )?(?:besoin )?d'aide|(?:peux-tu |tu peux |pouvez-vous )?(?:m'aider|aide[rz]?[- ]moi|aidez-moi)|a l'aide|help)(?: (?:avec|en|pour|sur|dans|a faire) (?:mon |ma |mes |le |la |les |l'|un |une |des )?[\\p{L}\\p{N}+#'.-]+(?: [\\p{L}\\p{N}+#.-]+){0,2})?${WHOLE}`,
    sharp:
      '{Demande-moi|Demandez-moi} d’abord, en un court message, ce que je veux obtenir, ce que j’ai déjà et où je bloque ; puis {avance|avancez} avec moi étape par étape.',
    points: [
      'D’abord : un court message sur ce que je veux, ce que j’ai et où je bloque',
      'Choix : trois besoins fréquents sur ce sujet, à cocher',
      'Ensuite : étape par étape, en attendant que chacune marche',
    ],
    assumes: 'One message with questions to you before the work starts.',
  },
  {
    asked: true,
    over: [
      'plain',
      'small',
      'unknown',
      'suggest',
      'advice',
      'question',
      'troubleshoot',
      'fact',
      'yesno',
      'trip',
      'support',
      'explain',
    ],
    named:
      "(?:j'ai|je |mon |ma |mes |notre |nos |on |il |elle |un |une |le |la )(?!.*[:\\n])[^?]{8,120}[ ,.?]+(?:(?:que|quoi) faire|je fais quoi|que dois[- ]je faire|comment faire|que puis[- ]je faire)(?: (?:en attendant|avant|maintenant|svp|stp)[^?]{0,40})?[ ?.!]*$",
    sharp:
      '{Dis|Dites} d’abord ce qu’il faut faire en premier et pourquoi, puis la suite dans l’ordre avec la raison de chaque étape, ce qu’il vaut mieux éviter et ce qui dans mon cas changerait la réponse.',
    points: [
      'D’abord : ce qu’il faut faire en premier, et pourquoi',
      'Ensuite : les étapes dans l’ordre, avec la raison de chacune',
      'À éviter : ce qui aggraverait les choses',
      'Dépend : ce qui dans mon cas changerait la réponse',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'suggest', 'howto', 'question', 'fact', 'advice', 'email', 'explain'],
    named:
      "(?:je (?:veux|voudrais|souhaite|dois|cherche a)|comment) (?:resilier|rompre|annuler) (?!(?:un commit|une commande|une fonction))(?:mon |ma |le |la |l'|un |une |notre )?(?:\\p{L}+ )?(?:abonnement|contrat|assurance|mutuelle|forfait|bail|box|salle|inscription|engagement)",
    sharp:
      '{Dis|Dites} d’abord si je suis encore engagé et ce que cela coûte, puis les étapes avec le délai et la preuve à garder, et {donne|donnez} la lettre prête à envoyer avec des [crochets] pour ce que je n’ai pas dit.',
    points: [
      'Engagement : comment savoir si je suis libre, et les motifs qui libèrent',
      'Étapes : dans l’ordre, avec délais et preuve à garder',
      'Coût : ce qui peut être réclamé, ce qui ne peut pas l’être',
      'Lettre : prête à envoyer, [crochets] pour ce qui manque',
      'À vérifier : les points qui dépendent du contrat',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'formula', 'howto', 'code', 'suggest', 'change', 'entries', 'question'],
    named:
      '(?:(?:(?:comment|calculer|faire|creer|compter|inserer|supprimer) .{3,50} )?(?:sur|dans|avec|sous) )?(?:excel|google sheets?|libre ?office(?: calc)?|powerpoint|outlook|word|photoshop|canva|notion)(?=[:, ].{8,})(?! ?(?:est|ou|et|vs|cours|formation|certificat|prix|gratuit)(?![\\p{L}]))|(?:comment|calculer|faire|creer|compter|inserer|supprimer) .{5,70} (?:sur|dans|avec|sous) (?:excel|google sheets?|powerpoint|outlook|word|photoshop|canva|notion)(?=[\\s?.!]*$)',
    sharp:
      '{Donne|Donnez} la manipulation ou la formule prête à copier, {dis|dites} pour quelle version elle vaut, {montre|montrez} une formule sur un tout petit exemple et {signale|signalez} le piège à éviter.',
    points: [
      'Solution : la plus courte, en étapes ou en formule prête à copier',
      'Exemple : pour une formule, avant et après, sur quelques lignes',
      'Version : où cela marche, et que faire ailleurs',
      'Piège : ce qui rate le plus souvent, et comment annuler',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'suggest', 'debug', 'why', 'advice', 'fact', 'question', 'troubleshoot'],
    named:
      "(?!(?:et si|comment|quel|quelle|est-ce|ecris|redige|donne|fais|compare|liste|explique|mail|lettre|message|idees?|que|quoi) )(?:pourquoi )?[^:=(){}?]{2,60}(?:\\b(?:ne |n')?(?:marche(?:nt)?|fonctionne(?:nt)?|demarre|s'allume|charge|chauffe|refroidit|vidange|essore|se connecte|s'ouvre|se ferme|repond|imprime|pousse|tient|detecte|reconnait|demarrent)(?: toujours| vraiment)? (?:pas|plus|mal)|\\b(?<!\\b(?:je|on|il|elle|nous) )(?:fuit|goutte|grince|siffle|clignote|vibre|bipe|rame|plante|bugue?|gele|surchauffe|saute|disjoncte|sent mauvais|pue|jaunit|jaunissent|brunissent|en panne|(?<!je )bloquee?s?|bouchee?s?|cassee?s?|tres lente?|trop lente?|lente?|se (?:bloque|coupe|deconnecte|fane|decolle)|coupe (?:tout le temps|sans arret|toujours)|fait (?:un |du |des )(?:drole de )?bruits?|tourne en boucle|ecran noir)(?![\\p{L}]))[^:=(){}]{0,60}$",
    sharp:
      '{Donne|Donnez} les causes probables, la plus fréquente d’abord, chacune avec une vérification rapide et ce qu’il faut faire si c’est elle, et {dis|dites} quoi regarder ensuite et quand demander de l’aide.',
    points: [
      'Causes : de la plus à la moins probable',
      'Chacune : une vérification rapide, et quoi faire si c’est elle',
      'Ordre : d’abord ce qui est sans risque et ne coûte rien',
      'Si rien ne convient : quoi noter, et quand demander de l’aide',
    ],
  },
  {
    asked: true,
    over: [
      'question',
      'plain',
      'small',
      'unknown',
      'troubleshoot',
      'debug',
      'fact',
      'meaning',
      'explain',
      'suggest',
      'why',
    ],
    named:
      "(?:(?:que (?:veut dire|signifie)|comment (?:corriger|resoudre|reparer)|pourquoi (?:j'ai|ai-je)|c'est quoi|j'ai|explique[rz]?(?:[- ]moi)?) )?(?:(?:l'|une |cette |un |le |ce )?(?:erreur|message d'erreur|code d'erreur|code erreur|exception))(?: \\p{L}+)?(?: ?: ?.{4,}| (?:0x|e?\\p{Nd}).{1,60})",
    sharp:
      '{Dis|Dites} en une phrase ce que cela veut dire, {donne|donnez} les causes probables avec une vérification rapide chacune et la solution de la plus probable.',
    points: [
      'Sens : en une phrase, sans jargon',
      'Causes : la plus probable d’abord, une vérification rapide chacune',
      'Solution : celle de la plus probable, prête à appliquer',
      'Si cela reste : quoi m’envoyer ensuite',
    ],
  },
  {
    asked: true,
    over: ['followup', 'plain', 'explain', 'small', 'question', 'fact', 'why', 'unknown', 'suggest', 'meaning'],
    named: `(?:(?:peux-tu |tu peux |pouvez-vous |ok |mais |pardon,? |desolee?,? )*(?:re-?explique[rz]?|explique[rz]?|clarifie[rz]?|precise[rz]?|developpe[rz]?)(?:[- ](?:moi|le|ca|la))*(?: (?:ca|cela|encore|mieux|autrement|plus simplement|a nouveau|davantage|un peu plus|plus en detail|le dernier point|la derniere partie|le deuxieme point|le premier point))*|(?:desolee?,? |pardon,? )?(?:je |j')?(?:n'|ne )?(?:ai |comprends? |comprend |capte |pige |vois )(?:toujours )?(?:pas|rien|plus)(?: (?:bien|tout|compris|capte|saisi))?(?:[,.]? (?:re-?explique\\p{L}*|explique\\p{L}*)(?:[- ]moi)?(?: autrement| mieux)?)?)${WHOLE}`,
    sharp:
      '{Réexplique|Réexpliquez}-le avec d’autres mots, sur un exemple de la vie courante, et {demande-moi|demandez-moi} à la fin quelle partie reste floue.',
    points: [
      'Mots : différents, phrases plus courtes',
      'Exemple : un seul, de la vie courante',
      'Ordre : une étape à la fois, sans en sauter',
      'Fin : une question pour voir si c’est clair',
    ],
  },
  {
    asked: true,
    over: ['followup', 'plain', 'small', 'question', 'unknown', 'suggest'],
    named:
      "(?:non|nan|mais|attends|en fait|pardon)?[,.]? ?(?:non,? )?(?:(?:je (?:voulais|voulait) (?:dire|parler|plutot)|je parlais|ce n'est pas ce que|c'est pas ce que|pas (?:ca|celui-la|celle-la),?)(?=[ ,])).{0,80}$",
    sharp:
      '{Prends|Prenez} ceci comme une correction de ma demande précédente, {garde|gardez} le reste tel quel et {redonne|redonnez} la réponse complète.',
    points: [
      'Correction : elle remplace ce qui avait été compris',
      'Le reste : comme demandé avant',
      'Rendu : la réponse complète à nouveau, sans excuses',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'followup'],
    named: `(?:(?:fais |fais[- ](?:le|la) |rends[- ](?:le|la) |mets[- ](?:le|la) |faites[- ](?:le|la) |rendez[- ](?:le|la) |un peu |beaucoup |en |encore |non |trop ?(?:long|court),? ?)*(?:plus|moins) (?:court|long|simple|drole|formel|pro|professionnel|familier|naturel|chaleureux|direct|poli|detaille|precis|percutant|serieux|concis|emouvant|original)e?s?|fais (?:court|simple|bref))${WHOLE}`,
    sharp:
      '{Change|Changez} seulement cela dans la dernière réponse, {garde|gardez} les faits et la structure et {renvoie|renvoyez} le résultat complet, sans commentaire.',
    points: [
      'Changement : cela seulement, dans la dernière réponse',
      'À garder : les faits, les noms et la structure',
      'Rendu : le résultat complet, sans commentaire',
    ],
  },
  {
    asked: true,
    over: ['message', 'email', 'plain', 'small', 'greeting', 'text', 'unknown', 'suggest'],
    named:
      "(?:(?:un |court |petit |ecris |redige )*(?:sms|textos?|messages? whatsapp|whatsapp|messages?|mp|dm)) (?:a |pour |au |aux )(?:(?:mon|ma|mes|un|une|la|le|l'|nos|notre) ?)?(?!(?:le|la|les|me|te|se|lui|leur|dire|demander|annoncer|souhaiter|remercier|prevenir|inviter|refuser|annuler)(?![\\p{L}]))(?:.{8,})",
    sharp:
      '{Écris|Écrivez}-le prêt à envoyer, comme on écrit vraiment à ce destinataire, avec l’essentiel dès la première phrase et seulement ce que j’ai dit, et {indique|indiquez} dessous la phrase à changer pour un autre ton.',
    points: [
      'Début : de quoi il s’agit, dès la première phrase',
      'Ton : comme on écrit vraiment à cette personne, pas comme dans une lettre',
      'Contenu : seulement ce que j’ai dit ; entre [crochets] ce qui manque',
      ['Longueur : se lit d’un coup d’œil', '!length'],
    ],
  },
  {
    asked: true,
    over: ['reply', 'email', 'message', 'plain', 'small', 'suggest', 'unknown'],
    named:
      "(?:reponses?|repon(?:ds|dre|dez)) (?:a|aux) (?:un|une|des|cet|mon|l')? ?(?:avis|commentaires?) (?:\\p{L}+ )?(?:google|clients?|negati\\p{L}+|positi\\p{L}+|tripadvisor|mecontent\\p{L}*)",
    sharp:
      '{Remercie|Remerciez} en quelques mots, {réponds|répondez} au point précis sans se justifier (un mot d’excuse s’il est fondé), {dis|dites} ce qui est fait ([crochets] si je ne l’ai pas dit) et {invite|invitez} à poursuivre hors ligne, en pensant à ceux qui liront.',
    points: [
      'Début : merci, sans formule copiée',
      'Point précis : reconnu, avec un mot d’excuse s’il est fondé, sans reproche',
      'Action : ce qui est fait ; entre [crochets] si je ne l’ai pas dit',
      'Suite : un contact direct entre [crochets]',
      ['Longueur : trois à cinq phrases', '!length'],
    ],
  },
  {
    asked: true,
    named:
      "(?:explique[rz]?|interprete[rz]?|que (?:veulent dire|signifient)|aide[rz]?[- ]moi a (?:comprendre|lire))(?:[- ]moi)? (?:mes |ma |les |mon |ce |ces |cette )(?:resultats? (?:de |d')?)?(?:prises? de sang|analyses?(?: de sang| d'urine)?|bilans? (?:sanguin|lipidique|hepatique)|irm|scanner|radio|echographie|thyroide)",
    sharp:
      '{Dis|Dites} pour chaque valeur à quoi elle sert et si elle est basse, normale ou haute, puis ce que l’ensemble suggère, ce qui pourrait l’expliquer autrement et quoi demander au médecin.',
    points: [
      'Chaque valeur : à quoi elle sert, basse, normale ou haute',
      'Ensemble : ce que cela suggère, et avec quelle certitude',
      'Autres causes : ce qui pourrait l’expliquer autrement',
      'Médecin : quoi demander ou contrôler, et dans quel délai',
    ],
  },
  {
    asked: true,
    over: [...SMALL, 'advice', 'list', 'ideas', 'howto', 'recommend'],
    named:
      '(?:(?:des |quelques |bons? |meilleurs? |tes |vos |donne[rz]?[- ]moi |petits? |tes meilleurs |\\p{Nd}+ |trois |cinq |dix )*(?:conseils?|astuces?|trucs?|tips)(?: (?:et (?:conseils|astuces))|(?: pratiques| simples| rapides| utiles))*)(?= (?:pour|de|afin|sur|quand|contre))',
    sharp:
      '{Mets|Mettez} d’abord ce qui change le plus, chaque conseil sous forme d’action avec sa raison en une demi-phrase, et {laisse|laissez} de côté ce que tout le monde sait.',
    points: [
      'Ordre : d’abord ce qui change le plus',
      'Chacun : une action, avec sa raison en une demi-phrase',
      'À laisser de côté : ce que tout le monde sait',
      'Erreur : la plus fréquente',
    ],
  },
  {
    asked: true,
    over: ['fact', 'question', 'recommend', 'suggest', 'plain', 'small', 'decide'],
    named:
      'quel(?:le)?s? (?!(?:documents?|papiers|pieces|conditions|droits|regles|etapes|questions|formulaires?|frais|erreurs|mesures|precautions|est|sont|heure|jour|date|age|temps|temperature|annee|difference|pourcentage|etait|qu)(?![\\p{L}]))(?:\\p{L}+ ){0,2}?(?:choisir|acheter|prendre|adopter|apprendre|planter|utiliser|mettre|offrir)(?= |$)',
    sharp:
      '{Nomme|Nommez} le premier choix avec les raisons qui décident, puis une ou deux alternatives et quand elles seraient préférables, et {dis-moi|dites-moi} quel détail pourrait changer la réponse.',
    points: [
      'Premier choix : un seul, dès la première ligne',
      'Raisons : celles qui décident dans ce cas',
      'Alternatives : une ou deux, et quand elles sont préférables',
      'Doute : quel détail changerait la réponse',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'compare', 'question', 'fact', 'decide', 'suggest', 'recommend', 'explain'],
    named:
      '(?!.*, et (?:pourquoi|comment|quel))(?!.*(?<!\\p{L})(?:phrases?|lignes|mots|paragraphes?|points)(?!\\p{L}))(?:(?:(?:quelle(?: est la)? |la )?differences? entre|comparer?|compare|comparaison (?:de|entre)) .{2,50} (?:et|ou|vs) .{2,60})$',
    sharp:
      '{Donne|Donnez} la différence principale dès la première phrase, {compare|comparez} ensuite dans un tableau les seuls points qui diffèrent vraiment, avec un exemple de chaque côté, et {termine|terminez} par quand choisir l’un ou l’autre, ou comment ne plus les confondre.',
    points: [
      'Différence : la principale, dès la première phrase',
      ['Format : tableau avec les seuls points qui diffèrent', '!format'],
      'Exemple : un de chaque côté',
      'Fin : quand choisir l’un ou l’autre, ou comment ne plus les confondre',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'compare', 'question', 'fact', 'decide', 'suggest', 'recommend', 'explain'],
    named:
      "(?:(?:c'est (?:quoi )?(?:le )?mieux|plutot|choisir|je prends|j'hesite entre|vaut[- ]il mieux|il vaut mieux) (?:entre )?[^,.?:]{2,45} (?:ou|et|vs) [^?:,.]{2,70}(?: ?\\?)?|(?!(?:t'es|tu|es-tu|vous|etes|j'ai|avec|pour|quand|selon|cite)[ -])(?!.*(?:deux ou trois|trois ou quatre|quelles? differences?))(?!(?:ecri|redige|fai|donne|explique|cite|nomme|liste|recommande|conseille|que|comment|dois|faut|dessine|trouve|propose|invente|imagine|cherche|genere|cree|raconte|parle|utilise|mets|ajoute|lis)\\p{L}* )(?:(?!.{0,30}(?:quartier|atelier))(?:\\p{L}+ ){0,2}?\\p{L}+(?:er|ir|re) [^,.?:]{0,40}ou|[^,.?:]{2,45} (?:vs\\.?|versus)|[^,.?:]{2,45} ou(?! \\p{L}+(?:er|ir|re)(?![\\p{L}]))) (?!(?:pas|non|bien|je|tu|il|elle|on|nous|vous|ils|se|y|plus|moins)(?![\\p{L}]))(?!.* (?:est|sont|ont|etait|fait|coute|peut|vit|il|elle|on|je|ils)(?![\\p{L}]))[^?:,.]{2,70}(?: \\?)?)$",
    sharp:
      '{Tranche|Tranchez} dès la première phrase, {compare|comparez} en quelques lignes les points qui pèsent vraiment ici et {dis|dites} dans quel cas l’autre choix serait le bon.',
    points: [
      'Choix : un seul, dès la première phrase',
      'Raisons : les points qui pèsent vraiment, en quelques lignes',
      'Contre : le point faible de ce choix, dit franchement',
      'Autre choix : dans quel cas il serait le bon',
    ],
  },
  {
    asked: true,
    over: ['fact', 'question', 'ideas', 'recommend', 'suggest', 'list', 'plain', 'small', 'entries'],
    named:
      "(?:(?:quel(?:le)?s sont |c'est quoi |les |des |top \\p{Nd}+ (?:des )?|donne[rz]?[- ]moi )*)(?:meilleure?s|bon(?:ne)?s|beaux|belles) (?!(?:facon|maniere|moyen|methode|phrase|reponse|question|voeux|conseil|astuce|pratique|vacances|amis)s?(?![\\p{L}]))\\p{L}{3,}(?:s|x)(?= (?:pour|a|sur|de|en|dans|comme|sous)(?![\\p{L}]))",
    sharp:
      '{Donne|Donnez}-en cinq, le meilleur choix d’abord, chacun avec ce qu’il est, à qui il convient et son principal défaut, et {laisse|laissez} de côté ce dont on n’est pas sûr.',
    points: [
      ['Nombre : cinq, le meilleur choix en premier', '!count'],
      'Chacun : ce que c’est, et à qui cela convient',
      'Défaut : le principal de chacun',
      'Exactitude : laisser de côté ce qui n’est pas sûr',
    ],
    assumes: 'Number: five.',
  },
];

/** A word or two that name a subject and nothing else. */
export const FRENCH_SUBJECT: Particular = {
  asked: true,
  over: ['plain', 'small'],
  named: `(?!(?:fais?|fait|faites|dis|donne|ecris|parle|reponds|mets|va|vas|arrete|attends|merci|definition|synonymes?|bonjour|salut|coucou|oui|non|super|ok|parfait|encore|suite|continue|voila|test|stop|bravo|bonsoir|bonne|quoi|pourquoi|comment|contraire|pluriel|capitale|\\p{L}*haha\\p{L}*|mdr|trop)(?![\\p{L}]))\\p{L}{4,}(?: (?:de |du |d'|des |la |le )?\\p{L}{4,})?${WHOLE}`,
  sharp:
    '{Dis|Dites} en une phrase ce que c’est, {donne|donnez} les quatre ou cinq points qui comptent le plus avec un exemple chacun, et {demande-moi|demandez-moi} lequel approfondir.',
  points: [
    'D’abord : ce que c’est, en une phrase',
    'Points : les quatre ou cinq qui comptent le plus, un exemple chacun',
    'Usage : où on le rencontre',
    'Fin : une question sur le point à approfondir',
  ],
};
