export const sums = {
  sharp: {
    sumBounded:
      '{Rezolvă|Rezolvați} întâi pentru interval, {spune|spuneți} dacă îi aparțin capetele, apoi {numără|numărați} întregii din el și {încearcă|încercați} o valoare dinăuntru și una din afară.',
    sumFigured:
      '{Numește|Numiți} formula și ce înseamnă fiecare mărime din ea, {pune|puneți} valorile cu unitățile lor și {confirmă|confirmați} rezultatul printr-o a doua formulă sau o schiță în cuvinte.',
    sumChance:
      '{Spune|Spuneți} ce cazuri sunt posibile, care sunt favorabile, {verifică|verificați} prin evenimentul contrar și {dă|dați} rezultatul ca fracție și ca procent.',
    sumDivided:
      '{Scrie|Scrieți} numărul cu câtul și restul, {lucrează|lucrați} mai departe cu această formă și {încearcă|încercați} rezultatul pe două numere adevărate.',
    sumPriced:
      '{Spune|Spuneți} la fiecare preț sau procent din ce se ia, {scrie|scrieți} câte un pas pe rând cu unitatea lui și {verifică|verificați} mergând înapoi de la rezultat.',
    sumValued:
      '{Pune|Puneți} valoarea termen cu termen, cu semnul ei, {arată|arătați} fiecare putere și produs și {verifică|verificați} printr-o altă așezare a termenilor.',
    sumUnknowns:
      '{Spune|Spuneți} ce înseamnă fiecare literă, {transformă|transformați} fiecare propoziție într-o ecuație, {rezolvă|rezolvați} și {pune|puneți} rezultatul înapoi în propoziții.',
    sumMoving:
      '{Adu|Aduceți} întâi unitățile la aceeași măsură, {spune|spuneți} din ce moment se socotesc timpul și distanța, {scrie|scrieți} câte un pas pe rând și {verifică|verificați} dacă rezultatul e plauzibil.',
  },
  bullets: {
    byBounded: 'Intervalul: cu ambele capete și dacă îi aparține fiecare',
    byFigured: 'Figura: o schiță în cuvinte și formula, înainte de a pune valorile',
    byChance: 'Cazuri: câte sunt posibile, câte favorabile',
    byDivided: 'Forma: numărul scris cu cât și rest, apoi încercat pe două exemple',
    byPriced: 'Fiecare sumă: din ce se ia, cu unitatea ei',
    byValued: 'Înlocuirea: termen cu termen, cu semne și puteri',
    byUnknowns: 'Ecuații: ce înseamnă fiecare literă și din ce propoziție vine fiecare',
    byMoving: 'Unități: aduse la aceeași măsură înainte de calcul',
  },
} as const;
