import type { AskedForm } from './asked-form.js';

export const askedForm: AskedForm = {
  sharp: {
    asAsked:
      '{Détermine|Déterminez} ce qui ne peut pas manquer, {donne-le|donnez-le} exactement dans la forme demandée, sans rien avant ni après, avec les noms et les chiffres exacts.',
    onePick:
      '{Choisis-en|Choisissez-en} un seul et {nomme-le|nommez-le} d’abord, {relie|reliez} la raison à ce qui est dit ici et {ajoute|ajoutez} en une ligne ce qui pourrait parler contre.',
    eachInTurn:
      '{Donne|Donnez} une ligne par élément, dans l’ordre donné : d’abord le résultat, puis en quelques mots ce qui en décide.',
    twofold:
      '{Fais|Faites} tout ce qui est demandé dans l’ordre indiqué, {mets|mettez} sur une ligne ce qui va ensemble et {rattache|rattachez} chaque partie exactement à ce qui est donné ici.',
    scaled:
      '{Dis|Dites} d’abord par quoi {tu convertis|vous convertissez}, {convertis|convertissez} chaque valeur dans l’ordre donné, {arrondis|arrondissez} comme on s’en servirait en pratique et {dis|dites} où cela change quelque chose.',
    wordAlone:
      "{Réfléchis|Réfléchissez} en silence, {compare|comparez} la première réponse qui vient à l'esprit avec la meilleure suivante et {réponds|répondez} par le résultat seul : pas de raison, pas de seconde option, pas de point final.",
    sumUp:
      "{Mets|Mettez} dans la proposition principale le résultat ou l'idée centrale, {garde|gardez} ce à quoi le texte donne aussi du poids, avec les noms et les chiffres dont tout dépend, {laisse|laissez} de côté exemples et détails, et que cela se comprenne à la première lecture.",
    inSentence:
      '{Donne|Donnez} d’abord la réponse elle-même, avec un détail concret au lieu d’un mot général, sans plus de phrases que demandé, pour qu’on la comprenne à la première lecture.',
    sentenceMade:
      '{Bâtis-la|Bâtissez-la} sur une image concrète et un verbe fort plutôt que sur des adjectifs, {donne|donnez} sa place à tout ce qui est demandé sans forcer et {choisis|choisissez} la version la plus facile à dire à voix haute.',
    markup:
      '{Rends|Rendez}-le valide, lisible par un programme sans changement : toutes les valeurs gardées, le même nom pour la même chose, les nombres en nombres, les caractères spéciaux entre guillemets ou échappés, et rien autour.',
    inRow:
      '{Donne|Donnez} tout ce qui est demandé, chaque élément une seule fois et exactement orthographié, {n’inclus|n’incluez} rien qui n’y appartienne pas et {n’ajoute|n’ajoutez} rien : ni titre, ni numéros, ni commentaires.',
    codeAlone:
      "Que cela tienne aussi pour les entrées difficiles (vides, très longues, caractères inhabituels) ; {teste-le|testez-le} en silence sur l'une d'elles et {renvoie|renvoyez} le code seul, prêt à copier.",
    correctAlone:
      "{Corrige|Corrigez} uniquement les fautes, {laisse|laissez} le sens et le ton tels quels et {renvoie|renvoyez} le texte corrigé, rien d'autre.",
    markupMade:
      "Que ce soit valide, pour qu'un programme le lise sans rien changer : exactement les clés demandées, des valeurs vraisemblables et cohérentes, les nombres comme nombres, et rien autour.",
    inRowEach:
      "{Donne|Donnez} un élément pour chaque chose donnée, dans le même ordre et exactement orthographié, et {n'ajoute|n'ajoutez} rien : ni titre, ni numéros, ni commentaires.",
    plotSentence:
      "{Dis|Dites}-y qui veut quoi, ce qui s'y oppose et, à moins que cela doive rester ouvert, comment cela finit, avec un détail qui n'appartient à aucune autre histoire.",
  },
  bullets: {
    formAsked: 'Forme : exactement celle demandée, sans rien avant ni après',
    mustStay: 'Contenu : ce qui ne peut pas manquer, en aussi peu de mots que possible',
    onlyOne: 'Choix : un seul, nommé d’abord',
    tiedReason: 'Raison : liée à ce qui est dit ici, pas valable pour n’importe quoi',
    speaksAgainst: 'Contre : ce qui pourrait parler contre, en une ligne',
    eachResult: 'Résultat : une ligne par élément, dans l’ordre donné',
    eachDecided: 'Raison : ce qui décide pour chacun, en quelques mots',
    eachAsked: 'Parties : tout ce qui est demandé, dans l’ordre indiqué ; ce qui va ensemble sur une ligne',
    factor: 'Facteur : celui de la conversion, indiqué d’abord',
    allConverted: 'Valeurs : toutes converties, dans l’ordre donné',
    rounded: 'Arrondi : comme on s’en servirait en pratique, signalé là où cela change quelque chose',
    thoughtSilently: 'Réflexion : en silence, la première idée face à la meilleure suivante',
    resultOnly: 'Réponse : le résultat seul, sous la forme demandée',
    noneAround: 'Autour : pas de raison, pas de seconde option, pas de point final',
    mainClaim: "Proposition principale : le résultat ou l'idée centrale",
    hangsOn: 'Gardé : les noms et les chiffres dont tout dépend',
    atOnce: 'Longueur : se comprend à la première lecture',
    mainCore: 'Réponse : d’abord elle-même, avec un détail concret au lieu d’un mot général',
    factBehind: 'Le reste de ce qui est demandé : sur une ligne à part',
    noSecond: 'Mots : aucun qu’il faudrait expliquer',
    onePicture: 'Image : une seule, concrète',
    strongWord: 'Verbe : un verbe fort plutôt que des adjectifs',
    saidAloud: 'Son : facile à dire à voix haute',
    parses: 'Syntaxe : valide, lisible par un programme sans rien changer',
    recordEach: 'Contenu : toutes les valeurs, dans l’ordre donné',
    fieldsSame: 'Noms : le même pour la même chose ; nombres en nombres',
    plausible: 'Valeurs : vraisemblables et cohérentes entre elles',
    leftEmpty: 'Valeurs manquantes, s’il y en a : laissées vides, jamais complétées',
    bareOutput: 'Sortie : rien avant ni après',
    onceSpelled: 'Éléments : chacun une fois, exactement orthographié',
    signBetween: 'Entre eux : le signe demandé, aucun après le dernier',
    asAppears: 'Ordre : celui du contenu donné',
    noHalf: 'Complet : tout ce qui répond, même ce qui n’est mentionné qu’en passant',
    nothingBeside: 'Autour : ni titre, ni numéros, ni commentaires',
    awkwardInputs: 'Entrées : les difficiles aussi (vides, très longues, caractères inhabituels)',
    silentTest: 'Test : en silence, sur une entrée courante et une difficile',
    codeOutput: 'Sortie : le code seul, prêt à copier',
    columnsNamed: "Colonnes : nommées en tête, avec l'unité s'il y en a une",
    rowEach: "Lignes : une par élément, dans l'ordre attendu",
    cellsShort: 'Cellules : brèves, chiffres de même précision, doutes signalés',
    keysAsked: 'Clés : exactement celles demandées, les nombres comme nombres',
    oneForEach: 'Éléments : un pour chaque chose donnée, dans le même ordre',
    countedWords: 'Longueur : comptée avant de répondre, dans la limite demandée',
    plotWho: "Cœur : qui veut quoi, ce qui s'y oppose",
    plotDetail: "Détail : un seul, qui n'appartient à aucune autre histoire",
  },
  guided: {
    asAskedCut:
      '{Note|Notez} pour {toi|vous} ce qui ne doit pas manquer, puis {donne|donnez} le résultat sous la forme demandée et rien autour.',
    onePickWeigh:
      '{Compare|Comparez} deux ou trois possibilités sans les montrer, puis {donne|donnez} seulement celle qui convient le mieux, avec la raison.',
    eachGive:
      '{Passe|Passez} les éléments en revue un par un dans l’ordre donné et {signale|signalez} ceux qui sont douteux.',
    twofoldGive:
      '{Détermine|Déterminez} ce qui, dans ce qui est donné, décide de chacune des choses demandées, puis {donne-les|donnez-les} l’une après l’autre, sans commentaire autour.',
    scaledCheck:
      '{Convertis|Convertissez} valeur par valeur, {vérifie-en|vérifiez-en} une à rebours, puis {donne|donnez} le résultat complet avec ses unités.',
    silentThink:
      '{Tranche|Tranchez} en silence, {relis|relisez} ce qui est demandé exactement, puis {donne|donnez} le résultat et rien d’autre.',
    threeTries:
      '{Essaie|Essayez} trois versions sans les montrer et {donne|donnez} seulement celle qui dit le plus en moins de mots.',
    markupSteps:
      "{Fixe|Fixez} d'abord les champs et leurs types, {remplis|remplissez} un enregistrement après l'autre, {vérifie|vérifiez} qu'un programme pourrait le lire et {donne|donnez} seulement cela.",
    rowSteps:
      '{Rassemble|Rassemblez}-les sans les montrer, {raye|rayez} les doublons et ce qui ne convient pas, et {donne|donnez} seulement ce qui reste.',
  },
};
