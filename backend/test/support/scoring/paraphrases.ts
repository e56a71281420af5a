import type { Intent } from '../../../src/contracts/rewriting.js';

export interface Paraphrase {
  intent: Intent;
  language: string;
  one: string;
  other: string;
}

const same = (intent: Intent, language: string, one: string, other: string): Paraphrase => ({
  intent,
  language,
  one,
  other,
});

/** The same request in other words. */
export const paraphrases: readonly Paraphrase[] = [
  same(
    'write',
    'en',
    'Write a polite email to my boss asking for two days off.',
    'Could you draft a courteous message to my manager in which I request two days of leave?',
  ),
  same(
    'write',
    'en',
    'Write a birthday poem for my sister in 8 lines.',
    'I need an 8-line poem for the birthday of my sister.',
  ),
  same(
    'write',
    'en',
    'blog post about remote work for small companies',
    'please write an article on remote work for small companies',
  ),
  same(
    'explain',
    'en',
    'Explain how vaccines work to a 12-year-old.',
    'Describe in simple words for a 12-year-old child how vaccines function.',
  ),
  same('explain', 'en', 'What is inflation?', 'Can you explain what inflation means?'),
  same(
    'summarise',
    'en',
    'Summarise this article in five bullet points.',
    'Give me a summary of this article as five bullets.',
  ),
  same('answer', 'en', 'How tall is the Eiffel Tower?', 'What is the height of the Eiffel Tower?'),
  same(
    'brainstorm',
    'en',
    'Suggest ten names for a coffee shop, no puns.',
    'Come up with ten names for a coffee shop and avoid puns.',
  ),
  same(
    'plan',
    'en',
    'Plan a 3-day trip to Rome for under 300 euros.',
    'Make a plan for three days in Rome that costs at most 300 euros.',
  ),
  same(
    'decide',
    'en',
    'Should I buy or rent a flat in Berlin?',
    'Help me decide whether to rent or buy a flat in Berlin.',
  ),
  same(
    'analyse',
    'en',
    'Analyse the causes of the French Revolution in order of importance.',
    'Examine why the French Revolution happened and rank the causes by importance.',
  ),
  same(
    'code',
    'en',
    'Write a Python function that removes duplicates and do not use libraries.',
    'Implement a function in Python which deletes duplicates, without libraries.',
  ),
  same('agent', 'en', 'Add dark mode without breaking the tests.', 'Implement a dark theme; the tests must not break.'),
  same(
    'write',
    'es',
    'Escribe un correo formal a mi jefe pidiendo dos días libres.',
    'Redacta un mensaje formal para mi jefe en el que pido dos días libres.',
  ),
  same(
    'explain',
    'fr',
    'Explique le fonctionnement des vaccins à un enfant de 12 ans.',
    'Décris à un enfant de 12 ans comment marchent les vaccins.',
  ),
  same(
    'code',
    'de',
    'Schreibe eine Funktion, die Duplikate entfernt, ohne Bibliotheken.',
    'Implementiere eine Funktion zum Entfernen von Duplikaten und verwende keine Bibliotheken.',
  ),
  same(
    'plan',
    'pt',
    'Planeje três dias em Roma por menos de 300 euros.',
    'Faça um plano de três dias em Roma que custe no máximo 300 euros.',
  ),
  same('summarise', 'it', "Riassumi l'articolo in cinque punti.", "Fammi un riassunto dell'articolo in cinque punti."),
  same('write', 'ro', 'Scrie un e-mail politicos către șeful meu.', 'Redactează un mesaj politicos pentru șeful meu.'),
  same('explain', 'zh', '给12岁的孩子解释疫苗的原理。', '请向一个12岁的孩子说明疫苗是怎么起作用的。'),
  same('write', 'ja', '上司に丁寧なメールを書いてください。', '上司へ送る丁寧なメールを作成してください。'),
  same(
    'write',
    'ar',
    'اكتب رسالة رسمية إلى مديري أطلب فيها إجازة يومين.',
    'صغ رسالة رسمية لمديري لطلب إجازة لمدة يومين.',
  ),
];
