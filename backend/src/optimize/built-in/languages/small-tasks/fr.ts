import type { SmallTasks } from './small-tasks.js';

export const smallTasks: SmallTasks = {
  sharp: {
    analysisAsked:
      '{Donne|Donnez} la conclusion dans la première phrase, puis {prends|prenez} un à un les aspects nommés ici, chacun avec des détails qui le prouvent, et {indique|indiquez} où l’on peut voir les choses autrement.',
    sentencesUse:
      'Que chaque phrase laisse voir par son contexte le sens du mot ou de la tournure, employé de façon juste et naturelle, chacune dans une autre situation du quotidien.',
    markFirst:
      '{Donne|Donnez} d’abord la note, puis les mots ou les détails qui en décident, et {dis|dites} ce qui l’empêche d’être d’un point plus haute ou plus basse.',
    paraphraseTwo:
      '{Change|Changez} les mots et aussi la construction des phrases, {garde|gardez} le sens et tous les faits, sans reprendre d’expression telle quelle et {donne|donnez} une seule version, prête à l’emploi.',
    shortenTwo:
      '{Coupe|Coupez} d’abord les répétitions, le remplissage et les digressions, {garde|gardez} tout ce dont le sens dépend et {donne|donnez} une seule version, prête à l’emploi.',
    simplifyTwo:
      '{Utilise|Utilisez} des phrases courtes et des mots courants, {remplace|remplacez} ou {explique|expliquez} en quelques mots chaque terme technique, sans perdre aucune information et {donne|donnez} une seule version, prête à l’emploi.',
    changeShown:
      '{Donne|Donnez} d’abord le résultat entier, prêt à copier, sans rien perdre ni ajouter en route, et seulement s’il y avait deux façons de faire, {dis|dites} dessous en une ligne laquelle {tu as|vous avez} choisie.',
    sumHead:
      '{Donne|Donnez} d’abord le résultat, avec son unité s’il en a une, puis le calcul en une ligne et l’astuce ou l’estimation qui permet de le vérifier de tête.',
    rewriteTwo:
      '{Donne|Donnez} d’abord la version qui se lit le mieux, puis une seconde construite autrement, chacune avec tous les faits, et {dis|dites} en quelques mots où la seconde serait meilleure.',
    toneTwo:
      '{Fais|Faites} sentir exactement cette qualité dans l’ensemble et non dans un mot ajouté, sans changer le propos, et {donne|donnez} une seule version, prête à l’emploi.',
    correctAsked:
      '{Dis|Dites} d’abord si c’est juste, {cite|citez} la faute avec sa règle en une ligne, puis la phrase corrigée, et où l’original passerait quand même, si c’est le cas.',
    translateFit:
      '{Formule|Formulez} comme le ferait un natif, aussi soutenu, direct ou poli que l’original, {donne|donnez} d’abord cette seule version, prête à copier, et dessous en une ligne le choix qui pourrait être fait autrement, avec l’autre formulation.',
    translateTone:
      '{Rends|Rendez} le ton demandé par les tournures d’adresse et les formules de cette langue, quitte à s’éloigner des mots ; {donne|donnez} une seule version et, dessous, en une ligne, ce qui porte le ton.',
    translateSign:
      '{Formule|Formulez}-le comme sur ce genre de panneau là-bas, avec la formule consacrée s’il y en a une, aussi court que d’usage, et {donne|donnez} dessous, en une ligne, le sens mot à mot, s’il diffère.',
    formJoined:
      '{Relie|Reliez}-les par ce qui montre leur lien (cause, temps, opposition), sans rien répéter ni rien perdre, et {donne|donnez} dessous une deuxième façon, avec la différence d’insistance.',
    wordQuoted:
      '{Cite|Citez} exactement ce qui est demandé, tout ce qu’il y en a, dans l’ordre du texte, et {dis|dites} à quoi on le reconnaît seulement là où l’on pourrait se tromper.',
    convertUnit:
      '{Donne|Donnez} d’abord le résultat avec son unité, arrondi comme on l’emploie, puis le coefficient ou la formule avec les chiffres, et une règle simple pour le calculer de tête.',
    gapFilled:
      '{Donne|Donnez} l’ensemble avec ce qui convient le mieux en gras et {dis|dites} en quelques mots pourquoi cela convient.',
    endSentence:
      '{Donne|Donnez} la phrase entière avec une fin qui convient à sa grammaire et à son ton et dit quelque chose de précis, puis deux autres fins qui vont clairement ailleurs.',
    applyBare:
      '{Commence|Commencez} par une raison plutôt que par l’annonce que je postule, {montre|montrez} deux atouts, chacun par un court exemple, avec des [crochets] pour tout ce que je n’ai pas dit, et {termine|terminez} par un entretien proposé.',
    curriculum:
      '{Donne|Donnez} un court profil, puis l’expérience, la plus récente d’abord, en lignes avec un verbe et un résultat, puis compétences, formation et langues, avec des [crochets] pour ce que je n’ai pas dit.',
    dataTable:
      '{Donne|Donnez} à chaque entrée sa propre ligne, {reprends|reprenez} les valeurs données sans changement, {mets|mettez} en quelques mots ce qui est à déduire, et {écris|écrivez} les cellules brèves et de même forme dans une colonne.',
    formalShade:
      '{Emploie|Employez} des phrases complètes, des verbes précis et une adresse neutre, {supprime|supprimez} tournures familières, abréviations et points d’exclamation, {garde|gardez} tous les faits et {donne|donnez} une seule version, prête à l’emploi.',
    politeShade:
      '{Transforme|Transformez} tout ordre en demande et tout reproche en ce qui aiderait, {laisse|laissez} aussi clair ce qui est dit, sans flatterie, et {donne|donnez} une seule version, prête à l’emploi.',
    academicShade:
      '{Formule|Formulez} de façon impersonnelle et avec la prudence voulue, {choisis|choisissez} des termes précis plutôt que vagues, {n’invente|n’inventez} ni sources ni chiffres et {donne|donnez} une seule version, prête à l’emploi.',
    casualShade:
      '{Emploie|Employez} des phrases courtes, des mots de tous les jours et les formes brèves qu’on dit à l’oral, {garde|gardez} tous les faits et {donne|donnez} une seule version, prête à l’emploi.',
    classifyRow:
      '{Donne|Donnez} une liste par catégorie, chaque élément exactement une fois, et {ajoute|ajoutez} quelques mots seulement à celui que beaucoup rangeraient ailleurs.',
    classifySeveral:
      '{Nomme|Nommez} toutes les catégories qui conviennent, la plus nette d’abord, chacune avec les mots qui la montrent, et aucune qui ne soit que suggérée.',
    puzzleSmall:
      '{Imagine|Imaginez} la scène pas à pas et {prends|prenez} chaque mot tel quel, {donne|donnez} la réponse en une phrase avec ce qui la décide, et {nomme|nommez} celle que l’on donne trop vite, s’il y en a une.',
    correctToned:
      '{Corrige|Corrigez} toutes les fautes, {amène|amenez} l’ensemble à la manière demandée, {garde|gardez} tous les faits et {rends|rendez} seulement le texte fini.',
    analysis:
      '{Dis|Dites} dès la première phrase à quoi cela revient, {prends|prenez} ensuite les deux à quatre aspects qui le portent, chacun avec un détail précis comme preuve, et {nomme|nommez} ce qui pourrait se voir autrement.',
    wordsMeeting:
      '{Mets|Mettez} le plus juste en premier, un par ligne, avec le sens en quelques mots là où tout le monde ne le connaît pas, et {laisse|laissez} de côté celui qui ne répond pas tout à fait à la demande.',
    improveShown: '{Montre|Montrez} ensuite le seul changement qui aiderait le plus, tel qu’il se lirait.',
    wayTold:
      '{Emploie|Employez} le moyen indiqué seulement là où la phrase y gagne, sans changer le propos, et {donne|donnez} une seule version, prête à l’emploi.',
    pickRow:
      '{Nomme|Nommez} d’abord, en une ligne, ceux pour lesquels c’est le cas, puis les autres sur une seconde, selon le cas courant, avec quelques mots de raison seulement en cas de doute.',
  },
  bullets: {
    aspectsAsked: 'Aspects : exactement ceux nommés ici, chacun avec sa conclusion',
    useVaried: 'Situations : du quotidien, chaque fois une autre',
    useRight: 'Emploi : juste, avec les mots qui l’accompagnent d’ordinaire',
    useClear: 'Phrases : le contexte laisse voir le sens du mot ou de la tournure',
    markGiven: 'Note : d’abord, sur l’échelle demandée',
    markNear: 'Un point de plus, un de moins : ce qui empêche l’un et l’autre',
    otherPart: 'Autres parties : aussi pleinement que les causes, chacune avec un cas concret',
    changedLine: 'Deux façons possibles : seulement alors, dessous, une ligne sur celle choisie',
    headCheck: 'À la fin : l’astuce ou l’estimation qui permet de le vérifier de tête',
    bestReads: 'D’abord : la version qui se lit le mieux, prête à l’emploi',
    secondBuilt: 'Dessous : une seconde construite autrement, et où elle serait meilleure',
    verdictRight: 'Verdict : d’abord, si c’est juste',
    groundedPoint: 'Chaque point : lié à un fait donné ici ; des [crochets] là où il en manque un',
    unexpected: 'Surprise : un détail que personne n’attend et qui convient pourtant à tout ce qui précède',
    readerFirst: 'Début : par ce qui compte le plus pour le lecteur, sans préambule',
    wordedThere: 'Formulation : comme le dirait un natif, pas mot à mot',
    addressFit: 'Registre : celui de l’original, ni plus raide ni plus relâché',
    toneCarried: 'Ton : celui qui est demandé, porté par l’adresse et les formules de cette langue',
    signShort: 'Panneau : la formule consacrée là-bas, aussi courte que d’usage',
    otherWording: 'Dessous : en une ligne, le choix qui pourrait être différent, avec l’autre formulation',
    joinLink: 'Lien : le mot ou la construction qui le montre (cause, temps, opposition, description)',
    joinAll: 'Contenu : tout est gardé, rien n’est dit deux fois',
    joinSecond: 'Dessous : une deuxième façon, avec la différence d’insistance',
    quotedAsIs: 'Réponse : citée exactement, tout ce qu’il y en a, dans l’ordre du texte',
    shownBy: 'À quoi on le reconnaît : en quelques mots, seulement là où l’on pourrait se tromper',
    resultUnit: 'Résultat : d’abord, avec son unité, arrondi comme on l’emploie',
    factorLine: 'Conversion : le coefficient ou la formule avec les chiffres, en une ligne',
    headRule: 'À la fin : une règle simple pour le calculer de tête',
    gapWhole: 'Réponse : le tout avec ce qui est ajouté en gras',
    gapOne: 'Raison : la règle, le fait ou le sens qui décide, en quelques mots',
    gapMore: 'Autre : seulement si elle convient aussi bien',
    endGrammar: 'Grammaire : temps, mode et personne comme le début l’exige',
    endDefinite: 'Fin : dit quelque chose de précis, sans formule toute faite',
    endMore: 'Dessous : deux autres qui vont clairement ailleurs',
    applyReason: 'Début : une raison, pas l’annonce que je postule',
    applyProof: 'Milieu : deux atouts que ce travail demande, chacun montré par un court exemple',
    applyGaps: 'Ce que je n’ai pas dit : entre [crochets] avec une indication de ce qui y va, rien d’inventé',
    curriculumOrder:
      'Ordre : court profil, expérience en commençant par la plus récente, compétences, formation, langues',
    curriculumLines: 'Chaque poste : deux ou trois lignes qui commencent par un verbe et nomment un résultat',
    rowsGiven: 'Lignes : une par chose, aucune oubliée',
    headings: 'Cellules : brèves, de même forme dans une colonne',
    valuesKept: 'Valeurs : celles données, inchangées ; ce qui est à déduire, en quelques mots',
    shadeVersions: 'Résultat : une seule version, prête à l’emploi',
    groupedOnce: 'Forme : une liste par catégorie, chaque élément exactement une fois',
    itemDoubt: 'Raison : quelques mots, seulement là où l’on peut hésiter',
    surprising: 'Surprenants ou douteux, s’il y en a : en quelques mots, pourquoi ils sont là',
    noDefinitions: 'À éviter : introduction et définitions',
    severalFirst: 'Réponse : toutes les catégories qui conviennent, la plus nette d’abord',
    severalShown: 'Chacune : avec les mots qui la montrent',
    severalLeft: 'Seulement suggérées, s’il y en a : écartées',
    plainBasis: 'Base : ce qui est dit et le savoir de tous les jours, rien d’inventé',
    puzzleShort: 'Réponse : une phrase, avec l’étape ou les deux étapes qui décident',
    puzzleTrap: 'Piège : la réponse que l’on donne trop vite et pourquoi elle est fausse, s’il y en a une',
    sampleRun: 'Exemple : une petite entrée et ce qui en sort',
    improveMost: 'Amélioration : le changement qui aiderait le plus, montré tel qu’il se lirait',
    meetAll: 'Choix : seulement des mots qui répondent tout à fait à la demande',
    glossed: 'Sens : en quelques mots, là où tout le monde ne le connaît pas',
    conditionsUsed: 'Conditions : chacune de celles données, nommée là où elle sert',
    wayUsed: 'Moyen : celui indiqué, seulement là où la phrase y gagne',
    pickFirst: 'D’abord : ceux pour lesquels c’est le cas, en une ligne',
    pickRest: 'Puis : les autres, sur une seconde ligne',
  },
  guided: {
    aspectsTaken: '{Prends|Prenez} un à un les aspects nommés ici, avec les détails qui les montrent.',
    useCheck: '{Rends|Rendez} plus parlante toute phrase où un autre mot irait tout aussi bien.',
    useWrite: '{Écris|Écrivez} les phrases demandées, chacune dans une autre situation.',
    useSense: '{Précise|Précisez} en silence le sens de chaque mot ou tournure et ce qui l’accompagne d’ordinaire.',
    markStep: '{Donne|Donnez} la note, et {dis|dites} ce qui l’empêche d’être d’un point plus haute ou plus basse.',
    markupGiven:
      '{Reporte|Reportez} chaque valeur dans l’ordre donné, {vérifie|vérifiez} qu’un programme pourrait lire le résultat, et {donne|donnez} seulement cela.',
    joinRelate: '{Dis|Dites} en quelques mots quel est leur lien : cause, temps, opposition ou description.',
    joinGive:
      '{Donne|Donnez} la phrase qui le montre le mieux, puis une deuxième façon avec la différence d’insistance.',
    wordQuote: '{Cite|Citez} exactement ce qui est demandé, tout ce qu’il y en a.',
    wordTell: 'Là où l’on pourrait se tromper, {dis|dites} en quelques mots à quoi on le reconnaît.',
    convertShow: '{Mets|Mettez} les chiffres dans le coefficient ou la formule, sur une ligne.',
    convertGive:
      '{Donne|Donnez} la valeur exacte et, à côté, celle à employer, arrondie comme il faut, avec son unité.',
    convertHead: '{Ajoute|Ajoutez} une règle simple pour le calculer de tête.',
    applyEmployer: 'Employeur, et ce qui compte pour lui, pour autant que je le sache : […]',
    dataColumns: '{Décide|Décidez} pour {toi|vous} ce que contient chaque colonne et sous quelle forme.',
    dataFill: '{Remplis|Remplissez} ligne après ligne, puis {vérifie|vérifiez} chaque valeur sur ce qui est donné.',
    rowSort: 'Pour {toi|vous}, {règle|réglez} ce qui décide pour chaque élément.',
    rowGive: '{Écris|Écrivez} les catégories comme titres et {place|placez} chaque élément sous l’une d’elles.',
    rowCheck:
      '{Vérifie|Vérifiez} qu’aucun ne manque ni ne figure deux fois, et {ajoute|ajoutez} quelques mots seulement là où la place peut surprendre.',
    severalHold: '{Confronte|Confrontez} chaque catégorie au texte, l’une après l’autre.',
    severalGive:
      '{Donne|Donnez} toutes celles qui conviennent, chacune avec les mots qui la montrent, et aucune qui ne soit que suggérée.',
    puzzlePicture: '{Imagine|Imaginez} la situation pas à pas, en prenant chaque mot tel quel.',
    puzzleGive: '{Donne|Donnez} la réponse en une phrase, avec ce qui la décide.',
    puzzleQuick:
      'S’il y a une réponse que l’on donne trop vite, {nomme-la|nommez-la} et {dis|dites} pourquoi elle est fausse.',
    formMark:
      '{Note|Notez} pour {toi|vous} ce que cette forme change : verbes, pronoms, mots de temps, ordre des mots.',
    faultTrace: '{Parcours|Parcourez}-le ligne par ligne et {note|notez} ce que fait vraiment chacune.',
    techShow: '{Montre|Montrez} sur un petit exemple concret comment cela marche ou de quoi cela dépend.',
    judgeSigns:
      '{Note|Notez} ce qui parle pour et ce qui parle contre, chaque fois avec les mots ou le détail qui le montrent.',
    judgeGive: '{Donne|Donnez} le jugement ou la note, et {dis|dites} ce qui a pesé le plus.',
    judgeBetter: '{Montre|Montrez} le seul changement qui aiderait le plus, tel qu’il se lirait.',
    wordsList: '{Donne|Donnez} ceux qui restent, le plus juste en premier.',
    wordsCollect:
      '{Rassemble|Rassemblez} plus de mots qu’il n’en faut et {vérifie|vérifiez} chacun d’après la demande.',
    pickGive:
      '{Nomme|Nommez} ensuite ceux pour lesquels c’est le cas et, dessous, les autres, avec quelques mots de raison seulement en cas de doute.',
  },
};
