import { describe, expect, it } from '@jest/globals';
import { bloatedPairs } from '../../../test/support/scoring/bloated-pairs.js';
import { parallelDrafts } from '../../../test/support/scoring/parallel-drafts.js';
import { TEN_LANGUAGES } from '../../../test/support/scoring/parallel-prompt.js';
import { parallelRewrites } from '../../../test/support/scoring/parallel-rewrites.js';
import { paraphrases } from '../../../test/support/scoring/paraphrases.js';
import { rewritePairs } from '../../../test/support/scoring/rewrite-pairs.js';
import { INTENTS, type Intent } from '../rewriting.js';
import { scorePrompt, type PromptScore, type ScoreRole } from '../scoring.js';

const score = (text: string, intent: Intent, language = 'en', role: ScoreRole = 'original'): PromptScore =>
  scorePrompt({ text, intent, language, role });

describe('translations', () => {
  const sets = [...parallelDrafts, ...parallelRewrites];

  it('cover every intent a draft can show, as typed and as rewritten', () => {
    const covered = new Set(sets.map(({ intent, role }) => `${intent} ${role}`));
    const wanted = INTENTS.filter((intent) => intent !== 'unknown');
    expect(
      wanted.flatMap((intent) => [`${intent} original`, `${intent} optimized`]).filter((c) => !covered.has(c)),
    ).toEqual([]);
  });

  it.each(sets)('of a prompt to $intent ($role) score within a point of each other', ({ intent, role, texts }) => {
    const scores = TEN_LANGUAGES.map((language) => score(texts[language], intent, language, role).score);
    expect(Math.max(...scores) - Math.min(...scores)).toBeLessThanOrEqual(1.001);
  });
});

describe('rewrites', () => {
  it.each(rewritePairs)(
    'beat their drafts by a point: $language $intent "$draft"',
    ({ intent, language, draft, rewrite }) => {
      const before = score(draft, intent, language).score;
      expect(score(rewrite, intent, language, 'optimized').score - before).toBeGreaterThanOrEqual(0.999);
    },
  );

  it.each(bloatedPairs)(
    'that are bloated lose to concise ones: $language $intent',
    ({ intent, language, bloated, concise }) => {
      const loud = score(bloated, intent, language, 'optimized').score;
      expect(score(concise, intent, language, 'optimized').score).toBeGreaterThan(loud + 0.5);
    },
  );

  it('rarely share the best score, and never reach a ceiling', () => {
    const scores = rewritePairs.map(
      ({ rewrite, intent, language }) => score(rewrite, intent, language, 'optimized').score,
    );
    expect(Math.max(...scores)).toBeLessThan(9.5);
    expect(scores.filter((value) => value === Math.max(...scores)).length).toBeLessThanOrEqual(4);
  });
});

describe('a list of requirements', () => {
  const list = [
    '- Answer: in the first sentence',
    '- Support: the facts it rests on',
    '- Certainty: say what is unknown',
  ];
  const listed = (request: string) => `${request}\n\nRequirements:\n${list.join('\n')}`;

  it.each([
    ['answer', 'Who painted the Night Watch?'],
    ['answer', 'How many ounces are in 3 cups?'],
    ['translate', 'Translate "see you soon" into Dutch.'],
    ['explain', 'What does servus mean?'],
  ] as const)('adds nothing to a request for one line, a sentence does: %s "%s"', (intent, request) => {
    const [plain, sentence, heap] = [
      request,
      `${request} Give the answer first, and say so if you are not sure.`,
      listed(request),
    ].map((text) => score(text, intent, 'en', 'optimized').score);
    expect(heap).toBeLessThanOrEqual(plain ?? 0);
    expect(sentence).toBeGreaterThan(heap ?? 10);
  });

  it('helps what has parts', () => {
    const request = 'Write a report about our harbour.';
    expect(score(listed(request), 'write').score).toBeGreaterThan(score(request, 'write').score);
  });
});

