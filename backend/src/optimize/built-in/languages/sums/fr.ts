export const sums = {
  sharp: {
    sumBounded:
      '{Détermine|Déterminez} d’abord l’intervalle, {dis|dites} si ses bornes en font partie, {teste|testez} une valeur dedans et une dehors, puis {donne|donnez} exactement ce qui est demandé.',
    sumFigured:
      '{Nomme|Nommez} la formule et ce que désigne chaque grandeur, {remplace|remplacez} par les valeurs avec leurs unités et {confirme|confirmez} le résultat par une autre formule ou un croquis en mots.',
    sumChance:
      '{Dis|Dites} quels événements peuvent se produire ensemble, s’excluent ou s’influencent, {calcule|calculez} à partir de là ce qui est demandé, {vérifie|vérifiez} par l’événement contraire et {donne|donnez} le résultat en fraction et en pourcentage.',
    sumDivided:
      '{Montre|Montrez} à chaque étape la division ou les facteurs premiers, et {vérifie|vérifiez} le résultat en divisant ou en multipliant.',
    sumPriced:
      '{Dis|Dites} à quoi se rapporte chaque prix ou pourcentage, {écris|écrivez} une étape par ligne avec son unité et {vérifie|vérifiez} en reportant le résultat dans les données.',
    sumValued:
      '{Remplace|Remplacez} terme à terme avec le signe, {montre|montrez} chaque puissance et chaque produit et {vérifie|vérifiez} par un autre ordre des termes.',
    sumUnknowns:
      '{Nomme|Nommez} ce qui est inconnu, {traduis|traduisez} chaque phrase en une relation, {résous|résolvez} pas à pas et {remets|remettez} le résultat dans les phrases.',
    sumMoving:
      '{Accorde|Accordez} d’abord les unités, {dis|dites} à partir de quel moment on compte le temps et la distance, {écris|écrivez} une étape par ligne et {vérifie|vérifiez} si le résultat est plausible.',
    sumDerived:
      '{Nomme|Nommez} la règle de chaque dérivée, {simplifie|simplifiez} avant de mettre des valeurs, {dis|dites} pour quelles valeurs elle vaut et {confirme|confirmez} le résultat avec une valeur proche.',
    sumIntegrated:
      '{Nomme|Nommez} la méthode et ce qui la justifie ici, {écris|écrivez} la primitive sur sa propre ligne, {confirme|confirmez}-la en dérivant et {garde|gardez} les bornes ou la constante pour la fin.',
    sumLimits:
      '{Dis|Dites} quelle forme on obtient en ce point, {nomme|nommez} la règle ou la limite connue qui la lève et pourquoi elle s’applique, et {confirme|confirmez} le résultat avec une valeur proche.',
    sumDifferential:
      '{Nomme|Nommez} le type d’équation et la méthode qui lui convient, {dis|dites} ce que désigne chaque constante et ce qui la fixe, et {confirme|confirmez} la solution en la reportant.',
    sumSolved:
      '{Dis|Dites} d’abord quelles valeurs sont permises, {transforme|transformez} une étape par ligne et {reporte|reportez} chaque solution dans ce qui est donné tel quel, en écartant celle qui ne convient pas.',
    sumCounted:
      '{Dis|Dites} si l’ordre compte et si une répétition est permise, {compte|comptez} d’abord tous les cas, {retire|retirez} ceux qui sont exclus et {essaie|essayez} la même façon de compter sur un nombre plus petit.',
    sumMatrices:
      '{Écris|Écrivez} chaque matrice ou déterminant intermédiaire, {nomme|nommez} l’opération qui mène au suivant et {confirme|confirmez} le résultat en multipliant.',
    sumPhysical:
      '{Nomme|Nommez} la loi et pourquoi elle vaut ici, {isole|isolez} la grandeur cherchée avant de mettre les valeurs, {garde|gardez} les unités jusqu’au bout et {dis|dites} si l’ordre de grandeur est plausible.',
    sumAveraged:
      '{Ramène|Ramenez} d’abord chaque moyenne à un total avec le nombre de valeurs derrière elle, {continue|continuez} avec les totaux et {vérifie|vérifiez} que le résultat se trouve entre les valeurs de départ.',
    sumOverlapping:
      '{Range|Rangez} les groupes dans un petit tableau, {retire|retirez} ce qui serait compté deux fois et {vérifie|vérifiez} que les parties donnent le tout.',
    sumPaced:
      '{Dis|Dites} quelle part du tout chacun fait en une unité de temps, {ajoute|ajoutez} ce qui agit ensemble, {retire|retirez} ce qui agit contre et {vérifie|vérifiez} que les parts donnent le tout.',
    sumAdded:
      '{Nomme|Nommez} le premier et le dernier terme, la raison et leur nombre, {donne|donnez} la formule avant les valeurs et {essaie|essayez}-la sur les premiers termes.',
  },
  bullets: {
    byBounded: 'Intervalle : avec ses deux bornes, et si chacune en fait partie',
    byFigured: 'Figure : un croquis en mots, et la formule avant les valeurs',
    byChance: 'Événements : lesquels peuvent se produire ensemble, s’excluent ou s’influencent',
    byDivided: 'Division ou facteurs : écrits à chaque étape',
    byPriced: 'Chaque montant : à quoi il se rapporte, avec son unité',
    byValued: 'Substitution : terme à terme, avec signes et puissances',
    byUnknowns: 'Inconnues : nommées, chaque relation liée à la phrase dont elle vient',
    byMoving: 'Unités : accordées avant tout calcul',
    byDerived: 'Dérivée : chaque règle nommée, simplifiée avant les valeurs',
    byIntegrated: 'Primitive : sur sa propre ligne, confirmée en dérivant',
    byLimits: 'Forme : celle qu’on obtient en ce point, et la règle qui la lève',
    byDifferential: 'Type : nommé, avec sa méthode ; la solution reportée à la fin',
    bySolved: 'Solutions : chacune reportée dans ce qui est donné ; celle qui ne convient pas, écartée',
    byCounted:
      'Dénombrement : si l’ordre compte, puis tous les cas moins ceux exclus ; essayé sur un nombre plus petit',
    byMatrices: 'Étapes : chaque matrice ou déterminant intermédiaire écrit ; le résultat vérifié par multiplication',
    byPhysical: 'Loi : nommée, la grandeur cherchée isolée avant les valeurs',
    byAveraged: 'Totaux : à partir de chaque moyenne et du nombre de valeurs',
    byOverlapping: 'Groupes : dans un petit tableau, avec ce qui serait compté deux fois',
    byPaced: 'Parts : ce que chacun fait du tout en une unité de temps',
    byAdded: 'Termes : premier, dernier, raison et nombre ; la formule essayée sur les premiers',
  },
} as const;
