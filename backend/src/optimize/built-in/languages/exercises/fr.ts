import type { Exercises } from './exercises.js';

export const exercises: Exercises = {
  sharp: {
    takeFields:
      '{Donne|Donnez} une ligne à chaque donnée demandée, son nom devant et les mots du texte derrière, rien d’autre, et {écris|écrivez} « non précisé » là où le texte ne dit rien.',
    formal:
      '{Emploie|Employez} des phrases complètes, des verbes précis et une adresse neutre, {supprime|supprimez} tournures familières, abréviations et points d’exclamation, {garde|gardez} tous les faits et {renvoie|renvoyez} seulement la nouvelle version.',
    polite:
      '{Transforme|Transformez} tout ordre en demande et tout reproche en ce qui aiderait, {laisse|laissez} aussi clair ce qui est dit, sans flatterie, et {renvoie|renvoyez} seulement la nouvelle version.',
    academic:
      '{Formule|Formulez} de façon impersonnelle et avec la prudence voulue, {choisis|choisissez} des termes précis plutôt que vagues, {n’invente|n’inventez} ni sources ni chiffres et {renvoie|renvoyez} seulement la nouvelle version.',
    neutral:
      '{Rapporte|Rapportez} ce qui s’est passé et qui a dit ou fait quoi, {remplace|remplacez} jugements, exagérations et exclamations par des faits ou par l’indication de qui le pense, {garde|gardez} tous les faits et {renvoie|renvoyez} seulement la nouvelle version.',
    casual:
      '{Emploie|Employez} des phrases courtes, des mots de tous les jours et les formes brèves qu’on dit à l’oral, {garde|gardez} tous les faits et {renvoie|renvoyez} seulement la nouvelle version.',
    rewriteForm:
      '{Adapte|Adaptez} chaque verbe, pronom et mot qui dépend de la nouvelle forme, {garde|gardez} le sens et tous les faits et {renvoie|renvoyez} seulement la nouvelle version.',
    reorder:
      '{Donne|Donnez} le tout dans son nouvel ordre sans changer un mot, puis les indices qui le fixent, comme un moment, une cause ou un pronom, et {dis|dites} si un second ordre est possible.',
    errorFound:
      '{Cite|Citez} d’abord l’erreur, {nomme|nommez} en une phrase la règle en jeu, puis {donne|donnez} la phrase corrigée sans rien changer d’autre.',
    classifyKnown:
      '{Donne|Donnez} d’abord la catégorie, puis en une phrase ce pour quoi c’est connu et qui décide, et {dis-le|dites-le} si cela {t’est|vous est} inconnu.',
    identify:
      '{Donne|Donnez} le nom en première ligne, {montre|montrez} ce qui le trahit, puis {dis|dites} avec quoi on le confond le plus facilement et ce qui l’exclut.',
    nextTurn:
      '{Écris|Écrivez} seulement la ligne qui manque, entière et dans la voix de qui la dit, avec les mots déjà là ; elle doit reprendre ce qui vient d’être dit et sonner parlé.',
    meaningFor:
      '{Explique-le|Expliquez-le} en une phrase avec des mots que ces lecteurs emploient tous les jours, {montre-le|montrez-le} dans une petite scène de leur vie et {n’emploie|n’employez} aucun mot plus difficile que celui qui est expliqué.',
    debugAll:
      '{Trouve|Trouvez} toutes les fautes, {nomme|nommez} chacune avec une entrée qui la montre, {donne|donnez} le code corrigé sans rien changer d’autre et {dis|dites} en une phrase chacune pourquoi il marche maintenant.',
  },
  bullets: {
    fieldLines: 'Lignes : une par donnée demandée, son nom devant',
    fieldMissing: 'Ce qui manque : « non précisé », rien de deviné',
    formalWords:
      'Registre : phrases complètes, verbes précis, ni tournures familières, ni abréviations, ni points d’exclamation',
    politeWords: 'Registre : des demandes au lieu d’ordres, ni reproche ni flatterie',
    demandKept: 'Contenu : ce qui est dit ou demandé reste aussi clair',
    academicWords: 'Registre : impersonnel et prudent, des termes précis plutôt que vagues',
    neutralWords: 'Registre : factuel, sans jugement ni exagération ; les avis attribués à qui les porte',
    casualWords: 'Registre : phrases courtes, mots de tous les jours, formes brèves de l’oral',
    reorderAll: 'Ordre : le tout, sans rien changer, omettre ni ajouter',
    reorderSigns: 'Raison : les indices qui le fixent, comme un moment, une cause ou un pronom',
    reorderOther: 'Second ordre : signalé s’il y en a un possible',
    errorQuoted: 'Erreur : citée d’abord, sans compter comme telle ce qui est juste',
    errorRule: 'Règle : ce qui n’est pas respecté, en une phrase',
    errorFixed: 'Correction : la phrase entière, rien d’autre de changé',
    tipOver: 'Contre : l’indice contraire le plus fort, s’il y en a un',
    knownSign: 'Raison : ce pour quoi c’est connu et qui décide',
    identified: 'Réponse : le nom seul, en première ligne',
    mistakenFor: 'Confusion : avec quoi on le confond facilement, et ce qui l’exclut',
    turnAnswers: 'Réplique : reprend ce qui vient d’être dit, de la manière demandée',
    turnVoice: 'Voix : celle de son locuteur jusqu’ici',
    turnWhole: 'Résultat : cette ligne seule, entière, avec les mots déjà là',
    theirWords: 'Mots : aucun plus difficile que celui qui est expliqué',
    causesEach: 'Fautes : chacune en une phrase, avec une entrée qui la montre',
    fixOnly: 'Correction : le code entier, sans rien changer que les fautes',
  },
  guided: {
    fieldGive:
      '{Donne|Donnez} une ligne à chaque donnée demandée et {écris|écrivez} « non précisé » là où le texte ne dit rien.',
    reorderFirst: '{Dis|Dites} ce qui doit venir en premier, et le mot qui le montre.',
    reorderGive: '{Donne|Donnez} ensuite le tout dans son ordre, sans changer un mot.',
    reorderCheck: '{Relis|Relisez} l’ensemble et {dis|dites} si un second ordre est possible.',
    errorMark: '{Cite|Citez} l’endroit fautif et {dis|dites} ce qui ne va pas.',
    errorPut: '{Donne|Donnez} la phrase corrigée, sans rien changer d’autre.',
    labelTip: '{Nomme|Nommez} l’indice contraire le plus fort, s’il y en a un.',
    identifyGive: '{Donne|Donnez} le nom sur une ligne à part.',
    identifyRule: '{Dis|Dites} avec quoi on pourrait le confondre et ce qui l’exclut.',
    turnMood:
      '{Demande-toi|Demandez-vous} ce que cette personne veut à cet instant, puis {écris|écrivez} la ligne, sans rien autour.',
  },
};
