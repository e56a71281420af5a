export const sums = {
  sharp: {
    sumBounded:
      '{Résous|Résolvez} d’abord l’intervalle, {dis|dites} si ses bornes en font partie, {compte|comptez} ensuite les entiers qu’il contient et {teste|testez} une valeur dedans et une dehors.',
    sumFigured:
      '{Nomme|Nommez} la formule et ce que désigne chaque grandeur, {remplace|remplacez} par les valeurs avec leurs unités et {confirme|confirmez} le résultat par une autre formule ou un croquis en mots.',
    sumChance:
      '{Dis|Dites} quels cas sont possibles, lesquels sont favorables, {vérifie|vérifiez} par l’événement contraire et {donne|donnez} le résultat en fraction et en pourcentage.',
    sumDivided:
      '{Écris|Écrivez} le nombre avec son quotient et son reste, {continue|continuez} avec cette forme et {essaie|essayez} le résultat sur deux vrais nombres.',
    sumPriced:
      '{Dis|Dites} de quoi chaque prix ou pourcentage est pris, {écris|écrivez} une étape par ligne avec son unité et {vérifie|vérifiez} en repartant du résultat.',
    sumValued:
      '{Remplace|Remplacez} terme à terme avec le signe, {montre|montrez} chaque puissance et chaque produit et {vérifie|vérifiez} par un autre ordre des termes.',
    sumUnknowns:
      '{Dis|Dites} ce que désigne chaque lettre, {traduis|traduisez} chaque phrase en équation, {résous|résolvez} et {remets|remettez} le résultat dans les phrases.',
    sumMoving:
      '{Accorde|Accordez} d’abord les unités, {dis|dites} à partir de quel moment on compte le temps et la distance, {écris|écrivez} une étape par ligne et {vérifie|vérifiez} si le résultat est plausible.',
  },
  bullets: {
    byBounded: 'Intervalle : avec ses deux bornes, et si chacune en fait partie',
    byFigured: 'Figure : un croquis en mots, et la formule avant les valeurs',
    byChance: 'Cas : combien sont possibles, combien favorables',
    byDivided: 'Forme : le nombre avec quotient et reste, puis essayé sur deux exemples',
    byPriced: 'Chaque montant : de quoi il est pris, avec son unité',
    byValued: 'Substitution : terme à terme, avec signes et puissances',
    byUnknowns: 'Équations : ce que désigne chaque lettre, et la phrase d’où vient chacune',
    byMoving: 'Unités : accordées avant tout calcul',
  },
} as const;
