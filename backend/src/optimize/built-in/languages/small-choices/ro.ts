export const smallChoices = {
  sharp: {
    decideOnce:
      '{Spune|Spuneți} din prima propoziție ce e de ales, {dă|dați} motivul care decide și {spune|spuneți} în ce caz ar fi bună cealaltă variantă.',
    packed:
      '{Pune|Puneți} câte un lucru pe rând, cu cantitatea unde contează, {marchează|marcați} ce nu are voie să lipsească, {adaugă|adăugați} ce se uită cel mai des și {spune|spuneți} ce poate rămâne acasă.',
    checklistTold:
      '{Pune|Puneți} câte un singur lucru pe rând, ca să poată fi bifat, cu cantitate sau dată unde contează, {marchează|marcați} ce nu poate aștepta sau lipsi și {încheie|încheiați} cu ce se uită cel mai des.',
    shopped:
      '{Calculează|Calculați} cantitățile după cine și pentru cât timp le folosește, în unități care se pot cumpăra, grupate ca în magazin, {marchează|marcați} ce e adesea deja în casă și, dacă e dat un buget, {adaugă|adăugați} prețuri aproximative și totalul.',
    eachIts:
      '{Dă|Dați} fiecăruia ceva al lui, în ordinea dată, {spune|spuneți} în câteva cuvinte cu ce detaliu menționat se potrivește și {lasă|lăsați} deoparte ce ar merge pentru toți.',
    questionsPut:
      '{Formulează|Formulați} fiecare întrebare astfel încât să poată fi pusă ca atare, întâi cele al căror răspuns decide cel mai mult, și {spune|spuneți} lângă fiecare ce scoate la iveală și ce răspuns ar trebui să dea de gândit.',
    titlesLike:
      '{Numește|Numiți} doar titluri care există cu adevărat și niciunul dintre cele date, fiecare cu autor, regizor sau artist și an, și {spune|spuneți} ce are exact în comun cu ce este dat.',
  },
  bullets: {
    choiceFirst: 'Alegere: una, în prima propoziție',
    choiceReason: 'Motiv: cel care decide, în cel mult două propoziții',
    choiceElse: 'Alt caz: când ar fi bună cealaltă variantă',
    choiceHow: 'Dezavantaj: cel mai mare al acestei alegeri și cum poate fi atenuat',
    choiceUndo: 'Cale de întoarcere: ce se mai poate desface la fiecare variantă și ce nu',
    packEach: 'Rânduri: câte un lucru, cu cantitatea unde contează',
    packGroups: 'Grupe: după folosire, ca bagajul să se facă grupă cu grupă',
    packMust: 'Marcat: ce nu are voie să lipsească',
    packHome: 'Acasă: ce nu merită luat',
    shopAmounts: 'Cantități: calculate după cine și pentru cât timp le folosește, în unități care se pot cumpăra',
    shopGroups: 'Grupe: așa cum stau lucrurile în magazin',
    shopTotal: 'Prețuri: aproximative, cu totalul comparat cu bugetul',
    shopHome: 'Marcat: ce e adesea deja în casă',
    apieceWhy: 'Motiv: detaliul menționat cu care se potrivește, în câteva cuvinte',
    apieceAll: 'Ordine: cea dată, fără a omite pe nimeni',
    questionWorded: 'Fiecare întrebare: formulată ca să poată fi pusă ca atare',
    questionFirst: 'Ordine: întâi cele al căror răspuns decide cel mai mult',
    questionTells: 'Lângă fiecare: ce scoate la iveală și ce răspuns ar trebui să dea de gândit',
    titlesShare: 'Potrivire: ce are exact fiecare în comun cu ce este dat',
    sickCauses: 'Cauze: cea mai probabilă întâi, fiecare cu semnul după care o recunosc',
    sickTry: 'De încercat: ce ajută împotriva fiecăreia, cel mai simplu întâi',
    sickDoctor: 'Medic: la ce semne sau după cât timp nu mai e de așteptat',
  },
  guided: {
    bestOfOther: '{Încheie|Încheiați} cu felul în care se poate reduce cel mai mare neajuns al variantei recomandate.',
    choiceSettle: '{Alege|Alegeți} din prima propoziție, cu motivul care decide.',
    choiceSign: '{Spune|Spuneți} semnul după care îmi dau seama că pentru mine e bună cealaltă variantă.',
    choiceHint: '{Încheie|Încheiați} cu principalul dezavantaj al acestei alegeri și cum poate fi atenuat.',
    packWalk: '{Parcurge|Parcurgeți} în minte de la plecare până la întoarcere ce cere fiecare parte.',
    packGive:
      '{Dă|Dați} lista cu câte un lucru pe rând, cu cantitatea unde contează, și {marchează|marcați} ce nu are voie să lipsească.',
    shopWork: '{Calculează|Calculați} ce trebuie și cât, după cine și pentru cât timp folosește.',
    shopGive: '{Dă|Dați} lista așa cum stau lucrurile în magazin, în unități care se pot cumpăra.',
    shopSum:
      '{Adaugă|Adăugați} prețuri aproximative și {spune|spuneți} la ce se renunță dacă totalul depășește bugetul.',
    apieceSay: '{Spune|Spuneți} lângă fiecare cu ce detaliu menționat se potrivește.',
    questionSettle: '{Stabilește|Stabiliți} întâi ce trebuie știut la final.',
    questionGive: '{Dă|Dați} întrebările care scot asta la iveală, întâi cele al căror răspuns decide cel mai mult.',
    questionWary: '{Spune|Spuneți} lângă fiecare ce răspuns ar trebui să dea de gândit.',
  },
} as const;
