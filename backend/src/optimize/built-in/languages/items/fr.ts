import type { ItemPhrases } from './en.js';

export const frItems: ItemPhrases = {
  sharp: {
    takeLines:
      '{Donne|Donnez} chaque élément une fois, sur sa propre ligne et écrit comme dans le texte, y compris ce qui n’est mentionné qu’en passant, sans rien ajouter.',
    takeKinds:
      '{Donne|Donnez} chaque genre à part, ou sur une même ligne ce qui va ensemble, chaque élément une fois et écrit comme dans le texte, même ce qui n’est mentionné qu’en passant.',
    takeBare: '{Donne|Donnez} ce qui est demandé et rien d’autre, un élément par ligne, tel qu’il est écrit.',
    takeEach:
      '{Parcours|Parcourez} tout le texte et {relève|relevez} tout ce qui est demandé et rien de ce qui n’y ressemble que de loin, chaque élément une fois, dans l’ordre et l’orthographe du texte, et {dis-le|dites-le} s’il n’y en a pas.',
    takeSides:
      '{Mets|Mettez} en deux listes ce que le texte dit pour et ce qu’il dit contre, un point bref par ligne, au plus près de ses mots et avec ses chiffres, sans jugement ajouté.',
    takeWorked:
      '{Garde|Gardez} les noms tels qu’ils sont écrits, mais {calcule|calculez} ce que le texte ne donne qu’indirectement (deux ans plus tard, le même, le double) et {mets|mettez} la valeur elle-même.',
    takeOut:
      '{Parcours|Parcourez} tout le texte et {relève|relevez} ce qui est demandé, avec les noms, les dates et les chiffres tels qu’ils sont écrits, chaque élément une seule fois et dans l’ordre d’apparition, et {signale|signalez} ce qui est demandé mais absent.',
    rating:
      '{Mets|Mettez} la note seule à la première ligne, puis {dis|dites} ce qui dans le texte plaide pour elle et ce qui plaide contre, en citant quelques mots de chaque côté.',
    statements:
      '{Donne|Donnez} d’abord le verdict pour chacune, puis en une phrase ce qui en décide ; {corrige|corrigez} ce qui est faux et {signale|signalez} ce qui n’est vrai qu’en partie.',
    arrange:
      '{Donne|Donnez}-les tous dans une liste numérotée, du premier au dernier, chacun avec la date, le chiffre ou la raison qui décide de sa place, et {signale|signalez} ceux qui sont proches ou incertains.',
    arrangeAsIs: '{Donne|Donnez}-les tous, un par ligne, écrits exactement comme ici, sans en omettre ni en ajouter.',
    pairs:
      '{Écris|Écrivez} une paire par ligne, dans l’ordre de la première liste, avec en quelques mots ce qui les relie, et {signale|signalez} ce qui ne va nulle part.',
    select:
      '{Nomme|Nommez} à la première ligne tous ceux qui conviennent, {ajoute|ajoutez} quelques mots sur chacun dont on peut douter, retenu ou non, et {dis-le|dites-le} là où cela dépend de la définition.',
    tally:
      '{Donne|Donnez} le nombre à la première ligne, puis {énumère|énumérez} un par un ce qui a été compté pour que je puisse vérifier, et {dis|dites} ce qui compte pour un si deux lectures sont possibles.',
    cells:
      '{Rends|Rendez} le tableau entier, lignes et colonnes inchangées, chaque case vide remplie brièvement et de la même façon dans toute la colonne, et {signale|signalez} les valeurs incertaines.',
    sequence:
      '{Donne|Donnez} la suite à la première ligne, puis la règle en une phrase, montrée sur chaque étape donnée ; si une autre règle convient aussi, {nomme|nommez}-la.',
    synonyms:
      '{Consacre|Consacrez} une ligne à chaque mot, l’équivalent le plus proche d’abord et de même nature, et quand un mot a plusieurs sens, {précise|précisez} lequel est visé.',
    rhymes:
      '{Donne|Donnez} d’abord les rimes riches et à part les rimes approximatives, groupées par nombre de syllabes, avec des mots réellement employés.',
    describing:
      '{Choisis|Choisissez} des mots qui disent chacun autre chose, {commence|commencez} par le plus juste et {ajoute|ajoutez} à chacun, en quelques mots, à quoi cela se voit.',
    extractTable:
      '{Donne|Donnez} une ligne à chaque élément trouvé et une colonne à chaque sorte de donnée demandée, chaque sorte écrite de la même façon, {évalue|évaluez} d’après le texte ce qui doit l’être et ne {laisse|laissez} une case vide que là où le texte n’offre aucun appui.',
    extractJson:
      '{Renvoie|Renvoyez} uniquement du JSON valide, avec les mêmes champs pour chaque entrée, les nombres en nombres, les dates complètes, s’il y en a, en année-mois-jour, le reste avec les mots du texte et null là où le texte ne dit rien.',
    takeDates:
      '{Donne|Donnez} une ligne à chacune, d’abord la date ou l’heure, puis de quoi il s’agit et qui cela concerne, dans l’ordre du temps, et {laisse|laissez} une date vague aussi vague qu’elle est dite.',
    takeTold:
      '{Donne|Donnez} une ligne à chaque champ dans l’ordre demandé, son nom devant et derrière les mots les plus brefs du texte qui le remplissent, et n’y {mets|mettez} rien qui semble seulement en découler.',
  },
  bullets: {
    findLines: 'Éléments : chacun une fois, sur sa propre ligne',
    findBare: 'Éléments : seulement ce qui est demandé, un par ligne',
    kindsApart: 'Genres : séparés ; ce qui va ensemble sur une même ligne',
    sidesApart: 'Listes : ce qui est pour et ce qui est contre, séparés',
    sidesShort: 'Points : un par ligne, brefs, au plus près des mots du texte, chiffres compris',
    sidesText: 'Contenu : seulement ce que dit le texte, sans jugement ajouté',
    onlyDenied: 'Ce que le texte nie : signalé comme tel',
    typedValues:
      'Valeurs : nombres en nombres, dates complètes, s’il y en a, en année-mois-jour, le reste avec les mots du texte',
    cellValues: 'Valeurs : chaque sorte écrite de la même façon ; ce qui doit être évalué, d’après le texte',
    workedOut:
      'Valeurs indirectes (deux ans plus tard, le même) : calculées si le texte le permet, sinon dans ses mots',
    asInText: 'Écriture : exactement comme dans le texte',
    labelRival: 'Seconde catégorie : seulement si elle est proche, avec la raison de ne pas l’avoir choisie',
    ratingFirst: 'Note : le nombre seul, à la première ligne',
    ratingBoth: 'Raison : ce qui plaide pour et contre, avec quelques mots cités de chaque côté',
    ratingNear: 'Note voisine : pourquoi pas un point de plus ou de moins, en une phrase',
    verdictEach: 'Verdict : d’abord, un pour chacune, dans l’ordre donné',
    decidedBy: 'Raison : ce qui en décide, en une phrase',
    putRight: 'Si c’est faux : ce qui est juste à la place',
    partlyTrue: 'Vrai en partie seulement : signalé, avec la partie en question',
    allInOrder: 'Ordre : tous, numérotés du premier au dernier, sans omission ni ajout',
    placedBy: 'À côté de chacun : la date, le chiffre ou la raison qui décide de sa place',
    closeCalls: 'Places proches ou incertaines : signalées, avec ce dont elles dépendent',
    asSpelled: 'Écriture : exactement comme ici, un par ligne',
    pairEach: 'Paires : une par ligne, dans l’ordre de la première liste',
    pairSign: 'Raison : ce qui relie les deux, en quelques mots',
    pairLeft: 'Restant ou douteux : nommé, sans forcer de paire',
    pickedFirst: 'Réponse : tous ceux qui conviennent, à la première ligne',
    pickedWhy: 'Raison : quelques mots sur chacun dont on peut douter, retenu ou non',
    pickedEdge: 'Cas limites : signalés, avec la définition dont ils dépendent',
    tallyFirst: 'Nombre : à la première ligne',
    tallyShown: 'Comptage : montré un par un, pour que je puisse vérifier',
    tallyRule: 'Ce qui compte pour un : précisé si deux lectures sont possibles',
    cellsAll: 'Tableau : entier, lignes et colonnes inchangées, sans case vide',
    cellsSame: 'Contenu : bref, de même forme et de même unité dans toute la colonne',
    cellsDoubt: 'Valeurs douteuses : signalées',
    seriesNext: 'Réponse : la suite, à la première ligne',
    seriesRule: 'Règle : en une phrase, montrée sur chaque étape donnée',
    seriesOther: 'Autre règle : nommée si elle convient aussi',
    threeEach: 'Nombre : deux ou trois par mot, le plus proche d’abord',
    sameClass: 'Forme : même nature que le mot donné',
    senseMeant: 'Plusieurs sens : auquel chacun correspond',
    rhymesTrue: 'Ordre : d’abord les rimes riches, à part les approximatives',
    rhymesGroup: 'Groupes : par nombre de syllabes',
    rhymesReal: 'Choix : des mots réellement employés',
    wordsDiffer: 'Choix : des mots qui disent chacun autre chose',
    wordsShow: 'À côté de chacun : à quoi cela se voit, en quelques mots',
    bestFirst: 'Ordre : le plus juste d’abord',
    tableRows: 'Lignes : une par élément trouvé, avec une colonne par type d’information demandé',
    emptyCell: 'Lacunes : case vide seulement là où le texte n’offre aucun appui',
    jsonFields: 'Champs : les mêmes pour chaque entrée, avec des noms qui disent leur contenu',
    jsonNull: 'Manques : null là où le texte ne dit rien',
    jsonOnly: 'Sortie : du JSON valide et rien autour',
    dateLines: 'Lignes : la date d’abord, puis de quoi il s’agit et qui cela concerne',
    datesByTime: 'Ordre : par date, la plus proche d’abord',
    datesVague: 'Dates vagues : telles qu’elles sont dites, aucune précisée',
  },
  guided: {
    workOut:
      '{Calcule|Calculez} d’abord ce que le texte ne donne qu’indirectement, dans la mesure où il le permet, puis {mets|mettez} les valeurs dans le résultat.',
    textThrough:
      '{Parcours|Parcourez} le texte de la première phrase à la dernière et {note|notez} tout ce qui convient.',
    textOrder: '{Donne|Donnez} chacun une fois, dans l’ordre et l’orthographe du texte.',
    sidesSort:
      '{Parcours|Parcourez} le texte phrase par phrase, {range|rangez} chaque point du côté qu’il soutient et {donne|donnez} seulement les deux listes.',
    textBare: '{Mets|Mettez} le tout en ordre, sans répétition, avec les mots du texte.',
    placeValues: '{Écris|Écrivez} à côté de chacun la date, le chiffre ou la raison qui décide de sa place.',
    placeOrder: '{Donne|Donnez} ensuite l’ordre final, numéroté et sans omission.',
    placeDoubts: '{Dis|Dites} quelles places sont proches ou incertaines, et pourquoi.',
    labelSigns: '{Pèse|Pesez} en silence ce qui plaide pour quelle étiquette.',
    labelGive: '{Donne|Donnez} l’étiquette sur une ligne à part, avec ce qui pèse le plus.',
    labelDoubt: 'Si deux sont proches, {dis-le|dites-le} et {nomme|nommez} la seconde.',
    itemCriterion: '{Dis|Dites} en une ligne ce qui décide, pour mesurer chaque élément de la même façon.',
    itemEach: '{Passe|Passez} les éléments en revue dans l’ordre donné, chacun avec ce qui en décide.',
    itemResult: '{Donne|Donnez} ensuite le résultat final et {vérifie|vérifiez} que rien ne manque ni ne se répète.',
    ratingSigns: '{Cite|Citez} ce qui plaide pour une note haute, puis ce qui plaide pour une note basse.',
    ratingGive: '{Donne|Donnez} la note sur une ligne à part et {dis|dites} ce qui a le plus pesé.',
    ratingShift: '{Dis|Dites} en une phrase pourquoi pas un point de plus ou de moins.',
    claimRead: '{Dis|Dites} en quelques mots ce que chaque affirmation soutient exactement.',
    claimVerdict: '{Donne|Donnez} le verdict pour chacune et ce qui en décide.',
    claimRight: '{Corrige|Corrigez} ce qui est faux et {signale|signalez} ce qui n’est vrai qu’en partie.',
    tallyCriterion: '{Dis|Dites} en une ligne ce que {tu comptes|vous comptez} pour un.',
    tallyGo: '{Énumère|Énumérez} ce que {tu comptes|vous comptez}, avec des numéros.',
    tallyEnd: '{Donne|Donnez} le nombre sur une ligne à part, vérifié par un second comptage.',
    cellsColumns: '{Dis|Dites} en une ligne ce que contient chaque colonne et dans quelle unité.',
    cellsFill: '{Remplis|Remplissez} chaque case vide et {rends|rendez} le tableau entier.',
    cellsMark: '{Signale|Signalez} les valeurs incertaines et {dis|dites} pourquoi.',
    seriesSteps: '{Note|Notez} ce qui change de chacun au suivant.',
    seriesTest: '{Énonce|Énoncez} la règle et {essaie|essayez}-la sur chaque étape donnée.',
    seriesGive: '{Donne|Donnez} la suite sur une ligne à part.',
    wordSenses: '{Dis|Dites} dans quel sens {tu prends|vous prenez} chaque mot.',
    wordMatches: '{Donne|Donnez} les équivalents, le plus proche d’abord.',
    wordSwap: '{Essaie|Essayez} chacun dans une phrase courte et {signale|signalez} ceux qui ne vont pas partout.',
    rhymeSound: '{Dis|Dites} quel son doit s’accorder à la fin du mot.',
    rhymeList: '{Donne|Donnez} les rimes riches par nombre de syllabes et à part les approximatives.',
    rhymeBest: '{Signale|Signalez} les trois plus faciles à placer dans un vers.',
    describeSides: '{Dis|Dites} quels côtés les mots devraient couvrir.',
    describeGive: '{Donne|Donnez} les mots, chacun avec ce à quoi cela se voit.',
    describeCheck: '{Remplace|Remplacez} l’un des deux quand ils disent presque la même chose.',
    fillForm: '{Mets|Mettez} chaque valeur dans la forme demandée, avec les mots du texte.',
    fillTyped:
      '{Mets|Mettez} chaque valeur dans la forme demandée, chaque type écrit de la même façon, le reste avec les mots du texte.',
    datesGive:
      '{Donne|Donnez}-les dans l’ordre du temps, chacune avec ce à quoi elle sert, et {laisse|laissez} de côté les dates où rien n’est dû.',
  },
};
