export const sums = {
  sharp: {
    sumBounded:
      '{Rezolvă|Rezolvați} întâi pentru interval, {spune|spuneți} dacă îi aparțin capetele, {încearcă|încercați} o valoare dinăuntru și una din afară, apoi {dă|dați} exact ce se cere.',
    sumFigured:
      '{Numește|Numiți} formula și ce înseamnă fiecare mărime din ea, {pune|puneți} valorile cu unitățile lor și {confirmă|confirmați} rezultatul printr-o a doua formulă sau o schiță în cuvinte.',
    sumChance:
      '{Spune|Spuneți} ce evenimente pot avea loc împreună, se exclud sau se influențează, {calculează|calculați} de acolo ce se cere, {verifică|verificați} prin evenimentul contrar și {dă|dați} rezultatul ca fracție și procent.',
    sumDivided:
      '{Arată|Arătați} la fiecare pas împărțirea sau factorii primi și {verifică|verificați} rezultatul prin împărțire sau înmulțire.',
    sumPriced:
      '{Spune|Spuneți} la fiecare preț sau procent la ce se referă, {scrie|scrieți} câte un pas pe rând cu unitatea lui și {verifică|verificați} punând rezultatul înapoi în datele problemei.',
    sumValued:
      '{Pune|Puneți} valoarea termen cu termen, cu semnul ei, {arată|arătați} fiecare putere și produs și {verifică|verificați} printr-o altă așezare a termenilor.',
    sumUnknowns:
      '{Numește|Numiți} ce e necunoscut, {transformă|transformați} fiecare propoziție într-o relație, {rezolvă|rezolvați} pas cu pas și {pune|puneți} rezultatul înapoi în propoziții.',
    sumMoving:
      '{Adu|Aduceți} întâi unitățile la aceeași măsură, {spune|spuneți} din ce moment se socotesc timpul și distanța, {scrie|scrieți} câte un pas pe rând și {verifică|verificați} dacă rezultatul e plauzibil.',
    sumDerived:
      '{Numește|Numiți} regula din spatele fiecărei derivate, {simplifică|simplificați} înainte de a pune valori, {spune|spuneți} pentru ce valori e valabilă și {confirmă|confirmați} rezultatul cu o valoare apropiată.',
    sumIntegrated:
      '{Numește|Numiți} metoda și de ce se potrivește aici, {scrie|scrieți} primitiva pe un rând separat, {confirm-o|confirmați-o} prin derivare și {pune|puneți} la sfârșit limitele de integrare sau constanta.',
    sumLimits:
      '{Spune|Spuneți} ce formă apare în acel punct, {numește|numiți} regula sau limita cunoscută care o rezolvă și de ce se aplică, și {confirmă|confirmați} rezultatul cu o valoare apropiată.',
    sumDifferential:
      '{Numește|Numiți} tipul ecuației și metoda potrivită, {spune|spuneți} ce înseamnă fiecare constantă și ce o fixează, și {confirmă|confirmați} soluția înlocuind-o.',
    sumSolved:
      '{Spune|Spuneți} întâi ce valori sunt permise, {transformă|transformați} câte un pas pe rând și {pune|puneți} fiecare soluție înapoi în ce s-a dat, așa cum este, lăsând deoparte ce nu se potrivește.',
    sumCounted:
      '{Spune|Spuneți} dacă ordinea contează și dacă se pot repeta, {numără|numărați} întâi toate cazurile, {scade|scădeți}-le pe cele excluse și {încearcă|încercați} aceeași numărare pe un număr mai mic.',
    sumMatrices:
      '{Scrie|Scrieți} fiecare matrice sau determinant intermediar, {numește|numiți} operația care duce la următorul și {confirmă|confirmați} rezultatul prin înmulțire.',
    sumPhysical:
      '{Numește|Numiți} legea și de ce e valabilă aici, {scoate|scoateți} mărimea căutată înainte de a pune valorile, {păstrează|păstrați} unitățile până la capăt și {spune|spuneți} dacă ordinul de mărime e plauzibil.',
    sumAveraged:
      '{Transformă|Transformați} întâi fiecare medie într-un total, cu numărul valorilor din spate, {lucrează|lucrați} mai departe cu totalurile și {verifică|verificați} dacă rezultatul se află între valorile de la care s-a plecat.',
    sumOverlapping:
      '{Așază|Așezați} grupele într-un tabel mic, {scade|scădeți} ce s-ar număra de două ori și {verifică|verificați} dacă părțile dau întregul.',
    sumPaced:
      '{Spune|Spuneți} ce parte din întreg face fiecare într-o unitate de timp, {adună|adunați} ce lucrează împreună, {scade|scădeți} ce lucrează împotrivă și {verifică|verificați} dacă părțile dau întregul.',
    sumAdded:
      '{Numește|Numiți} primul și ultimul termen, rația și câți sunt, {dă|dați} formula înainte de a pune valorile și {încearc-o|încercați-o} pe primii termeni.',
  },
  bullets: {
    byBounded: 'Intervalul: cu ambele capete și dacă îi aparține fiecare',
    byFigured: 'Figura: o schiță în cuvinte și formula, înainte de a pune valorile',
    byChance: 'Evenimente: care pot avea loc împreună, se exclud sau se influențează',
    byDivided: 'Împărțire sau factori: scriși la fiecare pas',
    byPriced: 'Fiecare sumă: la ce se referă, cu unitatea ei',
    byValued: 'Înlocuirea: termen cu termen, cu semne și puteri',
    byUnknowns: 'Necunoscute: numite, fiecare relație legată de propoziția din care vine',
    byMoving: 'Unități: aduse la aceeași măsură înainte de calcul',
    byDerived: 'Derivata: fiecare regulă numită, forma simplificată înainte de valori',
    byIntegrated: 'Primitiva: pe un rând separat, confirmată prin derivare',
    byLimits: 'Forma: care apare în acel punct și regula care o rezolvă',
    byDifferential: 'Tipul: numit, cu metoda lui; soluția înlocuită la sfârșit',
    bySolved: 'Soluții: fiecare pusă înapoi în ce s-a dat; ce nu se potrivește cade',
    byCounted: 'Numărarea: dacă ordinea contează, apoi toate cazurile fără cele excluse; încercată pe un număr mai mic',
    byMatrices: 'Pași: fiecare matrice sau determinant intermediar scris; rezultatul verificat prin înmulțire',
    byPhysical: 'Legea: numită, cu mărimea căutată scoasă înainte de valori',
    byAveraged: 'Totaluri: din fiecare medie și numărul valorilor ei',
    byOverlapping: 'Grupe: într-un tabel mic, cu ce s-ar număra de două ori',
    byPaced: 'Părți: cât face fiecare din întreg într-o unitate de timp',
    byAdded: 'Termeni: primul, ultimul, rația și numărul lor; formula încercată pe primii',
  },
} as const;
