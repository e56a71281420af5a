import type { Particular } from '../particular.js';

/** What people ask or say in a few words of Romanian that mean one thing. */
export const ROMANIAN_ASKED: readonly Particular[] = [
  {
    named:
      '(?:mesaj|mail|email|sms)(?: \\p{L}+){0,5}? (?:anul\\p{L}*|aman\\p{L}*|reprogram\\p{L}*|nu mai (?:ajung|pot ajunge|vin))(?= .{0,60}(?:program\\p{L}*|rezerv\\p{L}*|intaln\\p{L}*|consult\\p{L}*))|(?:anulare|amanare|reprogramare)(?: de| a)? (?:programare|rezervare|intalnire|consultatie)\\p{L}*',
    sharp:
      '{Numește|Numiți} programarea și numele în prima propoziție, {spune|spuneți} dacă se anulează sau se mută, {cere|cereți} o scurtă confirmare și {lasă|lăsați} deoparte motivele pe care nu le-am spus.',
    points: [
      'Prima propoziție: ce programare și că se anulează sau se mută',
      'Cerere: confirmare sau altă dată; orele mele în [paranteze]',
      'De lăsat deoparte: motive nespuse de mine',
      ['Lungime: trei propoziții, gata de trimis', '!length'],
    ],
  },
  {
    asked: true,
    over: [
      'plain',
      'small',
      'unknown',
      'suggest',
      'question',
      'advice',
      'fact',
      'howto',
      'email',
      'message',
      'text',
      'reply',
      'support',
      'explain',
    ],
    named:
      'cum (?:sa |pot sa |pot |as putea sa |ar trebui sa |trebuie sa )?(?:ii |i-as |le |o |il |l-as |te |ma |imi |mi |i |le-as )?(?:pot |as putea |sa )?(?:mai bine |politicos |frumos |elegant )?(?:spun|zic|cer|refuz|anunt|raspund|scriu|scot la|explic|abordez|despart|conving|rog|multumesc|consolez|transmit|reactionez|imi cer scuze|cer scuze|cer iertare)(?! (?:in|pe) (?:engleza|germana|franceza|spaniola|italiana))(?! (?:corect|o functie|un program|cod|un script|un loop|formula))(?=[ ,?]).{0,110}$|.{5,90}[ ,](?:ce|cum) (?:ii |le |sa ii |sa le |sa |pot sa |ar trebui sa )?(?:raspund|zic|spun|scriu|reactionez)(?: (?:la asta|acum|lui|ei|lor|inapoi))*[\\s.!?]*$|.{5,90}[ ,]cum (?:ii |le |sa ii |sa le )(?:spun|zic|explic|cer) (?:ca|sa|asta|de|fara)(?= |$)',
    sharp:
      '{Dă|Dați}-mi două sau trei formulări pe care le pot folosi ca atare, {spune|spuneți} când se potrivește fiecare și {numește|numiți} un lucru pe care e mai bine să nu îl spun.',
    points: [
      'Formulări: două sau trei, gata de folosit, cu ton diferit',
      'Potrivire: când merge fiecare, în jumătate de propoziție',
      'De evitat: ce ar îngreuna lucrurile',
      'Apoi: ce mai pot spune, după cum se reacționează',
    ],
  },
  {
    asked: true,
    named:
      '(?:o |niste |cateva |\\p{L}+ )?scuz[ae](?= (?:(?:pentru|pt|ptr|pnt)|ca sa|de ce|sa nu|credibil|bun)|[ ,.!?]*$)(?! (?:ma|asta))(?!.{0,20}scrisoare)|(?:o |niste )?scuz[ae] (?:buna|credibila|bune|credibile)',
    sharp:
      '{Dă|Dați} trei {scuze }scurte, credibile și greu de verificat, fără boală și fără vina altcuiva, și {spune|spuneți} care este cea mai sigură.',
    points: [
      'Scuze: trei, câte una sau două propoziții, gata de spus',
      'Credibile: obișnuite, greu de verificat, ușor de ținut minte',
      'De evitat: boala, decesele și vina altcuiva',
      'Alegere: cea mai sigură și ce răspund la o întrebare despre ea',
    ],
    assumes: 'Number: three.',
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'howto', 'code', 'explain', 'suggest', 'question'],
    named:
      '(?:(?:css|html|javascript|js|python|java|git|linux|sql|php|react)[ :,]+cum .{5,}|cum [^?]{3,40}(?:div|css|html|javascript|in js|in python|in git|in react|in linux|in php)(?![\\p{L}]).{0,40})',
    sharp:
      '{Arată|Arătați} cel mai mic exemplu gata de copiat, întâi calea folosită azi, {spune|spuneți} care rând face treaba și {numește|numiți} cazul în care nu mai merge.',
    points: [
      'Exemplu: cel mai mic, gata de încercat',
      'Cale: cea folosită azi întâi, apoi o alternativă',
      'Motiv: care rând face treaba',
      'Limite: când nu mai merge și ce se face atunci',
    ],
  },
  {
    asked: true,
    named:
      '(?:(?:explica-mi|explica|ce inseamna|interpreteaza|interpretare|ma ajuti sa inteleg|citeste-mi) )(?:imi )?(?:la )?(?:aceste |rezultatele (?:la )?)?(?:analize\\p{L}*|hemoleucograma|rezultate\\p{L}* (?:de )?(?:la )?(?:analize|rmn|ct|ecografie)|tsh\\p{L}*|colesterol\\p{L}*|transaminaze\\p{L}*|biletul de externare)',
    sharp:
      '{Spune|Spuneți} pentru fiecare valoare ce arată și dacă este mică, normală sau mare, apoi ce sugerează împreună, ce altceva le-ar putea explica și ce să întreb medicul.',
    points: [
      'Fiecare valoare: ce arată și dacă este mică, normală sau mare',
      'Împreună: ce sugerează și cât de sigur este',
      'Alte cauze: ce altceva le-ar putea explica',
      'Medic: ce să întreb sau să repet și cât de repede',
      'Limbaj: simplu, cu termenii explicați',
    ],
  },
  {
    asked: true,
    named:
      '(?!.*lista (?:cu|de) )(?:ajuta-ma sa ma pregatesc|ma pregatesc|pregateste-ma|pregatire|cum ma pregatesc|am maine|am|urmeaza)(?: (?:(?:pentru|pt|ptr|pnt)|de|la|maine|azi|luni|marti|miercuri|joi|vineri|saptamana viitoare|un|primul|o))* (?:interviu\\p{L}*|interviul)(?! (?:cu un actor|in ziar)).{0,100}',
    sharp:
      '{Dă|Dați} întrebările cele mai probabile pentru acest post, cu ce se urmărește prin fiecare și o schemă de răspuns cu [paranteze] pentru exemplul meu, apoi trei întrebări pe care le pot pune eu.',
    points: [
      'Întrebări: cele mai probabile pentru exact acest post, cea mai dificilă marcată',
      'În spate: ce se urmărește, câte un rând',
      'Răspuns: o schemă; [paranteze] unde intră exemplul meu',
      'De la mine: trei întrebări care arată interes',
      'Înainte: ce să citesc sau să pregătesc',
    ],
  },
  {
    asked: true,
    named:
      '(?:ce )?intrebari (?:sa pun|sa ii pun|sa le pun|(?:pentru|pt|ptr|pnt)|de pus|pe care sa le pun)(?: (?:la|unui|unei|(?:pentru|pt|ptr|pnt)|cand|un|o))* ?(?:\\p{L}+ ){0,2}?(?:proprietar\\p{L}*|medic\\p{L}*|doctor\\p{L}*|angajator\\p{L}*|interviu\\p{L}*|vizionare\\p{L}*|apartament\\p{L}*|constructor\\p{L}*|mester\\p{L}*|avocat\\p{L}*|notar\\p{L}*|gradinita|cresa|bona|fotograf\\p{L}*|vanzator\\p{L}*|masina|contabil\\p{L}*|candidat\\p{L}*|psiholog\\p{L}*|agent\\p{L}*|restaurant\\p{L}*)',
    sharp:
      '{Pune|Puneți} la început întrebările care ar schimba decizia, {cere|cereți} fapte în loc de promisiuni și {spune|spuneți} la fiecare ce răspuns ar fi bun și care ar trebui să dea de gândit.',
    points: [
      'Ordine: întâi ce ar schimba decizia',
      'Întrebări: despre fapte și dovezi, niciuna la care ajunge un da',
      'La fiecare: ce răspuns e bun și care dă de gândit',
      ['Număr: cel mult douăsprezece', '!count'],
    ],
  },
  {
    asked: true,
    named:
      '(?:cateva |niste |\\p{Nd}+ )?(?:intrebari|subiecte de (?:discutie|conversatie)|teme de discutie)(?: (?:amuzante|interesante|bune|profunde|haioase))* (?:(?:pentru|pt|ptr|pnt)|la|de) (?:o |un |prima |primul |seara de |joc\\p{L}* )*(?:intalnire|date|cuplu\\p{L}*|prieteni|spart gheata|cunoastere|jocuri|petrecere)',
    sharp:
      '{Alege|Alegeți} întrebări la care oamenii povestesc cu plăcere, de la ușoare la personale, cu câte o continuare, și {lasă|lăsați} deoparte ce sună a interogatoriu.',
    points: [
      'Întrebări: la care oamenii povestesc cu plăcere',
      'Ordine: de la ușoare la personale',
      'Continuare: câte una, dacă răspunsul e scurt',
      'De evitat: interogatoriul și întrebările cu da sau nu',
      ['Număr: zece, cele mai bune trei marcate', '!count'],
    ],
    assumes: 'Number: ten.',
  },
  {
    asked: true,
    named:
      '(?:(?:o |niste |cateva |\\p{Nd}+ )?(?:idee|idei|sugestii?|propuneri) (?:de |(?:pentru|pt|ptr|pnt) )(?:un )?)?cadou(?:ri|l)?(?= (?:(?:pentru|pt|ptr|pnt)|de|la|unei|unui|cu)|[, ]|$)(?! (?:primit|returnat))|ce (?:se|sa) (?:da|duc\\p{L}*|iau|aduc|face) (?:cadou |ca dar )?(?:la|de) (?:un |o )?(?:botez|nunta|onomastica|zi\\p{L}*|casa noua|cununie|majorat)|ce (?:cadou\\p{L}* )?(?:sa )?(?:ii |i |le )?(?:iau|cumpar|fac cadou|daruiesc|ofer|dau cadou|fac)(?: (?:cadou|lui|mamei|tatalui|(?:pentru|pt|ptr|pnt))) .{2,}',
    sharp:
      '{Propune|Propuneți} {cinci }cadouri diferite, potrivite persoanei și ocaziei, fiecare cu prețul aproximativ și o idee care îl face personal, și {marchează|marcați} alegerea cea mai bună.',
    points: [
      ['Selecție: cinci, diferite, potrivite persoanei și ocaziei', '!count'],
      'Fiecare: de ce se potrivește și prețul aproximativ',
      'Personal: un mic gest care nu costă nimic',
      'Alegere: cel mai bun, și de ce',
    ],
    assumes: 'Number: five.',
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'suggest', 'question', 'advice', 'fact', 'howto', 'recommend', 'quantity'],
    named:
      '(?:care (?:e|este|ar fi) )?(?:cea mai (?:buna|simpla|rapida|ieftina|sigura|eficienta|usoara) (?:metoda|cale|varianta|solutie|modalitate)|cel mai (?:bun|simplu|rapid|ieftin|sigur|eficient|usor) (?:mod|fel|truc)|metoda cea mai \\p{L}+)(?: (?:de|sa|(?:pentru|pt|ptr|pnt)|ca sa|prin))|(?:cum|unde|cand) .{3,60} cel mai (?:bine|repede|ieftin|usor|eficient|simplu|rapid)(?! (?:platit|cunoscut))',
    sharp:
      '{Numește|Numiți} calea cea mai bună aici, cu pașii exacți, {spune|spuneți} de ce și {adaugă|adăugați} o alternativă și greșeala cea mai frecventă.',
    points: [
      'Alegere: o singură cale, cu pașii exacți',
      'Motiv: de ce tocmai ea',
      'Alternativă: una și când e mai potrivită',
      'Greșeală: cea mai frecventă',
    ],
  },
  {
    asked: true,
    over: [
      'plain',
      'small',
      'unknown',
      'suggest',
      'question',
      'choice',
      'decide',
      'judge',
      'recommend',
      'entries',
      'names',
      'pieces',
    ],
    named:
      '(?!.*(?:numele de|corect|forma|sinonim|verb|substantiv|adjectiv|adverb|propoziti|cuvinte|litera))(?:alege|alegeti|pe care (?:il |o |sa o |sa il )?(?:aleg|sa aleg|iau)|care (?:dintre|din) (?:acestea|astea|aceste|ele|urmatoarele)|care (?:e|este|suna) (?:mai )?(?:bun|buna|bine|potrivit\\p{L}*)|ajuta-ma sa aleg|voteaza).{0,60}[:：].*[,;]',
    sharp:
      '{Alege|Alegeți} una singură, {spune|spuneți} în două propoziții de ce le întrece pe celelalte, {numește|numiți} punctul ei slab și {dă|dați} o a doua alegere, pentru alt gust.',
    points: [
      'Alegere: una dintre cele numite, pe primul rând',
      'Motiv: de ce le întrece pe celelalte, în două propoziții',
      'Punct slab: al variantei alese',
      'Celelalte: câte o jumătate de rând și a doua alegere',
    ],
  },
  {
    asked: true,
    named:
      '(?:motiveaza|incurajeaza|inspira)-ma(?: (?:te rog|putin|azi))*[\\s.!?]*$|(?:nu am|n-am) (?:deloc |niciun )?(?:chef|motivatie|pofta)(?: (?:de|sa|(?:pentru|pt|ptr|pnt)) (?:\\p{L}+ ?){1,3})?[\\s.!?]*$|nu (?:reusesc|pot) sa ma (?:apuc|motivez|mobilizez)(?: (?:de|sa) .{0,30})?[\\s.!?]*$',
    sharp:
      '{Vorbește-mi|Vorbiți-mi} direct, în cinci sau șase propoziții fără lozinci și citate, și {încheie|încheiați} cu un lucru mic pe care îl pot începe în următoarele zece minute.',
    points: [
      'Formă: cinci sau șase propoziții, spuse direct mie',
      'Conținut: de ce contează primul pas, fără lozinci, fără citate',
      'Final: un lucru mic pentru următoarele zece minute',
      'Apoi: o întrebare despre ce tot amân',
    ],
  },
  {
    asked: true,
    named:
      '(?:chiar |sincer )?(?:nu (?:mai )?stiu|habar (?:nu|n-) ?am)(?: deloc)? (?:ce|unde|incotro|pe ce)(?: (?:sa|vreau|drum|facultate|as))+.{0,50}(?:fac|urmez|aleg|viata|facultate|cariera|lucrez|studiez|profesi\\p{L}*|meserie|apuc)\\p{L}*.{0,25}[\\s.!?]*$|ce (?:facultate|meserie|cariera|job) (?:sa |ar trebui sa |mi s-ar potrivi|mi se potriveste).{0,40}[\\s.!?]*$|ce (?:sa|ar trebui sa) fac cu viata mea[\\s.!?]*$',
    sharp:
      '{Pune-mi|Puneți-mi} întâi trei întrebări: ce mi-a plăcut să fac, la ce mă pricep și ce nu am suportat; apoi {numește|numiți} trei direcții și la fiecare o cale ieftină de a o încerca într-o lună.',
    points: [
      'Întâi: trei întrebări, despre plăceri, puncte tari și ce nu suport',
      'Apoi: trei direcții cu adevărat diferite',
      'Fiecare: ce vorbește pentru ea, ce împotrivă, o încercare ieftină',
      'Ton: calm, fără lozinci',
    ],
    assumes: 'Three questions to you before the work starts.',
  },
  {
    asked: true,
    over: [
      'plain',
      'small',
      'unknown',
      'suggest',
      'question',
      'fact',
      'yesno',
      'followup',
      'explain',
      'why',
      'meaning',
      'quantity',
      'chat',
      'topic',
    ],
    named:
      '(?:si |dar |ok,? )?(?:(?:merita|e|este|era|sunt|se poate|pot|trebuie|cum|de ce|ce|cat|oare|chiar|functioneaza|merge|conteaza)(?: (?:sa|il|o|asta|aia|acesta|aceasta|e|este|normal|bine|ok|in regula|grav|legal|adevarat|posibil|real|mult|scump|costa|dureaza|inseamna|acum|sigur|fac|iau|periculos|oare|chiar|asa)){1,5})[\\s.!?]*$',
    sharp:
      'Dacă din conversația noastră nu reiese la ce mă refer, {întreabă-mă|întrebați-mă} întâi asta într-o propoziție; altfel {răspunde|răspundeți} din prima propoziție și {dă|dați} cele două motive care cântăresc cel mai mult.',
    points: [
      'Referire: o întrebare scurtă, dacă nu e clar despre ce e vorba',
      'Răspuns: în prima propoziție',
      'Motive: cele două care cântăresc cel mai mult',
      'Limite: când ar fi altul răspunsul',
    ],
  },
  {
    asked: true,
    named:
      '(?:am nevoie de |imi trebuie |vreau |te rog )?(?:ajutor|ajuta-ma|ma ajuti|ma poti ajuta|ma puteti ajuta|ajutati-ma)(?: te rog| va rog)?(?: (?:cu|la|in) (?:un |o |niste )?[\\p{L}\\p{N}+#.-]+(?: [\\p{L}\\p{N}+#.-]+){0,1})?(?: te rog| va rog)?[\\s.!?]*$',
    sharp:
      '{Întreabă-mă|Întrebați-mă} întâi, într-un mesaj scurt, ce vreau să obțin, ce am până acum și unde m-am blocat; apoi {dă|dați}-mi pașii unul câte unul.',
    points: [
      'Întâi: un mesaj scurt despre scop, ce am deja și unde m-am blocat',
      'Variante: trei lucruri de care se are nevoie cel mai des aici, din care să aleg',
      'Apoi: pas cu pas, mai departe doar după ce merge fiecare',
    ],
    assumes: 'One message with questions to you before the work starts.',
  },
  {
    asked: true,
    over: ['followup', 'plain', 'explain', 'small', 'question', 'fact', 'why', 'unknown', 'suggest', 'meaning'],
    named:
      '(?:(?:poti |te rog |ok |dar |scuze )*(?:sa )?(?:explica|explici|repeta|repeti|spune|zi|reia)(?:-mi)? (?:asta |mai |inca o data|din nou|iar|altfel|(?:ultima|prima|a doua) (?:parte|fraza|idee)|ultimul (?:pas|punct))(?: ?(?:mai |o data|simplu|clar|pe scurt|altfel|te rog|detaliat|pe larg|mie|mi))*|(?:scuze |hmm? |tot |inca )?(?:nu (?:am |prea am )?(?:inteles|inteleg|pricep|priceput|m-am prins))(?: (?:nimic|deloc|asta|ultima parte|ultimul pas|bine|ce vrei sa spui|tot))*)[\\s.!?]*$',
    sharp:
      '{Explică|Explicați} cu alte cuvinte decât înainte, cu un exemplu din viața de zi cu zi, și {întreabă-mă|întrebați-mă} la final ce parte a rămas neclară.',
    points: [
      'Cuvinte: altele decât înainte, propoziții mai scurte',
      'Exemplu: unul din viața de zi cu zi',
      'Ordine: câte un pas, niciunul sărit',
      'Final: o întrebare ca să se vadă dacă acum e clar',
    ],
  },
  {
    asked: true,
    over: ['followup', 'plain', 'small', 'question', 'unknown', 'suggest'],
    named:
      '(?:nu|ba nu|scuze|stai|de fapt)?[,.]? ?(?:nu (?:asta|la asta|despre asta) (?:voiam|vroiam|am cerut|ma refeream|am intrebat|vreau)|ma refeream (?:la|de fapt)|voiam sa (?:zic|spun)|am vrut sa (?:zic|spun)|altceva (?:voiam|am cerut))(?=[ ,.]|$).{0,80}$',
    sharp:
      '{Ia|Luați} asta ca o corectare a cererii mele de dinainte, {păstrează|păstrați} restul cererii așa cum era și {dă|dați} din nou răspunsul complet.',
    points: [
      'Corectare: înlocuiește felul în care a fost înțeleasă cererea',
      'Restul: cum l-am cerut înainte',
      'Rezultat: răspunsul complet, din nou, fără scuze',
    ],
  },
  {
    asked: true,
    over: ['followup', 'plain', 'small', 'unknown', 'suggest', 'change'],
    named:
      '(?:te rog |fa-l |fa-o |poti |sa fie |vreau |textul |putin |un pic )*(?:mai scurt|mai pe scurt|mai concis|prea lung|scurteaza(?:-l|-o)?)(?: (?:te rog|putin|un pic|se poate|e|este))*[\\s.!?]*$',
    sharp:
      '{Redă|Redați} ultimul răspuns la aproximativ jumătate, fără repetiții și fraze de umplutură, și {păstrează|păstrați} neschimbate numele, cifrele și ideea principală.',
    points: [
      'Lungime: cam jumătate din ultimul răspuns',
      'De tăiat: repetițiile, umplutura și ce nu lipsește nimănui',
      'Rămân: numele, cifrele, ideea principală și tonul',
      'Rezultat: numai versiunea nouă',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'explain', 'describe', 'fact'],
    named:
      '.{3,70}[ ,:-]+(?:pe intelesul (?:tuturor|meu|copiilor|unui copil)|explicat simplu|in cuvinte simple|(?:pentru|pt|ptr|pnt) incepatori|ca pentru (?:copii|prosti|incepatori)|simplu explicat)(?: te rog)?[\\s.!?]*$',
    sharp:
      '{Spune|Spuneți} ideea principală într-o propoziție, {construiește|construiți} apoi din pași mici, cu un exemplu din viața de zi cu zi, și {numește|numiți} lucrul înțeles greșit cel mai des.',
    points: [
      'Idee principală: într-o propoziție',
      'Pași: mici, fiecare se sprijină pe cel dinainte, termenii explicați',
      'Exemplu: unul, din viața de zi cu zi',
      'Neînțelegere: cea mai frecventă',
    ],
  },
  {
    asked: true,
    over: [
      'plain',
      'small',
      'unknown',
      'compare',
      'question',
      'fact',
      'recommend',
      'decide',
      'suggest',
      'choice',
      'yesno',
    ],
    named:
      '(?!(?:ex|exerciti\\p{L}*|scrie|genereaza|fisa|test|quiz|eseu|tabel|creeaza|fa)(?!\\p{L}))(?!.*(?<!\\p{L})(?:propozitii|randuri|cuvinte|pe scurt|paragraf|puncte)(?!\\p{L}))(?:[^,.?:]{2,40} (?:vs\\.?|versus) [^?:]{2,70}$|(?:ce (?:e|este) )?mai (?:bine|bun|buna|ieftin|sanatos)[,:]? .{2,40} sau .{2,60})$',
    sharp:
      '{Compară|Comparați}-le într-un tabel numai la punctele în care diferă cu adevărat și {încheie|încheiați} cu când se alege una și când cealaltă.',
    points: [
      'Diferență: cea principală, în prima propoziție',
      ['Format: un tabel numai cu punctele în care diferă', '!format'],
      'Exemplu: câte un caz pentru fiecare parte',
      'Final: când se alege una și când cealaltă',
    ],
  },
  {
    asked: true,
    over: ['message', 'suggest', 'question', 'plain', 'small', 'unknown', 'pieces', 'entries', 'list', 'advice'],
    named:
      '(?:ce (?:sa |as putea sa |pot sa )?(?:ii |le )?(?:raspund|zic|spun)|(?:un |cateva |\\p{Nd}+ )?raspuns(?:uri)?(?: bun\\p{L}*)?) (?:la(?: intrebarea)?|cand|daca)(?= (?!(?:un |o )?(?:examen|test|e-?mail|mail|mesaj|invitati|recenzi|scrisoare|comentari|sms|anunt|ultim))).{4,}',
    sharp:
      '{Dă|Dați} trei răspunsuri cu ton diferit, care se pot spune dintr-o suflare, {spune|spuneți} ce se urmărește de fapt și {pune|puneți} [paranteze] unde intră ceva de la mine.',
    points: [
      'În spate: ce se urmărește de fapt, într-o propoziție',
      'Răspunsuri: trei cu ton diferit, destul de scurte ca să le spun',
      'De la mine: [paranteze] unde intră ceva personal',
      'De evitat: răspunsul care strică impresia și de ce',
    ],
    assumes: 'Number: three answers.',
  },
  {
    asked: true,
    over: ['message', 'email', 'plain', 'small', 'greeting', 'text', 'unknown', 'suggest'],
    named:
      '(?:(?:un |scurt |dragut |amuzant |frumos |politicos )*(?:mesaj|sms|whatsapp|text)(?:ul)?(?: (?:scurt|dragut|amuzant|frumos|politicos|pe whatsapp|de pe whatsapp))* (?:catre|(?:pentru|pt|ptr|pnt)|lui|la) (?!(?:(?:o |un |capsula |usa |magazin )*(?:felicit|multum|condolean|craciun|paste|zi de|ziua|nunta|aniversar|8 martie|1 martie|site|blog|robot|capsul|etichet|panou|afis|pancart|plac[ai]|banner|tort|reclam|brosur|pliant|usa|fluturas|meniu|invitati|muze|cartol|tricou|cana)))(?!.{0,50}(?:felicit|aniversar|condolean|la multi ani|zi de nastere|ziua de nastere)).{6,})',
    sharp:
      '{Scrie|Scrieți}-l gata de trimis, cum li se scrie cu adevărat celor care îl primesc, cu motivul în prima propoziție și numai cu ce am spus, și {arată|arătați} dedesubt propoziția de schimbat pentru alt ton.',
    points: [
      'Început: despre ce e vorba, în prima propoziție',
      'Lungime: destul de scurt ca să plece ca atare',
      'Conținut: numai ce am spus',
      'Ton: cum li se scrie cu adevărat celor care îl primesc, nu ca într-o scrisoare oficială',
    ],
  },
  {
    asked: true,
    named:
      '(?:ce (?:sa |trebuie sa |ar trebui sa )?(?:iau|pun|impachetez|bag)(?: (?:cu mine|in))?.{0,50}(?:bagaj|concediu|munte|mare|vacanta|excursie|tabara|maternitate|spital|drumetie|city break|avion|camping|plaja|delegatie)\\p{L}*|(?:o )?lista (?:de |(?:pentru|pt|ptr|pnt) |cu )?(?:bagaj\\p{L}*|impachetat|lucruri (?:de luat|(?:pentru|pt|ptr|pnt)) ?\\p{L}*)|bagaj(?:ul)? (?:(?:pentru|pt|ptr|pnt)|de))',
    sharp:
      '{Grupează|Grupați} lista după folosire, cu cantități unde contează, {marchează|marcați} ce este indispensabil și {spune|spuneți} ce se uită cel mai des și ce poate rămâne acasă.',
    points: [
      'Grupe: după folosire, cu cantități unde contează',
      'Marcat: ce este indispensabil',
      'Uitat: ce lasă acasă cei mai mulți și apoi le lipsește',
      'Acasă: ce nu merită luat',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'suggest', 'advice', 'question', 'howto', 'list', 'recommend', 'entries'],
    named:
      '(?:cateva |niste |da-mi |ai |\\p{Nd}+ |alte )*(?:sfaturi|ponturi|trucuri|tips|recomandari)(?: (?:utile|bune|rapide|practice|simple))*(?= (?:(?:pentru|pt|ptr|pnt)|ca sa|despre|cum|la|sa|impotriva|cand|de)|[ .!?]*$)',
    sharp:
      '{Pune|Puneți} la început ce ajută cel mai mult, fiecare sfat ca acțiune concretă cu motivul în jumătate de propoziție, și {lasă|lăsați} deoparte ce știe toată lumea.',
    points: [
      'Ordine: ce ajută cel mai mult, la început',
      'Fiecare sfat: o acțiune concretă, cu motivul în jumătate de propoziție',
      'De lăsat deoparte: ce știe toată lumea',
      'Greșeală: cea mai frecventă aici',
    ],
  },
  {
    asked: true,
    named:
      '(?:(?:un |alt |care e (?:un )?|exista (?:un )?)?(?:sinonim(?:e)?|cuvant|cuvinte|alt cuvant|expresi[ei]|termen|adjective) (?:(?:pentru|pt|ptr|pnt)|care (?:inseamna|descri\\p{L}*)|cand)|cum (?:se )?mai (?:zice|spune) (?:la|(?:pentru|pt|ptr|pnt))?)(?= )',
    sharp:
      '{Dă|Dați} întâi cuvântul cel mai apropiat, apoi două sau trei din jur, fiecare cu nuanța lui și o propoziție scurtă, și {spune|spuneți} dacă niciunul nu se potrivește exact.',
    points: [
      'Cel mai apropiat: la început, cu o propoziție scurtă',
      'În jur: două sau trei, fiecare cu nuanța lui',
      'Registru: de zi cu zi, literar sau tehnic',
      'Onest: de spus dacă niciunul nu se potrivește exact',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'formula', 'howto', 'code', 'suggest', 'change', 'entries'],
    named:
      '(?:in |formula (?:in |de |(?:pentru|pt|ptr|pnt) )?|cum (?:fac|pot|pun|sterg|numar|calculez) .{0,40} in )?(?:excel|google sheets|libreoffice|powerpoint|outlook|word|photoshop|canva)(?=[:, ].{8,})(?! (?:este|e|sau|vs|si|curs|certificat|(?:pentru|pt|ptr|pnt)|licenta)(?![\\p{L}]))(?!.*(?<!\\p{L})(?:nu (?:mai|imi|se|merge|reactioneaza)|nu-mi|eroare|blocat))(?!.*:\\n)',
    sharp:
      '{Dă|Dați} pașii sau formula gata de copiat, {arată|arătați} o formulă pe un exemplu mic, {spune|spuneți} în ce versiune merge și {numește|numiți} capcana obișnuită.',
    points: [
      'Cale: cea mai scurtă, ca pași sau formulă gata de copiat',
      'Exemplu: la o formulă, înainte și după, pe câteva rânduri',
      'Versiune: unde merge și ce se face în rest',
      'Capcană: ce iese cel mai des greșit și cum se repară',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'suggest', 'question', 'advice', 'howto'],
    named:
      '(?!.*(?:emotii|frica|panica|stres|picat|luat nota|plan|program|sau|motivat))(?:(?:ajuta-ma (?:la|sa|cu)|ma ajuti (?:la|sa|cu)|am (?:maine|poimaine|luni|marti|miercuri|joi|vineri|saptamana viitoare|in curand)?|cum (?:sa )?(?:invat|ma pregatesc)|vreau sa (?:invat|trec|iau)|pregatire|ma pregatesc) .{0,50}(?:examen|test|teza|bac|bacalaureat|evaluarea nationala|colocviu|restanta|admitere|sesiune|lucrare)\\p{L}*)(?!.{0,60}(?:mail|scutire|motiv|aman)).{0,80}',
    sharp:
      '{Dă|Dați} întâi pe o pagină ce e cel mai probabil să cadă, {întreabă-mă|întrebați-mă} apoi câte o singură întrebare și {întoarce-te|întoarceți-vă} la ce am greșit.',
    points: [
      'Întâi: ce e cel mai probabil să cadă, pe o pagină',
      'Apoi: câte o singură întrebare, cu pauză pentru răspunsul meu',
      'După fiecare răspuns: corect sau greșit, cu motivul pe un rând',
      'Puncte slabe: revenire la ce am greșit',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'suggest', 'debug', 'why', 'advice', 'fact', 'question'],
    named:
      '(?!(?:cum|ce|care|este|sunt|pot|scrie|lista|da-mi|fa|compara|tradu|de unde|de ce (?:ne|noi|oamenii|animalele|pasarile|cainii|pisicile)) )(?:de ce )?[^:=(){}?]{2,70}\\b(?:nu (?:mai )?(?:merge|functioneaza|porneste|incarca|se incarca|se deschide|se conecteaza|se inchide|incalzeste|raceste|scurge|centrifugheaza|raspunde|se aprinde|trage|inghite|evacueaza|creste|infloreste)|scoate (?:zgomot|fum)\\p{L}*|face zgomot|miroase (?:urat|a \\p{L}+)|curge|picura|se blocheaza|se inchide singur\\p{L}*|da eroare|eroare \\d+|se incinge|s-a (?:blocat|stricat|infundat|oprit)|infundat\\p{L}*|merge (?:greu|incet)|se misca (?:greu|incet)|palpaie|vibreaza|se usuca|se ingalbenes\\p{L}*|frunze(?:le)? (?:galbene|uscate|maro))(?: (?:ce fac|ce sa fac|de ce|ajutor|ce pot face|deloc|bine))*[^:=(){}?]{0,40}$',
    sharp:
      '{Dă|Dați} cauzele probabile în ordine, fiecare cu o verificare rapidă și cu ce e de făcut dacă asta e, și {spune|spuneți} ce urmează dacă niciuna nu se potrivește.',
    points: [
      'Cauze: cea mai probabilă la început',
      'La fiecare: o verificare rapidă și ce e de făcut dacă asta e',
      'Ordine: întâi ce e fără risc și nu costă nimic',
      'Dacă nu ajută: ce verific sau notez mai departe și unde întreb',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'unknown', 'suggest', 'advice', 'question'],
    named:
      '(?!.*[:\\n])(?!.*(?<!\\p{L})(?:unde|cu ce|cum(?! (?:ar trebui|trebuie))|ce fraze|care|cat|cate|cata|recomanda\\p{L}*|scrie|scrie-\\p{L}+|redacteaza|sfaturi|da-mi|lista|esti (?:un|avocat|medic|psiholog|expert)) [^?]{0,60}(?:pot|poate|poti|trebuie|ar trebui|voie)(?!\\p{L}))(?!.*(?:durere|dureri|doare|febra|varsa|vomit|sange|ameteal|eruptie|tuse|bolnav|diaree|umflat|respir|inima|insarcinat|pastil|mananca de))(?!(?:scrie|fa|da-mi|lista|ajuta|explica|te rog|tradu|rezuma) )[^?]{8,130}[ ,](?:(?:pot|am voie|trebuie|ar trebui|am dreptul) (?:sa )?[^?]{2,60}|(?:are voie|are dreptul|poate) (?:sa )?[^?]{2,50}|ce (?:sa )?fac(?: acum)?|ce (?:pot|ar trebui|trebuie) (?:sa )?fac.{0,20}|(?:e|este) (?:normal|ok|in regula|legal|grav|periculos|corect)|ce drepturi am.{0,30})\\??$',
    sharp:
      '{Răspunde|Răspundeți} din prima propoziție, {spune|spuneți} de ce, ce e de făcut întâi și ce din cazul meu ar schimba răspunsul.',
    points: [
      'Răspuns: în prima propoziție',
      'De ce: motivul care cântărește cel mai mult',
      'Întâi: ce e de făcut',
      'Depinde: ce din cazul meu ar schimba răspunsul',
    ],
  },
  {
    asked: true,
    over: ['fact', 'question', 'recommend', 'suggest', 'plain', 'small', 'decide'],
    named:
      '(?:ce|care(?: e| este)?)(?: (?:tip|fel|model) de)? (?!(?:ora|zi|data|luna|an|varsta|culoare are|acte|documente|hartii|masuri|reguli|pasi|drepturi|conditii|formulare?|intrebari|cheltuieli|taxe|greseli|cuvinte|temperatura|e|este|sunt|inseamna|face|are|sa|se|mai|ar|am|as)(?![\\p{L}]))(?:\\p{L}+ ){0,2}?\\p{L}+ (?:(?:pentru|pt|ptr|pnt) (?:un|o|incepatori|copii|mine|casa|gaming|birou)|sa (?:aleg|iau|cumpar|imi iau|imi cumpar|folosesc|invat|adopt|plantez|recomanzi)|(?:imi )?recomanzi|merita (?:cumparat|luat)\\p{L}*|se potriveste)(?![\\p{L}])',
    sharp:
      '{Numește|Numiți} prima alegere cu motivele care decid, apoi una sau două alternative și când ar fi mai bune, și {spune|spuneți} ce amănunt al cazului meu ar putea schimba asta.',
    points: [
      'Prima alegere: una, pe primul rând',
      'Motive: cele care decid în acest caz',
      'Alternative: una sau două și când sunt mai bune',
      'Rezervă: ce amănunt al cazului meu ar putea schimba asta',
    ],
  },
  {
    asked: true,
    over: ['plain', 'small'],
    named:
      '(?!(?:\\p{L}*haha\\p{L}*|tare|super|bravo|buna|salut|noapte|seara|ziua|bine|mersi|multumesc|merci|gata|inca|mai|poti|pot|spune|zi|hai|test|capitala)(?![\\p{L}]))\\p{L}{4,}(?: \\p{L}{4,})?[\\s.!?]*$',
    sharp:
      '{Spune|Spuneți} într-o propoziție ce este, {dă|dați} apoi cele patru sau cinci părți care contează cel mai mult, fiecare cu un exemplu, și {întreabă-mă|întrebați-mă} pe care vreau să o aprofundez.',
    points: [
      'Întâi: ce este, într-o propoziție',
      'Părți: cele patru sau cinci care contează, fiecare cu un exemplu',
      'Folos: unde se întâlnește',
      'Final: o întrebare despre ce vreau să aprofundez',
    ],
  },
];
