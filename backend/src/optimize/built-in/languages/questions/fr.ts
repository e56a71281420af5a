export const questionsFr = {
  sharp: {
    efforts:
      '{Nomme|Nommez} les principales mesures une à une, la plus importante d’abord, chacune avec qui doit la prendre, un cas où elle a été essayée et ce qui en est sorti, et ce qu’elle coûte ou ce qui s’y oppose.',
    requirements:
      '{Regroupe|Regroupez} ce qu’il faut selon l’usage, {dis|dites} pour chaque élément ce qu’il faut exactement et en quelle quantité, ce que cela coûte d’ordinaire ou le temps que cela prend, et {signale|signalez} l’indispensable et ce qui peut attendre.',
    calculation:
      '{Donne|Donnez} la formule avec ce que représente chaque grandeur, {applique|appliquez}-la une fois aux chiffres donnés ici, ou à des chiffres simples s’il en manque, et {dis|dites} quelle hypothèse change le plus le résultat.',
    harm: '{Réponds|Répondez} dès la première phrase, {dis|dites} ensuite de quoi cela dépend, à quels signes on voit que cela devient un problème et que faire dans ce cas.',
    process:
      '{Suis|Suivez} l’ordre dans lequel cela se passe, du déclenchement à la fin, {dis|dites} à chaque étape ce qui change et pourquoi, avec des durées approximatives quand on les connaît, et ce qui fait que cela se passe autrement.',
    wordClosest:
      '{Donne|Donnez} d’abord le mot le plus proche, puis deux ou trois voisins, chacun avec sa nuance et une courte phrase, et {dis|dites}-le si aucun ne convient tout à fait.',
    titlesListed:
      '{Cite|Citez} uniquement des titres qui existent vraiment et remplissent toutes les conditions données, chacun avec son auteur ou réalisateur, son année et, en quelques mots, ce qui le rend intéressant, et {laisse|laissez} de côté ceux dont {tu n’es|vous n’êtes} pas sûr.',
  },
  bullets: {
    effortEach: 'Mesures : une à une, la plus importante d’abord, chacune avec qui doit la prendre',
    effortResult: 'Résultats : un cas où elle a été essayée, et ce qui en est sorti',
    effortHurdle: 'Obstacles : ce qu’elle coûte, ce qui la freine ou parle contre elle',
    effortWeight: 'Poids : laquelle obtient le plus, et pourquoi',
    needGroups: 'Groupes : ce qu’il faut, classé selon l’usage',
    needExact: 'Chaque élément : ce qu’il faut exactement, et en quelle quantité',
    needCost: 'Effort : ce que cela coûte d’ordinaire et le temps que cela prend',
    needMust: 'Signalé : l’indispensable, et ce qui peut attendre',
    calcFormula: 'Formule : d’abord, avec ce que représente chaque grandeur',
    calcWorked: 'Exemple : calculé ligne par ligne, avec les chiffres donnés ici ou des chiffres simples',
    calcPlausible: 'Vérification : une estimation rapide qui montre si le résultat est plausible',
    calcAssumed: 'Hypothèse : celle qui change le plus le résultat',
    harmFirst: 'Verdict : dès la première phrase',
    harmDepends: 'Risque : ce qui l’augmente ou le réduit',
    harmSigns: 'Signes : à quoi l’on voit que cela devient un problème',
    harmDo: 'Ensuite : que faire maintenant, et quand cela ne suffit pas',
    processStart: 'Départ : ce qui le déclenche, en une phrase',
    processStages: 'Étapes : dans l’ordre où elles se produisent, chacune avec ce qui change et pourquoi',
    processTimes: 'Détails : durées, quantités ou chiffres approximatifs, s’ils sont connus',
    processVaries: 'Variations : ce qui accélère, ralentit ou modifie le déroulement',
    wordFirst: 'Le plus proche : en premier, avec une courte phrase',
    wordNear: 'Voisins : deux ou trois, chacun avec sa nuance',
    wordNone: 'Franchise : le dire si aucun ne convient tout à fait',
  },
  guided: {
    effortSteps:
      '{Dis|Dites} en une phrase à quel problème elles répondent, puis {passe|passez} les mesures en revue, chacune avec un exemple concret.',
    effortVerdict: '{Termine|Terminez} par ce qui a le mieux marché jusqu’ici et ce qui manque encore.',
    needDecides: '{Dis|Dites} ce qui détermine la quantité nécessaire.',
    needList: 'Puis {énumère|énumérez} ce qu’il faut, groupe par groupe, avec la quantité de chaque élément.',
    calcMeasure: '{Dis|Dites} ce que l’on calcule exactement, et dans quelle unité.',
    calcRun: '{Donne|Donnez} la formule et {remplace|remplacez} par les chiffres, une ligne par étape.',
    calcCheck: '{Vérifie|Vérifiez} le résultat par une estimation rapide et {dis|dites} ce qui le changerait.',
    harmUsual: '{Dis|Dites} dès la première phrase à quel point c’est sérieux.',
    harmLine: '{Dis|Dites} ce qui augmente ou réduit le risque, et à quels signes on le voit.',
    harmNext: '{Termine|Terminez} par ce qu’il faut faire maintenant, et le signe que cela ne suffit pas.',
    processPicture: '{Dis|Dites} en une phrase ce qui le déclenche et ce qui en résulte.',
    processGo: 'Puis {suis|suivez} un cas du début à la fin, étape par étape.',
    processTurn: '{Dis|Dites} ce qui le fait se passer autrement, et ce que l’on comprend souvent mal.',
    caseFollowed:
      'Puis {avance|avancez} pas à pas et {montre|montrez} à chacun pourquoi il en est ainsi, sur un cas concret ou une comparaison familière.',
    wordFeatures: '{Dis|Dites} en quelques mots quels traits de sens le mot doit avoir.',
    wordPick: '{Donne|Donnez} le plus proche, puis les deux suivants, et {dis|dites} quel trait manque à chacun.',
  },
} as const;
