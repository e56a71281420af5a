import { DELAYED, STUDIED, WEIGHED_OUT } from '../everyday-orders.js';
import type { Particular } from '../particular.js';

/** A situation is told, and what is ordered behind it is wanted: amounts to buy, something to study from, word of a delay. */
export const FRENCH_EVERYDAY_ORDERS: readonly Particular[] = [
  {
    asked: true,
    over: WEIGHED_OUT,
    named:
      "(?![^\\n]*(?:recette|\\p{Nd} ?(?:g|gr|grammes|ml)(?![\\p{L}])))(?=[^\\n]*(?<![\\p{L}])(?:cuisin\\p{L}*|repas|manger|diner|dejeuner|barbecue|buffet|fete|apero|brunch|riz|poulet|viande|pates|pain|gateau|vin|biere|boissons?|salade|pommes? de terre|soupe|pizza|couscous|raclette|fondue|fromage|\\p{L}+ade|prepar\\p{L}*)(?![\\p{L}]))(?=[^\\n]*(?<![\\p{L}])(?:invites|personnes|convives|adultes|enfants|amis|collegues|pour \\p{Nd}+)(?![\\p{L}]))[^\\n?]{0,220}(?:combien|quelles? quantites?) (?:de |d'|dois|faut)[^\\n]{1,120}",
    sharp:
      '{Donne|Donnez} les quantités sous forme de liste de courses, par personne et au total, en poids cru et arrondies à ce qui se vend, avec tout ce qui va avec, et {dis|dites} quelle marge prévoir et ce qui change avec des accompagnements, des enfants ou de gros mangeurs.',
    points: [
      'Quantités : par personne et au total, poids cru, arrondies à ce qui se vend',
      'Le reste : ce qui va avec, avec les quantités',
      'Marge : combien prévoir en plus, et ce qui se garde',
      'Variations : ce qui change avec des accompagnements, des enfants ou de gros mangeurs',
    ],
  },
  {
    asked: true,
    over: STUDIED,
    named:
      '(?=[^\\n]*(?<![\\p{L}])(?:examen|controle|partiels?|bac|brevet|interro\\p{L}*|devoir surveille|reviser|revision\\p{L}*)(?![\\p{L}]))(?![^\\n]*(?<![\\p{L}])(?:ce|cet|cette|ces|ci-dessous|suivant\\p{L}*|joint\\p{L}*|voici)(?![\\p{L}]))(?!(?:comment|pourquoi|qu|est-ce) )[^\\n:]{0,260}(?<![\\p{L}])(?:resume\\p{L}?|synthese|fiches?(?: de revision)?|recapitulatif)(?![\\p{L}])[^\\n:]{0,160}$',
    sharp:
      '{Commence|Commencez} par l’idée sur laquelle le reste repose, {donne|donnez} ensuite les notions, étapes ou dates à savoir, une par ligne et dans un ordre facile à apprendre, {dis|dites} ce que l’on confond souvent à l’examen et {finis|finissez} par cinq questions pour me tester, réponses à part.',
    points: [
      'Début : l’idée sur laquelle le reste repose, en deux phrases',
      'À savoir : notions, étapes ou dates, une par ligne, dans un ordre facile à apprendre',
      'Confusions : ce que l’on mélange souvent, et comment le distinguer',
      'Test : cinq questions comme à l’examen, réponses à part à la fin',
    ],
  },
  {
    asked: true,
    over: DELAYED,
    named:
      "(?!(?:comment|pourquoi|qu'est|est-ce) )(?=[^\\n]*(?<![\\p{L}])(?:ecri\\p{L}*|redig\\p{L}*|message|mail|e-?mail|courriel|sms|texto|lettre|dis|dire|previens|prevenir|inform\\p{L}*|excus\\p{L}*|mot)(?![\\p{L}]))(?![^\\n]*(?<![\\p{L}])(?:reclam\\p{L}*|plain\\p{L}*|rembours\\p{L}*|relanc\\p{L}*|impaye\\p{L}*|ma (?:commande|livraison)|mon (?:colis|train|vol)|delai supplementaire|prolong\\p{L}*|demand\\p{L}*[^\\n]{0,60}(?:report|repouss|delai)\\p{L}*|un (?:report|delai)|chaudiere|pas encore (?:recu|arrive))(?![\\p{L}]))(?=[^\\n]*(?<![\\p{L}])(?:(?:avec |aurai |aura |serai |sera |en |du |un )(?:\\p{L}+ |\\p{Nd}+ ){0,4}retard|(?:ne |n')?(?:sera|seront|serai|arrivera|pourrai|pourrons|rendrai|livrer\\p{L}*|envoyer\\p{L}*|\\p{L}+ra) [^\\n]{0,50}(?:que (?:demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|la semaine|le \\p{Nd}+)|plus tard|(?:jours?|semaines?) (?:de retard|plus tard))|retard\\p{L}*|report\\p{L}* (?:a|au|de))(?![\\p{L}]))[^\\n]{12,300}",
    sharp:
      '{Dis|Dites} dès la première ligne ce qui a du retard ou change et le nouveau moment, {donne|donnez} une raison seulement si je l’ai dite, {excuse-toi|excusez-vous} une fois, sans excès, {dis|dites} ce qui reste valable, le tout assez court pour être lu d’un coup d’œil.',
    points: [
      'Première ligne : ce qui a du retard ou change, et le nouveau moment',
      'Excuses : une fois, courtes et à la mesure des faits',
      'Raison : seulement si je l’ai dite, aucune inventée',
      'Ce qui reste valable : en une phrase, si cela découle de ce que j’ai dit',
      'Longueur : se lit d’un coup d’œil, prêt à envoyer',
    ],
  },
];
