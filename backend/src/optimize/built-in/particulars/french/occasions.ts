import type { Particular } from '../particular.js';
import { ANNOUNCED, PERSUADING, SPOKEN } from '../occasions.js';

/** What is told to those concerned, said on a day, or to win somebody over. */
export const FRENCH_OCCASIONS: readonly Particular[] = [
  {
    over: ANNOUNCED,
    named:
      "(?:annonce|note|circulaire|message|communication)(?: interne)? (?:au|aux|a la|a l'ensemble d\\p{L}+|pour le|pour les|destinee? a\\p{L}*) (?:personnel|equipe|employes|salaries|collegues|locataires|residents|parents|membres)(?= (?:sur|pour|au sujet|concernant|annoncant|a propos|de|qui))",
    sharp:
      '{Mets|Mettez} la nouvelle et sa date en première ligne, {dis|dites} ce qui change pour les lecteurs et ce qui reste, ce qu’ils ont à faire et jusqu’à quand, et à qui s’adresser ; {laisse|laissez} des [crochets] là où je n’ai rien dit.',
    points: [
      'Première ligne : la nouvelle, avec sa date',
      'Pour les lecteurs : ce qui change et ce qui reste',
      'À faire : quoi, jusqu’à quand et où',
      'Raison : en une phrase sincère',
      'Questions : à qui s’adresser ; [crochets] là où je n’ai rien dit',
    ],
  },
  {
    over: SPOKEN,
    named:
      "discours (?:\\p{L}+ )?(?:de|d'|pour) ?(?:un |une |le |la |l')?(?:inauguration|ouverture|bienvenue|lancement|vernissage|exposition|colloque|gala)",
    sharp:
      '{Commence|Commencez} par une image de ce que le public va voir, {salue|saluez} en une seule ligne, {donne|donnez} à chaque point nommé ici un exemple concret, {remercie|remerciez} ceux qui l’ont rendu possible ([crochets] pour les noms) et {finis|finissez} en invitant à entrer, à regarder ou à écouter.',
    points: [
      'Début : une image de ce qui vient ; le salut, en une ligne',
      'Thèmes : chaque point nommé ici, avec un exemple concret',
      'Mercis : à ceux qui l’ont rendu possible ; [crochets] pour les noms',
      'Oral : phrases courtes, sans formules de protocole ni long historique',
      'Fin : une invitation qui ouvre vraiment',
    ],
  },
  {
    over: SPOKEN,
    named:
      "discours (?:\\p{L}+ )?(?:de|d'|pour) ?(?:un |une |le |la |l'|mon |son )?(?:fete de |pot de |ceremonie de )?(?:depart|retraite|remise|anniversaire|adieu|remerciement|fin d'etudes)",
    sharp:
      '{Commence|Commencez} par un moment vrai dont tous se souviennent ([crochet] si je ne l’ai pas raconté), {dis|dites} ce qu’il montre, {remercie|remerciez} nommément, avec un humour aux dépens de celui qui parle, et {finis|finissez} sur une phrase qui fait lever son verre ou applaudir.',
    points: [
      'Début : un moment dont tous se souviennent ; [crochet] si je ne l’ai pas raconté',
      'Idée : ce qu’il montre de la personne ou du jour',
      'Mercis : nommément et pour quoi ; [crochets] pour les noms',
      'Humour : bienveillant, aux dépens de celui qui parle',
      'Fin : une phrase qui fait applaudir, deux à trois minutes en tout',
    ],
  },
  {
    over: PERSUADING,
    named:
      '(?:lettre|mail|courriel|message)s? (?:persuasi(?:f|ve)s?|convaincante?s?)|(?:lettre|courrier|mail)s? (?:au|a la|a mon|a ma) (?:maire|mairie|conseil municipal|redacteur|journal|directrice|directeur|deputee?|rectorat)',
    sharp:
      '{Demande|Demandez} une seule chose précise dès les premières lignes, {commence|commencez} par ce que le lecteur y gagne, {réponds|répondez} à son objection la plus forte avant qu’il la fasse et {finis|finissez} par un petit pas facile ; [crochets] pour les faits que je n’ai pas donnés.',
    points: [
      'Demande : une seule chose précise, dès les premières lignes',
      'Gain : ce que cela apporte au lecteur ou à ceux dont il répond, avec un fait ; [crochets] s’il manque',
      'Objection : la plus forte, traitée loyalement',
      'Facilité : ce qui est déjà fait et le peu que cela coûte',
      'Fin : un petit pas, avec une date',
    ],
  },
];
