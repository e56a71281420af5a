import { MADE_UP } from '../inventions.js';
import type { Particular } from '../particular.js';

export const FRENCH_INVENTIONS: readonly Particular[] = [
  {
    over: MADE_UP,
    named:
      '(?:(?:une?|nouvelle|nouvel|petite) )*(?:langue|alphabet|langage)(?: (?:secrete?|imaginaire|inventee?|fictive|fictif|construite|artificielle?))*(?= (?:qui|que|avec|pour|ou|dont|basee?|parlee?)|[.!]?$)(?!.*program)',
    sharp:
      '{Fixe|Fixez} des règles pour former les mots et une petite grammaire, {donne|donnez} un tableau de vingt mots qui les respectent et {traduis|traduisez} trois phrases du quotidien mot à mot, pour que je puisse écrire la suivante.',
    points: [
      'Mots : des règles que tous respectent',
      'Grammaire : ordre, pluriel, passé et futur, question et négation',
      'Vocabulaire : un tableau de vingt mots avec leur sens',
      'Exemples : trois phrases du quotidien, traduites mot à mot',
    ],
  },
  {
    over: MADE_UP,
    named:
      "(?:un )?(?:nouveau |petit )?jeu(?: (?:de societe|de cartes|de plateau|cooperatif|educatif|simple|original|de role|d'ambiance))*(?= (?:qui|avec|pour|ou|sur|base|dans lequel)|[.!]?$)(?!.*(?:python|javascript|html|unity|code(?![\\p{L}])))",
    sharp:
      '{Dis|Dites} ce que visent les joueurs et ce que l’on fait à son tour, {liste|listez} le matériel, {donne|donnez} les règles de façon que l’on puisse commencer tout de suite, {joue|jouez} une manche en exemple et {dis|dites} quand elle finit et qui gagne.',
    points: [
      'But : ce que visent les joueurs, en une phrase',
      'Matériel : ce qu’il faut, avec les quantités',
      'Tour : ce que l’on fait, pas à pas, et le choix qui le rend intéressant',
      'Exemple : une manche jouée',
      'Fin : quand le jeu s’arrête, qui gagne et que faire en cas d’égalité',
    ],
  },
  {
    over: ['copy'],
    named: '(?:une |la )?(?:courte )?(?:description|presentation)(?: (?:de produit|du produit|produit))?(?= pour)',
    sharp:
      '{Dis|Dites} dès la première ligne ce que c’est et pour qui, {traduis|traduisez} chaque caractéristique donnée ici en ce que l’acheteur y gagne, {montre|montrez}-le une fois à l’usage au lieu de le vanter, et n’{invente|inventez} aucune qualité.',
    points: [
      'Première ligne : ce que c’est, et pour qui',
      'Caractéristiques : chacune donnée ici, avec ce que l’acheteur y gagne',
      'Mots : une image de l’usage plutôt que des adjectifs',
      'Honnêteté : aucune qualité que je n’ai pas donnée',
    ],
  },
];
