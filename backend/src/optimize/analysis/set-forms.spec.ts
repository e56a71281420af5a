import { describe, expect, it } from '@jest/globals';
import { analyse } from './analyse.js';
import type { TaskKind } from './task-kinds.js';

const worded = (kind: TaskKind, ...drafts: string[]) => drafts.map((draft) => [kind, draft] as const);

describe('an answer whose form is settled is worded by its form', () => {
  it.each([
    ...worded(
      'wordalone',
      'What is the capital of Mongolia? Answer in one word.',
      'Name the author of Middlemarch. Only the name.',
      "What's the tallest building in Europe? One word answer please.",
      'Classify the sentiment of the tweet. Output only the label.\nThe queue took two hours, but the ride was worth it.',
      'Responde solo con sí o no: ¿es Canberra la capital de Australia?',
      'Antworte nur mit ja oder nein: Ist Bern die Hauptstadt der Schweiz?',
      'Răspunde doar cu da sau nu: este Dunărea cel mai lung fluviu din Europa?',
      '只回答是或否：番茄是水果吗？',
      'はいかいいえだけで答えてください：トマトは果物ですか。',
      'أجب بنعم أو لا فقط: هل القاهرة عاصمة مصر؟',
    ),
    ...worded(
      'insentence',
      'Explain inflation in one sentence.',
      'Write one sentence that contains the words lantern, harbour and forgive.',
      'Explique o que é um buraco negro em uma frase.',
      'Scrie o propoziție cu cuvintele pod, ploaie și scrisoare.',
      'Escribe una frase con las palabras faro, tormenta y carta.',
      '請用一句話說明什麼是光合作用。',
      'اشرح التضخم في جملة واحدة.',
      'In exactly two sentences, tell me why bread goes stale.',
      'En dos frases, explica qué es un eclipse.',
      'Beschreibe in genau 25 Wörtern, was ein Impressum ist.',
    ),
    ...worded(
      'sumup',
      'Summarize the following in one sentence.\nThe city council met on Tuesday to discuss the new tram line. Costs have doubled.',
    ),
    ...worded(
      'inrow',
      'List five rivers in Spain, one per line, no explanations.',
      'Extrais les noms de villes, séparés par des virgules : Nous sommes passés par Lyon, puis par Dijon, avant Metz.',
      'Elenca i mesi con trenta giorni separati da virgole.',
      '列出五种常见的水果，用逗号隔开，不要解释。',
    ),
    ...worded(
      'markup',
      'Give me a JSON object with the keys name, age and city for a fictional customer.',
      'Convert this list of expenses to CSV with the columns date, item, amount.\n3 March coffee 4.20\n4 March bus 2.50',
      'Convierte esta lista a JSON: Ana, 31, Lima; Luis, 28, Quito',
    ),
    ...worded('codealone', 'Write a regex that matches German postcodes. Return the regex only.'),
  ])('as %s: %s', (kind, draft) => {
    expect(analyse(draft).wording).toBe(kind);
  });

  it.each([
    ['a reason is wanted as well', 'Answer yes or no and quote the part that shows it: is the reviewer angry?'],
    ['each thing gets one', 'Explain each of these terms in one sentence: inflation, deflation, stagflation'],
    ['a program is asked for', 'I need a python script that reads a folder of files and writes them into a csv'],
  ])('but not where %s', (_, draft) => {
    expect(['wordalone', 'insentence', 'inrow', 'markup']).not.toContain(analyse(draft).wording);
  });
});

describe('what one word could make something else', () => {
  it.each([
    ...worded('recommend', 'Give me a list of websites where I can practise sight-reading on the piano.'),
    ...worded('debug', "Explain what the error message means.\nModuleNotFoundError: No module named 'requests'"),
    ...worded('oddone', 'Find the odd name among the cities and give the reason.\nLyon, Porto, Nile, Krakow'),
    ...worded('recipe', 'List the ingredients and steps for a simple lentil soup.'),
    ...worded('compare', 'Explain the difference between the two terms in one paragraph.\nweather and climate'),
    ...worded('explain', 'Tell me about the working principle of a lever.'),
    ...worded('session', 'Suggest a workout I can do in a hotel room without equipment.'),
    ...worded('question', 'Why do onions make us cry, and how can I avoid it while cooking?'),
    ...worded('origin', 'Discuss the origins and history of the word that has been given to you.\noblique'),
    ...worded(
      'passage',
      'Read the story and then answer the question.\nMia sold her bike to Tom in May. Who has the bike now?',
    ),
  ])('is read as %s: %s', (kind, draft) => {
    expect(analyse(draft).wording).toBe(kind);
  });
});
