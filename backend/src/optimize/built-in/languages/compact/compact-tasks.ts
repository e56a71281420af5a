/** What a verb alone leaves no doubt about, and what wants more than the wording that fits every request. */
export type CompactTask = 'translate' | 'rewrite';

/** A sentence that says what a good result contains, and two requirements it can be checked against. */
export type CompactWording = readonly [sharp: string, first: string, second: string];

const TASKS: Readonly<Record<string, Readonly<Record<CompactTask, CompactWording>>>> = {
  nl: {
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
  },
  pl: {
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
  },
  ru: {
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
  },
  uk: {
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
  },
  tr: {
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
  },
  ko: {
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
  },
  hi: {
    translate: ['अर्थ, लहजा और रूप वैसा ही रखें और केवल अनुवाद दें।', 'शब्द: जैसे मातृभाषी कहते हैं', 'परिणाम: केवल अनुवाद'],
    rewrite: [
      'अर्थ और हर तथ्य वैसा ही रखें और पूरा सुधारा हुआ पाठ दें।',
      'अर्थ: अपरिवर्तित, हर तथ्य सुरक्षित',
      'परिणाम: पूरा पाठ, फिर बदलावों की सूची',
    ],
  },
  sv: {
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
  },
  da: {
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
  },
  no: {
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
  },
  fi: {
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
  },
  cs: {
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
  },
  hu: {
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
  },
  el: {
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
  },
  he: {
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
  },
  vi: {
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
  },
  th: {
    translate: ['รักษาความหมาย น้ำเสียง และรูปแบบไว้ แล้วให้เฉพาะคำแปล', 'ถ้อยคำ: อย่างที่เจ้าของภาษาพูด', 'ผลลัพธ์: เฉพาะคำแปล'],
    rewrite: [
      'รักษาความหมายและข้อมูลทุกอย่างไว้ แล้วให้ข้อความที่แก้แล้วทั้งหมด',
      'ความหมาย: ไม่เปลี่ยน ข้อมูลครบทุกอย่าง',
      'ผลลัพธ์: ข้อความทั้งหมด แล้วตามด้วยรายการที่แก้',
    ],
  },
  fa: {
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
  },
  id: {
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
  },
};

const isKnown = (task: string): task is CompactTask => task === 'translate' || task === 'rewrite';

/** The wording for one kind of task in a language, if there is one. */
export function compactWordingOf(language: string, task: string): CompactWording | undefined {
  const ofLanguage = Object.hasOwn(TASKS, language) ? TASKS[language] : undefined;
  return ofLanguage && isKnown(task) ? ofLanguage[task] : undefined;
}
