import type { Stated } from './stated.js';

export const stated: Stated = {
  sharp: {
    entriesAsAsked:
      'Donne{|z} à chaque entrée tout ce qui est demandé pour elle, toujours sous la même forme, et ne {retiens|retenez} que ce qui convient vraiment.',
    teachEach:
      'Explique{|z}-le à nouveau pour chaque public nommé, à partir de ce qu’il sait déjà, avec ses mots et un exemple de son monde.',
    tallyAll:
      'Donne{|z} le nombre pour chacun sur une ligne à part, vérifie{|z} en les additionnant et en recomptant, et {dis|dites} ce qui compte pour un là où il y a deux lectures.',
    totalsToo: 'Calcule{|z} chaque total à partir de ses propres éléments, et vérifie{|z}-les avec l’ensemble.',
    correctAsIs:
      'Ne corrige{|z} que ce qui est faux, et laisse{|z} le sens, le ton et tout ce qui est juste tels quels.',
    eachValue:
      'Donne{|z} exactement une valeur pour chaque élément, dans l’ordre donné, juge{|z} chacun d’après ses seuls mots, et n’ajoute{|z} avant ou après rien qu’un programme ne puisse lire.',
    versionsEach:
      'Donne{|z} chaque version demandée sous son nom, que chacune se distingue des autres par les mots et la construction, et garde{|z} le même contenu dans toutes.',
    puzzleAll:
      '{Parcours|Parcourez} les cas dans un ordre fixe pour n’en oublier aucun, écarte{|z} ceux qui violent une condition, et donne{|z} tous ceux qui restent, avec leur nombre.',
  },
  bullets: {
    eachAsAsked: 'Chaque entrée : tout ce qui est demandé pour elle, toujours sous la même forme',
    eachAudience: 'Chaque public : une explication à lui, avec les mots qu’il emploie',
    ownExamples: 'Exemples : un du monde de chacun',
    depthGrows: 'Différence : ce qu’apprend le second et dont le premier peut se passer',
    tallyEach: 'Nombres : une ligne pour chacun, confirmés par un second comptage',
    tallySum: 'Somme : tous additionnés, pour vérifier',
    totalsShown: 'Totaux : chacun calculé à partir de ses éléments, vérifié avec l’ensemble',
    startNow: 'Maintenant : commencer comme indiqué, sans confirmer d’abord',
    oneValueEach: 'Valeurs : exactement une par élément, dans l’ordre donné',
    ownWordsOnly: 'Base : ce que dit chacun',
    versionNamed: 'Versions : chacune sous son nom, nettement différentes par les mots et la construction',
    sameInAll: 'Sens : le même dans toutes, rien d’ajouté ni de perdu',
    casesOrdered: 'Cas : dans un ordre fixe, pour n’en oublier aucun',
    allFitting: 'Résultat : tous ceux qui conviennent, avec leur nombre',
  },
  guided: {
    audiencesApart: 'Note{|z} pour {toi|vous} ce que chaque public sait déjà et à quoi cela doit lui servir.',
    audiencesTell: 'Puis explique{|z}-le à l’un après l’autre, chaque fois avec un exemple qui lui parle.',
    totalsStep: 'Calcule{|z} chaque total à partir de ses propres éléments, et vérifie{|z}-les avec l’ensemble.',
    tallySeparate: 'Compte{|z} chacun séparément, et repasse{|z} le tout une seconde fois.',
    tallyLines: 'Donne{|z} les nombres dans l’ordre demandé, une ligne pour chacun.',
    beginAsTold:
      'Si quelque chose n’est pas possible, {dis|dites}-le en une phrase ; sinon, commence{|z} tout de suite comme indiqué.',
    versionsNote: 'Note{|z} pour {toi|vous} ce qui distingue chaque version, dans les mots et la construction.',
    versionsGive: 'Donne{-les|z-les} l’une sous l’autre, chacune sous son nom.',
    casesStep:
      '{Parcours|Parcourez} les cas possibles dans un ordre fixe, et écarte{|z} ceux qui violent une condition.',
    casesList: 'Donne{|z} tous ceux qui restent et {dis|dites} combien ils sont.',
    pageParts: '{Dis|Dites} en deux phrases comment la page est organisée et ce que déclenche chaque action.',
    pageChange:
      '{Dis|Dites} où cliquer ou que regarder pour voir que cela marche, et quelles lignes changer pour d’autres textes ou couleurs.',
  },
};
