import type { Written } from './written.js';

export const written: Written = {
  sharp: {
    ideasOfPlots:
      '{Dă|Dați} fiecare idee în două-trei propoziții: cine ce vrea, ce îi stă în cale și o întorsătură la care nu se așteaptă nimeni; să difere clar între ele, să respecte tot ce se spune aici, și {marchează|marcați} ideea care poate duce cel mai mult.',
    imagined:
      '{Scrie|Scrieți} totul cu vocea celui care se presupune că scrie, {inventează|inventați} detaliile care îl fac credibil, două sau trei dintre ele precise și neașteptate, și {păstrează|păstrați} forma pe care o are în realitate un asemenea text, fără goluri de completat.',
    msgFrom:
      '{Scrie|Scrieți} gata de folosit, în forma, lungimea și tonul obișnuite pentru un asemenea text, {include|includeți} tot ce e dat, cu nume și cifre exacte, și nu {adăuga|adăugați} nimic care ar putea trece drept fapt.',
    opensOnly:
      '{Scrie|Scrieți} numai această parte: {începe|începeți} cu ceva propriu acestui caz, nu cu o formulă, {alege|alegeți} unul sau două puncte care contează cel mai mult aici și {fă|faceți} trecerea spre ce urmează, fără încheiere.',
    describeSeen:
      '{Începe|Începeți} cu întregul, așa cum se vede la prima privire, apoi {parcurge-l|parcurgeți-l} într-o ordine ușor de urmat, cu forme, culori, materiale și ce se petrece acolo numite precis, și {încheie|încheiați} cu ce îl face inconfundabil; {spune|spuneți} ce variază sau nu se știe.',
    essayTold:
      '{Lasă|Lăsați} o singură impresie sau idee să poarte întregul, {începe|începeți} cu un moment concret, {arată|arătați} prin detalii în loc să {judeci|judecați} și {încheie|încheiați} cu ce înseamnă acum, fără morală.',
    outlineBare:
      '{Pune-le|Puneți-le} într-o ordine în care fiecare îl pregătește pe următorul și {formulează-le|formulați-le} astfel încât să spună despre ce e partea lor.',
    gapCounted:
      '{Dă|Dați} exact câte se cer, cel mai bun primul, fiecare la locul lui, ca să se vadă că se potrivește gramatical și ca sens.',
    sceneStory:
      '{Începe|Începeți} în mijlocul întâmplării, {lasă|lăsați} să se vadă din vorbe și gesturi ce vrea și ce ascunde fiecare și {oprește-te|opriți-vă} în clipa în care ceva s-a schimbat între ei.',
    copyEnd:
      '{Începe|Începeți} cu ce aduce celor cărora li se adresează, {dă|dați}-i viață printr-o scenă sau un sunet propriu, {rămâi|rămâneți} la ce este dat și {încheie|încheiați} exact cum se cere.',
  },
  bullets: {
    plotEach: 'Fiecare idee: cine ce vrea, ce îi stă în cale și o întorsătură neașteptată',
    msgPoint: 'Început: despre ce e vorba, cel târziu în a doua propoziție',
    msgTone: 'Ton: cum i se scrie exact acestui destinatar',
    msgClose: 'Încheiere: ce are de făcut cititorul sau o vorbă bună',
    msgAll: 'Conținut: tot ce e dat și nimic în plus care să treacă drept fapt',
    imagDetails: 'Detalii: inventate, precise, știute doar de cel care scrie',
    imagForm: 'Formă: cea pe care o are în realitate un asemenea text',
    imagFull: 'Goluri: niciunul; ce nu e dat se inventează',
    opensHook: 'Început: ceva propriu acestui caz, fără formule',
    opensPick: 'Conținut: unul sau două puncte care contează cel mai mult aici, nimic inventat',
    opensScope: 'Întindere: numai această parte, cu trecere spre ce urmează',
    seenWhole: 'Întâi: întregul, așa cum se vede la prima privire',
    seenOrder: 'Ordine: ușor de urmat, de la întreg la detalii',
    seenDetails: 'Detalii: forme, culori, materiale și ce se petrece acolo',
    seenTrue: 'Adevăr: numai ce este acolo; spus ce variază sau nu se știe',
    speechTrue: 'Întâmplări: adevărate, de la mine; [paranteze] unde e locul uneia',
    outRoom: 'Pondere: cât spațiu primește fiecare parte',
    headSays: 'Titluri: fiecare spune despre ce e partea lui',
    essayThread: 'Fir: o singură impresie sau idee pe care totul o slujește',
    essayShown: 'Arătat: momente și detalii în loc de judecăți',
    essayNow: 'Final: ce înseamnă acum, fără morală',
    inStyle: 'Stil: al modelului numit, cu vorbele, ritmul și temele lui tipice',
    gapEach: 'Fiecare: la locul lui, potrivit gramatical și ca sens',
    gapNumber: 'Număr: exact câte se cer, cel mai bun primul',
    sceneWants: 'Personaje: ce vrea și ascunde fiecare se vede din vorbe și gesturi',
    sceneShift: 'Sfârșit: clipa în care ceva s-a schimbat între ei',
  },
  guided: {
    plotsGive:
      'Apoi {dă|dați} ideile, câte două-trei propoziții cu un conflict și o întorsătură, și {marchează|marcați} ideea care poate duce cel mai mult.',
    opensTry:
      '{Încearcă|Încercați} trei prime fraze de feluri diferite și {folosește-o|folosiți-o} doar pe cea care n-ar putea sta în altă parte.',
    gapTry: '{Dă|Dați} câte se cer, fiecare la locul lui, și {spune|spuneți} care se potrivește cel mai bine.',
    imagWho: '{Stabilește|Stabiliți} cine scrie, ce vrea și ce n-ar spune niciodată.',
    seenFirst: '{Stabilește|Stabiliți} de unde se vede și {începe|începeți} cu întregul.',
    seenThrough: '{Treci|Treceți} la detalii într-o ordine ușor de urmat, fiecare numit precis.',
    seenEnd: '{Încheie|Încheiați} cu ce îl face inconfundabil.',
    sceneSettle: '{Stabilește|Stabiliți} în gând ce vrea fiecare în această scenă și ce le ascunde celorlalți.',
    sceneWrite: '{Scrie|Scrieți}-o din mijlocul întâmplării până în clipa în care ceva s-a schimbat.',
  },
};
