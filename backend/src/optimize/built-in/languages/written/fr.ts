import type { Written } from './written.js';

export const written: Written = {
  sharp: {
    ideasOfPlots:
      '{Donne|Donnez} chacune en deux ou trois phrases : qui veut quoi, ce qui s’y oppose et un tournant que personne n’attend ; qu’elles soient nettement différentes et respectent tout ce qui est dit ici, et {signale|signalez} celle qui peut porter le plus.',
    imagined:
      '{Écris|Écrivez}-le entièrement avec la voix de celui ou celle qui est censé écrire, {invente|inventez} les détails qui le rendent crédible, dont deux ou trois précis et inattendus, et {garde|gardez} la forme qu’un tel texte a dans la vie, sans blanc à remplir.',
    msgFrom:
      '{Rédige|Rédigez}-le prêt à l’emploi, avec la forme, la longueur et le ton habituels d’un tel texte, {intègre|intégrez} tout ce qui est donné, noms et chiffres exacts, et n’{ajoute|ajoutez} rien qui passerait pour un fait.',
    opensOnly:
      '{Écris|Écrivez} seulement cette partie : {commence|commencez} par quelque chose qui n’appartient qu’à ce cas plutôt que par une formule, {choisis|choisissez} le ou les deux points qui comptent le plus ici et {amène|amenez} la suite, sans conclure.',
    describeSeen:
      '{Commence|Commencez} par l’ensemble tel qu’on le voit au premier regard, {parcours|parcourez}-le ensuite dans un ordre qu’on peut suivre, en nommant précisément formes, couleurs, matières et ce qui s’y passe, et {termine|terminez} par ce qui le rend unique ; {dis|dites} ce qui varie ou n’est pas connu.',
    essayTold:
      '{Laisse|Laissez} une seule impression ou idée porter l’ensemble, {ouvre|ouvrez} sur un moment concret, {montre|montrez} par des détails plutôt que de juger, et {termine|terminez} par ce que cela signifie maintenant, sans morale.',
    outlineBare:
      '{Mets|Mettez}-les dans un ordre où chacun prépare le suivant, et {formule|formulez} chacun de façon qu’il dise de quoi parle sa partie.',
    gapCounted:
      '{Donne|Donnez}-en exactement le nombre demandé, le meilleur d’abord, chacun à sa place pour qu’on voie qu’il convient par la grammaire et le sens.',
    sceneStory:
      '{Commence|Commencez} au milieu de ce qui se passe, {laisse|laissez} paraître ce que chacun veut et cache dans ce qu’il dit et fait, et {arrête-toi|arrêtez-vous} au moment où quelque chose a changé entre eux.',
    copyEnd:
      '{Commence|Commencez} par ce que cela apporte à ceux à qui c’est destiné, {rends|rendez}-le vivant par une scène ou un son qui lui appartient, sans dépasser ce qui est donné, et {termine|terminez} exactement comme demandé.',
  },
  bullets: {
    plotEach: 'Chaque idée : qui veut quoi, ce qui s’y oppose et un tournant inattendu',
    msgPoint: 'Début : de quoi il s’agit, dès la deuxième phrase au plus tard',
    msgTone: 'Ton : celui qu’on prend avec ce destinataire précis',
    msgClose: 'Fin : ce que le lecteur doit faire, ou un mot aimable',
    msgAll: 'Contenu : tout ce qui est donné, rien de plus qui passerait pour un fait',
    imagDetails: 'Détails : inventés, précis, que seul l’auteur de ces lignes peut connaître',
    imagForm: 'Forme : celle d’un tel texte dans la vie',
    imagFull: 'Blancs : aucun ; ce qui n’est pas donné est inventé',
    opensHook: 'Début : quelque chose de propre à ce cas, sans formule',
    opensPick: 'Contenu : le ou les deux points qui comptent le plus ici, rien d’inventé',
    opensScope: 'Limites : cette partie seule, qui amène la suite',
    seenWhole: 'D’abord : l’ensemble, tel qu’on le voit au premier regard',
    seenOrder: 'Ordre : facile à suivre, de l’ensemble aux détails',
    seenDetails: 'Détails : formes, couleurs, matières et ce qui s’y passe',
    seenTrue: 'Exactitude : seulement ce qui s’y trouve ; dire ce qui varie ou n’est pas connu',
    speechTrue: 'Anecdotes : vraies et de moi ; [crochets] là où il en faut une',
    outRoom: 'Poids : la place donnée à chaque partie',
    headSays: 'Titres : chacun dit de quoi parle sa partie',
    essayThread: 'Fil : une seule impression ou idée que tout sert',
    essayShown: 'Montrer : des moments et des détails plutôt que des jugements',
    essayNow: 'Fin : ce que cela signifie maintenant, sans morale',
    inStyle: 'Style : celui du modèle nommé, avec ses mots, son rythme et ses sujets typiques',
    gapEach: 'Chacun : à sa place, juste par la grammaire et le sens',
    gapNumber: 'Nombre : exactement celui demandé, le meilleur d’abord',
    sceneWants: 'Figures : ce que chacun veut et cache paraît dans ses mots et ses gestes',
    sceneShift: 'Fin : le moment où quelque chose a changé entre eux',
  },
  guided: {
    plotsGive:
      'Ensuite, {donne|donnez} les idées, deux ou trois phrases chacune avec un conflit et un tournant, et {signale|signalez} celle qui peut porter le plus.',
    opensTry:
      '{Essaie|Essayez} trois premières phrases de genres différents et {garde|gardez} seulement celle qui ne pourrait se trouver nulle part ailleurs.',
    gapTry: '{Donne|Donnez}-en autant qu’il est demandé, chacun à sa place, et {dis|dites} lequel convient le mieux.',
    imagWho: '{Fixe|Fixez} qui écrit, ce qu’il ou elle veut et ce qu’il ou elle ne dirait jamais.',
    seenFirst: '{Choisis|Choisissez} d’où on le voit et {commence|commencez} par l’ensemble.',
    seenThrough: '{Passe|Passez} aux détails dans un ordre qu’on peut suivre, chacun nommé précisément.',
    seenEnd: '{Termine|Terminez} par ce qui le rend unique.',
    sceneSettle: '{Décide|Décidez} en silence ce que chacun veut dans cette scène et ce qu’il cache aux autres.',
    sceneWrite: '{Écris-la|Écrivez-la} du milieu de ce qui se passe jusqu’au moment où quelque chose a changé.',
  },
};
