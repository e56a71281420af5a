import type { Particular } from '../particular.js';

/** What is made in Romanian for feasts, school, play, home and programs. */
export const ROMANIAN_LIFE: readonly Particular[] = [
  {
    named:
      '(?:discurs|cuvantare|toast|urare|speech)(?:ul)?(?: (?:de|la|(?:pentru|pt|ptr|pnt)|ca))*(?: \\p{L}+)? (?:nunta|nas|nasa|nasi|cununie|cavaler\\p{L}*|domnisoara de onoare|mire|mireasa|botez)(?! de (?:florii|paste|craciun|ziua))',
    sharp:
      '{Construiește|Construiți}-l în jurul unei întâmplări care se potrivește numai lor ([paranteze] unde intră a mea), {treci|treceți} de la râs la emoție, {lasă|lăsați} deoparte foștii iubiți și glumele pentru trei oameni și {încheie|încheiați} cu fraza la care se ridică paharul.',
    points: [
      'Început: o scenă, nu „pentru cine nu mă cunoaște”',
      'Întâmplare: una care se potrivește numai lor; a mea în [paranteze]',
      'Emoție: o propoziție sinceră pentru fiecare dintre ei',
      'De evitat: foști iubiți, lucruri jenante, glume pentru trei oameni',
      'Final: fraza la care se ridică paharul',
    ],
  },
  {
    named:
      '(?:discurs|cuvant|cuvinte|mesaj)(?:ul)? (?:de |la |(?:pentru|pt|ptr|pnt) )(?:o )?(?:inmormantare|adio|ramas bun|comemorare|parastas|priveghi)|necrolog|elogiu funebru',
    sharp:
      '{Începe|Începeți} cu o imagine mică din viața acestui om ([paranteze] unde trebuie să o completez), {spune|spuneți} sincer ce va lipsi și {încheie|încheiați} cu ceva ce rămâne, în propoziții care se pot rosti și cu vocea tremurând.',
    points: [
      'Început: o imagine mică din viața de zi cu zi; a mea în [paranteze]',
      'Mijloc: două trăsături, arătate, nu lăudate',
      'Mângâiere: sinceră, fără vorbe despre timp și cer',
      'Propoziții: scurte, cu locuri de respirat',
      'Final: ceva ce rămâne sau o mulțumire',
    ],
  },
  {
    named:
      '(?:discurs|cuvantare|alocutiune|speech|cuvant de (?:deschidere|bun venit|incheiere|multumire))(?:ul|ea|i)?(?= (?:pentru|pt|ptr|pnt|la|de|din|ca|cu|in|despre|catre|unei|unui|lui|mamei|sefei|sefului)|$|[:,.])',
    sharp:
      '{Începe|Începeți} cu o scenă mică, nu cu formule de salut, {arată|arătați} omul sau lucrul prin două momente ([paranteze] unde intră ale mele), {treci|treceți} de la ușor la serios și {încheie|încheiați} cu fraza care rămâne.',
    points: [
      'Început: o scenă mică, fără formule de salut',
      'Mijloc: două momente care se potrivesc numai aici; ale mele în [paranteze]',
      'Fir: o singură idee, spusă scurt și reluată',
      ['Propoziții: scurte, ușor de rostit, trei sau patru minute în total', '!length'],
      'Final: fraza care rămâne, pregătită de tot ce a fost înainte',
    ],
  },
  {
    named: '(?:mesaj(?:e|ul)? (?:de )?condoleante|condoleante|scrisoare de condoleante|text de condoleante)',
    sharp:
      '{Scrie|Scrieți} {trei }versiuni scurte, de la simplu la personal, {numește|numiți} deschis pierderea, {oferă|oferiți} ceva concret și {lasă|lăsați} deoparte tot ce ar micșora-o.',
    points: [
      'Versiuni: trei, de la simplu la personal',
      'Miez: pierderea spusă pe nume, o propoziție sinceră',
      'Ofertă: un mic ajutor concret, dacă ni se potrivește',
      'De evitat: „timpul vindecă”, „e într-un loc mai bun”, sfaturi',
    ],
  },
  {
    named:
      '(?:mesaj|mesaje|scrisoare|text|mail|email|felicitare|cuvinte|sms)(?:ul)? (?:de |(?:pentru|pt|ptr|pnt) )(?:a )?(?:multum\\p{L}+|recunostinta)|multumiri(?= (?:(?:pentru|pt|ptr|pnt)|catre))',
    sharp:
      '{Spune|Spuneți} printr-un lucru concret pentru ce e mulțumirea și ce a schimbat ([paranteze] unde lipsește al meu), simplu și fără exagerări, într-o versiune scurtă și una mai caldă.',
    points: [
      'Motiv: un lucru concret; al meu în [paranteze]',
      'Efect: ce a schimbat sau a făcut mai ușor',
      'Versiuni: una scurtă, una mai caldă',
      'De evitat: „cu deosebită considerație” și laude bune pentru oricine',
    ],
  },
  {
    named:
      '(?:(?:un |o |niste |cateva |\\p{Nd}+ )?(?:(?:mesaj|mesaje|text|texte|urare|urari|felicitare|felicitari|ganduri|sms)(?:ul)?(?: (?:de|(?:pentru|pt|ptr|pnt)|cu|la))* ?(?:felicitare|felicitari|aniversare|multumire|craciun|paste|revelion|an nou|zi de nastere|ziua|la multi ani|nunta|botez|8 martie|1 martie|majorat|pensionare|insanatosire|casa de piatra|absolvire|nasterea)\\p{L}*|urare|urari|felicitare|la multi ani))(?= |$|[:,.])(?! (?:primit|mi-a))(?!.{0,120}(?:formal|oficial))',
    sharp:
      '{Scrie|Scrieți} {trei }versiuni scurte, cu ton diferit, toate pe măsura ocaziei, cu o urare care nu s-ar potrivi oricui, și {pune|puneți} [paranteze] unde intră ceva de-al nostru.',
    points: [
      'Versiuni: trei, cu ton diferit, pe măsura ocaziei',
      'Personal: o urare care nu s-ar potrivi oricui; ale noastre în [paranteze]',
      ['Lungime: încape pe o felicitare', '!length'],
      'De evitat: rima cu orice preț și „multă sănătate și fericire”',
    ],
    assumes: 'Number: three versions.',
  },
  {
    named:
      '(?:un |o )?(?:text (?:de |(?:pentru|pt|ptr|pnt) )?)?(?:invitatie|invitatii|invitatia)(?= |$|[:,.])(?! (?:primita|refuzata|respinsa|la interviu|acceptata))',
    sharp:
      '{Pune|Puneți} la vedere ocazia, ziua, ora și locul ([paranteze] unde lipsesc), {spune|spuneți} ce se aduce sau cum se vine îmbrăcat și până când se răspunde, și {dă|dați} o versiune caldă și una relaxată.',
    points: [
      'La vedere: ocazie, zi, oră, loc; ce lipsește în [paranteze]',
      'Primul rând: dă poftă de venit, fără formule',
      'Practic: ce se aduce, ținută, copii, drum, numai dacă contează',
      'Răspuns: până când și cum',
      'Versiuni: una caldă, una relaxată',
    ],
  },
  {
    named: '(?:mail|email|mesaj|text|scrisoare)(?:ul)? de (?:ramas bun|adio|plecare|despartire)(?: .*)?',
    sharp:
      '{Spune|Spuneți} din prima propoziție când e ultima zi, {mulțumește|mulțumiți} pentru ceva concret ([paranteze] unde intră al meu) și {încheie|încheiați} cu un fel de a păstra legătura, fără reglări de conturi.',
    points: [
      'Prima propoziție: ultima zi, fără introducere',
      'Mulțumire: pentru ceva concret; al meu în [paranteze]',
      'Ton: cald, cu o propoziție ușoară',
      'Final: cum păstrăm legătura',
      'De lăsat deoparte: motivele și reproșurile',
    ],
  },
  {
    named:
      '(?:o )?(?:poezie|poezioara|poem|versuri)(?= (?:(?:de|(?:pentru|pt|ptr|pnt)) (?:ziua|8 martie|craciun|mama|tata|bunica|bunicul|nunta|aniversare|invatatoare|doamna|sotia|sotul|iubita|iubitul|pensionare)|(?:pentru|pt|ptr|pnt) (?:\\p{L}+ )?(?:mama|tata|bunica|bunicul|sotia|sotul|iubita|iubitul|fiica|fiul)))',
    sharp:
      '{Construiește|Construiți}-o din două sau trei trăsături ale persoanei ([paranteze] unde intră ale mele), cu ritm egal și rime care surprind, și {încheie|încheiați} cu urarea.',
    points: [
      'Materie: două sau trei trăsături; ale mele în [paranteze]',
      ['Formă: catrene cu același ritm, bune de citit cu voce tare', '!length'],
      'Rime: curate și neașteptate, fără „iubire, fericire”',
      'Final: urarea, în ultimele două versuri',
    ],
  },
  {
    named:
      '(?:versuri|melodie|cantec|rap|text de (?:melodie|cantec)|hip hop|trap)(?:ul)?(?: (?:(?:pentru|pt|ptr|pnt)|de) (?:o )?(?:melodie|cantec|piesa))?(?= (?:(?:pentru|pt|ptr|pnt)|despre|de|pe|cu)|$)',
    sharp:
      '{Găsește|Găsiți} versul la care revine totul, {dă|dați} fiecărei părți o imagine a ei din viața reală în locul rimelor tocite, {marchează|marcați} părțile și {păstrează|păstrați} versuri ușor de cântat sau de rostit în ritm.',
    points: [
      'Miez: un vers la care revine totul',
      'Imagini: din viața reală, câte una pe parte',
      'Ritm: ușor de cântat sau de rostit',
      'Părți: marcate, fiecare spune ceva nou',
    ],
  },
  {
    named: '(?:haiku|acrostih|strigaturi|epigrama|plugusor|limerick)(?:-uri|ul|e)?',
    sharp:
      '{Respectă|Respectați} întocmai forma, cu o observație concretă în loc de sentimente mari și cu ultimul vers care întoarce totul; fără explicații.',
    points: [
      'Formă: întocmai, silabe sau inițiale numărate',
      'Conținut: o observație concretă',
      'Ultimul vers: întoarce totul',
      'Rezultat: numai textul',
    ],
  },
  {
    named:
      '(?:o )?poveste(?:a)? (?:de (?:noapte buna|culcare|adormit|seara)|(?:pentru|pt|ptr|pnt) (?:copii|copil|copilul|fetita|baiat|somn)\\p{L}*)',
    sharp:
      '{Lasă|Lăsați} un copil sau un animal să rezolve singur o problemă mică, cu o frază care revine și se poate spune împreună, și {încheie|încheiați} liniștit, fără morală și fără ceva care sperie.',
    points: [
      'Erou: mic, cu o dorință și o problemă mică',
      'Împreună: o frază care revine de trei ori',
      'Limbaj: propoziții scurte, sunete, lucruri de atins',
      'Final: liniștit și somnoros, fără morală',
      ['Lungime: de citit în cinci minute', '!length'],
    ],
  },
  {
    named: '(?:vanatoare de comori|treasure hunt|escape room|joc de (?:mister|detectivi))(?:ului)?',
    sharp:
      '{Enumeră|Enumerați} opririle în ordine, fiecare cu indiciul, sarcina și ce am de pregătit, potrivite vârstei și fără pericole, cu un final la care participă toți.',
    points: [
      'Opriri: în ordine, cu indiciu, sarcină și unde duce',
      'Pregătire: ce tipăresc, ascund sau aduc',
      'Potrivire: vârstă și loc, fără citit unde nu pot',
      'Timp: minute la fiecare și ce poate sări',
      'Final: unul la care participă toți',
    ],
  },
  {
    over: ['plain', 'small', 'unknown', 'plan', 'schedule', 'suggest', 'list', 'entries', 'checklist'],
    named:
      '(?:(?:idei|plan|program|activitati)(?: de| (?:pentru|pt|ptr|pnt)| la)*(?: o| un)? (?:petrecere|petrecerea|ziua de nastere|aniversare|teambuilding|team building|majorat|petrecerea burlacitelor|burlaci|baby shower|revelion|botez|zi de nastere|copii)\\p{L}*)|(?:petrecere|teambuilding)(?= (?:pentru|pt|ptr|pnt))',
    sharp:
      '{Dă|Dați} un program cu ore și {cinci }activități diferite ca efort și cost, fiecare cu materiale și ce poate merge prost, și {spune|spuneți} ce poate lipsi.',
    points: [
      'Program: cu ore, de la sosire la plecare',
      ['Activități: cinci, diferite ca efort și cost', '!count'],
      'Fiecare: ce se întâmplă, materiale, ce poate merge prost',
      'Rezervă: una pentru ploaie sau plictiseală',
      'De evitat: ce a văzut toată lumea',
    ],
  },
  {
    named:
      '(?:o )?(?:check ?list|lista de (?:verificare|control|sarcini|lucruri de facut)|to ?do list)(?:-ul|a)?(?= (?:pentru|pt|ptr|pnt|la|de|din|ca|cu|in|despre|catre|unei|unui|lui|mamei|sefei|sefului)|$|[:,.])|lista (?:cu|de) (?:ce trebuie|pasi|acte necesare|acte)',
    sharp:
      '{Ordonează|Ordonați}-o în ordinea în care se fac lucrurile, cu câte un punct de bifat pe rând, {marchează|marcați} ce are termen sau durează și {pune|puneți} la final ce se uită cel mai des.',
    points: [
      'Ordine: cea în care se fac lucrurile',
      'Puncte: câte unul de bifat pe rând',
      'Marcat: ce are termen, costă sau durează',
      'Final: ce se uită cel mai des',
    ],
  },
  {
    named:
      '(?!.*(?:(?:pentru|pt|intre|la) (?:\\p{L}+ )?(?:doi|trei|patru|cinci|colegi|familie|membri|copii)(?![\\p{L}])))(?:program|plan|rutina)(?:ul)? (?:de )?(?:curatenie|dimineata|seara|somn|ingrijire|treburi casnice)|rutina (?:de )?(?:ingrijire|dimineata|seara|skincare)|skincare',
    sharp:
      '{Dă|Dați} pașii în ordine, cu timpul fiecăruia, o variantă scurtă pentru zile grele și {spune|spuneți} care pas contează cel mai mult.',
    points: [
      'Pași: în ordine, cu timpul fiecăruia',
      'Variantă scurtă: pentru zile grele',
      'Greutate: care pas contează cel mai mult și de ce',
    ],
  },
  {
    named:
      '(?:program|plan|antrenament|rutina)(?:ul)?(?: (?:de|(?:pentru|pt|ptr|pnt)|la))*(?: antrenament\\p{L}*)?(?: \\p{L}+)? ?(?:sala|antrenament\\p{L}*|fitness|forta|full body|push pull(?: legs)?|acasa|gym|abdomen|exercitii)(?= |$|[:,.])(?!.*(?:maraton|alerg|\\p{Nd} ?km|inot|biciclet))',
    sharp:
      '{Dă|Dați} pentru fiecare zi exercițiile cu serii, repetări și pauze, {spune|spuneți} cum se crește de la o săptămână la alta, greșeala tipică la fiecare exercițiu și un înlocuitor dacă doare ceva.',
    points: [
      'Zile: exerciții în ordine, cu serii, repetări și pauze, ca tabel',
      'Creștere: cum devine mai greu de la o săptămână la alta',
      'Execuție: o greșeală tipică la fiecare exercițiu',
      'Înlocuitor: dacă doare ceva sau lipsește un aparat',
      'Început: cum se găsește greutatea sau ritmul potrivit',
    ],
  },
  {
    named:
      '(?:un )?(?:meniu|masa festiva)(?:ul)?(?= (?:(?:pentru|pt|ptr|pnt)|de (?:paste|craciun|revelion|nunta|botez|sarbatori|duminica|post)|festiv|cu)|$)(?! (?:saptaman|(?:pentru|pt|ptr|pnt) o saptaman))',
    sharp:
      '{Alege|Alegeți} feluri care merg împreună și se pot pregăti din timp, cu cantități, și {încheie|încheiați} cu ordinea pregătirii și lista de cumpărături.',
    points: [
      'Feluri: merg împreună, majoritatea pregătite din timp',
      'Cantități: cu cost aproximativ',
      'Pregătire: ce se face întâi și ce poate aștepta',
      'Cumpărături: o listă, pe grupe',
      'Înlocuitor: un fel pentru cine nu poate mânca ceva',
    ],
  },
  {
    named:
      '(?:descriere|profil|bio|text)(?:ul)?(?: (?:de|(?:pentru|pt|ptr|pnt)|pe))* (?:tinder|bumble|dating|hinge|sentimente)|bio (?:(?:pentru|pt|ptr|pnt)|de)(?: \\p{L}+)?',
    sharp:
      '{Arată|Arătați}-mă prin amănunte mici și adevărate, nu prin adjective, cu ceva la care se răspunde ușor și fără lista de pretenții, în {trei }versiuni.',
    points: [
      'Amănunte: mici și adevărate, numai ale mele; [paranteze] unde ar ajuta unul',
      'Cârlig: ceva la care se răspunde ușor',
      'De evitat: lauda, pretențiile, „îmi place să călătoresc”',
      ['Număr: trei versiuni cu ton diferit', '!count'],
    ],
    assumes: 'Number: three versions.',
  },
  {
    named:
      'juraminte(?:le)?(?: de nunta)?|scrisoare de (?:dragoste|iubire)|scrisoare (?:catre|(?:pentru|pt|ptr|pnt)) (?:\\p{L}+ )?(?:iubit|sot|mama|tata|bunic|fiic|fiul|mine din viitor)\\p{L}*',
    sharp:
      '{Începe|Începeți} de la un mic moment al nostru ([paranteze] unde intră al meu), {spune|spuneți} un lucru pe care altfel nu îl rostesc și {încheie|încheiați} cu o propoziție care lasă ceva deschis.',
    points: [
      'Început: un mic moment al nostru; al meu în [paranteze]',
      'Miez: un lucru pe care altfel nu îl rostesc',
      'Limbaj: cum aș vorbi eu, fără vorbe mari',
      'De evitat: stele, suflete pereche și citate',
    ],
  },
  {
    named:
      '(?:dialog|sceneta|scena|conversatie|sketch|scheci|dramatizare|cearta)(?:ul|a)?(?: (?:scurt|scurta|amuzant|amuzanta|comic|comica))?(?= (?:intre|despre|(?:pentru|pt|ptr|pnt)|cu|in care))',
    sharp:
      '{Dă|Dați} fiecărui personaj o voce proprie și ceva ce vrea de la celălalt, în replici scurte, ca în vorbirea reală, și {lasă|lăsați} ultima replică să întoarcă totul.',
    points: [
      'Voci: de deosebit și fără nume',
      'Dorință: fiecare vrea ceva de la celălalt',
      'Replici: scurte; nimeni nu explică ce știu amândoi',
      'Final: ultima replică întoarce totul',
    ],
  },
  {
    named:
      '(?:prompt(?:uri|ul)?(?: (?:de|(?:pentru|pt|ptr|pnt)))* (?:midjourney|dall-?e|imagine|imagini|ai|stable diffusion)|midjourney prompt)',
    sharp:
      '{Scrie|Scrieți} promptul gata de lipit, într-un paragraf: subiect, acțiune, cadru, lumină, unghi, material și stil, cu ce să lipsească, apoi un al doilea cu altă atmosferă.',
    points: [
      'Formă: un paragraf, gata de lipit',
      'Ordine: subiect, acțiune, cadru, lumină, unghi, material, stil',
      'Cuvinte: ce se vede, fără laude ca „uimitor”',
      'De exclus: scris, rame, detalii deformate',
      'A doua versiune: același subiect cu altă atmosferă',
    ],
    assumes: 'Two versions: the second in a different mood.',
  },
  {
    named:
      '(?:script|scenariu|text|intro)(?:ul)?(?: (?:de|(?:pentru|pt|ptr|pnt)|la))*(?: un| o)? (?:video|youtube|tiktok|reel|reels|podcast|clip|reclama|filmulet|spot)\\p{L}*',
    sharp:
      '{Începe|Începeți} cu cârligul din prima propoziție, {pune|puneți} ce se spune lângă ce se vede, cu secunde la fiecare parte, cum se vorbește, și {încheie|încheiați} cu un singur lucru de făcut.',
    points: [
      'Format: tabel cu timp, ce se spune și ce se vede',
      'Prima propoziție: un cârlig, fără salut',
      'Limbaj: propoziții scurte, cum se vorbește',
      'Fir: o idee, un exemplu',
      'Final: un singur lucru de făcut',
    ],
  },
  {
    named:
      '(?:cateva |niste |\\p{Nd}+ )?(?:ghicitori|ghicitoare|enigme)(?= (?:(?:pentru|pt|ptr|pnt)|despre|cu|grele)|$)',
    sharp:
      '{Dă|Dați} fiecăreia un singur răspuns, limpede îndată ce îl auzi, de la ușor la greu, cu răspunsurile separat la final.',
    points: [
      'Fiecare: un singur răspuns, limpede imediat',
      'Ordine: de la ușor la greu',
      'Răspunsuri: separat, la final',
      ['Număr: opt', '!count', '!single'],
    ],
  },
  {
    named:
      '(?:(?:o |\\p{Nd}+ )?(?:tem[ae]|idei|titluri?|subiecte?)(?: (?:de|(?:pentru|pt|ptr|pnt)))* (?:licenta|disertatie|lucrare\\p{L}*|doctorat|cercetare)|intrebar[ei] de cercetare|ipotez[ae])',
    sharp:
      '{Dă|Dați} {cinci }variante destul de înguste ca să fie duse la capăt de un singur om, fiecare cu datele și metoda, slăbiciunea principală și cea mai promițătoare la început.',
    points: [
      'Întindere: destul de îngustă pentru un om și timpul dat',
      'Fiecare: datele și metoda cu care se răspunde',
      'Slăbiciune: cea principală, numită',
      ['Număr: cinci, cea mai promițătoare întâi', '!count'],
    ],
  },
  {
    named:
      '(?:plan|structura|schita|cuprins|introducere|concluzie|concluzii|rezumat|abstract)(?:ul|a|ea)?(?: (?:de|(?:pentru|pt|ptr|pnt)|la|la o|al))*(?: lucrarea(?: mea)?(?: de)?)? ?(?:licenta|disertatie|lucrare\\p{L}*|eseu\\p{L}*|referat\\p{L}*|proiect\\p{L}* de diploma)',
    sharp:
      '{Leagă|Legați} totul de o singură întrebare, {spune|spuneți} ce aduce fiecare parte, fără surse și rezultate inventate, și {pune|puneți} [paranteze] unde lipsește ceva de la mine.',
    points: [
      'Întrebare: una singură, de care ține totul',
      'Părți: într-o ordine firească, fiecare cu rostul ei',
      'Întindere: cât loc primește fiecare parte',
      'Fapte: fără surse inventate; ce lipsește în [paranteze]',
    ],
  },
  {
    over: ['plain', 'small', 'unknown', 'summarise', 'essay', 'text'],
    named:
      'rezumat(?:ul)?(?: (?:la|de la|pe capitole|scurt|al))*(?= \\p{L}+.{0,40}(?:bac|clasa|scoala|evaluare\\p{L}*|roman|nuvela|carte|povestire|capitol\\p{L}*))(?!.*:)',
    sharp:
      '{Redă|Redați} firul întâmplărilor în ordine, cu personajele și momentul de cotitură, {spune|spuneți} tema și ce se cere de obicei la examen și {lasă|lăsați} deoparte ce nu e sigur din operă.',
    points: [
      'Fir: întâmplările în ordine, câte o propoziție',
      'Personaje: cine sunt și ce vor',
      'Temă: cu două secvențe care o arată',
      'Examen: ce se cere de obicei despre operă',
      'Exactitate: nimic nesigur, fără citate inventate',
    ],
  },
  {
    named:
      '(?:o )?(?:compunere|compuneri)(?:a)?(?! (?:argumentativ|literar|de tip bac))(?: (?:scurta|libera|narativa|descriptiva|frumoasa|cu titlul))*(?= (?:despre|(?:pentru|pt|ptr|pnt)|la|cu|de|in|(?:a|al) )| ?[„"“:,.]|$)',
    sharp:
      '{Scrie|Scrieți} cu introducere, cuprins și încheiere, pornind de la o clipă concretă, cu imagini pentru văz, auz și miros, o mică întâmplare și un gând la final, în cuvinte firești pentru un elev de această vârstă.',
    points: [
      'Introducere: un moment sau o imagine, nu o definiție',
      'Cuprins: o mică întâmplare, cu ce se vede, se aude și se simte',
      'Limbaj: câteva figuri de stil, cu cuvinte firești pentru vârsta elevului',
      'Încheiere: un gând care leagă totul, fără morală',
    ],
  },
  {
    over: [
      'plain',
      'small',
      'unknown',
      'essay',
      'text',
      'article',
      'story',
      'document',
      'evaluate',
      'describe',
      'summarise',
      'discuss',
      'explain',
    ],
    named:
      '(?:un )?(?:eseu|text argumentativ|comentariu|compunere|caracterizare|caracterizarea|argumentare|demonstratie|rezumatul|tema si viziunea)(?:l|ul)?(?: (?:argumentativ|structurat|literar|narativ|de tip bac))?(?! la (?:o |un )?(?:post|articol|video|poza|stire|recenzi))(?= (?:despre|(?:pentru|pt|ptr|pnt)|la|pe|a|al|lui|cu|de|personaj\\p{L}*|din)|$|[:,.])',
    sharp:
      '{Formulează|Formulați} o idee clară în introducere, {susține|susțineți}-o cu două argumente sau secvențe, fiecare cu exemplul și efectul lui, și {lasă|lăsați} deoparte citatele care nu sunt sigure din operă.',
    points: [
      'Introducere: autor, operă sau temă, și ideea susținută',
      'Argumente: două, fiecare cu o secvență sau un exemplu și ce dovedește',
      'Conectori: arată cum urmează unul din altul',
      'Exactitate: citate numai unde sunt sigure, altfel [paranteze]',
      'Încheiere: ce rezultă, nu repetarea introducerii',
    ],
  },
  {
    named:
      '(?:fituica|rezumat de invatat|schema(?! (?:(?:pentru|pt|ptr|pnt|la|de) )?(?:un |o )?(?:discurs|eseu|referat|articol|prezent|tablou|electric))|fisa de (?:recapitulare|invatat|studiu)|notite(?!:)|cheat ?sheet|formule)(?:le)?(?= (?:(?:pentru|pt|ptr|pnt)|la|de|despre|matematica|fizica|chimie|biologie|istorie)|$|[:,.])(?! excel)',
    sharp:
      '{Scrie|Scrieți} ce încape pe o pagină, pe teme, cele mai folosite întâi, câte un rând cu un exemplu mic, și jos ce se încurcă des.',
    points: [
      'Lungime: o pagină',
      'Grupe: pe teme, cele mai folosite întâi',
      'Rânduri: câte unul, cu un exemplu mic',
      'Jos: ce se încurcă des, alăturat',
    ],
  },
  {
    named:
      '(?:flash ?card(?:s|uri)?|cartonase|fise)(?: (?:de invatat|anki|de vocabular))?(?= (?:(?:pentru|pt|ptr|pnt)|la|de|despre|cu)|$)(?! de lucru)',
    sharp:
      '{Pune|Puneți} un singur fapt pe fiecare, întrebarea pe față și răspunsul scurt pe spate, ca tabel cu două coloane, de la bază la amănunt.',
    points: [
      'Format: tabel cu față și spate',
      'Cartonașe: câte un fapt, răspuns de cel mult un rând',
      'Față: întrebări reale, și invers unde ajută',
      ['Număr: cam douăzeci', '!count'],
    ],
    assumes: 'Number: about twenty cards.',
  },
  {
    named:
      '(?:plan|program|orar)(?:ul)? (?:de |(?:pentru|pt|ptr|pnt) )?(?:invatat|invatare|studiu|recapitulare|pregatire)(?= |$|[:,.])|plan (?:ca )?sa inv(?:at|ete|atam)(?= )|plan (?:(?:pentru|pt|ptr|pnt)|de) (?:bac|evaluarea nationala|examen|sesiune|admitere)\\p{L}*',
    sharp:
      '{Dă|Dați} un tabel cu zi, temă, metodă și minute, cu recapitulări tot mai rare, o rezervă liberă și un test de probă spre final, și {spune|spuneți} ce cade dacă nu ajunge timpul.',
    points: [
      'Format: tabel cu zi, temă, metodă, minute',
      'Recapitulare: la intervale tot mai mari',
      'Metodă: întrebări și exerciții, nu recitit',
      'Rezervă: timp liber și un test de probă',
      'La nevoie: ce cade dacă nu ajunge timpul',
    ],
  },
  {
    named:
      '(?:fis[ae] de lucru|exercitii|probleme|test(?:e)?)(?= (?:(?:pentru|pt|ptr|pnt)|de|la|cu|despre|pe) ?(?:clasa|matematica|fractii|copii|gramatica|romana|engleza|fizica|chimie|ecuatii|verb\\p{L}*|adunare|elev\\p{L}*|mate|bac|istorie|geografie|biologie|[\\p{L}]+ (?:(?:pentru|pt|ptr|pnt)|clasa)))(?! (?:de|(?:pentru|pt|ptr|pnt)) (?:spate|slabit|abdomen|fizice|respiratie))',
    sharp:
      '{Ordonează|Ordonați}-le de la ușor la greu, cu tot ce trebuie pentru rezolvare, și {dă|dați} rezolvările cu greșeala obișnuită separat, la final.',
    points: [
      'Ordine: de la ușor la greu, câte o dificultate nouă',
      'Enunț: tot ce trebuie și nimic în plus',
      'Rezolvări: separat la final, pas cu pas',
      'Greșeală obișnuită: câte un rând',
      ['Număr: opt', '!count', '!single'],
    ],
  },
  {
    named:
      '(?:plan|proiect)(?:ul)? (?:de |didactic )(?:lectie|lectii|didactic)?(?= |$|[:,.])(?<=lectie|lectii|didactic|didactic )|proiect didactic|proiect de lectie',
    sharp:
      '{Numește|Numiți} un obiectiv care se poate observa, apoi un tabel cu etapă, minute, activitate și materiale, cu ajutor pentru cei mai slabi, ceva în plus pentru cei rapizi și o verificare la final.',
    points: [
      'Obiectiv: unul, care se poate observa',
      'Desfășurare: tabel cu etapă, minute, activitate, materiale',
      'Început: o întrebare sau un obiect care stârnește curiozitate',
      'Diferențe: ajutor pentru cei slabi, în plus pentru cei rapizi',
      'Final: verificarea a ce s-a învățat',
    ],
  },
  {
    named:
      '(?:raport|jurnal|caiet)(?:ul)? (?:de )?(?:practica|activitate|stagiu|laborator|incident|lunar|saptamanal)(?: .*)?',
    sharp:
      '{Ordonează|Ordonați} după activitate, rezultat și ce s-a învățat sau urmează, sobru și numai cu datele mele, cu [paranteze] unde lipsesc cifre sau date.',
    points: [
      'Structură: activitate, rezultat, concluzie sau pas următor',
      'Fapte: numai ale mele; cifre și date în [paranteze]',
      'Stil: sobru, fără aprecieri nemotivate',
      'Termeni: cei obișnuiți în domeniu',
    ],
  },
  {
    named:
      '(?:unit tests?|teste(?: unitare| automate| jest| pytest)?(?= (?:pentru|pt|ptr|pnt) (?:o |un |functi\\p{L}*|cod\\p{L}*|api|clas\\p{L}* \\p{L}+ (?:in|din))))|teste unitare',
    sharp:
      '{Testează|Testați} câte un singur comportament, cu nume care îl spune, și la margini și cu intrări greșite, și {spune|spuneți} unde comportamentul așteptat e doar presupus.',
    points: [
      'Teste: câte un comportament, cu nume care îl spune',
      'Acoperire: caz normal, margini, intrări goale și greșite',
      'Independență: niciunul nu ține de altul sau de ceas',
      'Presupuneri: unde comportamentul nu a fost dat',
      'Rezultat: fișierul întreg, cu comanda de rulare',
    ],
  },
  {
    named:
      '(?:(?:un |o )?(?:query|interogare|select|comanda)(?: (?:in|de))? (?:sql|mysql|postgres\\w*)|sql(?: query)?|interogare)(?= |$|[:,.])',
    sharp:
      '{Spune|Spuneți} ce bază de date e presupusă, {tratează|tratați} anume egalitățile, valorile lipsă și dublurile și {arată|arătați} rezultatul pe câteva rânduri inventate.',
    points: [
      'Interogare: completă, ușor de citit, cu numele date',
      'Bază de date: cea presupusă și ce diferă în altele',
      'Capcane: egalități, valori lipsă, dubluri',
      'Rezultat: arătat pe câteva rânduri inventate',
    ],
  },
  {
    named: '(?:regex|expresie regulata|expresii regulate)(?:-ul)?',
    sharp:
      '{Dă|Dați} expresia gata de copiat, {explică|explicați} fiecare parte pe un rând, {arată|arătați} trei intrări care se potrivesc și trei care nu au voie și {spune|spuneți} ce cazuri valide se pierd.',
    points: [
      'Rezultat: gata de copiat, cu opțiunile necesare',
      'Explicație: un rând pentru fiecare parte',
      'Probe: trei potrivite și trei nepotrivite',
      'Limite: ce cazuri valide se pierd',
    ],
  },
  {
    named:
      '(?:o )?(?:comanda|comenzi)(?: (?:de|in|pentru))? (?:bash|shell|powershell|linux|terminal|windows|git|docker|cmd|ffmpeg)(?= |$|[:,.])|(?:comanda|comenzi) (?:find|grep|awk|sed|curl|tar|ssh|rsync)',
    sharp:
      '{Dă|Dați} comanda gata de copiat, {explică|explicați} fiecare opțiune pe un rând, {arată|arătați} întâi o rulare care nu schimbă nimic, {adaugă|adăugați} varianta de care e nevoie de obicei imediat după și {spune|spuneți} pe ce sistem merge.',
    points: [
      'Comandă: una, gata de copiat',
      'Opțiuni: câte un rând pentru fiecare',
      'Probă: o rulare care nu schimbă nimic',
      'Variantă: cea de care e nevoie de obicei imediat după',
      'Sistem: unde merge și ce diferă în rest',
    ],
  },
  {
    named:
      '(?:script|scriptul|fisier)(?: (?:de|in))? (?:bash|shell|powershell|python|linux|cron|backup|batch)|docker ?file|docker[- ]compose|bash script',
    sharp:
      '{Dă|Dați} fișierul complet, sigur la spații în nume și oprit la prima eroare, {marchează|marcați} fiecare rând de adaptat și {arată|arătați} cum se încearcă fără risc.',
    points: [
      'Rezultat: complet, gata de copiat',
      'De adaptat: fiecare rând marcat',
      'Probă: cum se rulează întâi fără să schimbe nimic',
      'Erori: oprire la prima, cu mesaj clar',
      'Sistem: unde merge și ce diferă în rest',
    ],
  },
  {
    named:
      '(?=.*(?<!\\p{L})(?:fetch|api|incarc\\p{L}*|lista|liste|tabel\\p{L}*|date|baza de date|cautare|produse|utilizatori)(?!\\p{L}))(?:component[ae]|formular|pagina|buton|modal)(?: (?:de|in|cu))? (?:react|vue|angular|html|css|login|contact|svelte)(?: .*)?|react component',
    sharp:
      '{Dă|Dați} cod complet, cu stările de încărcare, gol și eroare, folosibil și din tastatură, și {arată|arătați} cum se folosește și ce s-ar putea decide altfel.',
    points: [
      'Cod: complet, fără biblioteci nenumite',
      'Stări: normal, se încarcă, gol, eroare',
      'Folosire: și din tastatură sau cu cititor de ecran',
      'Exemplu: cum se apelează',
      'Decizii: ce s-ar putea face altfel',
    ],
  },
  {
    named:
      '(?:component[ae]|formular|pagina|buton|modal)(?: (?:de|in|cu))? (?:react|vue|angular|html|css|login|contact|svelte)(?: .*)?',
    sharp:
      '{Dă|Dați} tot codul într-un singur fișier care merge la deschidere, folosibil și din tastatură, cu conținutul într-un loc ușor de schimbat, și {spune|spuneți} unde se schimbă aspectul.',
    points: [
      'Cod: complet, într-un singur fișier, fără biblioteci nenumite',
      'Conținut: într-un loc ușor de schimbat, separat de restul',
      'Folosire: și din tastatură sau cu cititor de ecran, pe ecran mic și mare',
      'Pornire: cum se deschide și ce ar trebui să se vadă',
    ],
  },
  {
    named: '(?:un )?referat(?:ul)?(?= (?:(?:pentru|pt|ptr|pnt)|despre|la|de|cu)|$|[:,.])',
    sharp:
      '{Împarte|Împărțiți}-l în introducere, trei sau patru capitole cu titlu și încheiere, cu fapte sigure și un exemplu în fiecare, în limbajul vârstei mele, și {lasă|lăsați} deoparte cifrele și sursele care nu sunt sigure.',
    points: [
      'Structură: introducere, trei sau patru capitole cu titlu, încheiere',
      'Capitole: o idee și un exemplu concret în fiecare',
      'Limbaj: pe nivelul clasei, cu termenii explicați',
      'Exactitate: numai fapte sigure, surse neinventate',
      'Final: trei întrebări la care să fiu pregătit să răspund',
    ],
  },
  {
    over: ['plain', 'small', 'unknown', 'recipe', 'suggest'],
    named:
      '(?:o |un )?(?:ciorba|supa|tort|prajitura|salata|sarmale|friptura|cozonac|clatite|tocanita|musaca|placinta|mancare de|papanasi|chec|fursecuri|paste|sos|mamaliga|zacusca|drob|chiftele)(?: (?!(?:(?:pentru|pt|ptr|pnt)|cu|fara|din) )\\p{L}+){0,3}(?= (?:(?:pentru|pt|ptr|pnt)|cu|fara|din)|$)(?! (?:(?:pentru|pt|ptr|pnt)) (?:a|curatat))',
    sharp:
      '{Dă|Dați} ingredientele cu cantități exacte, pașii numerotați cu timpi și temperaturi și semnul că e gata, cu un înlocuitor și ce se poate pregăti din timp.',
    points: [
      'Ingrediente: cantități exacte pentru numărul de persoane spus',
      'Pași: numerotați, cu timpi și temperaturi',
      'Gata când: un semn care se vede, se miroase sau se simte',
      'Înlocuitor: pentru un ingredient care lipsește des',
      'Din timp: ce se poate pregăti sau păstra',
    ],
  },
];
