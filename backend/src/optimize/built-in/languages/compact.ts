/**
 * A smaller wording for further languages: what fits every question, and what fits every other request. Each array
 * holds what the answer has to meet, or the steps towards it, in order.
 */
export interface CompactTable {
  /** Words that open a question, as alternatives of a pattern: many people leave the question mark out. */
  asks: string;
  task: string;
  question: string;
  requirements: string;
  sharpQuestion: string;
  sharpRequest: string;
  bulletsQuestion: readonly [string, string, string, string];
  bulletsRequest: readonly [string, string, string, string];
  order: string;
  orderQuestion: readonly [string, string, string];
  orderRequest: readonly [string, string, string];
}

const TABLES = {
  nl: {
    asks: 'wat|wie|waar|waarom|wanneer|hoe|hoeveel|welke?|kan|kun|kunt|is|zijn|heeft|moet|mag',
    task: 'Taak:',
    question: 'Vraag:',
    requirements: 'Eisen:',
    sharpQuestion: 'Geef eerst een direct antwoord en daarna de redenen en een concreet voorbeeld.',
    sharpRequest:
      'Wees concreet, houd je aan elk punt van het verzoek en zeg wat je aanneemt als er iets belangrijks ontbreekt.',
    bulletsQuestion: [
      'Antwoord: in de eerste zin, zonder inleiding',
      'Onderbouwing: de feiten erachter, elk in één zin',
      'Voorbeeld: één concreet geval uit het echte leven',
      'Zekerheid: eerlijk zeggen wat onbekend of omstreden is',
    ],
    bulletsRequest: [
      'Inhoud: precies wat gevraagd is; wat ontbreekt tussen [haakjes]',
      'Details: concreet in plaats van algemeen',
      'Stijl: zonder inleiding en zonder vulling',
      'Volledigheid: elk deel van het verzoek',
    ],
    order: 'Werk in deze volgorde:',
    orderQuestion: [
      'Zeg hoe je de vraag opvat als ze meer dan één betekenis heeft.',
      'Antwoord in één zin en geef daarna de redenen.',
      'Zeg waar je niet zeker van bent en wat het antwoord zou veranderen.',
    ],
    orderRequest: [
      'Zeg in één zin hoe je de taak begrijpt.',
      'Stel hoogstens 3 vragen als er iets beslissends ontbreekt, en wacht op mijn antwoord.',
      'Voer anders de taak uit en noem je aannames.',
    ],
  },
  pl: {
    asks: 'co|kto|kogo|gdzie|dlaczego|czemu|kiedy|jak|jaki|jaka|jakie|ile|czy|który|która|które',
    task: 'Zadanie:',
    question: 'Pytanie:',
    requirements: 'Wymagania:',
    sharpQuestion: 'Najpierw odpowiedz wprost, a potem podaj powody i jeden konkretny przykład.',
    sharpRequest:
      'Pisz konkretnie, uwzględnij każdy punkt prośby, a jeśli brakuje czegoś ważnego, powiedz, co zakładasz.',
    bulletsQuestion: [
      'Odpowiedź: w pierwszym zdaniu, bez wstępu',
      'Uzasadnienie: fakty, na których się opiera, po jednym zdaniu',
      'Przykład: jeden konkretny przypadek z życia',
      'Pewność: otwarcie powiedzieć, co jest nieznane lub sporne',
    ],
    bulletsRequest: [
      'Treść: dokładnie to, o co proszę; braki w [nawiasach]',
      'Szczegóły: konkretne zamiast ogólników',
      'Styl: bez wstępu i bez zbędnych słów',
      'Kompletność: każda część prośby',
    ],
    order: 'Pracuj w tej kolejności:',
    orderQuestion: [
      'Powiedz, jak rozumiesz pytanie, jeśli można je odczytać na kilka sposobów.',
      'Odpowiedz jednym zdaniem, a potem podaj powody.',
      'Powiedz, czego nie jesteś pewien i co zmieniłoby odpowiedź.',
    ],
    orderRequest: [
      'Powiedz jednym zdaniem, jak rozumiesz zadanie.',
      'Jeśli brakuje czegoś istotnego, zadaj najwyżej 3 pytania i poczekaj na odpowiedź.',
      'W przeciwnym razie wykonaj zadanie i wymień przyjęte założenia.',
    ],
  },
  ru: {
    asks: 'что|кто|где|почему|зачем|когда|как|какой|какая|какие|каков|сколько|чем|можно ли|куда|откуда',
    task: 'Задача:',
    question: 'Вопрос:',
    requirements: 'Требования:',
    sharpQuestion: 'Сначала дай прямой ответ, затем причины и один конкретный пример.',
    sharpRequest: 'Пиши конкретно, учти каждый пункт просьбы, а если не хватает важного, скажи, что ты предполагаешь.',
    bulletsQuestion: [
      'Ответ: в первом предложении, без вступления',
      'Обоснование: факты, на которых он держится, по одному предложению',
      'Пример: один конкретный случай из жизни',
      'Уверенность: прямо сказать, что неизвестно или спорно',
    ],
    bulletsRequest: [
      'Содержание: именно то, о чём прошу; недостающее в [скобках]',
      'Детали: конкретные вместо общих слов',
      'Стиль: без вступления и без воды',
      'Полнота: каждая часть просьбы',
    ],
    order: 'Работай в таком порядке:',
    orderQuestion: [
      'Скажи, как ты понимаешь вопрос, если его можно понять по-разному.',
      'Ответь одним предложением, затем приведи причины.',
      'Скажи, в чём нет уверенности и что изменило бы ответ.',
    ],
    orderRequest: [
      'Скажи одним предложением, как ты понимаешь задачу.',
      'Если не хватает чего-то решающего, задай не больше 3 вопросов и дождись моего ответа.',
      'Иначе выполни задачу и перечисли свои допущения.',
    ],
  },
  uk: {
    asks: 'що|хто|де|чому|навіщо|коли|як|який|яка|які|скільки|чим|чи|куди|звідки',
    task: 'Завдання:',
    question: 'Запитання:',
    requirements: 'Вимоги:',
    sharpQuestion: 'Спочатку дай пряму відповідь, потім причини й один конкретний приклад.',
    sharpRequest: 'Пиши конкретно, врахуй кожен пункт прохання, а якщо бракує важливого, скажи, що ти припускаєш.',
    bulletsQuestion: [
      'Відповідь: у першому реченні, без вступу',
      'Обґрунтування: факти, на яких вона тримається, по одному реченню',
      'Приклад: один конкретний випадок із життя',
      'Певність: прямо сказати, що невідомо або спірно',
    ],
    bulletsRequest: [
      'Зміст: саме те, про що прошу; чого бракує, у [дужках]',
      'Деталі: конкретні замість загальних слів',
      'Стиль: без вступу й без зайвих слів',
      'Повнота: кожна частина прохання',
    ],
    order: 'Працюй у такому порядку:',
    orderQuestion: [
      'Скажи, як ти розумієш запитання, якщо його можна зрозуміти по-різному.',
      'Дай відповідь одним реченням, потім наведи причини.',
      'Скажи, у чому немає певності й що змінило б відповідь.',
    ],
    orderRequest: [
      'Скажи одним реченням, як ти розумієш завдання.',
      'Якщо бракує чогось вирішального, постав не більше 3 запитань і дочекайся моєї відповіді.',
      'Інакше виконай завдання й перелічи свої припущення.',
    ],
  },
  tr: {
    asks: 'ne|neden|niçin|niye|nasıl|nerede|kim|kaç|hangi',
    task: 'Görev:',
    question: 'Soru:',
    requirements: 'Gereksinimler:',
    sharpQuestion: 'Önce doğrudan yanıt ver, sonra nedenlerini ve somut bir örneği yaz.',
    sharpRequest: 'Somut ol, isteğin her noktasını karşıla ve önemli bir şey eksikse neyi varsaydığını söyle.',
    bulletsQuestion: [
      'Yanıt: giriş yapmadan, ilk cümlede',
      'Dayanak: yanıtı destekleyen bilgiler, her biri bir cümle',
      'Örnek: gerçek hayattan somut bir durum',
      'Kesinlik: bilinmeyeni ya da tartışmalı olanı açıkça söyle',
    ],
    bulletsRequest: [
      'İçerik: tam olarak istenen; eksikler [köşeli ayraç] içinde',
      'Ayrıntılar: genel sözler yerine somut',
      'Üslup: giriş ve dolgu olmadan',
      'Eksiksizlik: isteğin her bölümü',
    ],
    order: 'Şu sırayla ilerle:',
    orderQuestion: [
      'Soru birden çok anlama geliyorsa nasıl anladığını söyle.',
      'Tek cümleyle yanıt ver, sonra nedenlerini yaz.',
      'Emin olmadığın noktaları ve yanıtı neyin değiştireceğini söyle.',
    ],
    orderRequest: [
      'Görevi nasıl anladığını tek cümleyle söyle.',
      'Belirleyici bir şey eksikse en fazla 3 soru sor ve yanıtımı bekle.',
      'Eksik yoksa görevi yap ve varsayımlarını sırala.',
    ],
  },
  ko: {
    asks: '왜|어떻게|무엇|뭐|누가|누구|언제|어디|얼마|몇',
    task: '과제:',
    question: '질문:',
    requirements: '요구 사항:',
    sharpQuestion: '먼저 바로 답하고, 이어서 이유와 구체적인 예를 하나 들어 주세요.',
    sharpRequest: '구체적으로 쓰고, 요청한 모든 점을 다루며, 중요한 것이 빠져 있으면 무엇을 가정했는지 밝혀 주세요.',
    bulletsQuestion: [
      '답: 서론 없이 첫 문장에',
      '근거: 답을 뒷받침하는 사실을 한 문장씩',
      '예: 실제 생활의 구체적인 사례 하나',
      '확실성: 모르거나 논란이 있는 점은 분명히 밝히기',
    ],
    bulletsRequest: [
      '내용: 요청한 것만 정확히, 빠진 것은 [대괄호]로 표시',
      '세부: 일반적인 말 대신 구체적으로',
      '문체: 서론과 군더더기 없이',
      '완성도: 요청의 모든 부분을 빠짐없이',
    ],
    order: '다음 순서로 진행해 주세요:',
    orderQuestion: [
      '질문이 여러 뜻으로 읽히면 어떻게 이해했는지 밝혀 주세요.',
      '한 문장으로 답하고, 이어서 이유를 설명해 주세요.',
      '확실하지 않은 점과 답을 바꿀 수 있는 점을 말해 주세요.',
    ],
    orderRequest: [
      '과제를 어떻게 이해했는지 한 문장으로 말해 주세요.',
      '결정적인 것이 빠져 있으면 최대 3개까지 질문하고 제 답을 기다려 주세요.',
      '그렇지 않으면 바로 수행하고, 가정한 것을 적어 주세요.',
    ],
  },
  hi: {
    asks: 'क्या|क्यों|कैसे|कब|कहाँ|कहां|कौन|कितने|कितना|कितनी',
    task: 'कार्य:',
    question: 'प्रश्न:',
    requirements: 'अपेक्षाएँ:',
    sharpQuestion: 'पहले सीधा उत्तर दें, फिर उसके कारण और एक ठोस उदाहरण दें।',
    sharpRequest: 'ठोस बात लिखें, अनुरोध की हर बात पूरी करें, और कुछ ज़रूरी छूटा हो तो बताएँ कि आपने क्या मान लिया।',
    bulletsQuestion: [
      'उत्तर: बिना भूमिका के, पहले वाक्य में',
      'आधार: उत्तर को सहारा देने वाले तथ्य, हर एक एक वाक्य में',
      'उदाहरण: असल जीवन का एक ठोस मामला',
      'निश्चितता: जो अज्ञात या विवादित है, उसे साफ़ बताएँ',
    ],
    bulletsRequest: [
      'सामग्री: ठीक वही जो माँगा गया है; जो छूटा है वह [कोष्ठक] में',
      'विवरण: सामान्य बातों की जगह ठोस',
      'शैली: बिना भूमिका और बिना भराव के',
      'पूर्णता: अनुरोध का हर हिस्सा',
    ],
    order: 'इस क्रम में काम करें:',
    orderQuestion: [
      'यदि प्रश्न के एक से अधिक अर्थ हों, तो बताएँ कि आपने क्या समझा।',
      'एक वाक्य में उत्तर दें, फिर कारण बताएँ।',
      'बताएँ कि किस बात का भरोसा नहीं है और उत्तर किससे बदल सकता है।',
    ],
    orderRequest: [
      'एक वाक्य में बताएँ कि आपने कार्य को कैसे समझा।',
      'कुछ निर्णायक छूटा हो तो अधिक से अधिक 3 प्रश्न पूछें और मेरे उत्तर की प्रतीक्षा करें।',
      'अन्यथा कार्य करें और अपनी मान्यताएँ लिखें।',
    ],
  },
  sv: {
    asks: 'vad|vem|var|varför|när|hur|vilken|vilket|vilka|kan|är|har|ska|bör|måste',
    task: 'Uppgift:',
    question: 'Fråga:',
    requirements: 'Krav:',
    sharpQuestion: 'Ge först ett rakt svar och sedan skälen och ett konkret exempel.',
    sharpRequest: 'Var konkret, ta med varje punkt i önskemålet och säg vad du antar om något viktigt saknas.',
    bulletsQuestion: [
      'Svar: i första meningen, utan inledning',
      'Stöd: de fakta det bygger på, en mening var',
      'Exempel: ett konkret fall ur verkligheten',
      'Säkerhet: säg öppet vad som är okänt eller omstritt',
    ],
    bulletsRequest: [
      'Innehåll: precis det jag ber om; det som saknas inom [parentes]',
      'Detaljer: konkreta i stället för allmänna',
      'Stil: utan inledning och utan utfyllnad',
      'Fullständighet: varje del av önskemålet',
    ],
    order: 'Arbeta i den här ordningen:',
    orderQuestion: [
      'Säg hur du uppfattar frågan om den kan förstås på flera sätt.',
      'Svara i en mening och ge sedan skälen.',
      'Säg vad du är osäker på och vad som skulle ändra svaret.',
    ],
    orderRequest: [
      'Säg i en mening hur du förstår uppgiften.',
      'Ställ högst 3 frågor om något avgörande saknas, och vänta på mitt svar.',
      'Utför annars uppgiften och räkna upp dina antaganden.',
    ],
  },
  da: {
    asks: 'hvad|hvem|hvor|hvorfor|hvornår|hvordan|hvilken|hvilket|hvilke|kan|er|har|skal|bør|må',
    task: 'Opgave:',
    question: 'Spørgsmål:',
    requirements: 'Krav:',
    sharpQuestion: 'Giv først et direkte svar og derefter begrundelserne og et konkret eksempel.',
    sharpRequest: 'Vær konkret, få hvert punkt i ønsket med, og sig, hvad du antager, hvis noget vigtigt mangler.',
    bulletsQuestion: [
      'Svar: i første sætning, uden indledning',
      'Støtte: de fakta, det bygger på, én sætning hver',
      'Eksempel: ét konkret tilfælde fra virkeligheden',
      'Sikkerhed: sig åbent, hvad der er ukendt eller omstridt',
    ],
    bulletsRequest: [
      'Indhold: præcis det, jeg beder om; det manglende i [parentes]',
      'Detaljer: konkrete i stedet for generelle',
      'Stil: uden indledning og uden fyld',
      'Fuldstændighed: hver del af ønsket',
    ],
    order: 'Arbejd i denne rækkefølge:',
    orderQuestion: [
      'Sig, hvordan du opfatter spørgsmålet, hvis det kan forstås på flere måder.',
      'Svar i én sætning, og giv derefter begrundelserne.',
      'Sig, hvad du er usikker på, og hvad der ville ændre svaret.',
    ],
    orderRequest: [
      'Sig i én sætning, hvordan du forstår opgaven.',
      'Stil højst 3 spørgsmål, hvis noget afgørende mangler, og vent på mit svar.',
      'Løs ellers opgaven, og nævn dine antagelser.',
    ],
  },
  no: {
    asks: 'hva|hvem|hvor|hvorfor|når|hvordan|hvilken|hvilket|hvilke|kan|er|har|skal|bør|må',
    task: 'Oppgave:',
    question: 'Spørsmål:',
    requirements: 'Krav:',
    sharpQuestion: 'Gi først et direkte svar og deretter begrunnelsene og et konkret eksempel.',
    sharpRequest: 'Vær konkret, ta med hvert punkt i ønsket, og si hva du antar hvis noe viktig mangler.',
    bulletsQuestion: [
      'Svar: i første setning, uten innledning',
      'Støtte: faktaene det bygger på, én setning hver',
      'Eksempel: ett konkret tilfelle fra virkeligheten',
      'Sikkerhet: si åpent hva som er ukjent eller omstridt',
    ],
    bulletsRequest: [
      'Innhold: nøyaktig det jeg ber om; det som mangler, i [parentes]',
      'Detaljer: konkrete i stedet for generelle',
      'Stil: uten innledning og uten fyll',
      'Fullstendighet: hver del av ønsket',
    ],
    order: 'Arbeid i denne rekkefølgen:',
    orderQuestion: [
      'Si hvordan du oppfatter spørsmålet hvis det kan forstås på flere måter.',
      'Svar i én setning, og gi deretter begrunnelsene.',
      'Si hva du er usikker på, og hva som ville endret svaret.',
    ],
    orderRequest: [
      'Si i én setning hvordan du forstår oppgaven.',
      'Still høyst 3 spørsmål hvis noe avgjørende mangler, og vent på svaret mitt.',
      'Løs ellers oppgaven, og nevn antakelsene dine.',
    ],
  },
  fi: {
    asks: 'mikä|mitä|kuka|missä|miksi|milloin|miten|kuinka|montako|mitkä|onko|voiko|voinko|pitääkö',
    task: 'Tehtävä:',
    question: 'Kysymys:',
    requirements: 'Vaatimukset:',
    sharpQuestion: 'Vastaa ensin suoraan ja anna sitten perustelut ja yksi konkreettinen esimerkki.',
    sharpRequest:
      'Ole konkreettinen, ota huomioon pyynnön jokainen kohta ja kerro, mitä oletat, jos jotain tärkeää puuttuu.',
    bulletsQuestion: [
      'Vastaus: ensimmäisessä virkkeessä, ilman johdantoa',
      'Perusteet: vastauksen taustalla olevat tosiasiat, yksi virke kustakin',
      'Esimerkki: yksi konkreettinen tapaus elävästä elämästä',
      'Varmuus: kerro avoimesti, mikä on epäselvää tai kiistanalaista',
    ],
    bulletsRequest: [
      'Sisältö: täsmälleen se, mitä pyydän; puuttuva [hakasulkeissa]',
      'Yksityiskohdat: konkreettisia yleisyyksien sijaan',
      'Tyyli: ilman johdantoa ja täytettä',
      'Kattavuus: pyynnön jokainen osa',
    ],
    order: 'Etene tässä järjestyksessä:',
    orderQuestion: [
      'Kerro, miten ymmärrät kysymyksen, jos sen voi tulkita monella tavalla.',
      'Vastaa yhdellä virkkeellä ja anna sitten perustelut.',
      'Kerro, mistä et ole varma ja mikä muuttaisi vastausta.',
    ],
    orderRequest: [
      'Kerro yhdellä virkkeellä, miten ymmärrät tehtävän.',
      'Jos jotain ratkaisevaa puuttuu, esitä enintään 3 kysymystä ja odota vastaustani.',
      'Muuten tee tehtävä ja luettele oletuksesi.',
    ],
  },
  cs: {
    asks: 'co|kdo|kde|proč|kdy|jak|jaký|jaká|jaké|kolik|který|která|které|čím|kam',
    task: 'Úkol:',
    question: 'Otázka:',
    requirements: 'Požadavky:',
    sharpQuestion: 'Nejprve odpověz přímo, potom uveď důvody a jeden konkrétní příklad.',
    sharpRequest: 'Buď konkrétní, dodrž každý bod požadavku, a pokud chybí něco důležitého, řekni, co předpokládáš.',
    bulletsQuestion: [
      'Odpověď: v první větě, bez úvodu',
      'Zdůvodnění: fakta, o která se opírá, každé jednou větou',
      'Příklad: jeden konkrétní případ ze života',
      'Jistota: otevřeně říct, co je neznámé nebo sporné',
    ],
    bulletsRequest: [
      'Obsah: přesně to, o co žádám; co chybí, v [závorkách]',
      'Podrobnosti: konkrétní místo obecných',
      'Styl: bez úvodu a bez vaty',
      'Úplnost: každá část žádosti',
    ],
    order: 'Postupuj v tomto pořadí:',
    orderQuestion: [
      'Řekni, jak otázku chápeš, pokud ji lze vyložit více způsoby.',
      'Odpověz jednou větou a potom uveď důvody.',
      'Řekni, čím si nejsi jistý a co by odpověď změnilo.',
    ],
    orderRequest: [
      'Řekni jednou větou, jak úkolu rozumíš.',
      'Pokud chybí něco rozhodujícího, polož nejvýše 3 otázky a počkej na mou odpověď.',
      'Jinak úkol splň a vyjmenuj své předpoklady.',
    ],
  },
  hu: {
    asks: 'mi|mit|ki|hol|miért|mikor|hogyan|hogy lehet|milyen|mennyi|hány|melyik',
    task: 'Feladat:',
    question: 'Kérdés:',
    requirements: 'Követelmények:',
    sharpQuestion: 'Először válaszolj egyenesen, aztán add meg az okokat és egy konkrét példát.',
    sharpRequest:
      'Légy konkrét, térj ki a kérés minden pontjára, és ha valami fontos hiányzik, mondd meg, mit feltételezel.',
    bulletsQuestion: [
      'Válasz: az első mondatban, bevezetés nélkül',
      'Alátámasztás: a mögötte álló tények, egy-egy mondatban',
      'Példa: egy konkrét eset az életből',
      'Bizonyosság: nyíltan megmondani, mi ismeretlen vagy vitatott',
    ],
    bulletsRequest: [
      'Tartalom: pontosan az, amit kérek; ami hiányzik, [zárójelben]',
      'Részletek: konkrétak az általánosságok helyett',
      'Stílus: bevezetés és töltelék nélkül',
      'Teljesség: a kérés minden része',
    ],
    order: 'Ebben a sorrendben haladj:',
    orderQuestion: [
      'Mondd meg, hogyan érted a kérdést, ha többféleképpen is érthető.',
      'Válaszolj egy mondatban, aztán add meg az okokat.',
      'Mondd meg, miben nem vagy biztos, és mi változtatná meg a választ.',
    ],
    orderRequest: [
      'Mondd meg egy mondatban, hogyan érted a feladatot.',
      'Ha valami döntő hiányzik, tegyél fel legfeljebb 3 kérdést, és várd meg a válaszomat.',
      'Különben végezd el a feladatot, és sorold fel a feltevéseidet.',
    ],
  },
  el: {
    asks: 'τι|ποιος|ποια|ποιο|πού|που|γιατί|γιατι|πότε|ποτε|πώς|πως|πόσο|πόσα|πόσοι',
    task: 'Εργασία:',
    question: 'Ερώτηση:',
    requirements: 'Απαιτήσεις:',
    sharpQuestion: 'Απάντησε πρώτα άμεσα και έπειτα δώσε τους λόγους και ένα συγκεκριμένο παράδειγμα.',
    sharpRequest:
      'Να είσαι συγκεκριμένος, κάλυψε κάθε σημείο του αιτήματος και, αν λείπει κάτι σημαντικό, πες τι υποθέτεις.',
    bulletsQuestion: [
      'Απάντηση: στην πρώτη πρόταση, χωρίς εισαγωγή',
      'Στήριξη: τα γεγονότα στα οποία βασίζεται, μία πρόταση το καθένα',
      'Παράδειγμα: μία συγκεκριμένη περίπτωση από τη ζωή',
      'Βεβαιότητα: να λέγεται ανοιχτά τι είναι άγνωστο ή αμφισβητείται',
    ],
    bulletsRequest: [
      'Περιεχόμενο: ακριβώς αυτό που ζητώ· ό,τι λείπει σε [αγκύλες]',
      'Λεπτομέρειες: συγκεκριμένες αντί για γενικές',
      'Ύφος: χωρίς εισαγωγή και χωρίς περιττά',
      'Πληρότητα: κάθε μέρος του αιτήματος',
    ],
    order: 'Δούλεψε με αυτή τη σειρά:',
    orderQuestion: [
      'Πες πώς καταλαβαίνεις την ερώτηση, αν μπορεί να διαβαστεί με πολλούς τρόπους.',
      'Απάντησε με μία πρόταση και έπειτα δώσε τους λόγους.',
      'Πες για τι δεν είσαι βέβαιος και τι θα άλλαζε την απάντηση.',
    ],
    orderRequest: [
      'Πες με μία πρόταση πώς καταλαβαίνεις την εργασία.',
      'Αν λείπει κάτι καθοριστικό, κάνε το πολύ 3 ερωτήσεις και περίμενε την απάντησή μου.',
      'Διαφορετικά κάνε την εργασία και γράψε τις υποθέσεις σου.',
    ],
  },
  he: {
    asks: 'מה|מי|איפה|למה|מדוע|מתי|איך|כיצד|כמה|איזה|איזו|האם',
    task: 'משימה:',
    question: 'שאלה:',
    requirements: 'דרישות:',
    sharpQuestion: 'ענה קודם תשובה ישירה, ואחר כך הבא את הסיבות ודוגמה מוחשית אחת.',
    sharpRequest: 'כתוב באופן מוחשי, התייחס לכל סעיף בבקשה, ואם חסר משהו חשוב, אמור מה הנחת.',
    bulletsQuestion: [
      'תשובה: במשפט הראשון, בלי הקדמה',
      'ביסוס: העובדות שעליהן היא נשענת, משפט לכל אחת',
      'דוגמה: מקרה מוחשי אחד מהחיים',
      'ודאות: לומר בגלוי מה לא ידוע או שנוי במחלוקת',
    ],
    bulletsRequest: [
      'תוכן: בדיוק מה שביקשתי; מה שחסר ב[סוגריים]',
      'פרטים: מוחשיים במקום כלליים',
      'סגנון: בלי הקדמה ובלי מילוי',
      'שלמות: כל חלק של הבקשה',
    ],
    order: 'עבוד לפי הסדר הזה:',
    orderQuestion: [
      'אמור איך הבנת את השאלה אם אפשר להבין אותה בכמה דרכים.',
      'ענה במשפט אחד, ואחר כך הבא את הסיבות.',
      'אמור במה אינך בטוח ומה היה משנה את התשובה.',
    ],
    orderRequest: [
      'אמור במשפט אחד איך הבנת את המשימה.',
      'אם חסר משהו מכריע, שאל לכל היותר 3 שאלות וחכה לתשובתי.',
      'אחרת בצע את המשימה ופרט את ההנחות שלך.',
    ],
  },
  vi: {
    asks: 'tại sao|vì sao|làm thế nào|làm sao|cái gì|ai là|ở đâu|khi nào|bao nhiêu|có phải',
    task: 'Nhiệm vụ:',
    question: 'Câu hỏi:',
    requirements: 'Yêu cầu:',
    sharpQuestion: 'Trước hết hãy trả lời thẳng, sau đó nêu lý do và một ví dụ cụ thể.',
    sharpRequest:
      'Hãy viết cụ thể, đáp ứng từng điểm của yêu cầu, và nếu thiếu điều quan trọng thì nói rõ bạn giả định gì.',
    bulletsQuestion: [
      'Câu trả lời: ngay trong câu đầu tiên, không mở đầu dài dòng',
      'Cơ sở: những sự thật làm chỗ dựa, mỗi điều một câu',
      'Ví dụ: một trường hợp cụ thể trong đời sống',
      'Độ chắc chắn: nói rõ điều gì chưa biết hoặc còn tranh cãi',
    ],
    bulletsRequest: [
      'Nội dung: đúng những gì được yêu cầu; phần thiếu để trong [ngoặc vuông]',
      'Chi tiết: cụ thể thay vì chung chung',
      'Văn phong: không mở đầu dài dòng, không lời thừa',
      'Đầy đủ: đáp ứng mọi phần của yêu cầu',
    ],
    order: 'Hãy làm theo thứ tự này:',
    orderQuestion: [
      'Nếu câu hỏi có thể hiểu theo nhiều cách, hãy nói bạn hiểu thế nào.',
      'Trả lời trong một câu, sau đó nêu lý do.',
      'Nói rõ điều gì chưa chắc chắn và điều gì sẽ làm câu trả lời thay đổi.',
    ],
    orderRequest: [
      'Nói trong một câu bạn hiểu nhiệm vụ như thế nào.',
      'Nếu thiếu điều quyết định, hãy hỏi tối đa 3 câu và chờ tôi trả lời.',
      'Nếu không thì thực hiện nhiệm vụ và liệt kê các giả định của bạn.',
    ],
  },
  th: {
    asks: 'ทำไม|อย่างไร|ยังไง|อะไร|ใคร|ที่ไหน|เมื่อไหร่|เท่าไหร่|กี่',
    task: 'งาน:',
    question: 'คำถาม:',
    requirements: 'ข้อกำหนด:',
    sharpQuestion: 'ตอบตรง ๆ ก่อน แล้วจึงบอกเหตุผลพร้อมตัวอย่างที่ชัดเจนหนึ่งตัวอย่าง',
    sharpRequest: 'เขียนให้ชัดเจน ทำให้ครบทุกข้อที่ขอ และถ้าขาดสิ่งสำคัญให้บอกว่าสมมติอะไรไว้',
    bulletsQuestion: [
      'คำตอบ: อยู่ในประโยคแรก ไม่ต้องเกริ่น',
      'ข้อสนับสนุน: ข้อเท็จจริงที่ใช้อ้างอิง ข้อละหนึ่งประโยค',
      'ตัวอย่าง: กรณีจริงที่ชัดเจนหนึ่งกรณี',
      'ความแน่ใจ: บอกตรง ๆ ว่าอะไรยังไม่รู้หรือยังถกเถียงกัน',
    ],
    bulletsRequest: [
      'เนื้อหา: ตรงตามที่ขอ สิ่งที่ขาดให้ใส่ใน [วงเล็บ]',
      'รายละเอียด: ชัดเจน ไม่กล่าวลอย ๆ',
      'สำนวน: ไม่ต้องเกริ่นและไม่ใช้คำฟุ่มเฟือย',
      'ความครบถ้วน: ตอบทุกส่วนของคำขอ',
    ],
    order: 'ทำตามลำดับนี้:',
    orderQuestion: [
      'ถ้าคำถามเข้าใจได้หลายแบบ ให้บอกว่าเข้าใจแบบใด',
      'ตอบในหนึ่งประโยค แล้วจึงบอกเหตุผล',
      'บอกว่าส่วนใดยังไม่แน่ใจ และอะไรจะทำให้คำตอบเปลี่ยนไป',
    ],
    orderRequest: [
      'บอกในหนึ่งประโยคว่าเข้าใจงานนี้อย่างไร',
      'ถ้าขาดสิ่งที่ตัดสินผล ให้ถามไม่เกิน 3 ข้อแล้วรอคำตอบ',
      'ถ้าไม่ขาดอะไร ให้ลงมือทำและระบุข้อสมมติที่ใช้',
    ],
  },
  fa: {
    asks: 'چه|چرا|چگونه|چطور|کی|کجا|چند|آیا|کدام|چیست',
    task: 'کار:',
    question: 'پرسش:',
    requirements: 'خواسته‌ها:',
    sharpQuestion: 'نخست پاسخ مستقیم بده و سپس دلیل‌ها و یک نمونهٔ مشخص را بیاور.',
    sharpRequest: 'مشخص بنویس، به هر بخش از درخواست بپرداز و اگر چیز مهمی کم است بگو چه فرضی گذاشته‌ای.',
    bulletsQuestion: [
      'پاسخ: در جملهٔ نخست، بدون مقدمه',
      'پشتوانه: واقعیت‌هایی که پاسخ بر آن‌ها استوار است، هر کدام در یک جمله',
      'نمونه: یک مورد مشخص از زندگی واقعی',
      'اطمینان: گفتن آشکار آنچه نامعلوم یا مورد اختلاف است',
    ],
    bulletsRequest: [
      'محتوا: دقیقاً همان که خواسته‌ام؛ آنچه کم است در [قلاب]',
      'جزئیات: مشخص به جای کلی',
      'سبک: بدون مقدمه و بدون حشو',
      'کامل بودن: هر بخش از درخواست',
    ],
    order: 'به این ترتیب پیش برو:',
    orderQuestion: [
      'اگر پرسش را می‌توان چند جور فهمید، بگو چه برداشتی کرده‌ای.',
      'در یک جمله پاسخ بده و سپس دلیل‌ها را بیاور.',
      'بگو دربارهٔ چه چیزی مطمئن نیستی و چه چیزی پاسخ را عوض می‌کند.',
    ],
    orderRequest: [
      'در یک جمله بگو کار را چگونه فهمیده‌ای.',
      'اگر چیز تعیین‌کننده‌ای کم است، حداکثر 3 پرسش بپرس و منتظر پاسخ من بمان.',
      'وگرنه کار را انجام بده و فرض‌هایت را فهرست کن.',
    ],
  },
} as const satisfies Record<string, CompactTable>;

/** The smaller wording of a language, if there is one. */
export function compactTableOf(language: string): CompactTable | undefined {
  return Object.hasOwn(TABLES, language) ? TABLES[language as keyof typeof TABLES] : undefined;
}

export const COMPACT_LANGUAGES = Object.keys(TABLES);
