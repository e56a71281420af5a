import type { Stated } from './stated.js';

export const stated: Stated = {
  sharp: {
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
    oneValueEach: 'Valeurs : exactement une par élément, dans l’ordre donné',
    ownWordsOnly: 'Base : ce que dit chacun',
    versionNamed: 'Versions : chacune sous son nom, nettement différentes par les mots et la construction',
    sameInAll: 'Sens : le même dans toutes, rien d’ajouté ni de perdu',
    casesOrdered: 'Cas : dans un ordre fixe, pour n’en oublier aucun',
    allFitting: 'Résultat : tous ceux qui conviennent, avec leur nombre',
  },
  guided: {
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
