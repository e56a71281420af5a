import type { Particular } from '../particular.js';
import { DESIGNED } from '../designed.js';

/** Letters, applications and papers of Romanian work, offices and shops. */
export const ROMANIAN_WORK: readonly Particular[] = [
  {
    named:
      '(?:scrisoare|scrisori|scrisoarea) (?:de )?(?:intentie|motivare|motivatie|prezentare|aplicare)|(?:cover letter|mail de aplicare|text de aplicare|email de aplicare)(?! (?:a fost|este|e|era|respins\\p{L}*|primit\\p{L}*|nu|mi-a|s-a|vine))',
    sharp:
      '{Începe|Începeți} cu ce mă atrage exact la acest loc, nu cu „vă scriu pentru a-mi exprima interesul”, {susține|susțineți} două calități cu câte un exemplu, [paranteze] unde lipsește unul al meu, și {încheie|încheiați} cu disponibilitatea și dorința de a discuta.',
    points: [
      'Început: ce mă atrage exact la acest loc, fără formule gata făcute',
      'Dovezi: două calități, fiecare cu un exemplu; ce lipsește în [paranteze]',
      'Legătură: de ce aici, într-o propoziție care nu s-ar potrivi oriunde',
      'Final: disponibilitate și dorința de a discuta',
      ['Lungime: cel mult o pagină, gata de trimis', '!length'],
    ],
  },
  {
    named:
      '(?:cv|curriculum vitae|resume)(?:-ul|-uri|ul)?(?= (?:(?:pentru|pt|ptr|pnt)|de|in|european|europass|fara|ca)|$|[:,.])(?! (?:a fost|este|e|era|respins\\p{L}*|primit\\p{L}*|nu|mi-a|s-a|vine))',
    sharp:
      '{Ordonează|Ordonați}-l de la cel mai recent la cel mai vechi, {descrie|descrieți} fiecare loc prin sarcini și rezultate, nu prin fișa postului, și {pune|puneți} [paranteze] unde lipsesc date de la mine.',
    points: [
      'Structură: profil în două rânduri, experiență, studii, competențe',
      'Ordine: cel mai recent întâi, cu lună și an; ce lipsește în [paranteze]',
      'Locuri de muncă: sarcină și rezultat, cel mult trei puncte',
      'Pauze: spuse simplu, nu ascunse',
      'De lăsat deoparte: „dinamic”, „lucru în echipă” și alte formule',
    ],
  },
  {
    named:
      '(?:cerere(?:a)? de |scrisoare(?:a)? de |mail(?:ul)? de |email de |preaviz(?:ul)? de )?(?:demisie|demisia|demisiei|preaviz)(?= (?:(?:pentru|pt|ptr|pnt)|cu|de|fara|din|catre|la|incepand)|$|[:,.])(?! (?:mi|de catre angajator|primit|a fost))',
    sharp:
      '{Spune|Spuneți} din prima propoziție că demisionez și care e ultima zi, {menționează|menționați} preavizul numai cum l-am spus, {mulțumește|mulțumiți} într-un rând sincer și {lasă|lăsați} deoparte motivele pe care nu le-am dat.',
    points: [
      'Prima propoziție: demisia și ultima zi de lucru',
      'Preaviz: cum l-am spus; ce lipsește în [paranteze]',
      'Cereri: predarea atribuțiilor și actele de la plecare',
      'Mulțumire: un rând sincer, fără exagerări',
      'De lăsat deoparte: motive și reproșuri nespuse de mine',
    ],
  },
  {
    named:
      '(?:cerere|notificare|solicitare|scrisoare|mail|email)(?:a)? (?:de |(?:pentru|pt|ptr|pnt) )?(?:reziliere\\p{L}*|incetare\\p{L}*|denuntare\\p{L}*|anulare\\p{L}*|renuntare)(?: (?:a )?(?:contract\\p{L}*|abonament\\p{L}*))?|(?:reziliere|anulare)(?:a)? (?:de )?(?:contract|abonament)\\p{L}*|vreau sa (?:reziliez|anulez|renunt la) (?:contractul|abonamentul|asigurarea)',
    sharp:
      '{Spune|Spuneți} din prima propoziție ce contract se încheie și de când, {cere|cereți} confirmarea scrisă cu data și eventualele sume rămase și {pune|puneți} [paranteze] pentru codul de client, adresă și datele care lipsesc.',
    points: [
      'Prima propoziție: ce contract și de la ce dată',
      'Date: cod de client și titular; ce lipsește în [paranteze]',
      'Cerere: confirmare scrisă, cu sumele rămase de plată',
      'De lăsat deoparte: explicații care nu sunt necesare',
      'Notă: sub scrisoare, pe un rând, cum se trimite ca să fie valabilă',
    ],
  },
  {
    named:
      '(?:scrisoare|scrisori) de recomandare|recomandare(?= (?:pentru|pt|ptr|pnt) (?:un |o |fost\\p{L}* )?(?:angajat|coleg|student|elev|colaborator))\\p{L}*|referinte (?:pentru|pt|ptr|pnt)',
    sharp:
      '{Spune|Spuneți} de unde și de cât timp cunosc persoana, {arată|arătați} două calități prin câte un exemplu ([paranteze] pentru ale mele) și {încheie|încheiați} cu o recomandare clară.',
    points: [
      'Început: de unde și de cât timp cunosc persoana',
      'Calități: două, arătate printr-un exemplu; ale mele în [paranteze]',
      'Final: recomandare clară, pentru ce, și cum pot fi contactat',
      'De evitat: adjective în spatele cărora nu e nimic',
    ],
  },
  {
    named:
      '(?:plangere|contestatie|intampinare|plangere prealabila)(?:a)?(?= (?:(?:pentru|pt|ptr|pnt)|la|contra|impotriva|catre|privind|amenda|decizie|proces)|$|[:,.])(?! (?:s-a|a fost))',
    sharp:
      '{Numește|Numiți} actul contestat cu numărul și data lui ([paranteze] unde lipsesc), {spune|spuneți} ce cer, {dă|dați} motivele numai din ce am spus, cu dovada fiecăruia, și {lasă|lăsați} deoparte articolele de lege nesigure.',
    points: [
      'Prima propoziție: ce contest, cu număr și dată; ce lipsește în [paranteze]',
      'Motive: ale mele, cel mai puternic întâi, cu dovada fiecăruia',
      'Cerere: ce anume să se hotărască',
      'Termen: că este respectat, și actele anexate',
      'Prudență: niciun articol de lege care nu e sigur',
    ],
  },
  {
    named:
      '(?:mail|email|scrisoare|mesaj|adresa|notificare)(?:a)? (?:catre|(?:pentru|pt|ptr|pnt)|la|adresat\\p{L}*) (?:\\p{L}+ )?(?:proprietar\\p{L}*|chirias\\p{L}*|asociati\\p{L}*|administrator\\p{L}*|banca|asigur\\p{L}*|primari\\p{L}*|anaf|politi\\p{L}*|furnizor\\p{L}*|vecin\\p{L}*|itm|anpc|casa de pensii|companie aeriana|compania aeriana)|(?!esti )[^:?]{5,90}[,.;] (?:fa |scrie |vreau )?(?:o |un )?(?:sesizare|reclamatie|plangere|mail|email|scrisoare|cerere) (?:la|catre|(?:pentru|pt|ptr|pnt)) \\p{L}+',
    sharp:
      '{Spune|Spuneți} din prima propoziție ce vreau sau ce refuz, {pune|puneți} faptele mele în ordine, {cere|cereți} un răspuns scris până la o dată și {lasă|lăsați} [paranteze] unde lipsește ceva.',
    points: [
      'Prima propoziție: ce vreau sau ce refuz',
      'Fapte: ale mele, în ordine; date și numere în [paranteze]',
      'Temei: contract sau regulă numai unde e sigur',
      'Final: răspuns scris, până la o dată',
      'Ton: politicos și ferm',
    ],
  },
  {
    named:
      '(?:reclamatie|sesizare|petitie|reclamatii)(?:a)?(?= (?:pentru|pt|ptr|pnt|catre|la|de|din|ca|cu|in|pe|adresat\\p{L}*|mea|meu|spre|privind|contra|impotriva|fata)|$|[:,.])|(?:mail|email|scrisoare|mesaj)(?: \\p{L}+){0,4}?(?:,| ca| pentru ca| fiindca| deoarece)? .{0,60}(?:nu a (?:ajuns|venit|sosit)|nu mi-a (?:ajuns|venit)|defect|stricat|deteriorat|gresit|ramburs|returnare|banii inapoi|intarziat)\\p{L}*',
    sharp:
      '{Spune|Spuneți} de la început ce cer și până când, {povestește|povestiți} faptele sobru și în ordine și {pune|puneți} [paranteze] unde lipsesc numărul comenzii, data sau dovada.',
    points: [
      'Început: despre ce e vorba și ce cer',
      'Fapte: în ordine, cu date; ale mele în [paranteze]',
      'Cerere: una singură, cu termen',
      'Mai departe: ce fac dacă nu primesc răspuns',
      'Ton: sobru și ferm, fără jigniri',
    ],
  },
  {
    named:
      '(?:(?:prima |a doua |ultima )?(?:notificare|somatie|instiintare|reamintire|atentionare|mail|mesaj|scrisoare)(?:a)? (?:de |(?:pentru|pt|ptr|pnt) |privind )?(?:plata|neplata|factur\\p{L}*|restant\\p{L}*|intarziere\\p{L}*|client\\p{L}* restant\\p{L}*)|reminder (?:de )?(?:plata|factura))',
    sharp:
      '{Numește|Numiți} în primul rând factura, suma și de când e restantă, {cere|cereți} plata până la o dată anume, {spune|spuneți} ce urmează după ea și {rămâi|rămâneți} în ton politicos și ferm.',
    points: [
      'Subiect și primul rând: factura, suma, de când e restantă; ce lipsește în [paranteze]',
      'Cerere: o singură dată de plată',
      'Ieșire: dacă s-a plătit deja sau nu se poate acum',
      'Urmare: ce se întâmplă după acea dată',
      'Ton: politicos și ferm, fără reproș',
    ],
  },
  {
    named:
      'cerere(?:a)?(?: (?:tip|scrisa|oficiala))?(?= (?:de|(?:pentru|pt|ptr|pnt)|catre|adresata|la|privind|concediu|scutire|adeverinta|invoire|transfer|bursa)|$|[:,.])(?! (?:a fost|este|e|era|respins\\p{L}*|primit\\p{L}*|nu|mi-a|s-a|vine))(?! (?:mare|si oferta|la bursa))',
    sharp:
      '{Respectă|Respectați} forma obișnuită: către cine, cine cere, ce cere, temeiul numai dacă e sigur, data și semnătura, cu [paranteze] pentru datele care lipsesc, și {spune|spuneți} sub ea ce se anexează.',
    points: [
      'Antet: către cine și cine cere; datele lipsă în [paranteze]',
      'Cerere: una, clară, cu perioada sau data',
      'Motiv: numai cel spus de mine, într-o propoziție',
      'Final: formulă scurtă de mulțumire, dată, semnătură',
      'Anexe: pe un rând sub cerere, ce acte se atașează',
    ],
  },
  {
    named:
      '(?:mesaj|raspuns|mail|email|text)(?:ul)? (?:automat|de absenta|out of office|de concediu)(?: (?:de|(?:pentru|pt|ptr|pnt)) \\p{L}+)?|out of office|ooo',
    sharp:
      '{Spune|Spuneți} în două sau trei propoziții prietenoase până când lipsesc, cine ajută între timp și cu ce și dacă mesajele sunt citite; fără motive pe care nu le-am spus.',
    points: [
      'Date: până când, în prima propoziție',
      'Înlocuitor: cine ajută și cu ce; ce lipsește în [paranteze]',
      'Așteptări: dacă mesajele sunt citite sau redirecționate',
      ['Lungime: două sau trei propoziții', '!length'],
    ],
  },
  {
    named:
      '(?:mail|email|mesaj|sms|scrisoare) (?:catre|(?:pentru|pt|ptr|pnt)|la|lui) (?:\\p{L}+ )?(?:sef|sefa|sefului|sefei|sefu|manager|angajator|hr|patron)\\p{L}*(?=.{0,60}(?:bolnav|racit|febra|medical|doctor|raceala|migrena))|mesaj (?:de|ca sunt|ca-s) bolnav\\p{L}*',
    sharp:
      '{Spune|Spuneți} din prima propoziție că lipsesc azi și cam cât, {numește|numiți} ce rămâne de făcut sau cine preia și {scrie|scrieți} despre boală numai ce am spus eu.',
    points: [
      'Prima propoziție: că lipsesc și cam cât',
      'Lucru: ce e urgent și cine preia; ce lipsește în [paranteze]',
      'Acte: când vine adeverința, numai dacă am spus',
      'De lăsat deoparte: diagnostic, scuze lungi',
      ['Lungime: trei propoziții, gata de trimis', '!length'],
    ],
  },
  {
    named:
      '(?:proces[- ]verbal|minuta|pv)(?:ul|ului|a)?(?= (?:de|al|a|(?:pentru|pt|ptr|pnt)|sedint\\p{L}*)|$|[:,.])(?! de (?:predare|primire|constatare|receptie|inventar|casare))',
    sharp:
      '{Separă|Separați} hotărârile, sarcinile și ce a rămas deschis, {dă|dați} fiecărei sarcini un responsabil și un termen ([paranteze] unde lipsesc) și {lasă|lăsați} deoparte cine ce a zis pe parcurs.',
    points: [
      'Antet: ocazie, dată, prezenți; ce lipsește în [paranteze]',
      'Hotărâri: câte o propoziție, de înțeles și peste un an',
      'Sarcini: tabel cu ce, cine, până când',
      'Deschis: ce s-a amânat și până când',
    ],
  },
  {
    named: '(?:ordine(?:a)? de zi|agenda)(?= (?:(?:pentru|pt|ptr|pnt)|de|a|unei|la)|$|[:,.])',
    sharp:
      '{Dă|Dați} fiecărui punct minute, un scop (informare, discuție, decizie) și cine îl conduce, cu deciziile la început și pașii următori la final.',
    points: [
      'Puncte: cu minute, scop și cine conduce',
      'Ordine: ce trebuie decis înainte de ce se raportează',
      'Pregătire: ce să fi citit sau adus toată lumea',
      'Final: hotărâri, pași următori, cine îi ia',
    ],
  },
  {
    named:
      '(?:anunt|anunturi)(?:ul)? (?:de |(?:pentru|pt|ptr|pnt) )?(?:angajare|recrutare|job|locuri? de munca|post\\p{L}*)|(?:fisa|descriere)(?:a)? (?:de )?(?:post|postului|job)\\p{L}*',
    sharp:
      '{Descrie|Descrieți} întâi ce va face cu adevărat omul, {separă|separați} ce e obligatoriu de ce e un plus, {menționează|menționați} salariul, programul și locul numai cum le-am dat și {încheie|încheiați} cu un fel simplu de a aplica.',
    points: [
      'Început: ce va face cu adevărat omul și pentru cine',
      'Cerințe: obligatoriul separat de plusuri, puține din fiecare',
      'Condiții: salariu, program, loc, cum le-am dat; ce lipsește în [paranteze]',
      'Stil: adresare directă, fără „mediu dinamic” sau „echipă tânără”',
      'Final: cum se aplică și ce urmează',
    ],
  },
  {
    asked: true,
    over: [
      'plain',
      'small',
      'unknown',
      'email',
      'message',
      'suggest',
      'question',
      'howto',
      'advice',
      'text',
      'document',
    ],
    named:
      '(?:marire|crestere|majorare|negociere|marirea|cresterea|negocierea)(?: de| a|a)? (?:salari\\p{L}*|leaf\\p{L}*)|(?:cum (?:sa )?)?(?:cer|negociez|discut)(?: o)? (?:marire|salari)\\p{L}*(?: de salariu)?',
    sharp:
      '{Dă|Dați}-mi trei propoziții de început care leagă rezultatele de sumă, [paranteze] pentru reușitele mele, apoi răspunsul la cele două obiecții obișnuite și ce cer dacă acum nu se poate.',
    points: [
      'Început: dorința, cu sumă și motiv, cuvânt cu cuvânt',
      'Dovezi: trei reușite de la ultima mărire; ale mele în [paranteze]',
      'Obiecții: cele două obișnuite, cu câte un răspuns calm',
      'Ieșire: ce pot cere în loc de bani',
      'De evitat: comparația cu colegii și motivele personale',
    ],
  },
  {
    named:
      '(?:(?:evaluare|feedback|autoevaluare)(?:a)?(?: (?:anual\\p{L}*|de performanta|constructiv|negativ|pozitiv))*)(?= (?:(?:pentru|pt|ptr|pnt)|a|al|unui|unei|catre|angajat\\p{L}*|coleg\\p{L}*|profesional\\p{L}*|de)|$|[:,.])(?!.{0,20}nationala)',
    sharp:
      '{Descrie|Descrieți} comportamentul și efectul lui, nu caracterul, {susține|susțineți} fiecare punct cu un exemplu ([paranteze] pentru ale mele) și {încheie|încheiați} cu o schimbare stabilită și cum se va vedea.',
    points: [
      'Puncte tari: cele reale, cu exemplu; ale mele în [paranteze]',
      'Problemă: ce se întâmplă și ce provoacă, fără verdict asupra omului',
      'Schimbare: o așteptare care se poate observa și până când',
      'Sprijin: ce fac eu ca să fie posibilă',
      'Ton: corect și direct',
    ],
  },
  {
    named: '(?:o )?(?:analiza )?swot',
    sharp:
      '{Dă|Dați} puncte valabile exact pentru acest caz, nu pentru orice firmă, și {încheie|încheiați} cu cele trei acțiuni care rezultă.',
    points: [
      'Câmpuri: puncte tari, puncte slabe, oportunități și amenințări, câte trei sau patru puncte',
      'Puncte: exact pentru acest caz; presupunerile marcate',
      'Separare: ce ține de interior, de ce vine din afară',
      'Concluzie: trei acțiuni care rezultă',
    ],
  },
  {
    named: '(?:plan(?:ul)? de afaceri|business plan|plan de business)',
    sharp:
      '{Descrie|Descrieți} clienții, oferta, concurența, costurile cu pragul de la care se susține și primii pași, totul legat de acest caz, și {marchează|marcați} fiecare cifră presupusă.',
    points: [
      'Clienți: cine anume și de ce ar schimba',
      'Ofertă și concurență: ce e cu adevărat diferit',
      'Bani: costuri, preț și pragul de la care se susține; presupuneri marcate',
      'Risc: cel mai mare și cum se testează ieftin',
      'Primii pași: pentru următoarele patru săptămâni',
    ],
  },
  {
    named:
      '(?!.*(?<!\\p{L})(?:software|aplicati|python|java|sql|baza de date|cod|program|server|api|windows|linux|ecuati)\\p{L}*)sistem(?:ul)? (?:\\p{L}+ ){0,2}?(?:de|pentru|prin care|care)(?= \\p{L}+.{10})(?! (?:operare|ecuatii))',
    over: DESIGNED,
    sharp:
      '{Spune|Spuneți} în două propoziții cum funcționează, apoi {descrie|descrieți} părțile lui cu reguli sau dimensiuni exacte, potrivite cu ce am dat, {marchează|marcați} ce este estimat și {arată|arătați} unde poate da greș și cum se previne.',
    points: [
      'Pe scurt: cum funcționează, în două propoziții',
      'Părți: fiecare cu rolul ei și cu reguli sau dimensiuni exacte',
      'Cifre: cele date aici, duse până la capăt; restul marcat ca estimare',
      'Punct slab: unde poate da greș și cum se previne',
      'Început: ce se face întâi și după ce se vede că merge',
    ],
    steps: [
      'Enumeră ce condiții trebuie să respecte, din ce s-a spus.',
      'Descrie părțile lui și cum lucrează împreună, cu reguli sau dimensiuni exacte.',
      'Parcurge un caz obișnuit și unul dificil și corectează unde nu merge.',
    ],
  },
  {
    named:
      'plan(?:ul)? (?:de economii|de economisire|(?:(?:ca )?sa|prin care sa|de a|cum sa|pentru a) (?:pot )?(?:econom|strang|strange|pun|pune|adun|aduna)\\p{L}*)(?= .{0,80}\\p{Nd})',
    sharp:
      '{Calculează|Calculați} întâi cât trebuie pus deoparte pe lună și dacă încape în ce rămâne, apoi {dă|dați} un tabel pe luni, de unde se taie întâi și ce e de făcut într-o lună în care nu iese.',
    points: [
      'Calcul: suma pe lună și dacă încape în ce rămâne din venit',
      'Tabel: pe luni, cât se pune și cât s-a strâns',
      'Tăieri: de unde întâi, cu o sumă la fiecare; estimările marcate',
      'Rezervă: pentru o lună cu o cheltuială neprevăzută',
      'Dacă nu iese: ce se schimbă, suma sau termenul',
    ],
  },
  {
    named:
      '(?:buget|plan de economisire|plan de buget|plan financiar)(?:ul)?(?= (?:(?:pentru|pt|ptr|pnt)|lunar|de|familiei|familial|personal|al|cu|nunta)|$|[:,.])(?! (?:de stat|local))',
    sharp:
      '{Dă|Dați} un tabel cu cheltuieli fixe și variabile, câte o sumă la fiecare, o rezervă și totalul, și {marchează|marcați} fiecare cifră estimată, ca să o pot înlocui.',
    points: [
      'Format: tabel cu poziție, sumă și total',
      'Grupe: fixe, variabile, rare',
      'Rezervă: un rând pentru ce se uită mereu',
      'Estimări: marcate, ca să pun cifrele mele',
      'Economii: de unde se taie întâi',
    ],
  },
  {
    named:
      '(?:chestionar|sondaj|formular de feedback)(?:ul|e)?(?= (?:(?:pentru|pt|ptr|pnt)|despre|de|cu|privind)|$|[:,.])',
    sharp:
      '{Întreabă|Întrebați} câte un singur lucru, în cuvinte neutre, cu răspunsuri care acoperă toate cazurile, de la ușor la personal, cu o întrebare deschisă la final, și {spune|spuneți} la fiecare la ce folosește.',
    points: [
      'Întrebări: câte un singur lucru, neutre',
      'Răspunsuri: trepte sau variante care acoperă fiecare caz o dată',
      'Ordine: ușoare întâi, personale la urmă, o întrebare deschisă la final',
      'Scop: la fiecare, la ce folosește răspunsul',
      ['Durată: completat în cinci minute', '!count', '!length'],
    ],
  },
  {
    named:
      '(?:procedura|instructiuni|ghid|manual|plan de onboarding|predare de atributii)(?: (?:de lucru|operational\\p{L}*|de utilizare|interna))?(?= (?:(?:pentru|pt|ptr|pnt)|de|la)|$|[:,.])(?! (?:turistic|de conversatie|de vot))(?!.*(?:cuv(?:inte)?(?![\\p{L}])|articol|blog|site|decurge|parinti))',
    sharp:
      '{Numerotează|Numerotați} pașii în ordinea în care se fac, câte o acțiune, {spune|spuneți} cum se vede că e bine și {marchează|marcați} unde o greșeală costă scump.',
    points: [
      'Înainte: cine face, când și ce trebuie pregătit',
      'Pași: numerotați, câte o acțiune',
      'Verificare: cum se vede că e bine',
      'Atenție: unde o greșeală costă scump sau e periculoasă',
      'Dacă merge prost: ce e de făcut și cine trebuie anunțat',
    ],
  },
  {
    named:
      '(?:prezentare|powerpoint|ppt|slide-uri|pitch deck)(?:a|ul)?(?= (?:(?:pentru|pt|ptr|pnt)|despre|de|la|power\\p{L}*|cu|in)|$|[:,.])(?! (?:de carte|de moda|personala))',
    sharp:
      '{Dă|Dați} fiecărui slide sau capitol un singur mesaj, ca propoziție întreagă, {spune|spuneți} ce se arată și ce se rostește, cu minutele, și {încheie|încheiați} cu o întrebare sau o decizie pentru public.',
    points: [
      'Mesaje: câte unul, ca propoziție întreagă',
      'Slide-uri: cel mult trei puncte sau o imagine',
      'Rostit: una sau două propoziții, cu minute',
      'Început: o întrebare sau o cifră care surprinde, nu cuprinsul',
      'Final: o întrebare sau o decizie pentru public',
    ],
  },
  {
    named: 'comunicat(?:ul)? de presa',
    sharp:
      '{Pune|Puneți} știrea în titlu, {răspunde|răspundeți} la cine, ce, când, unde și de ce în primul paragraf, cu un citat doar ca loc gol, și {încheie|încheiați} cu un contact în [paranteze].',
    points: [
      'Titlu: știrea însăși, nu un slogan',
      'Primul paragraf: cine, ce, când, unde, de ce',
      'Citat: unul, în [paranteze] până îl aprobă cineva',
      'Stil: sobru, fără laude pe care un redactor le-ar tăia',
      'Final: două rânduri despre noi și un contact în [paranteze]',
    ],
  },
  {
    named: 'newsletter(?:ul)?|email(?:uri)? de marketing',
    sharp:
      '{Dă|Dați} un subiect concret și un singur lucru principal la început, restul în blocuri scurte cu titlu, scris ca pentru un singur om, și {încheie|încheiați} cu un singur îndemn.',
    points: [
      'Subiect: concret, fără semne de exclamare',
      'Început: lucrul principal și ce câștigă cititorul',
      'Blocuri: scurte, fiecare cu titlu',
      'Final: un singur îndemn',
      'Fapte: numai ale mele; ce lipsește în [paranteze]',
    ],
  },
  {
    named:
      '(?:anunt|text de anunt|descriere)(?:ul)? (?:imobiliar )?(?:de |(?:pentru|pt|ptr|pnt) )?(?:inchiri\\p{L}*|chirie)(?! (?:de )?(?:masin|auto|biciclet|rochi|scul))\\p{L}*',
    sharp:
      '{Pune|Puneți} în titlu numărul de camere, zona și chiria, apoi ce are locuința și ce e aproape, numai cum le-am dat, condițiile spuse clar, iar disponibilitatea, garanția și contactul în [paranteze], dacă lipsesc.',
    points: [
      'Titlu: camere, zonă și preț',
      'Locuința: întâi ce hotărăște o vizită, numai cum am dat',
      'Condiții: clar și fără ton de interdicție',
      'Date: suprafață, garanție, de când e liber, în [paranteze], dacă lipsesc',
      'Final: cum se face vizionarea și cum se ia legătura',
    ],
  },
  {
    named:
      '(?:anunt|text de anunt|descriere)(?:ul)? (?:de |(?:pentru|pt|ptr|pnt) )?(?:olx |de )?(?:vanzare|inchiriere|inchiriat|vand|olx|vinted|autovit|imobiliar|apartament|masina|cedare|adoptie|pierdut|chirie)\\p{L}*|anunt(?:ul)?(?= [^\\n]{0,90}(?:olx|999|vinted|vand|vanzare)(?![\\p{L}]))|anuntul(?<=(?<![\\p{L}])vand[^\\n]{0,150})',
    sharp:
      '{Pune|Puneți} în titlu ce este, starea și cuvintele după care se caută, apoi onest defectele și ce se include, prețul și predarea numai cum le-am dat, cu [paranteze] pentru ce ar întreba toată lumea.',
    points: [
      'Titlu: ce este, cu cuvintele după care se caută',
      'Stare: onest, cu defecte și accesorii',
      'Date: numai ale mele; dimensiuni, vechime sau livrare în [paranteze], dacă lipsesc',
      'Final: preț, predare și cum se ia legătura',
      'Ton: prietenos și scurt, fără majuscule',
    ],
  },
  {
    named:
      '(?:descriere|text)(?:a|i)? (?:de |(?:pentru|pt|ptr|pnt) )?(?:un )?(?:produs|produse|magazin\\p{L}*|articol)(?:ul|ului|e)?(?! de blog)',
    sharp:
      '{Începe|Începeți} cu situația de zi cu zi în care e nevoie de el, {spune|spuneți} la fiecare caracteristică folosul ei, {răspunde|răspundeți} la îndoiala obișnuită dinaintea cumpărării și {lasă|lăsați} deoparte ce nu am spus eu.',
    points: [
      'Început: situația de zi cu zi în care e nevoie de el',
      'Caracteristici: fiecare cu folosul ei, numai cele date',
      'Îndoială: cea obișnuită înainte de cumpărare, lămurită',
      'Date: dimensiuni, material, ce e în pachet; ce lipsește în [paranteze]',
      'Stil: concret, fără „premium” și „calitate superioară”',
    ],
  },
  {
    named:
      '(?:postare|post|postari|descriere|text|caption)(?:a|ul)?(?: (?:de|(?:pentru|pt|ptr|pnt)|pe))* (?:facebook|fb|instagram|insta|linkedin|tiktok|social media|pagina|story|grup\\p{L}*)(?: .*)?|caption',
    sharp:
      '{Începe|Începeți} cu un rând care oprește din derulat, {spune|spuneți} un singur lucru concret din ce am dat și {încheie|încheiați} cu o întrebare sau un îndemn la care se răspunde ușor.',
    points: [
      'Primul rând: stârnește curiozitate, de înțeles și trunchiat',
      'Conținut: un singur lucru concret, numai din ce am dat',
      'Formă: paragrafe scurte, cum se scrie pe acea rețea',
      'Final: o întrebare sau un îndemn la care se răspunde ușor',
      'Hashtaguri: puține și potrivite, dacă acolo se folosesc',
    ],
  },
  {
    named:
      '(?:plan|calendar|strategie)(?:ul)? (?:de |(?:pentru|pt|ptr|pnt) )?(?:continut|postari|social media|editorial\\p{L}*|marketing)',
    sharp:
      '{Dă|Dați} un tabel cu zi, canal, temă, format și primul rând, {amestecă|amestecați} util, personal și puțină vânzare și {marchează|marcați} ce se poate refolosi.',
    points: [
      'Format: tabel cu zi, canal, temă, format, primul rând',
      'Amestec: mai mult util sau personal, puțină vânzare',
      'Efort: marcat ce se face dintr-o dată sau se refolosește',
      'Măsură: la ce ne uităm după o lună',
    ],
  },
  {
    named:
      '(?:text|texte|pagina|continut)(?: (?:(?:pentru|pt|ptr|pnt)|de|pe))* (?:(?:pagina )?despre noi|site\\p{L}*|landing(?: page)?|homepage|pagina (?:principala|de start)|website)|landing page',
    sharp:
      '{Spune|Spuneți} în titlu ce este și pentru cine, {dă|dați} trei avantaje cu câte o dovadă, {răspunde|răspundeți} la îndoiala principală și {încheie|încheiați} cu un îndemn; dovezile mele în [paranteze].',
    points: [
      'Titlu: ce este și pentru cine, înțeles în cinci secunde',
      'Avantaje: trei, fiecare cu o dovadă; ale mele în [paranteze]',
      'Îndoială: cea principală, lămurită',
      'Îndemn: unul, același peste tot',
      'Stil: cum vorbește un om, fără superlative',
    ],
  },
  {
    named: '(?:un )?(?:slogan|sloganuri|motto|deviza)(?:ul)?(?= (?:(?:pentru|pt|ptr|pnt)|de|al)|$|[:,.])',
    sharp:
      '{Dă|Dați} {opt }variante diferite ca ton și idee, destul de scurte ca să rămână în minte, fiecare cu ideea în câteva cuvinte, și {marchează-l|marcați-l} pe cel care nu s-ar potrivi altcuiva.',
    points: [
      ['Număr: opt, diferite ca ton și idee', '!count'],
      ['Formă: cel mult șase cuvinte, ușor de rostit', '!length'],
      'Varietate: ton și idee diferite la fiecare',
      'Lângă fiecare: ideea, în câteva cuvinte',
      'Alegere: marcat cel care nu s-ar potrivi altcuiva',
      'De evitat: lozinci tocite, bune pentru orice',
    ],
    assumes: 'Number: eight.',
  },
  {
    named:
      '(?:oferta|deviz|oferta de pret|oferta comerciala)(?:ul)?(?= (?:(?:pentru|pt|ptr|pnt)|de|catre|la)|$|[:,.])(?! (?:de munca|de job|de primavara|de vara|de toamna|de iarna|pare|este|e))(?!.*(?:facebook|reclam|promo|tipografii|furnizori))',
    sharp:
      '{Descrie|Descrieți} pe rând ce include fiecare lucrare și ce nu, {menționează|menționați} prețul, valabilitatea și plata numai cum le-am dat, [paranteze] pentru rest, și {încheie|încheiați} cu un fel simplu de a accepta.',
    points: [
      'Început: ce s-a cerut, într-o propoziție',
      'Lucrări: tabel cu volum și preț; ce lipsește în [paranteze]',
      'Neinclus: la ce s-ar putea aștepta cineva',
      'Condiții: valabilitate, termen, plată',
      'Final: un fel simplu de a accepta',
    ],
  },
  {
    named:
      '(?:contract|declaratie|imputernicire|procura|adeverinta|acord|chitanta|act aditional|regulament)(?:ul|a)?(?: (?:pe propria raspundere|de inchiriere|de comodat|de imprumut|de vanzare\\p{L}*|de colaborare|intern|parental\\p{L}*|de prestari servicii))?(?= (?:(?:pentru|pt|ptr|pnt)|de|intre|ca|privind|cu|auto|la|al)|$|[:,.])(?! (?:expira|nu|a fost))',
    sharp:
      '{Scrie|Scrieți}-l în forma obișnuită, scurt și fără loc de interpretare, cu [paranteze] pentru nume, date și numere care lipsesc, și {spune|spuneți} sub el, pe un rând, ce se anexează sau se verifică.',
    points: [
      'Părți: cine cu cine; datele lipsă în [paranteze]',
      'Obiect: ce anume, de când, până când, într-o propoziție fără echivoc',
      'Obligații: ale fiecărei părți, câte un rând',
      'Final: loc, dată, semnături',
      'Notă: sub el, pe un rând, ce e de anexat sau de verificat cu un specialist',
    ],
  },
  {
    named: '(?:mail|email|mesaj|scrisoare)(?:ul)? de (?:follow[- ]?up|revenire|urmarire|reamintire)|follow[- ]?up',
    sharp:
      '{Leagă|Legați} de ultimul mesaj în jumătate de propoziție, {repetă|repetați} singurul lucru de care am nevoie, cu un răspuns posibil pe un rând și fără niciun reproș.',
    points: [
      'Început: ultimul mesaj, în jumătate de propoziție',
      'Cerere: una singură și până când',
      'Răspuns: posibil pe un rând',
      'Ton: prietenos, fără reproș și fără scuze',
      ['Lungime: patru sau cinci propoziții', '!length'],
    ],
  },
  {
    named: '(?:user stor(?:y|ies)|tichet|ticket|raport de bug|bug report)(?: (?:de )?(?:jira|bug))?',
    sharp:
      '{Dă|Dați} un titlu, cine are nevoie și pentru ce, condiții care se pot verifica, inclusiv la erori, și ce nu intră, cu [paranteze] pentru ce lipsește.',
    points: [
      'Titlu: ce se schimbă sau ce nu merge, pe un rând',
      'Miez: cine, ce anume, pentru ce, sau pașii până la eroare',
      'Condiții: fiecare se poate verifica, erorile incluse',
      'Nu intră: la ce s-ar putea aștepta cineva',
    ],
  },
  {
    named:
      '(?:un )?(?:(?:afis|pliant|flyer)(?:ul)?(?= |$|[:,.])(?! (?:de film|este|e))|(?:anunt|regulament|reguli)(?:ul)?(?= (?:(?:pentru|pt|ptr|pnt)|de pus|in|pe|la|despre|ca|cu|de)|$|[:,.])(?!.{0,90}(?:vand|vanzare|olx|999|\\p{Nd} (?:lei|euro)|pret|angaj|inchiri)))',
    sharp:
      '{Pune|Puneți} sus, pe un rând scurt, singurul lucru pe care trebuie să îl vadă toți, apoi câte un rând pentru fiecare punct, prietenos și clar, cu [paranteze] pentru locul, ora sau contactul care lipsesc.',
    points: [
      'Sus: lucrul pe care trebuie să îl vadă toți',
      'Puncte: câte un rând, scurt',
      'Date: numai ale mele; ce lipsește în [paranteze]',
      'Ton: prietenos și clar',
    ],
  },
  {
    over: ['email', 'message', 'plain', 'small', 'text', 'unknown'],
    named:
      '(?:un )?(?:mail|email)(?:ul)?(?: (?:scurt|formal|politicos|oficial|frumos))* (?:catre|(?:pentru|pt|ptr|pnt)|la|lui|adresat\\p{L}*) (?:\\p{L}+ )?(?:sef|manager|director|profesor|profa|profu|prof|doamna|domnul|diriginte|diriginta|invatatoare|coleg|echip|client|furnizor|partener|hr|secretariat|facultate|universitate|decan|coordonator|antrenor|hotel|clinica|doctor|medic|gradinita|scoala|firma|companie|recruiter)\\p{L}*',
    sharp:
      '{Spune|Spuneți} din prima propoziție ce vreau și de când sau până când, {dă|dați} motivele numai cum le-am spus, {răspunde|răspundeți} dinainte la întrebarea firească ([paranteze] unde lipsește ceva) și {lasă|lăsați} loc de un răspuns pe un rând.',
    points: [
      'Prima propoziție: ce vreau și până când',
      'Motiv: numai cel spus, într-o propoziție',
      'Întrebare firească: lămurită dinainte; ce lipsește în [paranteze]',
      'Răspuns: posibil pe un rând',
      'Ton: cum i se scrie acestei persoane, fără formule goale',
    ],
  },
  {
    over: ['plain', 'small', 'unknown', 'text', 'evaluate', 'message', 'copy'],
    named: '(?:o )?(?:recenzie|review)(?:-ul)?(?= (?:google|(?:pentru|pt|ptr|pnt)|despre|la|pe)(?! (?:carte|film)))',
    sharp:
      '{Spune|Spuneți} de la început ce a fost deosebit de bun sau de slab și cum s-a văzut, numai din experiența mea ([paranteze] unde lipsește ceva), și cui i se potrivește.',
    points: [
      'Început: ce a contat cel mai mult',
      'Dovadă: o întâmplare; a mea în [paranteze]',
      'Folos: cui i se potrivește',
      ['Lungime: patru propoziții, cum se vorbește', '!length'],
    ],
  },
];
