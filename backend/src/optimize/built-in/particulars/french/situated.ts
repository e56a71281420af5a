import type { Particular } from '../particular.js';

/** What a case that is told with its details changes about a thing asked for by name. */
export const FRENCH_SITUATED: readonly Particular[] = [
  {
    asked: true,
    named:
      "comment (?:je peux |je dois |puis-je |faire pour |on |j')?(?:ecri\\p{L}+|redig\\p{L}+|faire|fais|formul\\p{L}+) (?:un|une|ma|mon) (?:lettre|courrier|mail|demande|reclamation|attestation|mise en demeure)(?! de motivation)[^?:]{0,110}",
    sharp:
      '{Donne|Donnez} le texte complet, prêt à copier, avec ce que j’ai dit et des [crochets] là où il manque un nom, un destinataire ou une date, puis {dis|dites} en deux lignes comment l’envoyer et quel délai respecter.',
    points: [
      'Texte : entier et prêt à signer, pas une explication',
      'Données : celles que j’ai données ; [crochets] pour nom, destinataire et date',
      'Ton : sobre, sans motif qu’il n’est pas utile de donner',
      'Envoi : par quelle voie et avec quelle preuve',
    ],
  },
  {
    named:
      "(?:lettres? de (?:motivation|candidature)|cv|curriculum)(?!.*(?:erasmus|master|universi|beca|bourse|stipendi|bolsa|borsa|bursa|etranger|extranjero|estero|ausland|exterior|strainatate))(?=[ ,].*(?:(?:aucune|sans|pas d'|pas de|zero) ?(?:\\p{L}+ )?experience|jamais travaille|premier (?:emploi|job|boulot)))",
    sharp:
      '{Pars|Partez} de ce que je suis et sais faire sans avoir encore travaillé : le motif précis pour ce métier, deux qualités montrées par l’école, la maison ou les loisirs, l’envie d’apprendre et ma disponibilité, avec des [crochets] là où il manque un fait à moi.',
    points: [
      'Motif : pourquoi ce métier, en une phrase concrète',
      'Qualités : deux, montrées par l’école, la maison ou les loisirs',
      'Manque d’expérience : sans excuse, tourné en envie d’apprendre',
      'Fin : disponibilité, proposition d’essai et formule sobre',
    ],
  },
  {
    named:
      "(?:plan|programme|entrainement|prepa(?:ration)?)(?: d'entrainement| de course)? (?:pour (?:un |le |courir )?|d'un |du |de )?(?:semi|marathon|trail|course|footing|\\p{Nd}+ ?km)(?:[- ]marathon)?",
    sharp:
      '{Pars|Partez} de ce que je cours aujourd’hui, {donne|donnez} un tableau par semaine avec séances, distances et allure au ressenti, repos et renforcement, puis {dis|dites} que faire en cas de douleur et quand arrêter ou consulter.',
    points: [
      'Départ : ce que je cours aujourd’hui, avec une hausse douce',
      'Semaines : tableau avec séances, distances et allure au ressenti',
      'Repos et renforcement : fixés chaque semaine',
      'Douleur : quoi changer, et quand arrêter ou consulter',
      'Si le but est trop loin : un objectif plus court ce jour-là',
    ],
  },
];
