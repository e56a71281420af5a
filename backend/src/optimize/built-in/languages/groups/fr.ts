export const groupsFr = {
  sharp: {
    handled:
      '{Fais|Faites} exactement cela avec tout ce qui est donné, ne {change|changez} et n’{ajoute|ajoutez} rien d’autre, et {donne|donnez} tout de suite le résultat complet, sans introduction.',
    helped:
      '{Commence|Commencez} par ce qui compte le plus en pratique, {sois|soyez} assez concret pour que je puisse agir, et {dis|dites} de quoi cela dépend et quelle erreur on fait facilement ici.',
    solved:
      '{Pars|Partez} de tout ce qui est dit, {montre|montrez} en quelques lignes comment on arrive à la réponse, {vérifie-la|vérifiez-la} une fois face à la question et {mets-la|mettez-la} sur une ligne à part.',
    coded:
      '{Donne|Donnez} quelque chose d’utilisable tel quel, dans le langage ou l’outil nommé ici, n’{explique|expliquez} que ce qu’il faut pour le comprendre et {montre|montrez} par un exemple que cela fait ce qui est demandé.',
    handledFind:
      '{Parcours|Parcourez} tout ce qui est donné, {donne|donnez} chaque chose demandée avec les mots ou les chiffres sur lesquels elle repose, {prends|prenez} aussi ce qui est seulement dit autrement, et {signale|signalez} ce que les données laissent ouvert.',
    handledKept:
      '{Fais|Faites} exactement cela avec tout, {reprends|reprenez} tel quel chaque nom, chiffre et détail non concerné, et si un passage peut se lire de deux façons, {choisis|choisissez} la plus probable et {dis-le|dites-le} en une ligne dessous.',
    namesEach:
      '{Donne|Donnez} à chacun le sien, un par ligne derrière ce à quoi il appartient, pensé pour lui seul et ne convenant à aucun autre, court et facile à dire.',
  },
  bullets: {
    handledAll: 'Base : tout ce qui est donné, sans rien omettre',
    helpConcrete: 'Concret : des étapes, des quantités ou des mots utilisables aussitôt',
    helpDepends: 'Dépend de : ce qui changerait la réponse, et comment',
    helpAvoid: 'À éviter : l’erreur que l’on fait facilement ici',
    solveStated: 'Base : tout ce qui est dit, et ce que chacun sait là où il le faut',
    solveCheck: 'Vérification : la réponse confrontée une fois encore à la question',
    solveAnswer: 'Réponse : sur une ligne à part, exactement ce qui est demandé',
    codeWhole: 'Solution : complète et utilisable telle quelle',
    codeAssumed: 'Supposé : la version, le réglage ou les données pour lesquels elle vaut, en une ligne',
    codeTrap: 'Piège : celui que l’on rencontre le plus souvent ici',
    foundAll: 'Complet : tout ce qui compte, même ce qui est dit autrement',
    foundShown: 'Preuve : à côté de chacune, les mots ou chiffres sur lesquels elle repose',
    foundOpen: 'Ouvert : signalé, pas complété',
    keptAsIs: 'Inchangé : chaque nom, chiffre et détail que la demande ne touche pas',
    twoReadings: 'Deux lectures : la plus probable, dit en une ligne dessous',
    nameApiece: 'Chacun : le sien, derrière ce à quoi il va, ne convenant à aucun autre',
  },
  guided: {
    handledDo:
      '{Parcours|Parcourez} ce qui est donné du début à la fin et {fais|faites} de tout cela ce qui est demandé.',
    handledCheck:
      '{Compare|Comparez} le résultat à ce qui est demandé avant de le donner, sans dire comment {tu y es|vous y êtes} arrivé.',
    helpCore: '{Dis|Dites} en une ou deux phrases à quoi cela se ramène.',
    helpSteps:
      '{Passe|Passez} ensuite en revue ce qui peut être fait, le plus utile d’abord, chaque fois avec une raison.',
    helpSign: 'Pour finir, à quoi l’on voit que cela marche, et que faire sinon.',
    solveSay: '{Dis|Dites} en une ligne ce qui est demandé et ce qui est connu.',
    solveGo: '{Avance|Avancez} ensuite pas à pas vers la réponse, en prenant garde à un piège dans les mots.',
    solveEnd: '{Donne|Donnez} la réponse sur une ligne à part, avec la raison qui la décide.',
    codeSay: '{Dis|Dites} en une phrase sur quoi repose la solution.',
    codeGive: '{Donne-la|Donnez-la} ensuite en entier, avec un bref commentaire là où quelque chose n’est pas évident.',
    codeTest: 'Pour finir, comment vérifier que cela marche, et un cas où cela ne marcherait pas.',
    foundMark:
      '{Parcours|Parcourez} ce qui est donné du début à la fin et {marque|marquez} tout ce qui pourrait être demandé.',
    foundGive:
      '{Donne|Donnez} ce qui l’est vraiment, dans la forme demandée, et {nomme|nommez} à part ce qui est douteux, avec la raison.',
    namesTry:
      '{Essaie|Essayez} plusieurs noms pour chacun sans les écrire, et {donne|donnez} seulement ce qui n’irait à aucun autre.',
    whyLeft: '{Termine|Terminez} par ce qui reste à essayer si rien de cela n’aide.',
    goodEnd: 'Ce qui serait pour moi une bonne issue : […]',
    fancyClose:
      '{Décide|Décidez} en silence de ce que personne n’en attendrait et de la façon dont cela se passerait vraiment, puis {écris|écrivez}-le comme si cela existait, avec tout ce qui est demandé.',
  },
} as const;
