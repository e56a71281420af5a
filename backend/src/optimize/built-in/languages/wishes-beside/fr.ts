import type { WishesBeside } from './wishes-beside.js';

export const wishesBeside = {
  sharp: {
    translateMore:
      'Garde{|z} le sens et le ton, emploie{|z} les tournures d’un natif et {mets|mettez} sous la traduction ce qui est demandé en plus, avec les mots dont il s’agit.',
  },
  orders: {
    besideSum: '{Calcule|Calculez} ce qui est demandé à partir des chiffres donnés, en une ligne, avec l’unité.',
    besideEach: '{Mets|Mettez} à côté de chaque élément ce qui est demandé d’autre à son sujet.',
    besideSentences: '{Donne|Donnez} aussi les phrases d’exemple, dont le contexte montre le sens du mot.',
    besideElse: 'Donne{|z} aussi le reste de ce qui est demandé, complet et à part.',
    besideTranslation: 'Donne{|z} aussi la traduction, telle que la dirait un natif.',
    besideSummary: 'Donne{|z} aussi le résumé : ce qui compte le plus, et rien que le texte ne dise.',
    besideExplanation: 'Donne{|z} aussi l’explication demandée, avec ce sur quoi elle repose.',
    besideVerdict:
      'Là où un jugement est demandé, tranche{|z}, avec la raison qui pèse le plus et la meilleure objection.',
    besidePiece: 'Fai{s|tes} du texte à écrire une pièce achevée, fidèle au reste et prête à l’emploi.',
    besideQuestions: 'Que chaque question trouve sa réponse dans ce qui précède, avec la solution sous chacune.',
    besideTitle: 'Choisi{s|ssez} un titre précis, qui ne promette rien que le texte ne tienne.',
  },
  bullets: {
    besideSum: 'Calcul : à partir des chiffres donnés, en une ligne, avec l’unité',
    besideEach: 'Le reste demandé pour chacun : juste à côté',
    besideSentences: 'Phrases d’exemple : le contexte montre le sens du mot',
    besideElse: 'Aussi demandé : complet et à part',
    besideTranslation: 'Traduction : comme le dirait un natif',
    besideSummary: 'Résumé : ce qui compte le plus, rien que le texte ne dise',
    besideExplanation: 'Explication : de ce qui est demandé exactement, avec ce sur quoi elle repose',
    besideVerdict: 'Verdict : un seul, avec la raison qui pèse le plus et la meilleure objection',
    besidePiece: 'Texte demandé : achevé, fidèle au reste et prêt à l’emploi',
    besideQuestions: 'Questions : on y répond avec ce qui précède, la solution sous chacune',
    besideTitle: 'Titre : précis, sans rien promettre que le texte ne tienne',
  },
} as const satisfies WishesBeside;
