import type { Particular } from '../particular.js';
import { IMAGINED, STAGES, TRAVELS } from '../scenarios.js';

/** What could happen, how one could live, and what goes through stages. */
export const FRENCH_SCENARIOS: readonly Particular[] = [
  {
    asked: true,
    over: IMAGINED,
    named:
      "(?:(?:s'il te plait |s'il vous plait )?(?:decris|decrivez|imagine|imaginez|donne[zr]?(?:-moi)?|propose[zr]?|presente[zr]?|invente[zr]?|ecris|cree) (?:un|une) (?:\\p{L}+ ){0,2}(?:scenario|situation|cas)(?: \\p{L}+){0,2}(?= (?:dans (?:lequel|laquelle)|ou|de|qui|pour|d')))(?=.*(?<!\\p{L})(?:amelior|aid|utilis|serv|redui|economis|evit|preven|resou|appliqu|optimis)\\p{L}*)",
    sharp:
      '{Raconte-le|Racontez-le} comme un cas concret, avec un lieu et des personnes : ce qui ne va pas aujourd’hui, ce qui se passe à la place étape par étape, ce qui s’améliore de façon mesurable et où une personne doit encore décider.',
    points: [
      'Cas : un lieu, des personnes et ce qui n’y va pas aujourd’hui',
      'Déroulement : ce qui se passe à la place, étape par étape',
      'Gain : ce qui s’améliore, avec un chiffre mesurable',
      'Limites : ce qu’il faut pour que cela marche et ce qui peut échouer',
      'Décision : où une personne garde le dernier mot, et pourquoi',
    ],
  },
  {
    asked: true,
    over: IMAGINED,
    named:
      "(?:s'il te plait |s'il vous plait )?(?:decris|decrivez|imagine|imaginez|donne[zr]?(?:-moi)?|propose[zr]?|presente[zr]?|invente[zr]?|ecris|cree) (?:un|une) (?:\\p{L}+ ){0,2}(?:scenario|situation|cas)(?: \\p{L}+){0,2}(?= (?:dans (?:lequel|laquelle)|ou|de|qui|pour|d'))",
    sharp:
      '{Raconte-le|Racontez-le} comme un cas concret, avec des personnes qui veulent quelque chose, {montre|montrez} le point dont tout dépend et {dis|dites} ce qui en fait exactement un exemple et quel petit changement suffirait pour que ce n’en soit plus un.',
    points: [
      'Cas : un lieu, des personnes et ce que chacune veut',
      'Tournant : le point dont tout dépend',
      'Lien : ce qui en fait exactement un exemple',
      'Contre-cas : le petit changement avec lequel ce n’en serait plus un',
    ],
  },
  {
    asked: true,
    over: IMAGINED,
    named:
      "(?:s'il te plait |s'il vous plait )?(?:decris|decrivez|imagine|imaginez|invente|cree) (?:un|une) (?:\\p{L}+ ){0,2}(?:monde|societe|civilisation|planete|futur|avenir)(?= (?:dans (?:lequel|laquelle)|ou|sans|qui|avec|dont))",
    sharp:
      '{Pars|Partez} de deux ou trois règles qui en découlent, {montre-les|montrez-les} dans une journée ordinaire d’une personne et {dis|dites} qui y gagne, qui y perd et qui triche.',
    points: [
      'Règles : les deux ou trois choses qui en découlent',
      'Quotidien : la journée ordinaire d’une personne, en scènes',
      'Gens : qui y gagne, qui y perd, qui contourne',
      'Faille : le point où cela ne marche pas',
    ],
  },
  {
    asked: true,
    over: STAGES,
    named:
      "(?:[^.?!\\n]{5,120}\\. )?(?:decris|decrivez|explique[zr]?|enumere[zr]?|resume[zr]?|nomme[zr]?|cite[zr]?|quelles sont|peux-tu (?:decrire|expliquer|resumer|citer)|pouvez-vous (?:decrire|expliquer|resumer|citer)) (?:les )?(?:\\p{L}+ ){0,2}(?:etapes|phases|stades)(?: \\p{L}+)?(?= (?:de|du|des|d'\\p{L}))",
    sharp:
      '{Parcours-les|Parcourez-les} dans l’ordre et sous les mêmes rubriques, avec tout ce qui est demandé pour chacune, {dis|dites} ce que l’une transmet à la suivante et {termine|terminez} par un tableau d’une ligne chacune.',
    points: [
      'Ordre : l’une après l’autre, chacune avec son nom',
      'Chacune : tout ce qui est demandé, sous les mêmes rubriques',
      'Lien : ce qu’elle transmet à la suivante ou ce qui y met fin',
      'Vue d’ensemble : un tableau à la fin, une ligne chacune',
      'Confusion : les deux que l’on confond le plus, et comment les distinguer',
    ],
  },
  {
    over: TRAVELS,
    named:
      "(?:articles?|billets?|recits?|carnets?|journal|chroniques?) (?:de blog )?(?:de|sur|d'un|de mon) (?:un |mon |notre |blog de )?voyages?",
    sharp:
      '{Commence|Commencez} au milieu d’un moment vécu là-bas, {montre|montrez} chaque lieu par une scène de ce qu’on y voit, entend et mange, {parle|parlez} des gens et de leurs coutumes avec respect et {donne|donnez} pour chaque étape ce qu’un visiteur doit savoir.',
    points: [
      'Début : au milieu d’un moment vécu là-bas, sans l’arrivée à l’aéroport',
      'Lieux : chacun par une scène, avec ce qu’on voit, entend et goûte',
      'Gens : leurs coutumes expliquées, et ce qu’un visiteur doit respecter',
      'Utile : pour chaque étape, le bon moment, la durée, ce qu’il faut réserver ou emporter',
      'Franchise : une chose fatigante ou surfaite',
    ],
  },
];
