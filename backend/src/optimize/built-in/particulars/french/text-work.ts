import type { Particular } from '../particular.js';
import { OF_RECAST, OF_SEARCHES, OF_WORD_CLASSES } from '../text-work.js';

/** The class of every word of a sentence, and a known story as another kind of text. */
export const FRENCH_TEXT_WORK: readonly Particular[] = [
  {
    asked: true,
    over: OF_SEARCHES,
    named:
      '[^:\\n]{0,60}?(?:recherches|requetes|mots[- ]cles|termes de recherche) (?:associee?s|connexes|liee?s|similaires|apparentee?s)',
    sharp:
      '{Formule|Formulez} chacune comme les gens la taperaient, en deux à six mots et sans doublon, {couvre|couvrez} ce qui vient après cette recherche (plus précis, plus large, prix, comparaison, mode d’emploi, lieu) et {mets|mettez}-en une par ligne, sans explication.',
    points: [
      'Formulation : comme les gens la tapent, deux à six mots',
      'Variété : plus précises, plus larges et voisines (prix, comparaison, mode d’emploi, lieu)',
      'Forme : une par ligne, sans explication',
      'Doublons : aucun, ni la requête donnée',
    ],
    steps: [
      '{Demande-toi|Demandez-vous} ce qu’on cherche juste après.',
      '{Donne|Donnez} les recherches une par ligne, la plus proche d’abord, telles que les gens les tapent.',
    ],
  },
  {
    asked: true,
    over: OF_WORD_CLASSES,
    named:
      '[^:\\n]{0,40}?(?:nature (?:grammaticale )?(?:de chaque|des|de tous les) mots?|classes? grammaticales? (?:de chaque|des) mots?|categories? grammaticales? (?:de chaque|des) mots?)(?![\\p{L}])[^:\\n]{0,60}[:\\n].{3,}|[^:\\n]{0,40}?nature (?:grammaticale )?(?:de chaque|des|de tous les) mots?(?![\\p{L}])[^:\\n]{0,60}$',
    sharp:
      '{Prends|Prenez} les mots un à un, sans en oublier, dans l’ordre où ils se présentent, chacun avec la nature qu’il a ici, un par ligne si aucune autre forme n’est demandée, et {dis|dites} en quelques mots ce qui décide là où deux natures seraient possibles.',
    points: [
      'Mots : tous, dans l’ordre où ils se présentent, un par ligne si aucune autre forme n’est demandée',
      'À côté : la nature qu’il a ici',
      'Là où deux seraient possibles : ce qui décide ici, en quelques mots',
    ],
  },
  {
    asked: true,
    over: OF_RECAST,
    named:
      "(?:resume[sz]?|raconte[sz]?|reecri(?:s|vez)|ecri(?:s|vez)|explique[sz]?|transforme[sz]?)(?:-moi)?(?: \\p{L}+){0,3} ?(?:l'intrigue|l'histoire|intrigue|histoire|conte|recit)(?: \\p{L}+)? [^:\\n]{2,60}? (?:sous (?:la )?forme (?:de |d'|d'un |d'une )?|comme (?:un |une |des )?|en )(?:[\\p{L}'-]+ ){0,3}?(?:e-?mails?|mails?|courriels?|rapport|article|messages?|sms|chat|conversation|tweets?|lettres?|journal|recette|mode d'emploi|bulletin meteo|communique|compte rendu|avis|gros titres|memo|posts?|necrologie|interview)(?![\\p{L}])[^:\\n]{0,80}",
    sharp:
      '{Raconte|Racontez}-y toute l’intrigue, les tournants et la fin dans leur ordre, {donne|donnez}-lui les éléments que cette forme a toujours (expéditeur, objet, titre ou date, par exemple) et {fais|faites} parler les personnages avec les formules de ce genre.',
    points: [
      'Intrigue : entière, les tournants et la fin dans leur ordre',
      'Forme : avec ce qu’elle a toujours, comme expéditeur, objet, titre ou date',
      'Voix : les formules de ce genre, dans la bouche des personnages',
      'Choix : seulement ce qui porte l’intrigue',
    ],
  },
];
