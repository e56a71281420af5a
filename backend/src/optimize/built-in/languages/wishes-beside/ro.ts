import type { WishesBeside } from './wishes-beside.js';

export const wishesBeside = {
  sharp: {
    translateMore:
      '{Păstrează|Păstrați} sensul și tonul, {folosește|folosiți} expresii firești pentru un vorbitor nativ și {pune|puneți} sub traducere ce se mai cere, cu vorbele despre care este vorba.',
  },
  orders: {
    besideSum: '{Calculează|Calculați} ce se cere din cifrele date, pe un rând, cu unitatea.',
    besideEach: '{Pune|Puneți} lângă fiecare element ce se mai cere despre el.',
    besideSentences: '{Dă|Dați} și propozițiile-exemplu, al căror context arată ce înseamnă cuvântul.',
    besideElse: '{Dă|Dați} și celelalte lucruri cerute, complet și separat de rest.',
    besideTranslation: '{Dă|Dați} și traducerea, așa cum ar spune un vorbitor nativ.',
    besideSummary: '{Dă|Dați} și rezumatul: ce contează cel mai mult, și nimic din ce nu spune textul.',
    besideExplanation: '{Dă|Dați} și explicația cerută, cu ceea ce o susține.',
    besideVerdict:
      'Acolo unde se cere o judecată, {alege|alegeți} un singur răspuns, cu motivul care cântărește cel mai mult și cu cea mai bună obiecție.',
    besidePiece: '{Fă|Faceți} din textul cerut o piesă terminată, potrivită cu restul și gata de folosit.',
    besideQuestions: 'La fiecare întrebare să se poată răspunde din ce s-a spus, cu soluția dedesubt.',
    besideTitle: '{Alege|Alegeți} un titlu exact, care să nu promită ce textul nu oferă.',
  },
  bullets: {
    besideSum: 'Calcul: din cifrele date, pe un rând, cu unitatea',
    besideEach: 'Ce se mai cere despre fiecare: chiar alături',
    besideSentences: 'Propoziții-exemplu: contextul arată ce înseamnă cuvântul',
    besideElse: 'Cerut în plus: complet și separat de rest',
    besideTranslation: 'Traducere: așa cum ar spune un vorbitor nativ',
    besideSummary: 'Rezumat: ce contează cel mai mult, nimic din ce nu spune textul',
    besideExplanation: 'Explicație: exact la ce se cere, cu ceea ce o susține',
    besideVerdict: 'Verdict: unul singur, cu motivul care cântărește cel mai mult și cu cea mai bună obiecție',
    besidePiece: 'Textul cerut: terminat, potrivit cu restul și gata de folosit',
    besideQuestions: 'Întrebări: se poate răspunde din ce s-a spus, cu soluția sub fiecare',
    besideTitle: 'Titlu: exact, fără să promită ce textul nu oferă',
  },
} as const satisfies WishesBeside;
