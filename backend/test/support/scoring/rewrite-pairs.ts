import type { Intent } from '../../../src/contracts/rewriting.js';

export interface RewritePair {
  intent: Intent;
  language: string;
  draft: string;
  rewrite: string;
}

const pair = (intent: Intent, language: string, draft: string, rewrite: string): RewritePair => ({
  intent,
  language,
  draft,
  rewrite,
});

/** What somebody typed, and what a careful editor would send instead. */
export const rewritePairs: readonly RewritePair[] = [
  pair(
    'write',
    'en',
    'write an email asking my landlord to fix the heating, third time i ask',
    'Write a firm but polite email to my landlord about the broken heating. Say that this is my third request, ask for a repair date this week, and keep it under 120 words. Do not threaten legal action.',
  ),
  pair(
    'write',
    'en',
    'marketing email for our new running shoe',
    'Write a marketing email that introduces our new running shoe to people who run twice a week. Open with the benefit for the runner, name two features, and end with one call to action. Use a lively tone, at most 150 words, and make no claims that are not given here.',
  ),
  pair(
    'write',
    'en',
    'blog post about why small teams should write things down',
    'Write a blog post of about 600 words on why small teams should write things down. The readers are founders of companies with fewer than ten people. Start with a short scene, give three reasons with an example each, and finish with a habit they can start tomorrow. No buzzwords.',
  ),
  pair(
    'write',
    'en',
    'linkedin post about my new job',
    'Write a LinkedIn post in which I announce my new job as a data analyst. Address former colleagues, sound warm and modest, mention what I learned before, and stay below 100 words without hashtags.',
  ),
  pair(
    'write',
    'en',
    'short story about a robot',
    'Write a short story of 500 words about a robot that repairs lighthouses. Tell it in the first person, show the turning point as a scene, and end on an image instead of a moral.',
  ),
  pair(
    'edit',
    'en',
    'make this more professional: hey, can u send me the file asap',
    'Rewrite this message to a client so that it sounds polite and professional: "hey, can u send me the file asap". Keep it to two sentences, keep the urgency, and return only the new version.',
  ),
  pair(
    'edit',
    'en',
    'fix my cover letter',
    'Correct spelling and grammar in the cover letter below. Keep my wording where it is right, do not add qualifications, and list every change after the letter.',
  ),
  pair(
    'summarise',
    'en',
    'summarize the meeting notes i paste below for people who missed it',
    'Summarize the meeting notes below for colleagues who missed the meeting. Give the decisions first, then open questions and who does what by when, as bullet points, in at most 150 words. Do not add anything the notes do not say.',
  ),
  pair(
    'explain',
    'en',
    'explain how vaccines work to a curious 12 year old',
    'Explain to a curious 12 year old how vaccines work. Start with the main idea in one sentence, use one comparison from everyday life, define every technical term, and end with a question that checks understanding. At most 200 words.',
  ),
  pair(
    'explain',
    'en',
    'what is inflation',
    'Explain what inflation is to someone who has never studied economics. Define it in one sentence, show with the price of bread how it works, name the two most common causes, and say what people often misunderstand.',
  ),
  pair(
    'answer',
    'en',
    'who invented the telephone',
    'Who invented the telephone? Give the usual answer in one sentence, then name the two people who dispute it, with dates. Say so if historians disagree.',
  ),
  pair(
    'answer',
    'en',
    'best time to visit japan?',
    'When is the best time to visit Japan? Name two months with the reason for each, say what weather and crowds to expect, and mention when the answer would be different, for example for skiing.',
  ),
  pair(
    'brainstorm',
    'en',
    'gift ideas for my dad',
    'Suggest eight gift ideas for my dad, who is 65, gardens and reads crime novels. Each idea should cost less than 40 euros and fit in one sentence with the reason it suits him. Leave out mugs and socks.',
  ),
  pair(
    'brainstorm',
    'en',
    'names for a coffee shop',
    'Suggest ten names for a small coffee shop beside a railway station. Give five descriptive and five playful ones, each with a few words on what it suggests. Avoid puns on "bean" and "brew".',
  ),
  pair(
    'plan',
    'en',
    'plan a weekend in lisbon with two kids and not much money',
    'Plan a weekend in Lisbon for two adults with two kids and a budget of 200 euros. Give a table with time, place and cost for each day, group places by area, and add one alternative for rain.',
  ),
  pair(
    'plan',
    'en',
    'study plan for my exam',
    'Make a study plan for my statistics exam in three weeks, with two hours on weekdays. List the topics per day in a table, include a practice test each Saturday, and say what to drop first if I fall behind.',
  ),
  pair(
    'decide',
    'en',
    'help me decide between two job offers, one pays more and one is closer to home',
    'Help me decide between two job offers: one pays more, the other is closer to home. Compare them by money after commuting costs, time, growth and risk in a table, ask me at most three questions first if something decisive is missing, and end with a recommendation and what would change it.',
  ),
  pair(
    'analyse',
    'en',
    'analyze this poem',
    'Analyse the poem below: describe its form, its central image and the change of mood, quote the line that supports each point, and end with your reading in two sentences. Say where another reading is possible.',
  ),
  pair(
    'code',
    'en',
    'sql query for customers who bought twice in the last 90 days',
    'Write a PostgreSQL 15 query that returns customers who bought at least twice in the last 90 days. Use the tables customers(id, name) and orders(customer_id, created_at), return id, name and number of orders, and sort by that number. Do not count cancelled orders; explain each clause in one line.',
  ),
  pair(
    'code',
    'en',
    'my react list gets slow with 2000 rows, make it faster',
    'My React list gets slow with 2000 rows. Find the likely causes, name a way to check each one, then show the smallest change that fixes it as code. Do not add new dependencies, and say how to measure the difference.',
  ),
  pair(
    'translate',
    'en',
    'translate this to german: see you tomorrow at the station',
    'Translate into German: "see you tomorrow at the station". It is for a friend, so use the informal form, and return only the translation.',
  ),
  pair(
    'roleplay',
    'en',
    'act as a travel guide',
    'Act as a travel guide for Rome who loves food. Ask me two questions about my time and budget first, then suggest one stop at a time, in at most three sentences, and stay in the role until I say stop.',
  ),
  pair(
    'agent',
    'en',
    'add dark mode to this project without breaking the existing tests',
    'Add dark mode to this project without breaking the existing tests. First list the files you will change, then change one at a time and run the tests after each. Do not touch the public API; ask before deleting anything. At the end, report what was done and what is still open.',
  ),
  pair(
    'unknown',
    'en',
    'something about climate',
    'Explain in about 200 words how the climate of Spain has changed since 1950. Name two measured trends with figures, give the source of each, and say what is uncertain.',
  ),
  pair(
    'write',
    'es',
    'escribe un correo a mi casero por la calefacción',
    'Escribe un correo firme pero educado a mi casero sobre la calefacción rota. Menciona que es mi tercera petición, pide una fecha de reparación para esta semana y no superes las 120 palabras. Sin amenazas.',
  ),
  pair(
    'plan',
    'es',
    'plan de comidas para la semana',
    'Haz un plan de comidas para una semana para dos adultos con un presupuesto de 60 euros. Preséntalo en una tabla con día, plato e ingredientes, incluye dos cenas vegetarianas y evita los frutos secos.',
  ),
  pair(
    'explain',
    'fr',
    "c'est quoi la blockchain",
    "Explique à un débutant ce qu'est la blockchain. Commence par une définition en une phrase, donne un exemple tiré de la vie quotidienne, puis nomme deux limites. Au maximum 150 mots, sans jargon.",
  ),
  pair(
    'write',
    'fr',
    "écris un texte pour l'anniversaire de ma mère",
    'Écris un texte chaleureux de 100 mots pour les 60 ans de ma mère, à lire à voix haute devant la famille. Mentionne son jardin et son humour, et termine par un vœu. Évite les clichés.',
  ),
  pair(
    'code',
    'de',
    'python skript zum umbenennen von dateien',
    'Schreibe ein Python-Skript, das alle Bilddateien in einem Ordner nach dem Aufnahmedatum umbenennt. Verwende nur die Standardbibliothek, zeige die neuen Namen vor dem Umbenennen an und füge einen Test für doppelte Namen hinzu. Überschreibe keine Dateien.',
  ),
  pair(
    'decide',
    'de',
    'soll ich ein elektroauto kaufen?',
    'Hilf mir zu entscheiden, ob ich ein Elektroauto kaufen soll. Vergleiche es mit einem Benziner nach Kosten über fünf Jahre, Reichweite und Aufwand in einer Tabelle, nenne deine Annahmen und schließe mit einer klaren Empfehlung.',
  ),
  pair(
    'summarise',
    'pt',
    'resuma este texto',
    'Resuma o texto abaixo em cinco tópicos para colegas que não o leram. Coloque a conclusão primeiro, mantenha os números exatos e não acrescente opiniões. No máximo 100 palavras.',
  ),
  pair(
    'brainstorm',
    'pt',
    'ideias de negócio',
    'Sugira sete ideias de negócio para uma cidade pequena no interior, com investimento de até 10 mil reais. Para cada ideia, indique o cliente, o primeiro passo e o maior risco. Evite franquias.',
  ),
  pair(
    'write',
    'it',
    'scrivi una lettera di reclamo',
    'Scrivi una lettera di reclamo formale al servizio clienti di un negozio per una lavatrice consegnata rotta. Indica la data di consegna tra parentesi, chiedi la sostituzione entro 14 giorni e non superare le 200 parole. Evita le accuse.',
  ),
  pair(
    'explain',
    'it',
    'come funziona un mutuo',
    'Spiega a chi compra casa per la prima volta come funziona un mutuo. Inizia con una definizione in una frase, poi mostra un esempio con cifre e indica due errori comuni. Al massimo 200 parole.',
  ),
  pair(
    'write',
    'ro',
    'scrie o postare despre cafenea',
    'Scrie o postare de 80 de cuvinte pentru clienții cafenelei noastre despre noul meniu de toamnă. Folosește un ton prietenos, menționează două produse și încheie cu o invitație. Fără emoji.',
  ),
  pair(
    'code',
    'ro',
    'funcție care verifică un cnp',
    'Scrie o funcție Python care verifică dacă un CNP este valid. Include verificarea lungimii, a datei și a cifrei de control, adaugă trei teste și explică fiecare regulă într-o propoziție. Nu folosi biblioteci externe.',
  ),
  pair(
    'write',
    'zh',
    '写一封辞职信',
    '给我的经理写一封正式而礼貌的辞职信，不超过200字。说明最后工作日是5月31日，感谢团队，并提出协助交接。不要写离职原因。',
  ),
  pair(
    'plan',
    'zh',
    '减肥计划',
    '为一位每天久坐的上班族制定四周的减肥计划。用表格列出每天的运动和三餐，每次运动不超过30分钟，并说明如何衡量效果。避免节食药物。',
  ),
  pair(
    'explain',
    'ja',
    '株式投資とは',
    '投資の経験がない社会人向けに、株式投資の仕組みを説明してください。まず1文で定義し、次に具体的な例を1つ挙げ、最後に主なリスクを2つ述べてください。300字以内で、専門用語は避けてください。',
  ),
  pair(
    'write',
    'ja',
    'お礼のメールを書いて',
    '面接のお礼のメールを採用担当者に書いてください。丁寧な口調で200字以内にし、面接で聞いた研修の話に触れ、最後に連絡を待っていることを伝えてください。件名も付けてください。',
  ),
  pair(
    'write',
    'ar',
    'اكتب رسالة شكر',
    'اكتب رسالة شكر رسمية ومهذبة إلى مديري بعد انتهاء التدريب، بحد أقصى 100 كلمة. اذكر شيئين تعلمتهما واختم بأمل في التعاون. تجنب المبالغة.',
  ),
  pair(
    'explain',
    'ar',
    'ما هو الذكاء الاصطناعي',
    'اشرح للمبتدئين ما هو الذكاء الاصطناعي. ابدأ بتعريف في جملة واحدة، ثم أعط مثالين من الحياة اليومية، واذكر حدين لما يستطيعه. لا تتجاوز 150 كلمة ودون مصطلحات تقنية.',
  ),
];
