export const knowledgeFr = {
  sharp: {
    viewFirst:
      '{Prends|Prenez} clairement position dès la première phrase, {appuie|appuyez}-la sur les deux ou trois raisons qui pèsent le plus, chacune avec un exemple, {réponds|répondez} à la plus forte objection et {dis|dites} quand ou pour qui il en irait autrement.',
    termsDefined:
      '{Prends-les|Prenez-les} dans l’ordre donné : pour chacun d’abord le genre de chose dont il s’agit, puis ce qui le distingue, sans employer le terme lui-même, en séparant bien ceux que l’on confond.',
    causesWeighed:
      '{Donne|Donnez} chaque cause avec la façon dont elle a agi et une date ou un cas, de la plus lourde à la plus légère, {dis|dites} ce qui justifie cet ordre et où les spécialistes divergent, et {nomme|nommez} une explication trop simple.',
    argument:
      '{Mets|Mettez} l’argument sous forme de prémisses et de conclusion, {nomme|nommez} le sophisme ou le présupposé sur lequel il repose, {donne|donnez} un contre-exemple et {dis|dites} quelle preuve le rendrait valable.',
    explainTwo: '{Explique|Expliquez} la première partie pas à pas avec un cas concret.',
    explainShown:
      '{Commence|Commencez} par l’idée principale en une phrase, {montre|montrez} comment cela fonctionne ou se produit, {fais|faites} porter à chacun des exemples demandés un point différent et {dissipe|dissipez} le malentendu le plus courant.',
    defineTwo: '{Dis|Dites} en une phrase, sans jargon, ce que c’est et {nomme|nommez} ses traits principaux.',
    factorsToo:
      '{Prends|Prenez} ensuite les facteurs un à un : dans quel sens chacun agit, avec quelle force, et un chiffre ou un cas.',
    differsToo: '{Mets-le|Mettez-le} ensuite à côté de ce à quoi on le compare, sur les quelques points décisifs.',
    usesToo:
      '{Nomme|Nommez} ensuite ses principaux usages, avec le lieu où on le rencontre et la raison pour laquelle il y sert.',
    effectsToo:
      '{Prends|Prenez} ensuite les effets un à un, chacun avec la façon dont il se produit et un cas ou une date.',
    relationDefined:
      '{Définis|Définissez} en une phrase, sans jargon, ce dont il s’agit, {dis|dites} ensuite ce qui le relie à l’autre et dans quel sens, avec un cas concret, et {signale|signalez} ce qu’on comprend souvent mal de ce lien.',
    effectsOnViews:
      '{Nomme|Nommez} d’abord l’influence la plus forte, {prends|prenez} ensuite les autres une à une avec un exemple, une œuvre ou une étude précise, et {montre|montrez} pour qui c’était ou c’est différent.',
    methods:
      '{Prends-les|Prenez-les} une à une : comment chacune fonctionne, une occasion où elle a servi et ce qu’elle a produit ; {termine|terminez} par leurs limites.',
    eachNamed:
      '{Réponds|Répondez} à chaque question séparément et dans l’ordre ; {donne|donnez} les personnes avec l’année et l’œuvre ou l’événement d’origine, et {termine|terminez} par une phrase sur le lien entre les réponses.',
    record:
      '{Réponds|Répondez} dès la première phrase, {ajoute|ajoutez} le chiffre ou le fait qui le montre et ne {donne|donnez} la réponse selon une autre mesure courante que si elle diffère.',
    who: '{Dis|Dites} dès la première phrase de qui il s’agit, avec les dates ou l’œuvre où cette figure apparaît, puis l’essentiel de ce qui fait sa renommée, et {corrige|corrigez} ce que l’on raconte souvent à tort.',
    relation:
      '{Dis|Dites} dès la première phrase comment ils sont liés, puis ce qui agit sur quoi et comment, avec un exemple concret, et où ce lien est faible ou ne tient pas, s’il y a lieu.',
    effects:
      '{Dis|Dites} dès la première phrase quel effet est le plus fort, puis {passe|passez}-les en revue un par un, avec la façon dont chacun se produit et un cas ou un chiffre précis, et {dis|dites} de quoi leur force dépend.',
    factors:
      '{Prends|Prenez} les points un par un, avec la façon dont chacun agit ou ce qu’il signifie et un cas concret, puis {montre|montrez} comment ils sont liés et {dis|dites} lequel pèse le plus.',
    telltale:
      '{Mets|Mettez} d’abord le signe le plus parlant, {montre|montrez} pour chacun ce qu’on remarque exactement et {dis|dites} lesquels peuvent tout aussi bien vouloir dire autre chose.',
    motives:
      '{Va|Allez} au-delà de la raison évidente : {donne|donnez} des raisons pratiques, personnelles et sociales quand il y en a, {montre|montrez} chacune dans une courte situation et {dis|dites} pour qui ou quand il en va autrement.',
    origin:
      '{Donne|Donnez} l’origine la mieux établie dès la première phrase, puis la première attestation, avec date et langue si on les connaît, et le chemin jusqu’à aujourd’hui, et {cite|citez} les autres explications que l’on raconte, avec ce qui parle pour ou contre.',
    senseOrigin:
      '{Dis|Dites} en une phrase ce que cela signifie, avec un court exemple, {donne|donnez} ensuite l’origine la mieux établie et la première attestation, avec date et langue si on les connaît, et {cite|citez} les autres explications que l’on raconte, avec ce qui parle pour ou contre.',
    teach:
      '{Pars|Partez} de quelque chose que ce public connaît déjà, {amène|amenez} l’idée principale pas à pas avec un exemple de son monde et {dissipe|dissipez} le malentendu le plus probable chez lui.',
    sides:
      '{Défends|Défendez} les deux positions avec toute leur force sans prendre parti, {laisse|laissez} chacune répondre au meilleur argument de l’autre et {termine|terminez} par la question dont tout dépend.',
    points:
      '{Explique|Expliquez} chacun assez clairement pour qu’on le reconnaisse ailleurs, {illustre|illustrez}-le et {rends|rendez} visible en quoi ils diffèrent ou s’appuient l’un sur l’autre.',
    factsEach:
      '{Réponds|Répondez} à chaque partie en une phrase distincte, dans l’ordre, avec noms complets, dates ou chiffres, et {signale|signalez} un doute seulement là où les sources divergent vraiment.',
    yesNoFact:
      '{Commence|Commencez} par oui ou non, {dis|dites} quel fait ou quelle règle en décide, {cite|citez} un cas voisin où la réponse est inverse et {rectifie|rectifiez} l’idée reçue derrière la question, s’il y en a une.',
    firstThen:
      '{Traite|Traitez} la première partie dans l’ordre où les choses se passent ou se composent, avec des noms, des chiffres ou un cas concret ; {donne|donnez} ensuite autant de place à la seconde, point par point, chacun avec ce qui l’appuie, et {dis|dites} où les avis divergent.',
    importanceToo:
      '{Montre|Montrez} ensuite pourquoi cela compte : ce qui manquerait ou serait différent sans cela, avec un chiffre ou un cas.',
    partsToo: '{Traite|Traitez} la dernière partie de la question aussi à fond que la première.',
    evolution:
      '{Pars|Partez} de la situation au début de cette période, {suis|suivez} le changement par étapes, avec des dates approximatives et ce qui a déclenché chacune, et {termine|terminez} par ce qui est resté tel quel et ce qui fait débat.',
    stagesTaken:
      '{Prends|Prenez} les étapes dans l’ordre, avec les mêmes indications pour chacune, {montre|montrez} ce qui passe de l’une à la suivante et {termine|terminez} par un petit tableau qui les met côte à côte.',
    causesResults:
      '{Distingue|Distinguez} les causes profondes de l’élément déclencheur, la plus lourde d’abord, {rattache|rattachez} chaque conséquence à ce dont elle découle, avec une date ou un cas, et {dis|dites} sur quoi les spécialistes divergent.',
    ratingEach:
      '{Donne|Donnez} une note à chacun, dans l’ordre donné et avec la même mesure pour tous, de sorte que des cas égaux aient la même note, les extrêmes de l’échelle allant aux cas nets.',
  },
  bullets: {
    viewStand: 'Réponse : une position claire, dès la première phrase',
    viewTurns: 'Autrement : quand ou pour qui la réponse serait différente',
    termEach: 'Chaque terme : le genre auquel il appartient, puis ce qui le distingue',
    termWords: 'Formulation : sans le terme lui-même, au même niveau pour tous',
    termOrder: 'Ordre : celui donné, sans en omettre',
    argClaim: 'Argument : prémisses et conclusion, une par ligne',
    argGap: 'Défaut : le sophisme par son nom, ou le présupposé',
    argCounter: 'Contre-exemple : un cas où les prémisses sont vraies et la conclusion fausse',
    argMend: 'Réparation : quelle preuve ou quelle formulation le rendrait valable',
    differsToo: 'Différence : face à ce à quoi on le compare, sur les points décisifs',
    usesToo: 'Usages : où on le rencontre et pourquoi il y sert',
    viewCase: 'Preuve : un exemple, une œuvre ou une étude précise pour chacune',
    viewsDiffer: 'Différences : pour qui c’était ou c’est autrement',
    methodEach: 'Chaque méthode : son fonctionnement en deux ou trois phrases',
    methodCase: 'Occasion : une où elle a servi, avec le lieu ou la date',
    methodEffect: 'Résultat : ce qu’elle a produit et ses limites',
    namedBy: 'Personnes : avec l’année et l’œuvre ou l’événement d’origine',
    partsLink: 'Lien : comment les réponses tiennent ensemble, en une phrase',
    answerFull: 'Réponse : dès la première phrase, avec le nom complet, la date ou l’unité',
    mixUp: 'Confusion : avec quoi on le confond souvent, s’il y a lieu',
    meantTone: 'Ton : ce que cela sous-entend, si ce n’est pas neutre',
    meantShown: 'Exemple : un cas concret qui le montre',
    nameFrom: 'Origine : d’où vient le nom, si on le sait',
    answerExact: 'Réponse : dès la première phrase, exacte et entière',
    honest: 'Doutes : avoués plutôt que devinés',
    byMeasure: 'Preuve : le chiffre ou le fait qui le montre',
    rival: 'Selon une autre mesure : la réponse, seulement si elle diffère',
    grounds: 'Appui : sur quoi repose la réponse, avec le fait, l’étape ou l’exemple qui le montre le mieux',
    limit: 'Limites : où elle ne vaut pas, ou les avis divergent',
    partsAll: 'Parties : toutes traitées, la dernière aussi à fond que la première',
    factEach: 'Chaque partie : une phrase distincte, dans l’ordre, avec nom complet, lieu ou date',
    yesNoFirst: 'Réponse : oui ou non, dès la première phrase',
    yesNoRests: 'Ce qui décide : le fait ou la règle dont cela découle',
    yesNoNear: 'Tout près : un cas voisin où la réponse est inverse',
    yesNoBelief: 'Idée reçue : l’erreur derrière la question rectifiée, si elle est répandue',
    firstTold:
      'Première partie : dans l’ordre où les choses se passent ou se composent, avec noms, chiffres ou un cas concret',
    secondTold: 'Seconde partie : autant de place, point par point, chacun avec ce qui l’appuie',
    partAnswer: 'Chaque partie : d’abord la réponse, puis la raison ou les faits',
    caseExample: 'Exemple : un cas concret, montré en détail',
    pictured: 'Image : un cas concret ou une comparaison familière qui l’éclaire',
    examplesShow: 'Exemples : ceux qui sont demandés, chacun pour un point différent',
    partExample: 'Exemple : un cas concret là où il éclaire un point',
    tooSimple: 'Idée reçue : une explication fréquente mais fausse ou trop simple, s’il y en a une',
    whoFirst: 'Première phrase : de qui il s’agit, avec les dates ou l’œuvre où cette figure apparaît',
    knownFor: 'Renommée : le plus important d’abord, avec année, titre ou exemple',
    lasting: 'Importance : ce qu’il en est resté, et pour qui',
    namesake: 'Nom : qui est visé, si plusieurs le portent',
    linkFirst: 'Lien : comment ils sont reliés, dès la première phrase',
    linkHow: 'Mécanisme : ce qui agit sur quoi, et dans quel sens',
    linkFails: 'Limites : où ce lien est faible ou ne tient pas, s’il y a lieu',
    mainEffect: 'D’abord : l’effet le plus fort, en une phrase',
    eachEffect: 'Effets : un par un, avec la façon dont chacun se produit',
    effectCase: 'Preuve : un cas ou un chiffre pour chacun',
    unaffected: 'Limites : de quoi la force dépend, et où l’effet est faible ou nul',
    eachFactor: 'Un par un : comment chacun agit ou ce qu’il signifie',
    interplay: 'Lien : comment ils agissent les uns sur les autres',
    weightiest: 'Poids : lequel compte le plus, et pourquoi',
    signsOrder: 'Signes : le plus parlant d’abord',
    signCheck: 'Chacun : ce qu’on remarque exactement, avec un exemple',
    lookalike: 'À ne pas mal lire : ceux qui peuvent tout aussi bien vouloir dire autre chose',
    signsEnough: 'Ensuite : que faire une fois qu’on le sait',
    reasonKinds: 'Raisons : de nature différente, la plus forte d’abord',
    reasonCase: 'Chaque raison : une situation où elle l’emporte',
    otherWay: 'Revers : pour qui ou quand il en va autrement, et pourquoi',
    oldestUse: 'Première attestation : avec date et langue, si on les connaît',
    originFirst: 'Origine : l’explication la mieux établie, avant les autres',
    senseFirst: 'Sens : en une phrase, avec un court exemple',
    shift: 'Jusqu’à aujourd’hui : comment on en est arrivé là, étape par étape',
    legends: 'Autres explications : ce qui parle pour ou contre, s’il y en a',
    startKnown: 'Départ : quelque chose que ce public connaît déjà',
    theirDepth: 'Profondeur : mots et détails choisis pour ce public précis',
    theirExample: 'Exemple : tiré du monde de ce public et mené jusqu’au bout',
    sideBest: 'Chaque position : comme ses meilleurs défenseurs, l’argument le plus fort d’abord',
    sideReply: 'Chaque argument : sa raison, et ce que l’autre camp répond',
    crux: 'Nœud : le point sur lequel ils se séparent vraiment',
    sideOnly: 'Position : celle demandée, tenue du début à la fin',
    sideArgued: 'Arguments : le meilleur d’abord, chacun avec un exemple ou un chiffre',
    pointNamed: 'Chacun : son nom, ce qu’il signifie en une ou deux phrases, un exemple concret',
    pointOrder: 'Ordre : un ordre qui a du sens, par exemple celui du temps ou du poids',
    pointApart: 'Entre eux : ce qui distingue l’un de l’autre, ou ce qui les relie',
    beganAs: 'Départ : la situation au début de cette période, en une ou deux phrases',
    phasesDated: 'Étapes : dans l’ordre, chacune avec des dates approximatives et le tournant qui l’a ouverte',
    drivers: 'Causes : ce qui a provoqué chaque changement, avec un cas concret',
    unevenly: 'Différences : pour qui ou dans quels lieux cela s’est passé autrement',
    endures: 'Constantes : ce qui est resté tel quel',
    stageSame: 'Chaque étape : les mêmes indications, dans l’ordre où elles se suivent',
    stageHands: 'Passage : ce qui passe de chacune à la suivante ou la déclenche',
    stageTable: 'À la fin : un petit tableau qui les met côte à côte',
    causesDepth: 'Causes : les profondes à part de l’élément déclencheur, la plus lourde d’abord',
    resultsTied: 'Conséquences : chacune rattachée à ce dont elle découle, les immédiates à part des durables',
    disputed: 'Débat : sur quoi les spécialistes divergent, le cas échéant',
    importance: 'Importance : ce que cela a changé ou rendu possible, montré par un cas',
    verdictWords: 'Réponse : d’abord, dans les termes de la question',
    ruleKept: 'Règle donnée : tenue à chaque vers et vérifiée à la fin',
    placesDrawn: 'Schéma : qui ou quoi est où et tourné vers où, après chaque mouvement s’il y en a',
    ratingOrder: 'Notes : une par élément, dans l’ordre donné, sans en omettre',
    ratingAlike: 'Mesure : la même pour tous, de sorte que des cas égaux reçoivent la même note',
    ratingScale:
      'Échelle : les extrêmes pour les cas nets, le milieu seulement là où le bon et le mauvais s’équilibrent',
  },
  guided: {
    viewGive:
      '{Prends|Prenez} position dès la première phrase, avec les deux ou trois raisons qui pèsent le plus, chacune avec un exemple.',
    termApart:
      '{Cherche|Cherchez} avec quoi chaque terme se confond le plus facilement et {formule-le|formulez-le} de sorte que ce soit impossible.',
    argSteps: '{Écris|Écrivez} les prémisses et la conclusion les unes sous les autres.',
    argTest: '{Teste|Testez} chaque pas : découle-t-il de ce qui précède, et que suppose-t-on sans le dire ?',
    argBetter: '{Nomme|Nommez} le défaut et {écris|écrivez} la meilleure version défendable de l’argument.',
    factorsStep:
      '{Prends|Prenez} ensuite les facteurs un à un, avec leur sens et un chiffre ou un cas quand on en connaît.',
    differsStep: '{Mets|Mettez} les deux côte à côte et {dis|dites} quelle différence découle de laquelle.',
    usesStep: '{Montre|Montrez} deux usages en entier, du besoin au résultat.',
    viewSteps: '{Prends|Prenez} les influences une à une, avec un exemple, une œuvre ou une étude où chacune se voit.',
    viewOther: '{Dis|Dites} ce qu’on y objecte, et pour qui ou bien où il en va autrement.',
    methodSteps:
      '{Montre|Montrez} chaque méthode à l’œuvre dans une occasion : la situation, ce qui a été dit ou fait, et ce qui en est résulté.',
    methodWeigh: '{Dis|Dites} laquelle a compté le plus et quelles étaient ses limites.',
    shortAnswer: '{Donne|Donnez} la réponse courte en deux phrases.',
    reasonsStep: 'Puis {donne|donnez} les raisons une par une, chacune avec un exemple concret.',
    unfold:
      'Puis {prends|prenez} les parties de la question une par une, chacune avec ses raisons et un exemple concret.',
    examplesTaken: 'Ensuite, {passe|passez} les exemples en revue et {dis|dites} ce que montre chacun.',
    overlooked: '{Termine|Terminez} par ce que l’on oublie ou raconte le plus souvent à tort sur ce sujet.',
    everyPart: '{Vérifie|Vérifiez} que la dernière partie de la question est traitée aussi à fond que la première.',
    whoSay: '{Dis|Dites} en une phrase de qui il s’agit, avec les dates ou l’œuvre où cette figure apparaît.',
    whoDone:
      '{Raconte|Racontez} ce qui a fait cette renommée, le plus important d’abord, chaque fois avec une année, un titre ou un exemple.',
    whoWrong: '{Finis|Finissez} par ce que l’on raconte souvent à tort ou qui reste discuté, s’il y a lieu.',
    linkChain: '{Suis|Suivez} un cas réel où ce lien se voit.',
    linkBreaks: '{Dis|Dites} quelle idée courante de ce lien est fausse ou trop simple.',
    effectSteps:
      '{Passe|Passez} les effets en revue un par un : comment chacun se produit, avec un cas ou une date précise.',
    effectLimits: '{Dis|Dites} de quoi leur force dépend, et où l’effet est faible ou nul.',
    factorSteps: '{Dis|Dites} en une phrase lequel pèse le plus.',
    factorsTogether: '{Suis|Suivez} un cas concret où tous jouent un rôle.',
    factorWeight: '{Termine|Terminez} par ce que l’on oublie d’ordinaire ici.',
    signSteps: '{Énumère|Énumérez} les signes, le plus parlant d’abord, avec ce qu’il faut observer exactement.',
    signMistaken: 'Ensuite, {cite|citez} ceux qui peuvent tout aussi bien vouloir dire autre chose.',
    signVerdict: '{Termine|Terminez} par ce qu’il faut faire une fois qu’on le sait.',
    motiveSteps: '{Nomme|Nommez} les raisons possibles, de différentes sortes, chacune dans une courte situation.',
    motiveOther: '{Dis|Dites} ce qui est décisif dans chacune.',
    motiveElse: '{Termine|Terminez} par les personnes ou les moments où il en va autrement, et pourquoi.',
    originUse: '{Donne|Donnez} l’origine la plus probable en une ou deux phrases.',
    originShift:
      '{Suis|Suivez} sa trace de la première attestation à aujourd’hui, avec dates et langues si on les connaît.',
    originToday: '{Finis|Finissez} par l’histoire que l’on raconte souvent sans preuve, s’il y en a une.',
    teachKnown: '{Détermine|Déterminez} pour {toi|vous} ce que ce public sait déjà et ce qu’il ne sait pas.',
    teachSteps: '{Explique|Expliquez}-le par étapes qu’il peut suivre, le long d’un seul exemple de son monde.',
    teachTrap: '{Termine|Terminez} par la question qu’il posera sans doute ensuite, avec la réponse.',
    sidesCrux: '{Nomme|Nommez} le point sur lequel ils se séparent vraiment.',
    pointSteps: '{Prends|Prenez}-les un par un : nom, signification, exemple concret.',
    pointLink: '{Montre|Montrez} ce qui les distingue ou les relie.',
    compareSteps: '{Nomme|Nommez} les critères décisifs et {passe|passez}-les en revue un à un.',
    compareEnd:
      '{Dis|Dites} quelle ressemblance passe souvent inaperçue et quelle différence a le plus de conséquences.',
    evoThen: '{Décris|Décrivez} en deux phrases la situation de départ.',
    evoStages:
      '{Passe|Passez} en revue les tournants dans l’ordre, chacun avec sa date approximative et ce qu’il a changé concrètement.',
    evoNow: '{Dis|Dites} où l’on en est aujourd’hui et quelle idée reçue sur ce changement est trop simple.',
    stageWhole: '{Dis|Dites} en une phrase à quoi sert l’ensemble.',
    stageTake: '{Prends|Prenez} les étapes dans l’ordre, chacune sous les mêmes rubriques.',
    stageMixed: '{Dis|Dites} ce que l’on confond le plus souvent entre elles et comment le distinguer.',
    premShort:
      '{Écris|Écrivez} les affirmations données sous forme brève, avec des signes comme > ou = s’ils conviennent.',
    premFollow: 'N’en {tire|tirez} que ce qui en découle, quoi qu’il en soit dans la réalité.',
    premVerdict:
      '{Donne|Donnez} le verdict dans les termes de la question ; s’il reste ouvert, un cas pour et un cas contre.',
  },
} as const;
