import type { ScoredLanguage } from './parallel-prompt.js';

interface Wishes {
  /** Sentences that state a constraint, each another one. */
  constraints: readonly string[];
  /** Who reads it. */
  audience: string;
  /** How it sounds. */
  tones: readonly string[];
}

export const WISHES: Readonly<Record<ScoredLanguage, Wishes>> = {
  en: {
    constraints: [
      'Keep it under 150 words.',
      'Answer as a table with two columns.',
      'Do not mention prices.',
      'Include two examples from daily life.',
      'If you are not sure about a date, say so.',
      'Use only the public sources listed below.',
    ],
    audience: 'The readers are first-year students.',
    tones: ['Use a friendly tone.', 'Please answer in a warm, friendly tone.', 'Write in a formal style.'],
  },
  es: {
    constraints: [
      'Como máximo 150 palabras.',
      'Responde con una tabla.',
      'No menciones los precios.',
      'Incluye un ejemplo de la vida cotidiana.',
      'Si no estás seguro de una fecha, dilo.',
    ],
    audience: 'Es para principiantes.',
    tones: ['Usa un tono amable.', 'Escribe en un estilo formal.'],
  },
  fr: {
    constraints: [
      'Au maximum 150 mots.',
      'Réponds sous forme de tableau.',
      'Ne mentionne pas les prix.',
      'Ajoute un exemple de la vie quotidienne.',
      "Si tu n'es pas sûr d'une date, dis-le.",
    ],
    audience: "C'est pour des débutants.",
    tones: ['Utilise un ton amical.', 'Écris dans un style formel.'],
  },
  de: {
    constraints: [
      'Höchstens 150 Wörter.',
      'Antworte mit einer Tabelle.',
      'Erwähne keine Preise.',
      'Nenne ein Beispiel aus dem Alltag.',
      'Wenn du dir bei einem Datum nicht sicher bist, sag es.',
    ],
    audience: 'Es ist für Anfänger.',
    tones: ['Verwende einen freundlichen Ton.', 'Schreibe in einem sachlichen Stil.'],
  },
  pt: {
    constraints: [
      'No máximo 150 palavras.',
      'Responda com uma tabela.',
      'Não mencione os preços.',
      'Inclua um exemplo do dia a dia.',
      'Se não tiver certeza de uma data, avise.',
    ],
    audience: 'É para iniciantes.',
    tones: ['Use um tom amigável.', 'Escreva em um estilo formal.'],
  },
  it: {
    constraints: [
      'Al massimo 150 parole.',
      'Rispondi con una tabella.',
      'Non menzionare i prezzi.',
      'Aggiungi un esempio della vita quotidiana.',
      'Se non sei sicuro di una data, dillo.',
    ],
    audience: 'È per principianti.',
    tones: ['Usa un tono amichevole.', 'Scrivi in uno stile formale.'],
  },
  ro: {
    constraints: [
      'Cel mult 150 de cuvinte.',
      'Răspunde cu un tabel.',
      'Nu menționa prețurile.',
      'Adaugă un exemplu din viața de zi cu zi.',
      'Dacă nu ești sigur de o dată, spune.',
    ],
    audience: 'Este pentru începători.',
    tones: ['Folosește un ton prietenos.', 'Scrie într-un stil formal.'],
  },
  zh: {
    constraints: [
      '不超过150字。',
      '用表格回答。',
      '不要提到价格。',
      '举一个日常生活中的例子。',
      '如果不确定日期，请说明。',
    ],
    audience: '读者是初学者。',
    tones: ['请使用友好的语气。', '请用正式的风格写。'],
  },
  ja: {
    constraints: [
      '150字以内で書いてください。',
      '表で答えてください。',
      '価格には触れないでください。',
      '日常生活の例を1つ挙げてください。',
      '日付が不確かな場合はそう書いてください。',
    ],
    audience: '読者は初心者です。',
    tones: ['親しみやすい口調で答えてください。', 'フォーマルな文体で書いてください。'],
  },
  ar: {
    constraints: [
      'بحد أقصى 150 كلمة.',
      'أجب في جدول.',
      'لا تذكر الأسعار.',
      'أضف مثالا من الحياة اليومية.',
      'إذا لم تكن متأكدا من تاريخ فقل ذلك.',
    ],
    audience: 'النص للمبتدئين.',
    tones: ['استخدم نبرة ودية.', 'اكتب بأسلوب رسمي.'],
  },
};

/** A task without any constraint, to which those above can be added. */
export const PLAIN_TASKS: Readonly<Record<ScoredLanguage, readonly string[]>> = {
  en: ['Explain how solar panels work.', 'Write an article about city gardens.', 'Compare trains and planes.'],
  es: ['Explica cómo funcionan los paneles solares.', 'Escribe un artículo sobre huertos urbanos.'],
  fr: ['Explique comment fonctionnent les panneaux solaires.', 'Écris un article sur les jardins urbains.'],
  de: ['Erkläre, wie Solarzellen funktionieren.', 'Schreibe einen Artikel über Stadtgärten.'],
  pt: ['Explique como funcionam os painéis solares.', 'Escreva um artigo sobre hortas urbanas.'],
  it: ['Spiega come funzionano i pannelli solari.', 'Scrivi un articolo sugli orti urbani.'],
  ro: ['Explică cum funcționează panourile solare.', 'Scrie un articol despre grădini urbane.'],
  zh: ['解释太阳能电池板是如何工作的。', '写一篇关于城市花园的文章。'],
  ja: ['太陽光パネルの仕組みを説明してください。', '都市の庭園についての記事を書いてください。'],
  ar: ['اشرح كيف تعمل الألواح الشمسية.', 'اكتب مقالا عن حدائق المدن.'],
};

/** Questions for a fact, which need no tone. */
export const FACT_QUESTIONS: Readonly<Record<ScoredLanguage, readonly string[]>> = {
  en: [
    'What caused Covid 19?',
    'How tall is the Eiffel Tower?',
    'what language do people speak in argentina',
    'When was the NFL founded? Which NFL team won the most Super Bowls?',
  ],
  es: ['¿Cuánto mide la Torre Eiffel?', '¿Quién escribió Don Quijote?'],
  fr: ['Quelle est la hauteur de la tour Eiffel ?', 'Qui a écrit Les Misérables ?'],
  de: ['Wie hoch ist der Eiffelturm?', 'Wer hat den Faust geschrieben?'],
  pt: ['Qual é a altura da Torre Eiffel?', 'Quem escreveu Os Lusíadas?'],
  it: ['Quanto è alta la Torre Eiffel?', 'Chi ha scritto la Divina Commedia?'],
  ro: ['Ce înălțime are Turnul Eiffel?', 'Cine a scris Luceafărul?'],
  zh: ['埃菲尔铁塔有多高？', '《红楼梦》是谁写的？'],
  ja: ['エッフェル塔の高さは何メートルですか？', '「吾輩は猫である」を書いたのは誰ですか？'],
  ar: ['كم يبلغ ارتفاع برج إيفل؟', 'من كتب رواية الأيام؟'],
};
