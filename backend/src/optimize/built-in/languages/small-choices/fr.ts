export const smallChoices = {
  sharp: {
    decideOnce:
      '{Dis|Dites} dès la première phrase quoi choisir, {donne|donnez} la raison qui décide, et {dis|dites} dans quel cas l’autre choix serait le bon.',
    packed:
      '{Mets|Mettez} une chose par ligne, avec la quantité là où cela compte, {marque|marquez} ce qui ne doit pas manquer, {ajoute|ajoutez} ce qu’on oublie le plus souvent et {dis|dites} ce qui peut rester à la maison.',
    checklistTold:
      '{Mets|Mettez} une seule chose par ligne pour pouvoir la cocher, avec quantité ou date là où cela compte, {signale|signalez} ce qui ne peut ni attendre ni manquer et {termine|terminez} par ce qu’on oublie le plus souvent.',
    shopped:
      '{Calcule|Calculez} les quantités selon pour qui et pour combien de temps c’est prévu, en unités qui s’achètent, groupées comme en magasin, {marque|marquez} ce qu’on a souvent déjà et, si un budget est indiqué, {ajoute|ajoutez} des prix approximatifs et le total.',
    eachIts:
      '{Donne|Donnez} à chacun ce qui lui est propre, dans l’ordre indiqué, {dis|dites} en quelques mots à quel détail mentionné cela répond, et {écarte|écartez} ce qui irait à tous.',
    questionsPut:
      '{Formule|Formulez} chaque question de façon à pouvoir la poser telle quelle, d’abord celles dont la réponse décide le plus, et {dis|dites} à côté de chacune ce qu’elle révèle et quelle réponse doit alerter.',
    titlesLike:
      '{Cite|Citez} seulement des titres qui existent vraiment et aucun de ceux donnés, chacun avec auteur, réalisateur ou artiste et année, et {dis|dites} ce qu’il a exactement en commun avec ce qui est donné.',
  },
  bullets: {
    choiceFirst: 'Choix : un seul, dès la première phrase',
    choiceReason: 'Raison : celle qui décide, en deux phrases au plus',
    choiceElse: 'Autre cas : quand l’autre choix serait le bon',
    choiceHow: 'Inconvénient : le principal de ce choix, et comment l’atténuer',
    choiceUndo:
      'Retour en arrière : ce qui, dans chaque choix, pourrait s’annuler plus tard, et ce qui ne le pourrait pas',
    packEach: 'Lignes : une chose chacune, avec la quantité là où cela compte',
    packGroups: 'Groupes : par usage, pour faire les bagages groupe par groupe',
    packMust: 'Marqué : ce qui ne doit pas manquer',
    packHome: 'À la maison : ce qu’il ne vaut pas la peine d’emporter',
    shopAmounts: 'Quantités : calculées selon pour qui et pour combien de temps c’est prévu, en unités qui s’achètent',
    shopGroups: 'Groupes : comme en magasin',
    shopTotal: 'Prix : approximatifs, avec le total comparé au budget',
    shopHome: 'Marqué : ce qu’on a souvent déjà à la maison',
    apieceWhy: 'Raison : le détail mentionné auquel cela répond, en quelques mots',
    apieceAll: 'Ordre : celui indiqué, sans oublier personne',
    questionWorded: 'Chaque question : formulée pour être posée telle quelle',
    questionFirst: 'Ordre : d’abord celles dont la réponse décide le plus',
    questionTells: 'À côté de chacune : ce qu’elle révèle et quelle réponse doit alerter',
    titlesShare: 'Rapport : ce que chacun a exactement en commun avec ce qui est donné',
    sickCauses: 'Causes : la plus probable d’abord, chacune avec le signe auquel je peux la reconnaître',
    sickTry: 'À essayer : ce qui aide contre chacune, le plus simple d’abord',
    sickDoctor: 'Médecin : quels signes ou quelle durée ne permettent plus d’attendre',
  },
  guided: {
    bestOfOther: '{Termine|Terminez} par la façon d’atténuer le principal inconvénient du choix conseillé.',
    choiceSettle: '{Choisis|Choisissez} dès la première phrase, avec la raison qui décide.',
    choiceSign: '{Donne|Donnez} le signe auquel je vois que l’autre choix me conviendrait mieux.',
    choiceHint: '{Termine|Terminez} par le principal inconvénient de ce choix et la façon de l’atténuer.',
    packWalk: '{Parcours|Parcourez} mentalement du départ au retour ce que demande chaque étape.',
    packGive:
      '{Donne|Donnez} la liste avec une chose par ligne, la quantité là où cela compte, et {marque|marquez} ce qui ne doit pas manquer.',
    shopWork: '{Calcule|Calculez} ce qu’il faut et combien, selon pour qui et pour combien de temps c’est prévu.',
    shopGive: '{Donne|Donnez} la liste rangée comme en magasin, en unités qui s’achètent.',
    shopSum: '{Ajoute|Ajoutez} des prix approximatifs et {dis|dites} quoi retirer si le total dépasse le budget.',
    apieceSay: '{Dis|Dites} à côté de chacun à quel détail mentionné cela répond.',
    questionSettle: '{Détermine|Déterminez} d’abord ce qu’il faut savoir à la fin.',
    questionGive: '{Donne|Donnez} les questions qui le révèlent, d’abord celles dont la réponse décide le plus.',
    questionWary: '{Dis|Dites} à côté de chacune quelle réponse doit alerter.',
  },
} as const;