describe('paraphrases', () => {
  it.each(paraphrases)('score within a point of each other: $language "$one"', ({ intent, language, one, other }) => {
    expect(Math.abs(score(one, intent, language).score - score(other, intent, language).score)).toBeLessThanOrEqual(
      1.001,
    );
  });
});

describe('contradictions', () => {
  it.each([
    ['en', 'write', 'Write a short, detailed email to my boss about the office move.'],
    ['en', 'write', 'Write a report about our sales. Be concise. Make it exhaustive.'],
    ['en', 'write', 'Write a formal and casual invitation to our summer party in the garden.'],
    ['en', 'write', 'Write an essay about rivers with at least 500 words and at most 200 words.'],
    ['en', 'explain', 'Explain photosynthesis as a table with two columns. Do not use tables.'],
    ['en', 'summarise', 'Summarise the report as a bullet list, without lists, for our managers.'],
    ['es', 'write', 'Escribe un correo breve y muy detallado a mi jefe sobre la mudanza.'],
    ['fr', 'write', 'Écris un texte bref et exhaustif sur les rivières de France.'],
    ['de', 'write', 'Schreibe einen kurzen und ausführlichen Bericht über unsere Flüsse.'],
    ['pt', 'write', 'Escreva um texto de no mínimo 500 palavras e no máximo 200 palavras sobre rios.'],
    ['it', 'write', 'Scrivi un testo breve e dettagliato sui fiumi italiani.'],
    ['ro', 'write', 'Scrie un text scurt și detaliat despre râurile din România.'],
    ['zh', 'write', '写一篇关于河流的文章，至少500字，不超过200字。'],
    ['ja', 'write', '川についての記事を500字以上、200字以内で書いてください。'],
    ['ar', 'write', 'اكتب نصا قصيرا ومفصلا عن الأنهار في العالم العربي.'],
  ] as const)('keep clarity at 5 at most: %s %s "%s"', (language, intent, text) => {
    expect(score(text, intent, language, 'optimized').criteria.clarity).toBeLessThanOrEqual(5);
  });

  it.each([
    ['en', 'Write a short story with a detailed description of the harbour.'],
    ['en', 'Write a detailed plan. Keep the sentences short.'],
    ['en', 'Write at least 100 and at most 200 words about rivers.'],
    ['en', 'Remove duplicates from a list; do not use libraries.'],
    ['es', 'Escribe un informe formal sobre los ríos de España.'],
    ['de', 'Schreibe eine ausführliche Kurzgeschichte über einen Fluss.'],
  ])('are not seen where there are none: %s "%s"', (language, text) => {
    expect(score(text, 'write', language, 'optimized').criteria.clarity).toBeGreaterThan(6);
  });
});

