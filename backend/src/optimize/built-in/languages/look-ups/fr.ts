import type { LookUps } from './en.js';

export const lookUps: LookUps = {
  sharp: {
    factThenWhy:
      '{Donne|Donnez} le fait exact dès la première phrase, {réponds|répondez} au reste en deux à quatre, avec les dates, noms ou chiffres qui l’appuient, et {signale|signalez} ce qui est incertain ou n’est qu’une histoire souvent répétée.',
    factWho:
      '{Donne|Donnez} le nom complet dès la première phrase, {ajoute|ajoutez} en une autre ce qui le situe, comme l’année ou le rôle, et {nomme|nommez} toute autre personne qui appartient à une réponse complète, avec sa part, s’il y en a.',
    factWhen:
      '{Donne|Donnez} la date dès la première phrase, aussi exacte qu’on la connaît, {dis|dites} en une autre ce qui s’est passé exactement ce jour-là ou cette année-là, et {cite|citez} une autre date seulement là où les sources divergent vraiment.',
    factWhere:
      '{Nomme|Nommez} le lieu dès la première phrase, aussi exactement qu’on le connaît, {situe|situez}-le en une autre par quelque chose de connu à proximité, et {signale|signalez} un doute seulement là où les sources divergent vraiment.',
    countFixed:
      '{Donne|Donnez} le chiffre avec son unité dès la première phrase, {précise|précisez} en une autre ce qui est compté ou mesuré, et {cite|citez} un autre chiffre seulement là où les sources divergent vraiment.',
    pioneer:
      '{Donne|Donnez} la réponse entière dès la première phrase, avec la date, {dis|dites} en une autre en quel sens c’était la première fois et, seulement si l’on en cite souvent une autre, pourquoi ce n’est pas elle.',
    whoGroup:
      '{Dis|Dites} dès la première phrase qui ils sont, avec l’époque et le lieu ou l’œuvre dont ils viennent, puis qui en fait partie et comment, ce qui les a fait connaître, avec des noms, et ce que l’on raconte souvent à tort.',
    overview:
      '{Commence|Commencez} par deux phrases sur ce que c’est et pourquoi cela compte, {prends|prenez} ensuite les aspects les plus importants un à un, avec des noms, des dates ou des chiffres plutôt que des adjectifs, et {termine|terminez} par une chose qui mérite d’être sue et que peu de gens savent.',
    knownFor:
      '{Commence|Commencez} par ce que presque tout le monde y associe, {ajoute|ajoutez} le reste par ordre de poids et dans des domaines différents, chaque fois avec un nom, une date ou un chiffre qui le montre, et une chose qui mériterait d’être plus connue.',
    usesOf:
      '{Dis|Dites} en une phrase ce que c’est, {donne|donnez} ensuite ses principales utilisations, la plus courante d’abord, chacune avec un exemple concret tiré de la pratique, et {dis|dites} à quoi il ne convient pas et ce que l’on prend alors à la place.',
    timing:
      '{Nomme|Nommez} le meilleur moment dès la première phrase, avec la raison, puis le suivant et quand il vaut mieux, {dis|dites} comment cela change selon le lieu ou la personne et quel moment est à éviter.',
    timingTravel:
      '{Nomme|Nommez} les meilleurs mois dès la première phrase, {compare|comparez} les saisons selon le temps, l’affluence et les prix, {dis|dites} ce que l’on ne peut voir ou faire qu’à ce moment-là et quels mois sont à éviter.',
    whyEvent:
      '{Distingue|Distinguez} le déclencheur des causes profondes, {prends|prenez} celles-ci par ordre de poids, chacune avec la façon dont elle y a mené et une date ou un cas concret, et {dis|dites} ce qui est établi et ce qui reste débattu.',
    listLiving:
      '{Donne|Donnez} pour chaque élément où il vit ou pousse, ce qui le distingue et en quoi il répond exactement à la demande, et {laisse|laissez} de côté ce qui, à strictement parler, n’en fait pas partie.',
    listPlaces:
      '{Donne|Donnez} pour chacun le détail qui compte le plus pour ce qui est demandé, comme l’endroit où il se trouve, une année ou un chiffre, dans un ordre qui ait du sens.',
    listPeople:
      '{Donne|Donnez} pour chaque personne le nom complet, les dates et l’œuvre ou l’action qui lui vaut sa place sur cette liste, dans l’ordre du temps.',
    listFirms:
      '{Donne|Donnez} pour chacune ce qu’elle fabrique ou propose, où est son siège et à qui elle appartient, et {signale|signalez} celles dont la situation a pu changer.',
    listDishes:
      '{Donne|Donnez} pour chaque élément de quoi il est fait, d’où il vient et quel goût il a ou avec quoi il se marie.',
    listPastimes:
      '{Dis|Dites} pour chaque élément de quoi il s’agit, comment on le joue ou le pratique, ce qu’il faut et combien de personnes, et ce qui le distingue des autres.',
    thenHow:
      '{Réponds|Répondez} à la première partie en deux ou trois phrases, puis {donne|donnez} les étapes de la seconde, numérotées, avec ce qu’il faut au préalable, à quoi on voit que c’est réussi et l’erreur la plus courante.',
    yesnoHealth:
      '{Commence|Commencez} par oui, non ou cela dépend, {dis|dites} pour qui et dans quel cas cela vaut, {donne|donnez} les preuves les plus solides de chaque côté et, s’il s’agit de sa propre santé, qui devrait d’abord consulter un médecin.',
    event:
      '{Dis|Dites} dès la première phrase ce qui s’est passé, quand et où, {raconte|racontez} ensuite dans l’ordre, de ce qui y a mené aux tournants puis à l’issue, avec des noms et des chiffres, et {dis|dites} ce qui reste débattu.',
    game: '{Commence|Commencez} par le but et la façon de gagner, puis ce qu’il faut, comment se passe un tour ou une partie, comment on compte les points et ce qui est interdit, et {termine|terminez} par la règle que les débutants comprennent le plus souvent mal.',
    bestOf:
      '{Choisis|Choisissez} une réponse dès la première phrase et {dis|dites} selon quel critère c’est la meilleure, puis qui ou quoi l’emporte selon deux autres, chacun avec un fait ou un chiffre, et ce qui n’est qu’affaire de goût.',
  },
  bullets: {
    placesIt: 'À côté : un fait qui le situe, comme l’année ou le rôle',
    othersToo: 'Autres : qui d’autre appartient à une réponse complète, avec sa part, s’il y en a',
    confirmed: 'À côté : un fait qui la situe ou aide à la retenir',
    caution: 'Attention : seulement si on la confond souvent, la conteste ou si elle a changé, en une ligne',
    dateOf: 'À côté : ce qui s’est passé exactement alors, en une phrase',
    ifDisputed: 'Doute : seulement là où les sources divergent vraiment, en une ligne',
    restThen: 'Le reste : en deux à quatre phrases, avec les dates, noms ou chiffres qui l’appuient',
    storyMark: 'Signalé : ce qui est incertain ou n’est qu’une histoire souvent répétée',
    whoFull: 'Réponse : dès la première phrase, avec le nom complet',
    dateFull: 'Date : dès la première phrase, aussi exacte qu’on la connaît',
    placeFull: 'Lieu : dès la première phrase, aussi exactement qu’on le connaît',
    placeAround: 'Situation : par quelque chose de connu à proximité, en une phrase',
    countWhat: 'Mesure : ce qui est compté ou mesuré exactement',
    firstSense: 'Première fois : en quel sens exactement, avec la date',
    firstRival: 'Souvent cité à la place : seulement s’il y en a, et pourquoi ce n’est pas juste',
    groupFirst: 'Première phrase : qui ils sont, avec l’époque et le lieu ou l’œuvre dont ils viennent',
    groupOf: 'Membres : qui en fait partie, et ce qui les relie',
    overFirst: 'D’abord : ce que c’est et pourquoi cela compte, en deux phrases',
    overSides: 'Aspects : les quatre ou cinq plus importants, chacun sous son propre titre',
    overFacts: 'Faits : noms, dates et chiffres plutôt que des adjectifs',
    overLess: 'À la fin : une chose qui mérite d’être sue et que peu de gens savent',
    knownOrder: 'Ordre : d’abord ce que presque tout le monde y associe, puis par poids',
    knownShown: 'Chaque chose : un nom, une date ou un chiffre qui le montre',
    knownRange: 'Variété : dans des domaines différents, pas tout du même genre',
    knownLess: 'À la fin : une chose qui mériterait d’être plus connue',
    usesEach: 'Utilisations : la plus courante d’abord, chacune avec un exemple pratique',
    usesNot: 'Limites : à quoi il ne convient pas, et ce que l’on prend alors à la place',
    timeBest: 'Réponse : le meilleur moment, dès la première phrase, avec la raison',
    timeNext: 'Le suivant : avec le cas où il vaut mieux',
    timeShift: 'Différences : comment cela change selon le lieu ou la personne',
    timeAvoid: 'À éviter : le pire moment, et pourquoi',
    trigger: 'Déclencheur : distingué des causes profondes',
    eachLiving: 'Chaque élément : où il vit ou pousse, ce qui le distingue, en quoi il convient',
    eachPlace:
      'Chaque élément : le détail qui compte le plus pour ce qui est demandé, comme le lieu, une année ou un chiffre',
    eachPerson: 'Chaque personne : nom complet, dates, et l’œuvre ou l’action qui compte ici',
    eachFirm: 'Chaque élément : ce qu’elle fabrique ou propose, son siège, à qui elle appartient',
    eachDish: 'Chaque élément : de quoi il est fait, d’où il vient, avec quoi il se marie',
    eachPastime: 'Chaque élément : de quoi il s’agit, ce qu’il faut, à qui il convient',
    strictly: 'Choix : seulement ce qui appartient strictement au groupe demandé',
    clearOrder: 'Ordre : celui qui aide ici, par taille, époque, renommée ou difficulté',
    firstPart: 'Première partie : réponse en deux ou trois phrases',
    thenSteps: 'Seconde partie : étapes numérotées, avec le nécessaire et l’erreur habituelle',
    amountFor: 'Pour qui : pour qui et dans quel cas cela vaut, et où la réponse change',
    eventFirst: 'Première phrase : ce qui s’est passé, quand et où',
    eventCourse: 'Déroulement : dans l’ordre, avec les tournants, des noms et des chiffres',
    eventAfter: 'Issue : ce que cela a changé, tout de suite et plus tard',
    gameAim: 'But : comment on gagne, dès la première phrase',
    gameCourse: 'Déroulement : ce qu’il faut, le début, un tour de jeu, la fin',
    gameCount: 'Points et fautes : comment on les compte, ce qui est interdit',
    gameWrong: 'À la fin : la règle que les débutants comprennent le plus souvent mal',
    bestAnswer: 'Réponse : une seule, dès la première phrase, avec le critère qui en fait la meilleure',
    bestOther: 'Autres critères : qui ou quoi l’emporte selon deux autres, avec un fait ou un chiffre',
    bestTaste: 'Goût : ce qui ne se mesure pas, présenté comme tel',
  },
  guided: {
    lookAnswer: '{Donne|Donnez} la réponse dès la première ligne, exacte et entière.',
    lookPlace: '{Ajoute|Ajoutez} en une phrase le fait qui l’explique ou la situe.',
    lookStop:
      '{Arrête|Arrêtez}-{toi|vous} là ; seulement si les sources divergent vraiment, {dis|dites} en une ligne en quoi.',
    lookOthers:
      '{Nomme|Nommez} toute autre personne qui appartient à une réponse complète, avec sa part ; sinon, {arrête-toi|arrêtez-vous} là.',
    lookShort:
      '{Donne|Donnez} la réponse dès la première ligne et, dessous, un fait qui aide à la retenir ; si on la confond souvent avec une autre, {nomme|nommez}-la aussi.',
    lookEach: '{Donne|Donnez} chaque réponse sur une ligne à elle, dans l’ordre, exacte et entière.',
    restStep: '{Réponds|Répondez} au reste en deux à quatre phrases, avec les dates, noms ou chiffres qui l’appuient.',
    storyStep: '{Signale|Signalez} ce qui est incertain ou n’est qu’une histoire souvent répétée.',
    recordBy:
      '{Dis|Dites} selon quelle mesure, avec le chiffre, et quelle est la réponse selon une autre si elle diffère.',
    firstStep: '{Dis|Dites} en quel sens c’était la première fois, avec la date.',
    firstElse: '{Nomme|Nommez} un rival pour ce titre, seulement s’il y en a un, et ce qui parle contre lui.',
    whenSay: '{Donne|Donnez} la date et {dis|dites} ce qui s’est passé exactement ce jour-là ou cette année-là.',
    whereNear: '{Situe|Situez}-le par quelque chose de connu à proximité.',
    countSay: '{Précise|Précisez} ce qui est compté ou mesuré, puis {donne|donnez} le chiffre avec son unité.',
    overStart: '{Présente|Présentez}-le en deux phrases à quelqu’un qui n’en a jamais entendu parler.',
    overPick:
      '{Choisis|Choisissez} les quatre ou cinq aspects qui en donnent la meilleure image, avec noms, dates et chiffres.',
    overLink: '{Montre|Montrez} comment ils se tiennent, et {corrige|corrigez} une idée courante qui est fausse.',
    knownTop: '{Nomme|Nommez} la première chose à laquelle on pense, et comment c’est arrivé.',
    knownMore: '{Ajoute|Ajoutez} le reste, chaque fois avec le fait qui l’a fait connaître.',
    knownAt: '{Termine|Terminez} par ce que citeraient plutôt ceux qui connaissent bien le sujet.',
    usesList: '{Nomme|Nommez} les principales utilisations, avec qui s’en sert là et comment.',
    usesElse: '{Dis|Dites} quand autre chose fait mieux l’affaire, et quoi.',
    timeSay: '{Nomme|Nommez} le moment et ce qui en fait le meilleur.',
    timeCompare: '{Mets|Mettez} à côté les autres possibilités : ce qui parle pour et contre chacune.',
    timeFor: '{Dis|Dites} pour qui, ou en quel lieu, la réponse est différente.',
    eventBefore: '{Dis|Dites} où en étaient les choses juste avant.',
    eventTell: '{Raconte|Racontez} ce qui s’est passé dans l’ordre, avec les dates et les personnes qui en ont décidé.',
    eventLeft: '{Dis|Dites} ce qui en est sorti, et quelle partie de l’histoire est souvent mal racontée.',
    gameStart: '{Dis|Dites} en une phrase de quoi il s’agit et ce qui doit être prêt.',
    gamePlay: '{Suis|Suivez} un tour ou une courte partie du début à la fin.',
    gameCases: '{Ajoute|Ajoutez} les règles des cas particuliers, et celle qui provoque le plus de disputes.',
    bestMeasures: '{Nomme|Nommez} les critères selon lesquels on peut en juger.',
    bestWinners: '{Dis|Dites} qui ou quoi l’emporte selon chacun, et ce qui l’appuie.',
    bestCommit: '{Choisis|Choisissez}-en un malgré tout, et {dis|dites} qui choisirait autrement.',
    listPick: '{Choisis|Choisissez} les éléments de façon à montrer toute l’étendue de ce qui est demandé.',
    listTell: '{Dis|Dites} de chacun ce qui le distingue des autres.',
    listCheck:
      '{Vérifie|Vérifiez} chacun par rapport à la demande, et {retire|retirez} ce qui ne convient qu’à moitié.',
  },
};
