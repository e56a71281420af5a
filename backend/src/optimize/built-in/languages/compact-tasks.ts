/** What people ask for most, where it wants more than the wording that fits every request. */
export type CompactTask = 'text' | 'translate' | 'rewrite' | 'plan' | 'code' | 'ideas';

/** A sentence that says what a good result contains, and two requirements it can be checked against. */
export type CompactWording = readonly [sharp: string, first: string, second: string];

const TASKS: Readonly<Record<string, Readonly<Record<CompactTask, CompactWording>>>> = {
  nl: {
    text: [
      'Schrijf natuurlijk en concreet, gebruik alleen wat hier staat en vermijd clichés.',
      'Feiten: alleen wat hier staat; wat ontbreekt tussen [haakjes]',
      'Toon: natuurlijk, zonder clichés',
    ],
    translate: [
      'Behoud betekenis, toon en opmaak, en geef alleen de vertaling.',
      'Formulering: zoals een moedertaalspreker het zegt',
      'Uitvoer: alleen de vertaling',
    ],
    rewrite: [
      'Behoud de betekenis en elk feit, en geef de hele verbeterde tekst.',
      'Betekenis: ongewijzigd, elk feit behouden',
      'Uitvoer: de hele tekst, daarna een lijst van de wijzigingen',
    ],
    plan: [
      'Geef een realistische volgorde met tijden, en zeg wat te doen als iets niet lukt.',
      'Volgorde: realistisch, met een tijd per onderdeel',
      'Alternatief: één, voor als iets niet lukt',
    ],
    code: [
      'Geef volledige, uitvoerbare code die ook lege en ongeldige invoer aankan, met één voorbeeld.',
      'Code: volledig en uitvoerbaar',
      'Voorbeeld: één aanroep met het resultaat',
    ],
    ideas: [
      'Maak elk idee duidelijk anders en zeg in één zin waarom het werkt.',
      'Ideeën: duidelijk verschillend van elkaar',
      'Elk idee: één zin over waarom het werkt',
    ],
  },
  pl: {
    text: [
      'Pisz naturalnie i konkretnie, korzystaj tylko z podanych informacji i unikaj frazesów.',
      'Fakty: tylko podane tutaj; brakujące w [nawiasach]',
      'Ton: naturalny, bez frazesów',
    ],
    translate: [
      'Zachowaj sens, ton i układ, i podaj tylko tłumaczenie.',
      'Sformułowania: takie, jakich użyłby rodzimy użytkownik języka',
      'Wynik: tylko tłumaczenie',
    ],
    rewrite: [
      'Zachowaj sens i każdy fakt, i podaj cały poprawiony tekst.',
      'Sens: bez zmian, każdy fakt zachowany',
      'Wynik: cały tekst, a po nim lista zmian',
    ],
    plan: [
      'Podaj realistyczną kolejność z czasem na każdą część i powiedz, co zrobić, gdy coś się nie uda.',
      'Kolejność: realistyczna, z czasem na każdą część',
      'Alternatywa: jedna, gdyby coś się nie udało',
    ],
    code: [
      'Podaj kompletny, działający kod, który radzi sobie z pustymi i błędnymi danymi, oraz jeden przykład.',
      'Kod: kompletny i gotowy do uruchomienia',
      'Przykład: jedno wywołanie z wynikiem',
    ],
    ideas: [
      'Niech każdy pomysł wyraźnie się różni; dodaj jedno zdanie, dlaczego się sprawdzi.',
      'Pomysły: wyraźnie różne od siebie',
      'Każdy pomysł: jedno zdanie, dlaczego się sprawdzi',
    ],
  },
  ru: {
    text: [
      'Пиши естественно и конкретно, опирайся только на то, что сказано здесь, и избегай штампов.',
      'Факты: только указанные здесь; недостающее в [скобках]',
      'Тон: естественный, без штампов',
    ],
    translate: [
      'Сохрани смысл, тон и оформление и дай только перевод.',
      'Формулировки: как сказал бы носитель языка',
      'Результат: только перевод',
    ],
    rewrite: [
      'Сохрани смысл и каждый факт и дай весь исправленный текст.',
      'Смысл: без изменений, все факты сохранены',
      'Результат: весь текст, затем список изменений',
    ],
    plan: [
      'Дай реалистичный порядок со временем на каждую часть и скажи, что делать, если что-то не получится.',
      'Порядок: реалистичный, со временем на каждую часть',
      'Запасной вариант: один, если что-то не получится',
    ],
    code: [
      'Дай полный рабочий код, который справляется с пустыми и неверными данными, и один пример вызова.',
      'Код: полный и готовый к запуску',
      'Пример: один вызов с результатом',
    ],
    ideas: [
      'Сделай идеи непохожими друг на друга и одной фразой объясни, почему каждая сработает.',
      'Идеи: явно разные',
      'Каждая идея: одна фраза о том, почему она сработает',
    ],
  },
  uk: {
    text: [
      'Пиши природно й конкретно, спирайся лише на те, що сказано тут, і уникай штампів.',
      'Факти: лише вказані тут; чого бракує, у [дужках]',
      'Тон: природний, без штампів',
    ],
    translate: [
      'Збережи зміст, тон і оформлення та дай лише переклад.',
      'Формулювання: як сказав би носій мови',
      'Результат: лише переклад',
    ],
    rewrite: [
      'Збережи зміст і кожен факт та дай увесь виправлений текст.',
      'Зміст: без змін, усі факти збережено',
      'Результат: увесь текст, потім список змін',
    ],
    plan: [
      'Дай реалістичний порядок із часом на кожну частину й скажи, що робити, якщо щось не вдасться.',
      'Порядок: реалістичний, із часом на кожну частину',
      'Запасний варіант: один, якщо щось не вдасться',
    ],
    code: [
      'Дай повний робочий код, який впорається з порожніми й хибними даними, та один приклад виклику.',
      'Код: повний і готовий до запуску',
      'Приклад: один виклик із результатом',
    ],
    ideas: [
      'Зроби ідеї несхожими одна на одну й одним реченням поясни, чому кожна спрацює.',
      'Ідеї: явно різні',
      'Кожна ідея: одне речення про те, чому вона спрацює',
    ],
  },
  tr: {
    text: [
      'Doğal ve somut yaz, yalnızca burada söylenenleri kullan ve kalıp ifadelerden kaçın.',
      'Bilgiler: yalnızca burada verilenler; eksikler [köşeli ayraç] içinde',
      'Ton: doğal, kalıp ifadeler olmadan',
    ],
    translate: [
      'Anlamı, tonu ve biçimi koru, yalnızca çeviriyi ver.',
      'Anlatım: ana dili konuşan birinin söyleyeceği gibi',
      'Çıktı: yalnızca çeviri',
    ],
    rewrite: [
      'Anlamı ve her bilgiyi koru, düzeltilmiş metnin tamamını ver.',
      'Anlam: değişmeden, her bilgi korunmuş',
      'Çıktı: metnin tamamı, ardından değişikliklerin listesi',
    ],
    plan: [
      'Her bölüm için süre içeren gerçekçi bir sıra ver ve bir şey aksarsa ne yapılacağını söyle.',
      'Sıra: gerçekçi, her bölüm için süreyle',
      'Alternatif: bir şey aksarsa bir seçenek',
    ],
    code: [
      'Boş ve geçersiz girdileri de karşılayan, eksiksiz ve çalışır kod ver; bir örnek ekle.',
      'Kod: eksiksiz ve çalışır',
      'Örnek: sonucuyla birlikte bir çağrı',
    ],
    ideas: [
      'Her fikir diğerlerinden açıkça farklı olsun; neden işe yarayacağını bir cümleyle söyle.',
      'Fikirler: birbirinden açıkça farklı',
      'Her fikir: neden işe yarayacağına dair bir cümle',
    ],
  },
  ko: {
    text: [
      '자연스럽고 구체적으로 쓰고, 여기에 있는 내용만 사용하며, 상투적인 표현은 피해 주세요.',
      '사실: 여기에 있는 것만, 빠진 것은 [대괄호]로 표시',
      '어조: 자연스럽게, 상투적인 표현 없이',
    ],
    translate: [
      '뜻과 어조와 형식을 그대로 살리고, 번역문만 제시해 주세요.',
      '표현: 원어민이 말하듯 자연스럽게',
      '결과: 번역문만',
    ],
    rewrite: [
      '뜻과 모든 사실을 그대로 두고, 고친 글 전체를 제시해 주세요.',
      '뜻: 바꾸지 않고 모든 사실 유지',
      '결과: 글 전체, 그다음 바꾼 점 목록',
    ],
    plan: [
      '부분마다 시간을 넣어 현실적인 순서로 제시하고, 일이 틀어질 때의 대안도 알려 주세요.',
      '순서: 현실적으로, 부분마다 시간 표시',
      '대안: 일이 틀어질 때를 위한 것 하나',
    ],
    code: [
      '빈 입력과 잘못된 입력도 처리하는 완전하고 실행 가능한 코드를 예시 하나와 함께 제시해 주세요.',
      '코드: 완전하고 실행 가능하게',
      '예시: 호출 하나와 그 결과',
    ],
    ideas: [
      '아이디어마다 뚜렷이 다르게 하고, 왜 효과가 있는지 한 문장으로 설명해 주세요.',
      '아이디어: 서로 뚜렷이 다르게',
      '각 아이디어: 왜 효과가 있는지 한 문장',
    ],
  },
  hi: {
    text: [
      'सहज और ठोस ढंग से लिखें, केवल यहाँ दी गई बातों का उपयोग करें और घिसे-पिटे वाक्यों से बचें।',
      'तथ्य: केवल यहाँ दिए गए; जो छूटा है वह [कोष्ठक] में',
      'लहजा: सहज, बिना घिसे-पिटे वाक्यों के',
    ],
    translate: ['अर्थ, लहजा और रूप वैसा ही रखें और केवल अनुवाद दें।', 'शब्द: जैसे मातृभाषी कहते हैं', 'परिणाम: केवल अनुवाद'],
    rewrite: [
      'अर्थ और हर तथ्य वैसा ही रखें और पूरा सुधारा हुआ पाठ दें।',
      'अर्थ: अपरिवर्तित, हर तथ्य सुरक्षित',
      'परिणाम: पूरा पाठ, फिर बदलावों की सूची',
    ],
    plan: [
      'हर हिस्से के समय के साथ व्यावहारिक क्रम दें और बताएँ कि कुछ न हो पाए तो क्या करें।',
      'क्रम: व्यावहारिक, हर हिस्से के समय के साथ',
      'विकल्प: एक, यदि कुछ न हो पाए',
    ],
    code: [
      'पूरा, चलने योग्य कोड दें जो खाली और गलत इनपुट भी सँभाले, और एक उदाहरण दें।',
      'कोड: पूरा और चलने योग्य',
      'उदाहरण: परिणाम सहित एक कॉल',
    ],
    ideas: [
      'हर विचार साफ़ तौर पर अलग हो और एक वाक्य में बताएँ कि वह क्यों काम करेगा।',
      'विचार: एक-दूसरे से साफ़ तौर पर अलग',
      'हर विचार: क्यों काम करेगा, एक वाक्य में',
    ],
  },
  sv: {
    text: [
      'Skriv naturligt och konkret, använd bara det som står här och undvik klyschor.',
      'Fakta: bara det som står här; det som saknas inom [parentes]',
      'Ton: naturlig, utan klyschor',
    ],
    translate: [
      'Behåll betydelse, ton och form, och ge bara översättningen.',
      'Ordval: som en modersmålstalare skulle säga det',
      'Resultat: bara översättningen',
    ],
    rewrite: [
      'Behåll betydelsen och varje faktum, och ge hela den rättade texten.',
      'Betydelse: oförändrad, alla fakta kvar',
      'Resultat: hela texten, sedan en lista över ändringarna',
    ],
    plan: [
      'Ge en realistisk ordning med tider, och säg vad man gör om något inte går.',
      'Ordning: realistisk, med en tid för varje del',
      'Alternativ: ett, om något inte går',
    ],
    code: [
      'Ge fullständig, körbar kod som klarar tom och ogiltig indata, med ett exempel.',
      'Kod: fullständig och körbar',
      'Exempel: ett anrop med resultat',
    ],
    ideas: [
      'Gör varje idé tydligt olik de andra och säg i en mening varför den fungerar.',
      'Idéer: tydligt olika varandra',
      'Varje idé: en mening om varför den fungerar',
    ],
  },
  da: {
    text: [
      'Skriv naturligt og konkret, brug kun det, der står her, og undgå klicheer.',
      'Fakta: kun det, der står her; det manglende i [parentes]',
      'Tone: naturlig, uden klicheer',
    ],
    translate: [
      'Bevar mening, tone og form, og giv kun oversættelsen.',
      'Ordvalg: som en modersmålstaler ville sige det',
      'Resultat: kun oversættelsen',
    ],
    rewrite: [
      'Bevar meningen og alle fakta, og giv hele den rettede tekst.',
      'Mening: uændret, alle fakta bevaret',
      'Resultat: hele teksten, derefter en liste over ændringerne',
    ],
    plan: [
      'Giv en realistisk rækkefølge med tider, og sig, hvad man gør, hvis noget ikke lykkes.',
      'Rækkefølge: realistisk, med en tid for hver del',
      'Alternativ: ét, hvis noget ikke lykkes',
    ],
    code: [
      'Giv fuldstændig, kørbar kode, der klarer tomt og ugyldigt input, med ét eksempel.',
      'Kode: fuldstændig og kørbar',
      'Eksempel: ét kald med resultat',
    ],
    ideas: [
      'Gør hver idé tydeligt forskellig fra de andre, og sig i én sætning, hvorfor den virker.',
      'Ideer: tydeligt forskellige fra hinanden',
      'Hver idé: én sætning om, hvorfor den virker',
    ],
  },
  no: {
    text: [
      'Skriv naturlig og konkret, bruk bare det som står her, og unngå klisjeer.',
      'Fakta: bare det som står her; det som mangler, i [parentes]',
      'Tone: naturlig, uten klisjeer',
    ],
    translate: [
      'Behold mening, tone og form, og gi bare oversettelsen.',
      'Ordvalg: slik en morsmålsbruker ville si det',
      'Resultat: bare oversettelsen',
    ],
    rewrite: [
      'Behold meningen og alle fakta, og gi hele den rettede teksten.',
      'Mening: uendret, alle fakta beholdt',
      'Resultat: hele teksten, deretter en liste over endringene',
    ],
    plan: [
      'Gi en realistisk rekkefølge med tider, og si hva man gjør hvis noe ikke går.',
      'Rekkefølge: realistisk, med en tid for hver del',
      'Alternativ: ett, hvis noe ikke går',
    ],
    code: [
      'Gi fullstendig, kjørbar kode som tåler tomme og ugyldige data, med ett eksempel.',
      'Kode: fullstendig og kjørbar',
      'Eksempel: ett kall med resultat',
    ],
    ideas: [
      'Gjør hver idé tydelig forskjellig fra de andre, og si i én setning hvorfor den virker.',
      'Ideer: tydelig forskjellige fra hverandre',
      'Hver idé: én setning om hvorfor den virker',
    ],
  },
  fi: {
    text: [
      'Kirjoita luontevasti ja konkreettisesti, käytä vain tässä annettuja tietoja ja vältä kliseitä.',
      'Tiedot: vain tässä annetut; puuttuvat [hakasulkeissa]',
      'Sävy: luonteva, ilman kliseitä',
    ],
    translate: [
      'Säilytä merkitys, sävy ja muotoilu, ja anna vain käännös.',
      'Sanamuoto: kuten äidinkielinen puhuja sen sanoisi',
      'Tulos: vain käännös',
    ],
    rewrite: [
      'Säilytä merkitys ja jokainen tieto, ja anna koko korjattu teksti.',
      'Merkitys: ennallaan, kaikki tiedot mukana',
      'Tulos: koko teksti ja sen jälkeen luettelo muutoksista',
    ],
    plan: [
      'Anna realistinen järjestys aikoineen ja kerro, mitä tehdä, jos jokin ei onnistu.',
      'Järjestys: realistinen, aika jokaiselle osalle',
      'Vaihtoehto: yksi siltä varalta, että jokin ei onnistu',
    ],
    code: [
      'Anna täydellinen, ajettava koodi, joka selviää tyhjästä ja virheellisestä syötteestä, sekä yksi esimerkki.',
      'Koodi: täydellinen ja ajettava',
      'Esimerkki: yksi kutsu tuloksineen',
    ],
    ideas: [
      'Tee jokaisesta ideasta selvästi erilainen ja kerro yhdellä virkkeellä, miksi se toimii.',
      'Ideat: selvästi toisistaan poikkeavia',
      'Jokainen idea: yksi virke siitä, miksi se toimii',
    ],
  },
  cs: {
    text: [
      'Piš přirozeně a konkrétně, vycházej jen z toho, co tu stojí, a vyhni se frázím.',
      'Fakta: jen ta, která tu stojí; co chybí, v [závorkách]',
      'Tón: přirozený, bez frází',
    ],
    translate: [
      'Zachovej význam, tón a úpravu a uveď jen překlad.',
      'Formulace: jak by to řekl rodilý mluvčí',
      'Výstup: jen překlad',
    ],
    rewrite: [
      'Zachovej význam i každý fakt a uveď celý opravený text.',
      'Význam: beze změny, všechna fakta zachována',
      'Výstup: celý text a po něm seznam změn',
    ],
    plan: [
      'Uveď realistické pořadí s časy a řekni, co dělat, když něco nevyjde.',
      'Pořadí: realistické, s časem pro každou část',
      'Alternativa: jedna, kdyby něco nevyšlo',
    ],
    code: [
      'Uveď úplný, spustitelný kód, který zvládne prázdný i neplatný vstup, s jedním příkladem.',
      'Kód: úplný a spustitelný',
      'Příklad: jedno volání s výsledkem',
    ],
    ideas: [
      'Ať se každý nápad zřetelně liší, a jednou větou řekni, proč funguje.',
      'Nápady: zřetelně odlišné',
      'Každý nápad: jedna věta o tom, proč funguje',
    ],
  },
  hu: {
    text: [
      'Írj természetesen és konkrétan, csak az itt megadottakra építs, és kerüld a közhelyeket.',
      'Tények: csak az itt megadottak; a hiányzók [zárójelben]',
      'Hangnem: természetes, közhelyek nélkül',
    ],
    translate: [
      'Tartsd meg a jelentést, a hangnemet és a formát, és csak a fordítást add meg.',
      'Megfogalmazás: ahogy egy anyanyelvi beszélő mondaná',
      'Eredmény: csak a fordítás',
    ],
    rewrite: [
      'Tartsd meg a jelentést és minden tényt, és add meg a teljes javított szöveget.',
      'Jelentés: változatlan, minden tény megmarad',
      'Eredmény: a teljes szöveg, utána a változtatások listája',
    ],
    plan: [
      'Adj reális sorrendet időkkel, és mondd meg, mi a teendő, ha valami nem sikerül.',
      'Sorrend: reális, minden részhez idővel',
      'Alternatíva: egy, ha valami nem sikerül',
    ],
    code: [
      'Adj teljes, futtatható kódot, amely az üres és hibás bemenetet is kezeli, egy példával.',
      'Kód: teljes és futtatható',
      'Példa: egy hívás az eredményével',
    ],
    ideas: [
      'Minden ötlet legyen jól láthatóan más, és egy mondatban mondd meg, miért működik.',
      'Ötletek: jól láthatóan különbözők',
      'Minden ötlet: egy mondat arról, miért működik',
    ],
  },
  el: {
    text: [
      'Γράψε φυσικά και συγκεκριμένα, χρησιμοποίησε μόνο όσα αναφέρονται εδώ και απόφυγε τα κλισέ.',
      'Στοιχεία: μόνο όσα δίνονται εδώ· ό,τι λείπει σε [αγκύλες]',
      'Ύφος: φυσικό, χωρίς κλισέ',
    ],
    translate: [
      'Κράτησε το νόημα, το ύφος και τη μορφή και δώσε μόνο τη μετάφραση.',
      'Διατύπωση: όπως θα το έλεγε φυσικός ομιλητής',
      'Αποτέλεσμα: μόνο η μετάφραση',
    ],
    rewrite: [
      'Κράτησε το νόημα και κάθε στοιχείο και δώσε ολόκληρο το διορθωμένο κείμενο.',
      'Νόημα: αμετάβλητο, με κάθε στοιχείο',
      'Αποτέλεσμα: ολόκληρο το κείμενο και μετά κατάλογος των αλλαγών',
    ],
    plan: [
      'Δώσε ρεαλιστική σειρά με χρόνους και πες τι γίνεται αν κάτι δεν πετύχει.',
      'Σειρά: ρεαλιστική, με χρόνο για κάθε μέρος',
      'Εναλλακτική: μία, αν κάτι δεν πετύχει',
    ],
    code: [
      'Δώσε πλήρη, εκτελέσιμο κώδικα που χειρίζεται κενή και άκυρη είσοδο, με ένα παράδειγμα.',
      'Κώδικας: πλήρης και εκτελέσιμος',
      'Παράδειγμα: μία κλήση με το αποτέλεσμά της',
    ],
    ideas: [
      'Κάνε κάθε ιδέα σαφώς διαφορετική και πες σε μία πρόταση γιατί λειτουργεί.',
      'Ιδέες: σαφώς διαφορετικές μεταξύ τους',
      'Κάθε ιδέα: μία πρόταση για το γιατί λειτουργεί',
    ],
  },
  he: {
    text: [
      'כתוב באופן טבעי ומוחשי, השתמש רק במה שנאמר כאן והימנע מקלישאות.',
      'עובדות: רק מה שנאמר כאן; מה שחסר ב[סוגריים]',
      'טון: טבעי, בלי קלישאות',
    ],
    translate: [
      'שמור על המשמעות, הטון והעיצוב, ותן רק את התרגום.',
      'ניסוח: כפי שדובר ילידי היה אומר',
      'פלט: רק התרגום',
    ],
    rewrite: [
      'שמור על המשמעות ועל כל עובדה, ותן את הטקסט המתוקן במלואו.',
      'משמעות: ללא שינוי, כל העובדות נשמרות',
      'פלט: הטקסט כולו ואחריו רשימת השינויים',
    ],
    plan: [
      'תן סדר מציאותי עם זמנים, ואמור מה עושים אם משהו לא מצליח.',
      'סדר: מציאותי, עם זמן לכל חלק',
      'חלופה: אחת, למקרה שמשהו לא יצליח',
    ],
    code: [
      'תן קוד מלא שאפשר להריץ, שמטפל גם בקלט ריק ושגוי, עם דוגמה אחת.',
      'קוד: מלא וניתן להרצה',
      'דוגמה: קריאה אחת עם התוצאה',
    ],
    ideas: [
      'דאג שכל רעיון יהיה שונה בבירור, ואמור במשפט אחד למה הוא עובד.',
      'רעיונות: שונים זה מזה בבירור',
      'כל רעיון: משפט אחד על למה הוא עובד',
    ],
  },
  vi: {
    text: [
      'Hãy viết tự nhiên và cụ thể, chỉ dùng những gì đã nêu ở đây và tránh lời sáo rỗng.',
      'Thông tin: chỉ những gì đã nêu; phần thiếu để trong [ngoặc vuông]',
      'Giọng điệu: tự nhiên, không sáo rỗng',
    ],
    translate: [
      'Hãy giữ nguyên ý nghĩa, giọng điệu và cách trình bày, và chỉ đưa ra bản dịch.',
      'Diễn đạt: như người bản ngữ nói',
      'Kết quả: chỉ bản dịch',
    ],
    rewrite: [
      'Hãy giữ nguyên ý nghĩa và mọi thông tin, và đưa ra toàn bộ văn bản đã sửa.',
      'Ý nghĩa: không đổi, giữ mọi thông tin',
      'Kết quả: toàn bộ văn bản, sau đó là danh sách thay đổi',
    ],
    plan: [
      'Hãy đưa ra trình tự thực tế kèm thời gian, và nói cần làm gì nếu có việc không thành.',
      'Trình tự: thực tế, có thời gian cho từng phần',
      'Phương án khác: một phương án nếu có việc không thành',
    ],
    code: [
      'Hãy đưa ra mã đầy đủ, chạy được, xử lý cả dữ liệu trống và không hợp lệ, kèm một ví dụ.',
      'Mã: đầy đủ và chạy được',
      'Ví dụ: một lần gọi kèm kết quả',
    ],
    ideas: [
      'Hãy làm cho mỗi ý tưởng khác hẳn nhau và nói trong một câu vì sao nó hiệu quả.',
      'Ý tưởng: khác hẳn nhau',
      'Mỗi ý tưởng: một câu về lý do nó hiệu quả',
    ],
  },
  th: {
    text: [
      'เขียนให้เป็นธรรมชาติและชัดเจน ใช้เฉพาะข้อมูลที่ให้ไว้ และเลี่ยงสำนวนซ้ำซาก',
      'ข้อมูล: เฉพาะที่ให้ไว้ สิ่งที่ขาดให้ใส่ใน [วงเล็บ]',
      'น้ำเสียง: เป็นธรรมชาติ ไม่ใช้สำนวนซ้ำซาก',
    ],
    translate: ['รักษาความหมาย น้ำเสียง และรูปแบบไว้ แล้วให้เฉพาะคำแปล', 'ถ้อยคำ: อย่างที่เจ้าของภาษาพูด', 'ผลลัพธ์: เฉพาะคำแปล'],
    rewrite: [
      'รักษาความหมายและข้อมูลทุกอย่างไว้ แล้วให้ข้อความที่แก้แล้วทั้งหมด',
      'ความหมาย: ไม่เปลี่ยน ข้อมูลครบทุกอย่าง',
      'ผลลัพธ์: ข้อความทั้งหมด แล้วตามด้วยรายการที่แก้',
    ],
    plan: [
      'จัดลำดับที่ทำได้จริงพร้อมเวลา และบอกว่าควรทำอย่างไรถ้ามีอะไรไม่เป็นไปตามแผน',
      'ลำดับ: ทำได้จริง มีเวลาของแต่ละช่วง',
      'แผนสำรอง: หนึ่งอย่าง หากมีอะไรไม่เป็นไปตามแผน',
    ],
    code: [
      'ให้โค้ดที่สมบูรณ์และรันได้ รองรับค่าว่างและค่าที่ไม่ถูกต้อง พร้อมตัวอย่างหนึ่งตัวอย่าง',
      'โค้ด: สมบูรณ์และรันได้',
      'ตัวอย่าง: การเรียกใช้หนึ่งครั้งพร้อมผลลัพธ์',
    ],
    ideas: [
      'ให้แต่ละไอเดียต่างกันชัดเจน และบอกในหนึ่งประโยคว่าทำไมจึงได้ผล',
      'ไอเดีย: ต่างกันชัดเจน',
      'แต่ละไอเดีย: หนึ่งประโยคว่าทำไมจึงได้ผล',
    ],
  },
  fa: {
    text: [
      'طبیعی و مشخص بنویس، فقط از آنچه اینجا آمده استفاده کن و از کلیشه بپرهیز.',
      'اطلاعات: فقط آنچه اینجا آمده؛ آنچه کم است در [قلاب]',
      'لحن: طبیعی، بدون کلیشه',
    ],
    translate: [
      'معنا، لحن و قالب را حفظ کن و فقط ترجمه را بده.',
      'بیان: همان‌گونه که گویشور بومی می‌گوید',
      'خروجی: فقط ترجمه',
    ],
    rewrite: [
      'معنا و همهٔ اطلاعات را حفظ کن و کل متن اصلاح‌شده را بده.',
      'معنا: بدون تغییر، همهٔ اطلاعات حفظ شده',
      'خروجی: کل متن و سپس فهرست تغییرها',
    ],
    plan: [
      'ترتیبی واقع‌بینانه با زمان هر بخش بده و بگو اگر چیزی نشد چه باید کرد.',
      'ترتیب: واقع‌بینانه، با زمان هر بخش',
      'جایگزین: یکی، برای وقتی که چیزی نشد',
    ],
    code: [
      'کد کامل و قابل اجرا بده که ورودی خالی و نامعتبر را هم مدیریت کند، همراه با یک نمونه.',
      'کد: کامل و قابل اجرا',
      'نمونه: یک فراخوانی با نتیجه‌اش',
    ],
    ideas: [
      'هر ایده آشکارا متفاوت باشد و در یک جمله بگو چرا جواب می‌دهد.',
      'ایده‌ها: آشکارا متفاوت با هم',
      'هر ایده: یک جمله دربارهٔ اینکه چرا جواب می‌دهد',
    ],
  },
  id: {
    text: [
      'Tulislah dengan wajar dan konkret, gunakan hanya yang disebutkan di sini, dan hindari ungkapan klise.',
      'Fakta: hanya yang disebutkan di sini; yang kurang dalam [tanda kurung]',
      'Nada: wajar, tanpa ungkapan klise',
    ],
    translate: [
      'Pertahankan makna, nada, dan formatnya, dan berikan terjemahannya saja.',
      'Kata-kata: seperti yang diucapkan penutur asli',
      'Hasil: terjemahannya saja',
    ],
    rewrite: [
      'Pertahankan makna dan setiap fakta, dan berikan seluruh teks yang sudah diperbaiki.',
      'Makna: tidak berubah, setiap fakta tetap ada',
      'Hasil: seluruh teks, lalu daftar perubahannya',
    ],
    plan: [
      'Berikan urutan yang realistis beserta waktunya, dan sebutkan apa yang dilakukan jika ada yang tidak berjalan.',
      'Urutan: realistis, dengan waktu untuk setiap bagian',
      'Alternatif: satu, jika ada yang tidak berjalan',
    ],
    code: [
      'Berikan kode yang lengkap dan bisa dijalankan, yang menangani masukan kosong dan salah, dengan satu contoh.',
      'Kode: lengkap dan bisa dijalankan',
      'Contoh: satu pemanggilan beserta hasilnya',
    ],
    ideas: [
      'Buat setiap ide jelas berbeda, dan katakan dalam satu kalimat mengapa ide itu berhasil.',
      'Ide: jelas berbeda satu sama lain',
      'Setiap ide: satu kalimat tentang mengapa berhasil',
    ],
  },
};

const isKnown = (task: string): task is CompactTask =>
  ['text', 'translate', 'rewrite', 'plan', 'code', 'ideas'].includes(task);

/** The wording for one kind of task in a language, if there is one. */
export function compactWordingOf(language: string, task: string): CompactWording | undefined {
  const ofLanguage = Object.hasOwn(TASKS, language) ? TASKS[language] : undefined;
  return ofLanguage && isKnown(task) ? ofLanguage[task] : undefined;
}
