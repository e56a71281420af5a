import type { Exercises } from './exercises.js';

export const exercises: Exercises = {
  sharp: {
    takeFields:
      '{Dă|Dați} câte un rând fiecărui lucru cerut, cu numele lui în față și cuvintele textului după, nimic altceva, și {scrie|scrieți} „nu se spune” unde textul nu arată.',
    formal:
      '{Folosește|Folosiți} propoziții complete, verbe precise și o adresare neutră, {scoate|scoateți} expresiile familiare, prescurtările și semnele de exclamare, {păstrează|păstrați} toate faptele și {dă|dați} numai versiunea nouă.',
    polite:
      '{Transformă|Transformați} orice ordin în rugăminte și orice reproș în ce ar ajuta, {lasă|lăsați} la fel de clar ce se spune, fără lingușire, și {dă|dați} numai versiunea nouă.',
    academic:
      '{Formulează|Formulați} impersonal și cu prudența cuvenită, {alege|alegeți} termeni preciși în locul celor vagi, nu {inventa|inventați} surse sau cifre și {dă|dați} numai versiunea nouă.',
    neutral:
      '{Relatează|Relatați} ce s-a întâmplat și cine ce a spus sau a făcut, {înlocuiește|înlocuiți} judecățile, exagerările și exclamațiile cu fapte sau cu cine crede asta, {păstrează|păstrați} toate informațiile și {returnează|returnați} doar noua versiune.',
    casual:
      '{Folosește|Folosiți} propoziții scurte, cuvinte de zi cu zi și formele scurte din vorbire, {păstrează|păstrați} toate faptele și {dă|dați} numai versiunea nouă.',
    rewriteForm:
      '{Adaptează|Adaptați} fiecare verb, pronume și cuvânt care depinde de noua formă, {păstrează|păstrați} sensul și toate faptele și {dă|dați} numai versiunea nouă.',
    reorder:
      '{Dă|Dați} totul în noua ordine fără a schimba un cuvânt, apoi semnele care o stabilesc, de pildă un moment, o cauză sau un pronume, și {spune|spuneți} dacă este posibilă și o a doua ordine.',
    errorFound:
      '{Citează|Citați} întâi greșeala, {numește|numiți} într-o propoziție regula din spatele ei, apoi {dă|dați} propoziția corectată fără a schimba altceva.',
    classifyKnown:
      '{Numește|Numiți} întâi categoria, apoi într-o propoziție pentru ce este cunoscut și ce hotărăște, și {spune|spuneți} dacă nu îl {cunoști|cunoașteți}.',
    identify:
      '{Dă|Dați} numele în primul rând, {arată|arătați} ce îl trădează, apoi {spune|spuneți} cu ce se confundă cel mai ușor și ce exclude asta.',
    nextTurn:
      '{Scrie|Scrieți} numai replica ce lipsește, întreagă și în vocea celui care o spune, cu tot cu cuvintele existente; să preia ce s-a spus ultima dată și să sune vorbit.',
    meaningFor:
      '{Explică|Explicați} într-o propoziție, cu vorbe pe care acești cititori le folosesc zilnic, {arată|arătați} printr-o mică scenă din viața lor și nu {folosi|folosiți} niciun cuvânt mai greu decât cel explicat.',
    debugAll:
      '{Găsește|Găsiți} toate greșelile, {arată|arătați} pentru fiecare o intrare care o dovedește, {dă|dați} codul corectat fără altă schimbare și {spune|spuneți} în câte o propoziție de ce merge acum.',
  },
  bullets: {
    fieldLines: 'Rânduri: câte unul pentru fiecare lucru cerut, cu numele lui în față',
    fieldMissing: 'Ce lipsește: „nu se spune”, nimic ghicit',
    formalWords:
      'Registru: propoziții complete, verbe precise, fără expresii familiare, prescurtări sau semne de exclamare',
    politeWords: 'Registru: rugăminți în loc de ordine, fără reproș și fără lingușire',
    demandKept: 'Conținut: rămâne la fel de clar ce se spune sau se cere',
    academicWords: 'Registru: impersonal și prudent, termeni preciși în locul celor vagi',
    neutralWords: 'Registru: de relatare, fără judecăți și exagerări; părerile, atribuite celui care le are',
    casualWords: 'Registru: propoziții scurte, cuvinte de zi cu zi, formele scurte din vorbire',
    reorderAll: 'Ordine: toate, fără a schimba, omite sau adăuga ceva',
    reorderSigns: 'Motiv: semnele care o stabilesc, de pildă un moment, o cauză sau un pronume',
    reorderOther: 'A doua ordine: numită dacă este posibilă',
    errorQuoted: 'Greșeală: citată întâi, fără a socoti greșit ce este corect',
    errorRule: 'Regulă: ce nu este respectat, într-o propoziție',
    errorFixed: 'Corectat: propoziția întreagă, fără a schimba altceva',
    tipOver: 'Contra: cel mai puternic semn contrar, dacă există',
    knownSign: 'Motiv: pentru ce este cunoscut și ce hotărăște',
    identified: 'Răspuns: numai numele, în primul rând',
    mistakenFor: 'Confuzie: cu ce se confundă ușor și ce exclude asta',
    turnAnswers: 'Replică: reia ce s-a spus ultima dată, în felul cerut',
    turnVoice: 'Voce: cea de până acum a vorbitorului',
    turnWhole: 'Rezultat: numai replica aceea, întreagă, cu tot cu cuvintele existente',
    theirWords: 'Cuvinte: niciunul mai greu decât cel explicat',
    causesEach: 'Greșeli: fiecare într-o propoziție, cu o intrare care o dovedește',
    fixOnly: 'Remediere: codul întreg, schimbate doar greșelile',
  },
  guided: {
    fieldGive: '{Dă|Dați} câte un rând fiecărui lucru cerut și {scrie|scrieți} „nu se spune” unde textul nu arată.',
    reorderFirst: '{Spune|Spuneți} ce trebuie să fie primul și ce cuvânt o arată.',
    reorderGive: 'Apoi {dă|dați} totul în ordinea lui, fără a schimba un cuvânt.',
    reorderCheck: '{Recitește|Recitiți} totul și {spune|spuneți} dacă este posibilă și o a doua ordine.',
    errorMark: '{Citează|Citați} locul greșit și {spune|spuneți} ce este greșit în el.',
    errorPut: '{Dă|Dați} propoziția corectată, fără a schimba altceva.',
    labelTip: '{Numește|Numiți} cel mai puternic semn contrar, dacă există.',
    identifyGive: '{Dă|Dați} numele pe un rând separat.',
    identifyRule: '{Spune|Spuneți} cu ce s-ar putea confunda și ce exclude asta.',
    turnMood:
      '{Gândește-te|Gândiți-vă} ce vrea acum cel care vorbește, apoi {scrie|scrieți} replica, fără nimic în jur.',
  },
};
