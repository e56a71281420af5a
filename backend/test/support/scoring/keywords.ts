import type { ScoredLanguage } from './parallel-prompt.js';

const list = (words: string): readonly string[] => words.split(' | ');

/** Everything a keyword counter would reward. */
export const KEYWORDS: Readonly<Record<ScoredLanguage, readonly string[]>> = {
  en: list(
    'write | email | explain | summary | audience | target audience | tone | professional tone | friendly | format | JSON format | table | bullet points | 200 | words | 500 words | must include | avoid | do not | step-by-step | constraint | examples | expert | role | act as | context | SEO | marketing | marketing email | keywords | output | limit | deadline | Python | customers | beginners | clear | specific | detailed | concise',
  ),
  es: list(
    'escribe | correo | público | tono | formato | tabla | palabras | 200 | profesional | amable | incluye | evita | ejemplo | experto | contexto | límite | clientes | principiantes | claro | lista | pasos | resumen',
  ),
  fr: list(
    'écris | courriel | public | ton | format | tableau | mots | 200 | professionnel | amical | inclure | éviter | exemple | expert | contexte | limite | clients | débutants | clair | liste | étapes | résumé',
  ),
  de: list(
    'schreibe | E-Mail | Zielgruppe | Ton | Format | Tabelle | Wörter | 200 | professionell | freundlich | einschließen | vermeide | Beispiel | Experte | Kontext | Grenze | Kunden | Anfänger | klar | Liste | Schritte',
  ),
  pt: list(
    'escreva | e-mail | público | tom | formato | tabela | palavras | 200 | profissional | amigável | inclua | evite | exemplo | especialista | contexto | limite | clientes | iniciantes | claro | lista | passos',
  ),
  it: list(
    'scrivi | email | pubblico | tono | formato | tabella | parole | 200 | professionale | amichevole | includi | evita | esempio | esperto | contesto | limite | clienti | principianti | chiaro | elenco | passi',
  ),
  ro: list(
    'scrie | email | public | ton | format | tabel | cuvinte | 200 | profesional | prietenos | include | evită | exemplu | expert | context | limită | clienți | începători | clar | listă | pași',
  ),
  zh: list(
    '写 | 邮件 | 受众 | 语气 | 格式 | 表格 | 字数 | 200 | 专业 | 友好 | 包括 | 避免 | 例子 | 专家 | 背景 | 限制 | 客户 | 初学者 | 清晰 | 列表 | 步骤',
  ),
  ja: list(
    '書く | メール | 読者 | 口調 | 形式 | 表 | 文字 | 200 | 専門的 | 親しみやすい | 含める | 避ける | 例 | 専門家 | 背景 | 制限 | 顧客 | 初心者 | 明確 | リスト | 手順',
  ),
  ar: list(
    'اكتب | بريد | جمهور | نبرة | تنسيق | جدول | كلمات | 200 | احترافي | ودي | تضمين | تجنب | مثال | خبير | سياق | حد | عملاء | مبتدئين | واضح | قائمة | خطوات',
  ),
};
