import type { SmallTasks } from './small-tasks.js';

export const smallTasks: SmallTasks = {
  sharp: {
    paraphraseTwo:
      '{Change|Changez} les mots et aussi la construction des phrases, {garde|gardez} le sens et tous les faits, sans reprendre d’expression telle quelle, et {donne|donnez} deux versions, la seconde construite autrement.',
    shortenTwo:
      '{Coupe|Coupez} d’abord les répétitions, le remplissage et les digressions, {garde|gardez} tout ce dont le sens dépend et {donne|donnez} deux versions, la seconde plus courte encore.',
    simplifyTwo:
      '{Utilise|Utilisez} des phrases courtes et des mots courants, {remplace|remplacez} ou {explique|expliquez} en quelques mots chaque terme technique, sans perdre aucune information, et {donne|donnez} deux versions, la seconde plus simple encore.',
    changeShown:
      '{Donne|Donnez} d’abord le résultat, prêt à copier et inchangé pour le reste, puis en une ligne ce qui a changé et, si deux lectures étaient possibles, laquelle {tu as|vous avez} retenue.',
    sumHead:
      '{Donne|Donnez} d’abord le résultat, avec son unité s’il en a une, puis le calcul en une ligne et l’astuce ou l’estimation qui permet de le vérifier de tête.',
    rewriteTwo:
      '{Donne|Donnez} d’abord la version qui se lit le mieux, puis une seconde construite autrement, chacune avec tous les faits, et {dis|dites} en quelques mots où la seconde serait meilleure.',
    toneTwo:
      '{Fais|Faites} ressortir exactement cette qualité par les verbes, les noms et le rythme plutôt que par des adverbes, sans changer le propos, et {donne|donnez} deux versions, la seconde un cran plus loin.',
    correctAsked:
      '{Dis|Dites} d’abord si c’est juste, {cite|citez} la faute avec sa règle en une ligne, puis la phrase corrigée, et où l’original passerait quand même, si c’est le cas.',
    translateFit:
      '{Formule-le|Formulez-le} comme le dirait un natif, avec l’adresse qui convient, {donne|donnez} d’abord cette seule version, prête à copier, puis en une ligne le choix que l’on pourrait faire autrement, avec l’autre formulation.',
    translateTone:
      '{Rends|Rendez} le ton demandé par les tournures d’adresse et les formules de cette langue, quitte à s’éloigner des mots ; {donne|donnez} une seule version et, dessous, en une ligne, ce qui porte le ton.',
    translateSign:
      '{Formule|Formulez}-le comme sur ce genre de panneau là-bas, avec la formule consacrée s’il y en a une, aussi court que d’usage, et {donne|donnez} dessous, en une ligne, le sens mot à mot, s’il diffère.',
    formJoined:
      '{Relie|Reliez}-les par ce qui montre leur lien (cause, temps, opposition), sans rien répéter ni rien perdre, et {donne|donnez} dessous une deuxième façon, avec la différence d’insistance.',
    wordQuoted:
      '{Cite|Citez} exactement ce qui est écrit, avec tout ce qui en fait partie, {dis|dites} en bref à quoi on le reconnaît (forme, place ou question posée), et avec quoi on le confond le plus facilement ici.',
    convertUnit:
      '{Donne|Donnez} d’abord le résultat avec son unité, arrondi comme on l’emploie, puis le coefficient ou la formule avec les chiffres, et une règle simple pour le calculer de tête.',
    gapFilled:
      '{Donne|Donnez} le tout avec ce qui est ajouté en gras ; si une seule chose convient, {dis|dites} quelle règle ou quel fait tranche, sinon {mets|mettez} la meilleure d’abord, puis deux autres avec leur nuance.',
    endSentence:
      '{Donne|Donnez} la phrase entière avec une fin qui convient à sa grammaire et à son ton et dit quelque chose de précis, puis deux autres fins qui vont clairement ailleurs.',
    applyBare:
      '{Commence|Commencez} par une raison plutôt que par l’annonce que je postule, {montre|montrez} deux atouts, chacun par un court exemple, avec des [crochets] pour tout ce que je n’ai pas dit, et {termine|terminez} par un entretien proposé.',
    curriculum:
      '{Donne|Donnez} un court profil, puis l’expérience, la plus récente d’abord, en lignes avec un verbe et un résultat, puis compétences, formation et langues, avec des [crochets] pour ce que je n’ai pas dit.',
    dataTable:
      '{Donne|Donnez} à chaque élément une ligne, dans l’ordre indiqué, et à chaque sorte d’information une colonne avec un titre court, l’unité dans le titre, chaque valeur telle quelle, et {laisse|laissez} la cellule vide là où rien n’est indiqué.',
    formalShade:
      '{Emploie|Employez} des phrases complètes, des verbes précis et une adresse neutre, {supprime|supprimez} tournures familières, abréviations et points d’exclamation, {garde|gardez} tous les faits et {donne|donnez} deux versions, la seconde un cran plus loin.',
    politeShade:
      '{Transforme|Transformez} les ordres en demandes et les reproches en ce dont on a besoin, {laisse|laissez} aussi clair ce qui est voulu et pour quand, sans flatterie, et {donne|donnez} deux versions, la seconde un cran plus loin.',
    academicShade:
      '{Formule|Formulez} de façon impersonnelle et avec la prudence voulue, {choisis|choisissez} des termes précis plutôt que vagues, {n’invente|n’inventez} ni sources ni chiffres et {donne|donnez} deux versions, la seconde un cran plus loin.',
    casualShade:
      '{Emploie|Employez} des phrases courtes, des mots de tous les jours et les formes brèves qu’on dit à l’oral, {garde|gardez} tous les faits et {donne|donnez} deux versions, la seconde un cran plus loin.',
  },
  bullets: {
    changedLine: 'Dessous : en une ligne, ce qui a changé et la lecture retenue s’il y en avait deux',
    headCheck: 'À la fin : l’astuce ou l’estimation qui permet de le vérifier de tête',
    bestReads: 'D’abord : la version qui se lit le mieux, prête à l’emploi',
    secondBuilt: 'Dessous : une seconde construite autrement, et où elle serait meilleure',
    verdictRight: 'Verdict : d’abord, si c’est juste',
    groundedPoint: 'Chaque point : lié à un fait donné ici ; des [crochets] là où il en manque un',
    unexpected: 'Surprise : un détail que personne n’attend et qui convient pourtant à tout ce qui précède',
    readerFirst: 'Début : par ce qui compte le plus pour le lecteur, sans préambule',
    wordedThere: 'Formulation : comme le dirait un natif, pas mot à mot',
    addressFit: 'Adresse et politesse : aussi direct ou poli que l’original',
    toneCarried: 'Ton : celui qui est demandé, porté par l’adresse et les formules de cette langue',
    signShort: 'Panneau : la formule consacrée là-bas, aussi courte que d’usage',
    otherWording: 'Dessous : en une ligne, le choix qui pourrait être différent, avec l’autre formulation',
    joinLink: 'Lien : le mot ou la construction qui le montre (cause, temps, opposition, description)',
    joinAll: 'Contenu : tout est gardé, rien n’est dit deux fois',
    joinSecond: 'Dessous : une deuxième façon, avec la différence d’insistance',
    quotedAsIs: 'Réponse : citée exactement telle quelle, avec tout ce qui en fait partie',
    shownBy: 'À quoi on le reconnaît : sa forme, sa place ou la question à laquelle il répond, en quelques mots',
    takenFor: 'Confusion : ce qu’on prend le plus facilement pour cela ici, et pourquoi ce ne l’est pas',
    resultUnit: 'Résultat : d’abord, avec son unité, arrondi comme on l’emploie',
    factorLine: 'Conversion : le coefficient ou la formule avec les chiffres, en une ligne',
    headRule: 'À la fin : une règle simple pour le calculer de tête',
    gapWhole: 'Réponse : le tout avec ce qui est ajouté en gras',
    gapOne: 'Si une seule chose convient : la règle ou le fait qui tranche, en quelques mots',
    gapMore: 'Si plusieurs conviennent : la meilleure d’abord, puis deux autres avec la nuance de chacune',
    endGrammar: 'Grammaire : temps, mode et personne comme le début l’exige',
    endDefinite: 'Fin : dit quelque chose de précis, sans formule toute faite',
    endMore: 'Dessous : deux autres qui vont clairement ailleurs',
    applyReason: 'Début : une raison, pas l’annonce que je postule',
    applyProof: 'Milieu : deux atouts que ce travail demande, chacun montré par un court exemple',
    applyGaps: 'Ce que je n’ai pas dit : entre [crochets] avec une indication de ce qui y va, rien d’inventé',
    curriculumOrder:
      'Ordre : court profil, expérience en commençant par la plus récente, compétences, formation, langues',
    curriculumLines: 'Chaque poste : deux ou trois lignes qui commencent par un verbe et nomment un résultat',
    rowsGiven: 'Lignes : une par élément, dans l’ordre indiqué',
    headings: 'Colonnes : une par sorte d’information, avec un titre court et l’unité dedans',
    valuesKept: 'Valeurs : telles quelles ; cellule vide là où rien n’est indiqué',
    shadeVersions: 'Versions : une prête à l’emploi et, dessous, une qui va un cran plus loin',
  },
  guided: {
    easilyWrong: '{Donne|Donnez} d’abord le résultat et, dessous, en une ligne, où l’on se trompe facilement ici.',
    joinRelate: '{Dis|Dites} en quelques mots quel est leur lien : cause, temps, opposition ou description.',
    joinGive:
      '{Donne|Donnez} la phrase qui le montre le mieux, puis une deuxième façon avec la différence d’insistance.',
    wordQuote: '{Cite|Citez} exactement ce qui est écrit, avec tout ce qui en fait partie.',
    wordTell: '{Dis|Dites} à quoi on le reconnaît et avec quoi on le confond le plus facilement ici.',
    convertShow: '{Mets|Mettez} les chiffres dans le coefficient ou la formule, sur une ligne.',
    convertGive:
      '{Donne|Donnez} la valeur exacte et, à côté, celle à employer, arrondie comme il faut, avec son unité.',
    convertHead: '{Ajoute|Ajoutez} une règle simple pour le calculer de tête.',
    applyEmployer: 'Employeur, et ce qui compte pour lui, pour autant que je le sache : […]',
    dataColumns: '{Fixe|Fixez} les colonnes d’après ce que les éléments ont en commun.',
    dataFill:
      '{Remplis|Remplissez} ligne après ligne dans l’ordre indiqué et {vérifie|vérifiez} qu’aucune valeur ne manque ou n’a changé de ligne.',
  },
};
