import type { SmallTasks } from './small-tasks.js';

export const smallTasks: SmallTasks = {
  sharp: {
    analysisAsked:
      '{Dă|Dați} concluzia în prima propoziție, apoi {ia|luați} pe rând aspectele numite aici, fiecare cu detalii care îl dovedesc, și {spune|spuneți} unde se poate vedea altfel.',
    sentencesUse:
      'Fiecare propoziție să arate din context ce înseamnă cuvântul sau construcția, folosit corect și firesc, fiecare în altă situație de zi cu zi.',
    markFirst:
      '{Dă|Dați} întâi nota, apoi cuvintele sau detaliile care o decid, și {spune|spuneți} ce o împiedică să fie cu o treaptă mai mare sau mai mică.',
    paraphraseTwo:
      '{Schimbă|Schimbați} și cuvintele, și construcția propozițiilor, {păstrează|păstrați} sensul și toate faptele, fără expresii preluate și {dă|dați} o singură variantă, gata de folosit.',
    shortenTwo:
      '{Taie|Tăiați} întâi repetițiile, umplutura și divagațiile, {păstrează|păstrați} tot ce ține de sens și {dă|dați} o singură variantă, gata de folosit.',
    simplifyTwo:
      '{Folosește|Folosiți} propoziții scurte și cuvinte obișnuite, {înlocuiește|înlocuiți} sau {explică|explicați} pe scurt fiecare termen tehnic, fără să lipsească vreo informație și {dă|dați} o singură variantă, gata de folosit.',
    changeShown:
      '{Dă|Dați} întâi rezultatul întreg, gata de copiat, fără să se piardă sau să se adauge ceva, și, numai dacă se putea în două feluri, {spune|spuneți} dedesubt într-un rând pe care l-{ai|ați} ales.',
    sumHead:
      '{Dă|Dați} întâi rezultatul, cu unitatea lui dacă are, apoi calculul pe un rând și scurtătura sau estimarea cu care se verifică în minte.',
    rewriteTwo:
      '{Dă|Dați} întâi varianta care se citește cel mai bine, dedesubt încă una construită altfel, ambele cu toate faptele, și {spune|spuneți} în câteva cuvinte unde ar fi mai bună a doua.',
    toneTwo:
      '{Fă|Faceți} simțită exact acea calitate în tot textul, nu într-un cuvânt adăugat, fără a schimba ce se spune, și {dă|dați} o singură variantă, gata de folosit.',
    correctAsked:
      '{Spune|Spuneți} întâi dacă este corectă, {citează|citați} greșeala cu regula ei pe un rând, {dă|dați} propoziția corectată și unde ar trece totuși originalul, dacă e cazul.',
    translateFit:
      '{Formulează|Formulați} ca un vorbitor nativ, la fel de formal, direct sau politicos ca originalul, {dă|dați} întâi această singură versiune, gata de copiat, și dedesubt într-un rând alegerea care s-ar putea face altfel, cu cealaltă formulare.',
    translateTone:
      '{Redă|Redați} tonul cerut prin adresarea și expresiile consacrate ale acelei limbi, chiar dacă se îndepărtează de cuvinte; {dă|dați} o singură variantă, iar dedesubt, pe un rând, ce poartă tonul.',
    translateSign:
      '{Formulează|Formulați} cum sunt scrise acolo astfel de anunțuri, cu expresia consacrată, dacă există, cât se obișnuiește de scurt, iar dedesubt, pe un rând, ce spune cuvânt cu cuvânt, dacă diferă.',
    formJoined:
      '{Leagă|Legați}-le prin cuvântul sau construcția care arată relația dintre ele (cauză, timp, contrast, descriere), fără repetiții și fără pierderi, și {dă|dați} dedesubt un al doilea mod, cu diferența de accent.',
    wordQuoted:
      '{Citează|Citați} exact ce se cere, tot ce există, în ordinea din text, și {spune|spuneți} după ce se recunoaște numai unde s-ar putea greși.',
    convertUnit:
      '{Dă|Dați} întâi rezultatul cu unitatea lui, rotunjit așa cum s-ar folosi, apoi factorul sau formula cu cifrele puse și o regulă simplă de calculat în minte.',
    gapFilled:
      '{Dă|Dați} întregul cu ce se potrivește cel mai bine scris îngroșat și {spune|spuneți} în câteva cuvinte de ce se potrivește.',
    endSentence:
      '{Dă|Dați} propoziția întreagă, cu un final care se potrivește gramaticii și tonului și spune ceva anume, apoi încă două care merg clar în altă direcție.',
    applyBare:
      '{Începe|Începeți} cu un motiv, nu cu anunțul candidaturii, {arată|arătați} două puncte forte, fiecare printr-un scurt exemplu, cu [paranteze] pentru tot ce nu am spus, și {încheie|încheiați} propunând o discuție.',
    curriculum:
      '{Dă|Dați} un scurt profil, apoi experiența, cea mai recentă întâi, în rânduri cu verb și rezultat, apoi competențe, studii și limbi, cu [paranteze] pentru tot ce nu am spus.',
    dataTable:
      '{Dă|Dați} fiecărei intrări un rând propriu, {preia|preluați} valorile date neschimbate, {pune|puneți} în câteva cuvinte ce trebuie dedus și {scrie|scrieți} celulele scurt și la fel pe o coloană.',
    formalShade:
      '{Folosește|Folosiți} propoziții complete, verbe precise și o adresare neutră, {scoate|scoateți} expresiile familiare, prescurtările și semnele de exclamare, {păstrează|păstrați} toate faptele și {dă|dați} o singură variantă, gata de folosit.',
    politeShade:
      '{Transformă|Transformați} orice ordin în rugăminte și orice reproș în ce ar ajuta, {lasă|lăsați} la fel de clar ce se spune, fără lingușire, și {dă|dați} o singură variantă, gata de folosit.',
    academicShade:
      '{Formulează|Formulați} impersonal și cu prudența cuvenită, {alege|alegeți} termeni preciși în locul celor vagi, nu {inventa|inventați} surse sau cifre și {dă|dați} o singură variantă, gata de folosit.',
    casualShade:
      '{Folosește|Folosiți} propoziții scurte, cuvinte de zi cu zi și formele scurte din vorbire, {păstrează|păstrați} toate faptele și {dă|dați} o singură variantă, gata de folosit.',
    classifyRow:
      '{Dă|Dați} câte o listă pentru fiecare categorie, fiecare element exact o dată, și {adaugă|adăugați} câteva cuvinte numai la cel pe care mulți l-ar pune în altă parte.',
    classifySeveral:
      '{Numește|Numiți} toate categoriile care se potrivesc, cea mai clară întâi, fiecare cu cuvintele care o arată, și niciuna care e doar sugerată.',
    puzzleSmall:
      '{Imaginează-ți|Imaginați-vă} totul pas cu pas și {ia|luați} fiecare cuvânt așa cum e, {dă|dați} răspunsul într-o propoziție cu ce îl decide și {numește|numiți} răspunsul pripit, dacă există unul.',
    correctToned:
      '{Corectează|Corectați} toate greșelile, {adu|aduceți} întregul la felul cerut, {păstrează|păstrați} toate informațiile și {redă|redați} numai textul final.',
    analysis:
      '{Spune|Spuneți} în prima propoziție la ce se reduce, {ia|luați} apoi cele două-patru aspecte care o susțin, fiecare cu un detaliu precis ca dovadă, și {numește|numiți} ce s-ar putea vedea altfel.',
    wordsMeeting:
      '{Pune|Puneți} întâi cuvântul cel mai potrivit, câte unul pe rând, cu sensul în câteva cuvinte unde nu îl știe oricine, și {lasă|lăsați} deoparte ce nu îndeplinește pe deplin cerința.',
    improveShown: 'Apoi {arată|arătați} singura schimbare care ar ajuta cel mai mult, cum ar suna.',
    wayTold:
      '{Folosește|Folosiți} mijlocul numit doar unde fraza câștigă, fără a schimba ce se spune, și {dă|dați} o singură variantă, gata de folosit.',
    pickRow:
      '{Numește|Numiți} întâi, într-un rând, pe cele la care se potrivește, apoi pe celelalte într-al doilea, după cazul obișnuit, cu câteva cuvinte de motiv doar unde se poate ivi îndoiala.',
  },
  bullets: {
    aspectsAsked: 'Aspecte: exact cele numite aici, fiecare cu concluzia lui',
    useVaried: 'Situații: din viața de zi cu zi, de fiecare dată alta',
    useRight: 'Folosire: corectă, cu cuvintele care îl însoțesc de obicei',
    useClear: 'Propoziții: contextul arată ce înseamnă cuvântul sau construcția',
    markGiven: 'Nota: mai întâi, pe scara cerută',
    markNear: 'O treaptă mai sus, una mai jos: ce o împiedică',
    otherPart: 'Celelalte părți: la fel de amplu ca și cauzele, fiecare cu un caz concret',
    changedLine: 'Două feluri posibile: numai atunci, dedesubt, un rând despre cel ales',
    headCheck: 'La final: scurtătura sau estimarea cu care se verifică în minte',
    bestReads: 'Întâi: varianta care se citește cel mai bine, gata de folosit',
    secondBuilt: 'Dedesubt: încă una construită altfel, și unde ar fi mai bună',
    verdictRight: 'Verdict: întâi, dacă este corectă',
    groundedPoint: 'Fiecare punct: legat de un fapt dat aici; [paranteze] unde lipsește',
    unexpected: 'Surpriză: un detaliu la care nu se așteaptă nimeni și care se potrivește totuși cu tot ce s-a cerut',
    readerFirst: 'Început: cu ce contează cel mai mult pentru cititor, fără introducere',
    wordedThere: 'Formulare: cum ar spune un vorbitor nativ, nu cuvânt cu cuvânt',
    addressFit: 'Registru: cel al originalului, nici mai rigid, nici mai lejer',
    toneCarried: 'Ton: cel cerut, redat prin formulele de adresare și expresiile consacrate ale acelei limbi',
    signShort: 'Anunț: expresia consacrată acolo, cât se obișnuiește de scurtă',
    otherWording: 'Dedesubt: pe un rând, alegerea care ar putea fi alta, cu cealaltă formulare',
    joinLink: 'Legătură: cuvântul sau construcția care arată relația (cauză, timp, contrast, descriere)',
    joinAll: 'Conținut: totul păstrat, nimic spus de două ori',
    joinSecond: 'Dedesubt: un al doilea mod, cu diferența de accent',
    quotedAsIs: 'Răspuns: citat exact, tot ce există, în ordinea din text',
    shownBy: 'Cum se recunoaște: în câteva cuvinte, numai unde s-ar putea greși',
    resultUnit: 'Rezultat: primul, cu unitatea lui, rotunjit așa cum s-ar folosi',
    factorLine: 'Conversie: factorul sau formula cu cifrele puse, pe un rând',
    headRule: 'La final: o regulă simplă de calculat în minte',
    gapWhole: 'Răspuns: totul întreg, cu ce s-a adăugat scris îngroșat',
    gapOne: 'Motiv: regula, faptul sau sensul care decide, în câteva cuvinte',
    gapMore: 'Alta: numai dacă se potrivește la fel de bine',
    endGrammar: 'Gramatică: timpul, modul și persoana cerute de început',
    endDefinite: 'Final: spune ceva anume, fără clișee',
    endMore: 'Dedesubt: încă două care merg clar în altă direcție',
    applyReason: 'Început: un motiv, nu anunțul că depun o candidatură',
    applyProof: 'Mijloc: două puncte forte de care e nevoie la acest lucru, fiecare cu un scurt exemplu',
    applyGaps: 'Ce nu am spus: între [paranteze], cu o indicație despre ce vine acolo, nimic inventat',
    curriculumOrder: 'Ordine: scurt profil, experiența cu cea mai recentă întâi, competențe, studii, limbi',
    curriculumLines: 'Fiecare post: două-trei rânduri care încep cu un verb și numesc un rezultat',
    rowsGiven: 'Rânduri: unul pentru fiecare lucru, niciunul omis',
    headings: 'Celule: scurte, scrise la fel pe o coloană',
    valuesKept: 'Valori: cele date, neschimbate; ce trebuie dedus, în câteva cuvinte',
    shadeVersions: 'Rezultat: o singură variantă, gata de folosit',
    groupedOnce: 'Formă: câte o listă pentru fiecare categorie, fiecare element exact o dată',
    itemDoubt: 'Motiv: câteva cuvinte, numai unde s-ar putea ezita',
    surprising: 'Surprinzătoare sau îndoielnice, dacă sunt: în câteva cuvinte, de ce stau acolo',
    noDefinitions: 'De evitat: introducere și definiții',
    severalFirst: 'Răspuns: toate categoriile care se potrivesc, cea mai clară întâi',
    severalShown: 'Fiecare: cu cuvintele care o arată',
    severalLeft: 'Doar sugerate, dacă sunt: lăsate deoparte',
    plainBasis: 'Bază: ce este spus și ce știe oricine, nimic inventat',
    puzzleShort: 'Răspuns: o propoziție, cu pasul sau cei doi pași care decid',
    puzzleTrap: 'Capcană: răspunsul pripit și de ce e greșit, dacă există unul',
    sampleRun: 'Exemplu: o intrare mică și ce rezultă',
    improveMost: 'Îmbunătățire: schimbarea care ar ajuta cel mai mult, arătată cum ar suna',
    meetAll: 'Selecție: numai cuvinte care îndeplinesc pe deplin cerința',
    glossed: 'Sens: în câteva cuvinte, unde nu îl știe oricine',
    conditionsUsed: 'Condiții: fiecare dintre cele date, numită unde este folosită',
    wayUsed: 'Mijloc: cel numit, doar unde fraza câștigă',
    pickFirst: 'Întâi: cele la care se potrivește, într-un rând',
    pickRest: 'Apoi: celelalte, într-un al doilea rând',
  },
  guided: {
    aspectsTaken: '{Ia|Luați} pe rând aspectele numite aici, cu detaliile care le arată.',
    useCheck: '{Fă|Faceți} mai grăitoare propoziția în care s-ar potrivi la fel de bine alt cuvânt.',
    useWrite: '{Scrie|Scrieți} propozițiile cerute, fiecare în altă situație.',
    useSense: '{Stabilește|Stabiliți} în gând ce înseamnă fiecare cuvânt sau construcție și cu ce stă de obicei.',
    markStep: '{Dă|Dați} nota și {spune|spuneți} ce o împiedică să fie cu o treaptă mai mare sau mai mică.',
    markupGiven:
      '{Preia|Preluați} fiecare valoare în ordinea dată, {verifică|verificați} dacă un program ar putea citi rezultatul și {dă|dați} numai atât.',
    joinRelate: '{Spune|Spuneți} în câteva cuvinte ce relație este între ele: cauză, timp, contrast sau descriere.',
    joinGive:
      '{Dă|Dați} propoziția care arată cel mai bine acest lucru, apoi un al doilea mod, cu diferența de accent.',
    wordQuote: '{Citează|Citați} exact ce se cere, tot ce există.',
    wordTell: 'Unde s-ar putea greși, {spune|spuneți} în câteva cuvinte după ce se recunoaște.',
    convertShow: '{Pune|Puneți} cifrele în factor sau în formulă, pe un rând.',
    convertGive: '{Dă|Dați} valoarea exactă și, alături, cea de folosit, bine rotunjită, cu unitatea ei.',
    convertHead: '{Adaugă|Adăugați} o regulă simplă de calculat în minte.',
    applyEmployer: 'Angajatorul și ce contează pentru el, din câte știu: […]',
    dataColumns:
      '{Stabilește|Stabiliți} pentru {tine|dumneavoastră} ce stă pe fiecare coloană și în ce formă se scrie.',
    dataFill: '{Completează|Completați} rând cu rând, apoi {verifică|verificați} fiecare valoare după ce este dat.',
    rowSort: 'În gând, {lămurește|lămuriți} ce decide la fiecare element.',
    rowGive: '{Scrie|Scrieți} categoriile ca titluri și {pune|puneți} fiecare element sub una dintre ele.',
    rowCheck:
      '{Verifică|Verificați} să nu lipsească niciunul și să nu apară de două ori și {adaugă|adăugați} câteva cuvinte numai unde locul poate surprinde.',
    severalHold: '{Pune|Puneți} fiecare categorie față în față cu textul, pe rând.',
    severalGive:
      '{Dă|Dați} toate cele care se potrivesc, fiecare cu cuvintele care o arată, și niciuna care e doar sugerată.',
    puzzlePicture: '{Imaginează-ți|Imaginați-vă} situația pas cu pas, luând fiecare cuvânt așa cum e.',
    puzzleGive: '{Dă|Dați} răspunsul într-o propoziție, cu ce îl decide.',
    puzzleQuick: 'Dacă există un răspuns pripit, {numește-l|numiți-l} și {spune|spuneți} de ce e greșit.',
    formMark: '{Notează-ți|Notați-vă} în gând ce schimbă această formă: verbe, pronume, cuvinte de timp, topica.',
    faultTrace: '{Parcurge-l|Parcurgeți-l} rând cu rând și {notează|notați} ce face de fapt fiecare.',
    techShow: '{Arată|Arătați} pe un mic exemplu concret cum funcționează sau de ce depinde.',
    judgeSigns:
      '{Notează|Notați} ce pledează pentru și ce împotrivă, de fiecare dată cu vorbele sau detaliul care o arată.',
    judgeGive: '{Dă|Dați} aprecierea sau nota și {spune|spuneți} ce a cântărit cel mai mult.',
    judgeBetter: '{Arată|Arătați} singura schimbare care ar ajuta cel mai mult, cum ar suna.',
    wordsList: '{Dă|Dați} cuvintele care rămân, cel mai potrivit întâi.',
    wordsCollect: '{Adună|Adunați} mai multe cuvinte decât trebuie și {verifică|verificați} fiecare după cerință.',
    pickGive:
      'Apoi {numește|numiți} pe cele la care se potrivește și, dedesubt, pe celelalte, cu câteva cuvinte de motiv doar unde se poate ivi îndoiala.',
  },
};
