import type { GivenText } from './given-text.js';

export const givenText: GivenText = {
  sharp: {
    tasks:
      '{Mets|Mettez} chaque tâche sur une ligne avec qui la fait et pour quand, d’après le texte seul, et {signale|signalez} un nom ou une date qui manque au lieu de les deviner.',
    interpret:
      '{Dis|Dites} d’abord en une phrase ce que cela veut dire au fond, puis {explique|expliquez}-le partie par partie en citant les mots expliqués, et {signale|signalez} où une autre lecture est possible.',
    summariseCut:
      '{Donne|Donnez} d’abord l’essentiel, puis ce qui compte aussi, autant que la longueur le permet, {garde|gardez} les chiffres et les noms qui le portent, sans rien ajouter que le texte ne dise.',
    summariseTwo:
      '{Dis|Dites} dans les deux phrases ensemble tout ce à quoi le texte donne du poids, y compris une réserve ou un point ouvert s’il y en a : l’essentiel d’abord, avec ce dont il s’agit, chiffres et noms exacts, avec {tes|vos} propres mots, simples, sans point-virgule et sans rien ajouter que le texte ne dise.',
    summariseFew:
      '{Dis|Dites} dans l’ensemble des phrases tout ce à quoi le texte donne du poids, y compris une réserve ou un point ouvert s’il y en a : l’essentiel d’abord, avec ce dont il s’agit, chiffres et noms exacts, avec {tes|vos} propres mots, simples, sans point-virgule et sans rien ajouter que le texte ne dise.',
    summariseWhole:
      '{Dis|Dites} d’abord l’essentiel en une phrase, {donne|donnez} ensuite trois à cinq points, chacun une phrase entière avec sa raison, sa conséquence ou son chiffre, et {finis|finissez} par ce qui reste ouvert, si le texte le dit.',
    menuLine:
      '{Donne|Donnez} à chaque plat le nom que connaissent les convives, avec quelques mots sur ce qu’il contient quand il n’y en a pas, un par ligne.',
    paraphrase:
      '{Change|Changez} les mots et aussi la construction des phrases, {garde|gardez} le sens et tous les faits, sans reprendre d’expression telle quelle, et {renvoie|renvoyez} seulement la nouvelle version.',
    replyTone:
      '{Réagis|Réagissez} à ce qui a vraiment été dit, {garde|gardez} le ton demandé du premier au dernier mot, assez court pour être envoyé tel quel.',
    idiom:
      '{Donne|Donnez} l’expression qu’un natif emploierait à sa place, puis, en une ligne, ce que dit l’original mot à mot.',
    inputClosed:
      '{Donne|Donnez} d’abord le résultat, seul sur une ligne, puis en quelques mots ce qui en décide, et {signale|signalez} s’il y en a un autre possible.',
    grammarForm:
      '{Donne|Donnez} d’abord le résultat, complet et naturel, {change|changez} seulement ce que cette forme exige et, si une seconde version est tout aussi juste, {ajoute-la|ajoutez-la} dessous.',
    viewpoint:
      '{Garde|Gardez} les événements et leur ordre, ne {raconte|racontez} que ce que ce personnage peut voir, entendre, ressentir ou savoir, avec ses mots, et {renvoie|renvoyez} seulement la nouvelle version.',
    shorten:
      '{Coupe|Coupez} d’abord les répétitions, le remplissage et les digressions, {garde|gardez} tout ce dont le sens dépend et {renvoie|renvoyez} seulement la version courte.',
    lengthen:
      '{Développe|Développez} ce qui est déjà là avec des raisons, des exemples et des détails concrets, en gardant la voix, sans inventer de noms, de chiffres ni de faits, et {renvoie|renvoyez} seulement la nouvelle version.',
    simplify:
      '{Utilise|Utilisez} des phrases courtes et des mots courants, {remplace|remplacez} ou {explique|expliquez} en quelques mots chaque terme technique, sans perdre aucune information, et {renvoie|renvoyez} seulement la nouvelle version.',
    passage:
      '{Réponds|Répondez} d’abord, aussi brièvement que la question le permet et à partir de ce seul texte, {cite|citez} les mots sur lesquels la réponse s’appuie et, si le texte ne le dit pas, {dis-le|dites-le} au lieu de deviner.',
    passageImplied:
      '{Réponds|Répondez} à partir de ce seul texte, {cite|citez} les mots du texte qui le montrent et {distingue|distinguez} ce qui est seulement suggéré de ce qui est dit.',
    passageEach:
      '{Réponds|Répondez} à chacune des choses demandées dans une phrase à part, à partir de ce seul texte, {cite|citez} les mots sur lesquels elle s’appuie et, là où le texte ne le dit pas, {dis-le|dites-le} au lieu de deviner.',
    tags: '{Tire|Tirez}-les de ce dont il s’agit vraiment, {mêle|mêlez} les plus courants à d’autres plus précis, les plus justes en premier, sans en répéter aucun sous une autre forme.',
    headlines:
      '{Exploite|Exploitez} ce que seul ce texte offre, le concret plutôt que le général, sans rien promettre que le texte ne tienne.',
    guess:
      '{Tranche|Tranchez} pour une réponse, {montre|montrez} ce qui la trahit et n’en {nomme|nommez} une autre que si elle est vraiment proche.',
    fromInput:
      'Le résultat doit convenir exactement à ce qui est donné ici et à rien d’autre, avec les détails qui y figurent ou qui le caractérisent ; {renvoie|renvoyez} seulement le résultat.',
    inPoints:
      '{Fais|Faites} de chaque point une phrase entière avec son nom ou son chiffre, pas un titre, le plus important en premier, sans rien dire deux fois ni rien ajouter que le texte ne dise.',
    plotLine:
      '{Dis|Dites} qui veut quoi, ce qui lui fait obstacle et comment cela finit, avec des noms et des faits justes, dans la longueur et le ton demandés.',
    minutes:
      '{Mets|Mettez} d’abord les décisions, puis qui fait quoi et pour quand, puis ce qui reste ouvert, avec des noms et des dates exacts ; ce qui manque est à signaler, pas à deviner.',
    rewriteMail:
      "{Mets|Mettez} la formule d'appel, les phrases et la formule finale à ce ton, l'objet aussi s'il y en a un, {garde|gardez} les faits, les noms, les dates et les blancs tels quels et {renvoie|renvoyez} seulement la nouvelle version.",
    outputShown:
      "{Indique|Indiquez} exactement ce qui s'affiche, sauts de ligne et espaces compris, puis la ligne ou la règle derrière ce qu'on n'attendrait pas.",
    wordsApart:
      "{Donne|Donnez} pour chacun une phrase où il convient et où le mot donné ne conviendrait pas, {nomme|nommez} les mots qui l'accompagnent d'habitude et {classe-les|classez-les} du plus proche au plus éloigné.",
  },
  bullets: {
    otherReading: 'Autre lecture : là où elle est possible',
    byPassage: 'Explication : partie par partie, mots cités',
    gist: 'Essentiel : ce que cela veut dire au fond, en une phrase, d’abord',
    reasonBehind: 'Derrière : ce à quoi le texte donne aussi du poids, rien d’accessoire',
    otherWords: 'Formulation : d’autres mots et une autre construction, aucune expression reprise',
    resultElse: 'Autres résultats : nommés, s’il y en a de possibles',
    resultWhy: 'Raison : ce qui en décide, en quelques mots',
    resultAlone: 'Résultat : d’abord, seul sur une ligne',
    formOnly: 'Changement : seulement ce que cette forme exige',
    formAgree: 'Accord : chaque verbe, pronom et mot qui en dépend adapté',
    formEach: 'Ordre : celui du texte, aucune phrase oubliée',
    formNote: 'Seconde version : dessous, seulement si elle est tout aussi juste',
    eventsKept: 'Événements : les mêmes, dans le même ordre',
    seenOnly: 'Perception : seulement ce que ce personnage peut voir, entendre, ressentir ou savoir',
    figureVoice: 'Voix : les mots et les soucis de ce personnage',
    essentials: 'À garder : tout ce dont le sens dépend',
    cutFirst: 'À couper d’abord : répétitions, remplissage, digressions',
    developed: 'Ajouts : des raisons, des exemples et des détails qui développent ce qui est là',
    noNewFacts: 'Faits : ni noms, ni chiffres, ni événements inventés',
    shortSentences: 'Phrases : courtes, une idée chacune',
    everydayWords: 'Mots : courants ; tout terme technique remplacé ou expliqué',
    nothingLost: 'Contenu : toutes les informations gardées',
    textOnly: 'Base : ce texte, pas ce que l’on sait par ailleurs',
    passageFirst: 'Réponse : d’abord, aussi brève que la question le permet',
    quoted: 'Preuve : les mots du texte qui le montrent, cités',
    notInText: 'Absent du texte : dit comme tel, pas deviné',
    inferred: 'Implicite : ce qui est seulement suggéré, signalé comme tel',
    tagsFrom: 'Base : ce dont il s’agit vraiment',
    tagsMix: 'Variété : des courants et des précis',
    tagsOnce: 'Forme : à copier tels quels, les plus justes en premier, aucun répété sous une autre forme',
    headFrom: 'Base : ce que seul ce texte offre',
    headRange: 'Variété : chacun sous un angle différent',
    headKept: 'Promesse : rien que le texte ne tienne',
    oneGuess: 'Hypothèse : une seule, à la première ligne',
    clue: 'Indice : ce qui la trahit',
    nextGuess: 'Deuxième réponse : seulement si elle est vraiment proche, avec ce qui plaide pour elle',
    inputFrom: 'Base : exactement ce qui est donné ici, avec les détails qui y figurent ou qui le caractérisent',
    inputFits: 'Justesse : rien qui conviendrait aussi bien à autre chose',
    onePointALine: 'Points : chacun une phrase entière avec son nom ou son chiffre, pas un titre',
    sentenceFirst: 'L’essentiel : d’abord, avec les chiffres et les noms qui le portent',
    sentenceSecond:
      'Étendue : les deux phrases réunies contiennent tout ce à quoi le texte donne du poids, y compris une réserve ou un point ouvert s’il y en a',
    sentenceNext:
      'Étendue : les phrases réunies contiennent tout ce à quoi le texte donne du poids, y compris une réserve ou un point ouvert s’il y en a',
    ownSentences:
      'Rédaction : des phrases simples, dans d’autres mots que le texte, sans point-virgule pour les allonger',
    summaryRest: 'Étendue : ce qui compte aussi, autant que la longueur le permet',
    summaryStart: 'Début : une phrase qui dit tout',
    summaryPoints:
      'Ensuite : trois à cinq points, chacun une phrase entière avec sa raison, sa conséquence ou son chiffre',
    summaryEnd: 'Fin : ce qui reste ouvert, si le texte le dit',
    weightFirst: 'Ordre : le plus important en premier',
    plotCore: 'Cœur : qui veut quoi, ce qui lui fait obstacle, comment cela finit',
    plotNames: 'Noms et faits : justes, et seulement ceux qu’il faut',
    toneKept: 'Ton : celui qui est demandé, jusqu’au dernier mot',
    decisions: 'Décisions : en premier, une par ligne',
    assigned: 'Tâches : qui fait quoi et pour quand ; un nom ou une date qui manque signalé, pas deviné',
    leftOpen: 'Ouvert : ce qui n’a pas été tranché',
    sameRegister: 'Registre : aussi soutenu ou familier que l’original',
    sayings: 'Expressions : celle qu’emploierait un natif, pas mot à mot',
    greetClose: 'Appel et formule finale : dans le même ton que le reste',
    placeholders: 'Espaces à remplir : laissés tels quels',
    asDisplayed: "Disposition : telle qu'elle s'affiche, sauts de ligne et espaces compris",
    ruleBehind: "Raison : la ligne ou la règle derrière ce qu'on n'attendrait pas",
    fitsInstead: 'Preuve : une phrase où il convient et où le mot donné ne conviendrait pas',
    goesWith: "Entourage : les mots qui l'accompagnent d'habitude",
  },
  guided: {
    formGive: '{Donne|Donnez} la nouvelle version en entier.',
    formShow: 'Si une seconde version est tout aussi juste, {ajoute-la|ajoutez-la} dessous.',
    formFit: 'Si une phrase ne peut pas prendre cette forme, {laisse|laissez}-la telle quelle et {dis|dites} pourquoi.',
    editGive: '{Écris|Écrivez} la nouvelle version exactement comme demandé, en entier.',
    editNote:
      '{Compare-la|Comparez-la} à l’original et, avant de la donner, {remets|remettez} tout fait ou nom qui s’est perdu.',
    passageFind: '{Cite|Citez} les mots du texte sur lesquels porte la question.',
    passageAnswer:
      '{Réponds|Répondez} à partir d’eux, avec d’autres mots et aussi brièvement que la question le permet.',
    passageMissing: 'Si le texte ne le dit pas, {dis-le|dites-le} au lieu de deviner.',
    summaryGive:
      '{Donne|Donnez} ensuite trois à cinq points, chacun une phrase entière avec sa raison, sa conséquence ou son chiffre.',
    summaryClose: '{Finis|Finissez} par ce qui reste ouvert, si le texte le dit.',
    summaryMore: '{Ajoute|Ajoutez} ensuite, en une phrase de plus, ce à quoi le texte donne aussi du poids.',
    passageInfer: '{Dis|Dites} ce que le texte ne fait que suggérer ou laisse ouvert.',
    guessClues: '{Nomme|Nommez} ce qui trahit quelque chose et ce que cela suggère.',
    guessGive: '{Choisis|Choisissez} une seule hypothèse.',
    guessSure: '{Dis|Dites} à quel point c’est sûr et n’en {nomme|nommez} une autre que si elle est vraiment proche.',
    inputRead:
      '{Repère|Repérez} pour {toi|vous} les détails qui décident ici, puis {donne|donnez} le résultat à partir d’eux seuls.',
    plotFirst:
      '{Établis|Établissez} d’abord qui veut quoi, ce qui lui fait obstacle et comment cela finit, puis {écris|écrivez} à partir de cela seul ; si l’œuvre est inconnue, {dis|dites}-le.',
    translateGive: '{Donne|Donnez} la traduction comme on le dirait là-bas.',
    translateNote:
      'Dessous, {nomme|nommez} le mot ou l’expression qui pourrait se rendre autrement, avec l’autre version et le cas où elle convient.',
  },
};