describe('the explanation', () => {
  it('names the band, what is good, and the one thing that helps most', () => {
    const result = score('write an email about the heating', 'write');
    expect(result.explanation).toBe('Basic: the task is clear. Say who will read it.');
    expect(result.improvement).toEqual({ criterion: 'tone', text: 'Say who will read it.' });
  });

  it.each([
    ['answer', 'What is the capital of France?', 'Say what you need the answer for.'],
    ['code', 'write a function that sorts names', 'Name the language and version, the input and the expected output.'],
    ['explain', 'explain how vaccines work', 'Say who it is for and what they already know.'],
    ['write', 'marketing', 'Say what you want done, and to what: a verb and a thing.'],
    ['edit', 'improve this text', 'Put the text to work on right below the request.'],
    [
      'write',
      'Write a short, detailed email to my boss about the move.',
      'Two of the wishes exclude each other; keep one.',
    ],
  ] as const)('asks for what a prompt to %s lacks: "%s"', (intent, text, advice) => {
    expect(score(text, intent).improvement?.text).toBe(advice);
  });

  it.each([
    ['summarise', 'Summarize this review in one line.\nThe food was great and the staff did some nice things for us.'],
    ['analyse', 'Classify the sentiment of the review: we had a great time and would recommend it to everybody'],
    ['edit', "Rewrite the line 'a great day with good things for us' for a card."],
  ] as const)('picks no word to be explained out of what is given with a request to %s', (intent, text) => {
    expect(score(text, intent).improvement?.text).not.toMatch(/what you mean by/u);
  });

  it.each([
    ['decide', 'Is it better to rent or to buy a house?', 'en'],
    ['explain', 'Explain area and perimeter. Show how it works, one thing following from the other.', 'en'],
    ['brainstorm', 'Give me a list of things to do with leftover rice.', 'en'],
    ['explain', 'Qué es mejor para la espalda, nadar o correr?', 'es'],
    ['write', 'Scrie un paragraf despre piață. Folosește lucruri precise.', 'ro'],
    ['explain', 'De ce se numește așa? Dă explicația cea mai bine susținută.', 'ro'],
  ] as const)('picks no word to be explained that the next words settle (%s: %s)', (intent, text, language) => {
    const { improvement } = scorePrompt({ text, role: 'original', intent, language });
    expect(improvement?.text).not.toMatch(/what you mean by/u);
  });

  it.each([
    ['edit', 'Make this text better and shorter.', 'en', 'better'],
    ['brainstorm', 'Name some good hobbies.', 'en', 'good'],
    ['write', 'Escribe un poema bonito sobre el mar.', 'es', 'bonito'],
  ] as const)('asks what is meant by a word that nothing settles (%s: %s)', (intent, text, language, word) => {
    const { improvement } = scorePrompt({ text, role: 'original', intent, language });
    expect(improvement?.text).toBe(`Say what you mean by “${word}”.`);
  });

  it('asks nobody for a tone who wants a fact', () => {
    const texts = [
      'What is the capital of France?',
      'Who wrote Faust? One sentence.',
      'How tall is Mount Everest in 2024?',
    ];
    expect(texts.map((text) => score(text, 'answer').improvement?.criterion)).not.toContain('tone');
  });

  it('promises only what would raise the score', () => {
    for (const { rewrite, intent, language } of rewritePairs) {
      const { improvement, explanation, band } = score(rewrite, intent, language, 'optimized');
      expect(explanation.startsWith(`${band}: `)).toBe(true);
      expect(explanation.endsWith(improvement?.text ?? 'Nothing important is missing.')).toBe(true);
    }
  });
});

describe('blanks', () => {
  it.each([
    [
      'en',
      'Suggest names for a coffee shop.',
      '\n\nDetails (ask me about any that are still empty, at most 3 questions, before you start):\n- What it stands for: […]\n- Words to avoid: […]',
    ],
    [
      'zh',
      '请给咖啡店想几个名字。',
      '\n\n补充信息（空着的请先问我，最多问3个问题，再开始）：\n- 它代表什么：[…]\n- 要避开的字：[…]',
    ],
  ])('say nothing yet, nor does the line that asks for them to be filled in: %s', (language, request, blanks) => {
    const scored = score(request + blanks, 'brainstorm', language, 'optimized');
    expect(scored.score).toBeLessThanOrEqual(score(request, 'brainstorm', language, 'optimized').score);
  });
});

describe('Chinese', () => {
  it.each([
    ['请用三种不同的语气改写这句话：会议延到下周。', '請用三種不同的語氣改寫這句話：會議延到下週。'],
    ['请帮我写一篇关于海洋保护的文章，不超过300字。', '請幫我寫一篇關於海洋保護的文章，不超過300字。'],
  ])('is scored alike in both scripts: %s', (simplified, traditional) => {
    const { criteria } = score(simplified, 'write', 'zh', 'optimized');
    expect(score(traditional, 'write', 'zh', 'optimized').criteria).toEqual(criteria);
  });
});

describe('speed', () => {
  it('takes less than 5 ms a text once its language was read', () => {
    const texts = [...parallelDrafts, ...parallelRewrites].flatMap(({ intent, role, texts: versions }) =>
      TEN_LANGUAGES.map((language) => ({ text: versions[language], intent, role, language })),
    );
    texts.forEach(scorePrompt);
    const startedAt = performance.now();
    texts.forEach(scorePrompt);
    expect((performance.now() - startedAt) / texts.length).toBeLessThan(5);
  });
});
