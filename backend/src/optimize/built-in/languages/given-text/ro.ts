import type { GivenText } from './given-text.js';

export const givenText: GivenText = {
  sharp: {
    tasks:
      '{Pune|Puneți} fiecare sarcină pe un rând, cu cine o face și până când, numai din text, și {marchează|marcați} numele sau data care lipsește în loc să fie ghicite.',
    interpret:
      '{Spune|Spuneți} întâi într-o propoziție care este ideea, apoi {explică|explicați} parte cu parte, citând cuvintele explicate, și {arată|arătați} unde este posibilă și altă interpretare.',
    summariseCut:
      '{Dă|Dați} întâi esențialul, apoi ce mai are greutate, cât permite lungimea, {păstrează|păstrați} cifrele și numele pe care se sprijină și nu {adăuga|adăugați} nimic ce nu spune textul.',
    summariseTwo:
      '{Spune|Spuneți} în cele două propoziții împreună tot ce are greutate în text, inclusiv o obiecție sau un punct rămas deschis, dacă există: întâi esențialul, cu cine sau ce este vorba, cifrele și numele exacte, cu vorbe proprii și simple, fără punct și virgulă și fără nimic ce nu spune textul.',
    summariseFew:
      '{Spune|Spuneți} în propoziții, luate împreună, tot ce are greutate în text, inclusiv o obiecție sau un punct rămas deschis, dacă există: întâi esențialul, cu cine sau ce este vorba, cifrele și numele exacte, cu vorbe proprii și simple, fără punct și virgulă și fără nimic ce nu spune textul.',
    summariseWhole:
      '{Spune|Spuneți} întâi totul într-o propoziție, {dă|dați} apoi trei până la cinci puncte, fiecare o afirmație întreagă cu motivul, urmarea sau cifra ei, și {încheie|încheiați} cu ce rămâne deschis, dacă textul o spune.',
    menuLine:
      '{Dă|Dați} fiecărui fel numele pe care îl cunosc oaspeții, {adaugă|adăugați} în câteva cuvinte ce conține acolo unde nu există unul și {scrie|scrieți} câte unul pe rând.',
    paraphrase:
      '{Schimbă|Schimbați} și cuvintele, și construcția propozițiilor, {păstrează|păstrați} sensul și toate faptele, fără expresii preluate, și {dă|dați} numai versiunea nouă.',
    replyTone:
      '{Reacționează|Reacționați} la ce s-a spus cu adevărat, {păstrează|păstrați} tonul cerut de la primul la ultimul cuvânt, destul de scurt ca să poată fi trimis ca atare.',
    idiom:
      '{Dă|Dați} expresia pe care ar folosi-o un vorbitor nativ în locul ei, apoi, într-un rând, ce spune originalul cuvânt cu cuvânt.',
    inputClosed:
      '{Dă|Dați} întâi rezultatul, pe un rând separat, apoi în câteva cuvinte ce îl hotărăște, și {spune|spuneți} dacă este posibil și altul.',
    grammarForm:
      '{Dă|Dați} întâi rezultatul, complet și firesc, {schimbă|schimbați} numai ce cere această formă și, dacă o a doua versiune e la fel de corectă, {adaug-o|adăugați-o} dedesubt.',
    viewpoint:
      '{Păstrează|Păstrați} întâmplările și ordinea lor, {povestește|povestiți} numai ce poate vedea, auzi, simți sau ști acest personaj, cu vorbele lui, și {dă|dați} numai versiunea nouă.',
    shorten:
      '{Taie|Tăiați} întâi repetițiile, umplutura și divagațiile, {păstrează|păstrați} tot ce ține de sens și {dă|dați} numai versiunea scurtată.',
    lengthen:
      '{Dezvoltă|Dezvoltați} ce există deja cu motive, exemple și detalii concrete, {păstrează|păstrați} vocea textului, fără nume, cifre sau întâmplări inventate, și {dă|dați} numai versiunea nouă.',
    simplify:
      '{Folosește|Folosiți} propoziții scurte și cuvinte obișnuite, {înlocuiește|înlocuiți} sau {explică|explicați} pe scurt fiecare termen tehnic, fără să lipsească vreo informație, și {dă|dați} numai versiunea nouă.',
    passage:
      '{Răspunde|Răspundeți} întâi, cât de scurt permite întrebarea și numai pe baza acestui text, {citează|citați} cuvintele pe care se sprijină răspunsul și, dacă textul nu o spune, {spune|spuneți} asta în loc să {ghicești|ghiciți}.',
    passageImplied:
      '{Răspunde|Răspundeți} numai pe baza acestui text, {citează|citați} cuvintele din text care o arată și {separă|separați} ce este doar sugerat de ce este spus.',
    passageEach:
      '{Răspunde|Răspundeți} la fiecare lucru întrebat într-o propoziție a lui, numai pe baza acestui text, {citează|citați} cuvintele pe care se sprijină și, unde textul nu o spune, {spune|spuneți} asta în loc să {ghicești|ghiciți}.',
    tags: '{Ia|Luați}-le din ceea ce contează cu adevărat aici, {combină|combinați} unele des folosite cu unele precise, cele mai potrivite primele, fără să se repete sub altă formă.',
    headlines:
      '{Folosește|Folosiți} ce are numai acest text, cu lucruri concrete în loc de generalități, fără să promită ceva ce textul nu oferă.',
    guess:
      '{Alege|Alegeți} un singur răspuns, {arată|arătați} ce îl trădează și {numește|numiți} altul doar dacă e cu adevărat aproape.',
    fromInput:
      'Rezultatul să se potrivească exact la ce este dat aici și la nimic altceva; {include|includeți} detaliile pe care le numește sau pentru care este cunoscut și {dă|dați} numai rezultatul.',
    inPoints:
      '{Fă|Faceți} din fiecare punct o afirmație întreagă cu numele sau cifra ei, nu un titlu, cea mai importantă prima, fără să {spui|spuneți} ceva de două ori sau să {adaugi|adăugați} ce nu spune textul.',
    plotLine:
      '{Spune|Spuneți} cine ce vrea, ce îi stă în cale și cum se termină, cu nume și fapte corecte, în lungimea și tonul cerute.',
    minutes:
      '{Pune|Puneți} întâi deciziile, apoi cine ce face și până când, apoi ce a rămas deschis; {păstrează|păstrați} exact numele și datele și {marchează|marcați} ce lipsește în loc să fie ghicit.',
    rewriteMail:
      '{Adu|Aduceți} la acest ton formula de salut, frazele și încheierea, la fel și subiectul, dacă există, {păstrează|păstrați} faptele, numele, datele și locurile goale așa cum sunt și {dă|dați} numai noua versiune.',
    outputShown:
      '{Spune|Spuneți} exact ce apare, cu rânduri noi și spații, apoi linia sau regula din spatele a ceea ce nu te-ai aștepta să vezi.',
    wordsApart:
      '{Dă|Dați} pentru fiecare o propoziție în care se potrivește, iar cuvântul dat nu, {numește|numiți} cuvintele cu care merge de obicei și {ordonează-le|ordonați-le} de la cel mai apropiat la cel mai îndepărtat.',
  },
  bullets: {
    otherReading: 'Altă interpretare: acolo unde este posibilă',
    byPassage: 'Explicație: parte cu parte, cu cuvintele citate',
    gist: 'Esență: ideea într-o propoziție, la început',
    reasonBehind: 'În spate: ce mai are greutate în text, nimic secundar',
    otherWords: 'Formulare: alte cuvinte și altă construcție, fără expresii preluate',
    resultElse: 'Alte rezultate: numite, dacă sunt posibile',
    resultWhy: 'Motiv: ce îl hotărăște, în câteva cuvinte',
    resultAlone: 'Rezultat: primul, pe un rând separat',
    formOnly: 'Schimbare: numai ce cere această formă',
    formAgree: 'Acord: fiecare verb, pronume și cuvânt legat de ea adaptat',
    formEach: 'Ordine: cea dată, fără propoziții sărite',
    formNote: 'A doua versiune: dedesubt, numai dacă e la fel de corectă',
    eventsKept: 'Întâmplări: aceleași, în aceeași ordine',
    seenOnly: 'Percepție: numai ce poate vedea, auzi, simți sau ști acest personaj',
    figureVoice: 'Voce: vorbele și grijile acestui personaj',
    essentials: 'Rămâne: tot ce ține de sens',
    cutFirst: 'Se taie întâi: repetiții, umplutură, divagații',
    developed: 'Adăugat: motive, exemple și detalii care dezvoltă ce există',
    noNewFacts: 'Fapte: fără nume, cifre sau întâmplări inventate',
    shortSentences: 'Propoziții: scurte, cu câte o idee',
    everydayWords: 'Cuvinte: obișnuite; orice termen tehnic, înlocuit sau explicat',
    nothingLost: 'Conținut: toate informațiile păstrate',
    textOnly: 'Bază: acest text, nu ce se știe din altă parte',
    passageFirst: 'Răspuns: la început, cât de scurt permite întrebarea',
    quoted: 'Dovadă: cuvintele din text care o arată, citate',
    notInText: 'Dacă textul nu o spune: spus așa, nu ghicit',
    inferred: 'Subînțeles: ce este doar sugerat, marcat ca atare',
    tagsFrom: 'Bază: ceea ce contează cu adevărat aici',
    tagsMix: 'Varietate: unele des folosite și unele precise',
    tagsOnce: 'Formă: gata de copiat, cele mai potrivite primele, fără repetări sub altă formă',
    headFrom: 'Bază: ce are numai acest text',
    headRange: 'Varietate: fiecare din alt unghi',
    headKept: 'Promisiune: nimic ce textul nu oferă',
    oneGuess: 'Presupunere: una singură, pe primul rând',
    clue: 'Indiciu: ce o trădează',
    nextGuess: 'A doua variantă: doar dacă e cu adevărat aproape, cu ce o susține',
    inputFrom: 'Bază: exact ce este dat aici, cu detaliile pe care le numește sau pentru care este cunoscut',
    inputFits: 'Potrivire: nimic care ar merge la fel de bine în alt caz',
    onePointALine: 'Puncte: fiecare o afirmație întreagă cu numele sau cifra ei, nu un titlu',
    sentenceFirst: 'Esențialul: întâi, cu cifrele și numele pe care se sprijină',
    sentenceSecond:
      'Acoperire: cele două propoziții cuprind împreună tot ce are greutate în text, inclusiv o obiecție sau un punct deschis, dacă există',
    sentenceNext:
      'Acoperire: propozițiile cuprind împreună tot ce are greutate în text, inclusiv o obiecție sau un punct deschis, dacă există',
    ownSentences: 'Formulare: propoziții simple, cu alte vorbe decât textul, niciuna lungită cu punct și virgulă',
    summaryRest: 'Acoperire: ce mai are greutate, cât permite lungimea',
    summaryStart: 'Început: o propoziție care spune totul',
    summaryPoints: 'Apoi: trei până la cinci puncte, fiecare o afirmație întreagă cu motivul, urmarea sau cifra ei',
    summaryEnd: 'Final: ce rămâne deschis, dacă textul o spune',
    weightFirst: 'Ordine: întâi ce cântărește mai mult',
    plotCore: 'Esență: cine ce vrea, ce îi stă în cale, cum se termină',
    plotNames: 'Nume și fapte: corecte, numai cele necesare',
    toneKept: 'Ton: cel cerut, până la ultimul cuvânt',
    decisions: 'Decizii: primele, câte una pe rând',
    assigned: 'Sarcini: cine ce face și până când; numele sau data care lipsește marcate, nu ghicite',
    leftOpen: 'Deschis: ce a rămas nehotărât',
    sameRegister: 'Registru: la fel de formal sau de familiar ca originalul',
    sayings: 'Expresii: cea folosită de un vorbitor nativ, nu cuvânt cu cuvânt',
    greetClose: 'Salut și încheiere: în același ton cu restul',
    placeholders: 'Locuri de completat: rămân cum sunt',
    asDisplayed: 'Așezare: cum apare, cu rânduri noi și spații',
    ruleBehind: 'Motiv: linia sau regula din spatele a ceea ce surprinde',
    fitsInstead: 'Probă: o propoziție în care se potrivește, iar cuvântul dat nu',
    goesWith: 'Vecinătate: cuvintele cu care merge de obicei',
  },
  guided: {
    formGive: '{Dă|Dați} versiunea nouă, completă.',
    formShow: 'Dacă o a doua versiune e la fel de corectă, {adaug-o|adăugați-o} dedesubt.',
    formFit: 'Dacă o propoziție nu se poate pune în această formă, {las-o|lăsați-o} cum este și {spune|spuneți} de ce.',
    editGive: '{Scrie|Scrieți} noua versiune exact cum se cere, în întregime.',
    editNote:
      '{Compar-o|Comparați-o} cu originalul și, înainte de a o da, {pune|puneți} la loc orice informație sau nume pierdut.',
    passageFind: '{Citează|Citați} cuvintele din text la care se referă întrebarea.',
    passageAnswer: '{Răspunde|Răspundeți} pe baza lor, cu alte cuvinte și cât mai scurt.',
    passageMissing: 'Dacă textul nu o spune, {spune|spuneți} asta în loc să {ghicești|ghiciți}.',
    summaryGive:
      'Apoi {dă|dați} trei până la cinci puncte, fiecare o afirmație întreagă cu motivul, urmarea sau cifra ei.',
    summaryClose: '{Încheie|Încheiați} cu ce rămâne deschis, dacă textul o spune.',
    summaryMore: 'Apoi {adaugă|adăugați}, în încă o propoziție, ce mai are greutate în text.',
    passageInfer: '{Spune|Spuneți} ce sugerează doar textul sau ce lasă deschis.',
    guessClues: '{Numește|Numiți} ce trădează ceva și ce sugerează.',
    guessGive: '{Alege|Alegeți} o singură presupunere.',
    guessSure: '{Spune|Spuneți} cât de sigur este și {numește|numiți} altul doar dacă e cu adevărat aproape.',
    inputRead:
      '{Observă|Observați} în gând ce detalii hotărăsc aici, apoi {dă|dați} rezultatul numai pornind de la ele.',
    plotFirst:
      '{Stabilește|Stabiliți} întâi cine ce vrea, ce îi stă în cale și cum se termină, apoi {scrie|scrieți} numai din asta; dacă opera nu este cunoscută, {spune|spuneți} acest lucru.',
    translateGive: '{Dă|Dați} traducerea așa cum ar spune-o cineva de acolo.',
    translateNote:
      'Dedesubt, {numește|numiți} cuvântul sau expresia care s-ar putea reda altfel, cu cealaltă variantă și când se potrivește.',
  },
};
