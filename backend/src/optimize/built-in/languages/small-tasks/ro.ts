import type { SmallTasks } from './small-tasks.js';

export const smallTasks: SmallTasks = {
  sharp: {
    paraphraseTwo:
      '{Schimbă|Schimbați} și cuvintele, și construcția propozițiilor, {păstrează|păstrați} sensul și toate faptele, fără expresii preluate, și {dă|dați} două variante, a doua construită altfel.',
    shortenTwo:
      '{Taie|Tăiați} întâi repetițiile, umplutura și divagațiile, {păstrează|păstrați} tot ce ține de sens și {dă|dați} două variante, a doua și mai scurtă.',
    simplifyTwo:
      '{Folosește|Folosiți} propoziții scurte și cuvinte obișnuite, {înlocuiește|înlocuiți} sau {explică|explicați} pe scurt fiecare termen tehnic, fără să lipsească vreo informație, și {dă|dați} două variante, a doua și mai simplă.',
    changeShown:
      '{Dă|Dați} întâi rezultatul, gata de copiat și în rest neschimbat, apoi pe un rând ce s-a schimbat și, dacă se putea citi în două feluri, pe care {l-ai ales|l-ați ales}.',
    sumHead:
      '{Dă|Dați} întâi rezultatul, cu unitatea lui dacă are, apoi calculul pe un rând și scurtătura sau estimarea cu care se verifică în minte.',
    rewriteTwo:
      '{Dă|Dați} întâi varianta care se citește cel mai bine, dedesubt încă una construită altfel, ambele cu toate faptele, și {spune|spuneți} în câteva cuvinte unde ar fi mai bună a doua.',
    toneTwo:
      '{Scoate|Scoateți} în evidență exact acea calitate prin verbe, substantive și ritm, nu prin adverbe în plus, fără a schimba ce se spune, și {dă|dați} două variante, a doua un pas mai departe.',
    correctAsked:
      '{Spune|Spuneți} întâi dacă este corectă, {citează|citați} greșeala cu regula ei pe un rând, {dă|dați} propoziția corectată și unde ar trece totuși originalul, dacă e cazul.',
    translateFit:
      '{Formulează|Formulați} așa cum ar spune un vorbitor nativ, cu adresarea potrivită, {dă|dați} întâi această singură variantă, gata de copiat, iar dedesubt, pe un rând, alegerea care ar putea fi alta, cu cealaltă formulare.',
    translateTone:
      '{Redă|Redați} tonul cerut prin adresarea și expresiile consacrate ale acelei limbi, chiar dacă se îndepărtează de cuvinte; {dă|dați} o singură variantă, iar dedesubt, pe un rând, ce poartă tonul.',
    translateSign:
      '{Formulează|Formulați} cum sunt scrise acolo astfel de anunțuri, cu expresia consacrată, dacă există, cât se obișnuiește de scurt, iar dedesubt, pe un rând, ce spune cuvânt cu cuvânt, dacă diferă.',
    formJoined:
      '{Leagă|Legați}-le prin cuvântul sau construcția care arată relația dintre ele (cauză, timp, contrast, descriere), fără repetiții și fără pierderi, și {dă|dați} dedesubt un al doilea mod, cu diferența de accent.',
    wordQuoted:
      '{Citează|Citați} exact ce este scris, cu tot ce ține de el, {spune|spuneți} în câteva cuvinte după ce se recunoaște (forma, locul sau întrebarea la care răspunde) și {numește|numiți} cu ce se confundă cel mai ușor aici.',
    convertUnit:
      '{Dă|Dați} întâi rezultatul cu unitatea lui, rotunjit așa cum s-ar folosi, apoi factorul sau formula cu cifrele puse și o regulă simplă de calculat în minte.',
    gapFilled:
      '{Dă|Dați} totul întreg, cu ce s-a adăugat îngroșat; dacă se potrivește un singur lucru, {spune|spuneți} ce regulă sau fapt hotărăște, iar dacă mai multe, întâi cel mai bun, apoi încă două cu nuanța lor.',
    endSentence:
      '{Dă|Dați} propoziția întreagă, cu un final care se potrivește gramaticii și tonului și spune ceva anume, apoi încă două care merg clar în altă direcție.',
    applyBare:
      '{Începe|Începeți} cu un motiv, nu cu anunțul candidaturii, {arată|arătați} două puncte forte, fiecare printr-un scurt exemplu, cu [paranteze] pentru tot ce nu am spus, și {încheie|încheiați} propunând o discuție.',
    curriculum:
      '{Dă|Dați} un scurt profil, apoi experiența, cea mai recentă întâi, în rânduri cu verb și rezultat, apoi competențe, studii și limbi, cu [paranteze] pentru tot ce nu am spus.',
    dataTable:
      '{Dă|Dați} fiecărui element un rând, în ordinea dată, și fiecărui fel de informație o coloană cu titlu scurt și unitatea în titlu, fiecare valoare așa cum este, și {lasă|lăsați} celula goală unde nu se spune nimic.',
    formalShade:
      '{Folosește|Folosiți} propoziții complete, verbe precise și o adresare neutră, {scoate|scoateți} expresiile familiare, prescurtările și semnele de exclamare, {păstrează|păstrați} toate faptele și {dă|dați} două variante, a doua un pas mai departe.',
    politeShade:
      '{Transformă|Transformați} ordinele în rugăminți și reproșurile în ce e de făcut, {lasă|lăsați} la fel de clar ce se dorește și până când, fără lingușire, și {dă|dați} două variante, a doua un pas mai departe.',
    academicShade:
      '{Formulează|Formulați} impersonal și cu prudența cuvenită, {alege|alegeți} termeni preciși în locul celor vagi, nu {inventa|inventați} surse sau cifre și {dă|dați} două variante, a doua un pas mai departe.',
    casualShade:
      '{Folosește|Folosiți} propoziții scurte, cuvinte de zi cu zi și formele scurte din vorbire, {păstrează|păstrați} toate faptele și {dă|dați} două variante, a doua un pas mai departe.',
  },
  bullets: {
    changedLine: 'Dedesubt: pe un rând, ce s-a schimbat și ce citire s-a ales, dacă erau două',
    headCheck: 'La final: scurtătura sau estimarea cu care se verifică în minte',
    bestReads: 'Întâi: varianta care se citește cel mai bine, gata de folosit',
    secondBuilt: 'Dedesubt: încă una construită altfel, și unde ar fi mai bună',
    verdictRight: 'Verdict: întâi, dacă este corectă',
    groundedPoint: 'Fiecare punct: legat de un fapt dat aici; [paranteze] unde lipsește',
    unexpected: 'Surpriză: un detaliu la care nu se așteaptă nimeni și care se potrivește totuși cu tot ce s-a cerut',
    readerFirst: 'Început: cu ce contează cel mai mult pentru cititor, fără introducere',
    wordedThere: 'Formulare: cum ar spune un vorbitor nativ, nu cuvânt cu cuvânt',
    addressFit: 'Adresare și politețe: la fel de direct sau politicos ca originalul',
    toneCarried: 'Ton: cel cerut, redat prin formulele de adresare și expresiile consacrate ale acelei limbi',
    signShort: 'Anunț: expresia consacrată acolo, cât se obișnuiește de scurtă',
    otherWording: 'Dedesubt: pe un rând, alegerea care ar putea fi alta, cu cealaltă formulare',
    joinLink: 'Legătură: cuvântul sau construcția care arată relația (cauză, timp, contrast, descriere)',
    joinAll: 'Conținut: totul păstrat, nimic spus de două ori',
    joinSecond: 'Dedesubt: un al doilea mod, cu diferența de accent',
    quotedAsIs: 'Răspuns: citat exact cum este, cu tot ce ține de el',
    shownBy: 'Cum se recunoaște: forma, locul sau întrebarea la care răspunde, în câteva cuvinte',
    takenFor: 'Confuzie: ce se ia cel mai ușor drept așa ceva aici și de ce nu este',
    resultUnit: 'Rezultat: primul, cu unitatea lui, rotunjit așa cum s-ar folosi',
    factorLine: 'Conversie: factorul sau formula cu cifrele puse, pe un rând',
    headRule: 'La final: o regulă simplă de calculat în minte',
    gapWhole: 'Răspuns: totul întreg, cu ce s-a adăugat scris îngroșat',
    gapOne: 'Dacă se potrivește un singur lucru: regula sau faptul care hotărăște, în câteva cuvinte',
    gapMore: 'Dacă se potrivesc mai multe: întâi cel mai bun, apoi încă două cu nuanța fiecăruia',
    endGrammar: 'Gramatică: timpul, modul și persoana cerute de început',
    endDefinite: 'Final: spune ceva anume, fără clișee',
    endMore: 'Dedesubt: încă două care merg clar în altă direcție',
    applyReason: 'Început: un motiv, nu anunțul că depun o candidatură',
    applyProof: 'Mijloc: două puncte forte de care e nevoie la acest lucru, fiecare cu un scurt exemplu',
    applyGaps: 'Ce nu am spus: între [paranteze], cu o indicație despre ce vine acolo, nimic inventat',
    curriculumOrder: 'Ordine: scurt profil, experiența cu cea mai recentă întâi, competențe, studii, limbi',
    curriculumLines: 'Fiecare post: două-trei rânduri care încep cu un verb și numesc un rezultat',
    rowsGiven: 'Rânduri: unul pentru fiecare element, în ordinea dată',
    headings: 'Coloane: una pentru fiecare fel de informație, cu titlu scurt și unitatea în titlu',
    valuesKept: 'Valori: așa cum sunt; celulă goală unde nu se spune nimic',
    shadeVersions: 'Variante: una gata de folosit, iar dedesubt una care merge un pas mai departe',
  },
  guided: {
    easilyWrong: '{Dă|Dați} întâi rezultatul, iar dedesubt, pe un rând, unde se greșește ușor aici.',
    joinRelate: '{Spune|Spuneți} în câteva cuvinte ce relație este între ele: cauză, timp, contrast sau descriere.',
    joinGive:
      '{Dă|Dați} propoziția care arată cel mai bine acest lucru, apoi un al doilea mod, cu diferența de accent.',
    wordQuote: '{Citează|Citați} exact ce este scris, cu tot ce ține de el.',
    wordTell: '{Spune|Spuneți} după ce se recunoaște și cu ce se confundă cel mai ușor aici.',
    convertShow: '{Pune|Puneți} cifrele în factor sau în formulă, pe un rând.',
    convertGive: '{Dă|Dați} valoarea exactă și, alături, cea de folosit, bine rotunjită, cu unitatea ei.',
    convertHead: '{Adaugă|Adăugați} o regulă simplă de calculat în minte.',
    applyEmployer: 'Angajatorul și ce contează pentru el, din câte știu: […]',
    dataColumns: '{Stabilește|Stabiliți} coloanele după ce au elementele în comun.',
    dataFill:
      '{Completează|Completați} rând cu rând, în ordinea dată, și {verifică|verificați} că nicio valoare nu lipsește și nu a ajuns pe alt rând.',
  },
};
