import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { analyse } from './analyse.js';
import type { SpanKind } from './draft-analysis.js';

const piecesOf = (draft: string, kind: SpanKind) =>
  analyse(draft)
    .protectedSpans.filter((span) => span.kind === kind)
    .map((span) => span.text);

describe('what has to be kept', () => {
  it.each<[SpanKind, string, string[]]>([
    ['url', 'summarise https://example.com/a?b=1, please', ['https://example.com/a?b=1']],
    ['url', '总结https://example.com/a?b=1这篇文章', ['https://example.com/a?b=1']],
    ['email', 'write to jane.doe@example.org today', ['jane.doe@example.org']],
    ['code', 'what does `let a = 1` do', ['`let a = 1`']],
    ['code', 'rename getUser to fetch_user everywhere', ['getUser', 'fetch_user']],
    ['path', 'read src/app/main.ts and C:\\temp\\x.txt', ['src/app/main.ts', 'C:\\temp\\x.txt']],
    ['variable', 'greet {{name}} in [city] with <b>%s', ['{{name}}', '[city]', '<b>', '%s']],
    [
      'quote',
      'explain "the medium is the message" and «le mot juste»',
      ['"the medium is the message"', '«le mot juste»'],
    ],
    ['quote', '「吾輩は猫である」の意味は', ['「吾輩は猫である」']],
    ['date', 'a plan until 2026-03-01 and for 3 March 2027', ['2026-03-01', '3 March 2027']],
    ['date', '请在3月5日和星期五之前', ['3月5日', '星期五']],
    ['time', 'call at 9:30 am or 17:00', ['9:30 am', '17:00']],
    ['money', 'between $40 and 1.200,50 € or 300元', ['$40', '1.200,50 €', '300元']],
    ['percentage', 'a rise of 4.5 % and 10%', ['4.5 %', '10%']],
    ['handle', 'mention @daria and #harbour', ['@daria']],
    ['hashtag', 'mention @daria and #harbour', ['#harbour']],
    ['name', 'a letter from Maria Pop to NASA about iPhone cases', ['Maria Pop', 'NASA', 'iPhone']],
    ['name', 'Compare Paris. Paris is large', ['Paris', 'Paris']],
    ['name', '用Python写一个爬虫', ['Python']],
  ])('%s in: %s', (kind, draft, expected) => {
    expect(piecesOf(draft, kind)).toEqual(expected);
  });

  it.each([
    ['en', 'Write it without jargon, at most 100 words, and never mention prices', 3],
    ['es', 'Escribe sin tecnicismos, como máximo 100 palabras, y nunca menciones precios', 3],
    ['fr', 'Écris sans jargon, au maximum 100 mots, et ne mentionne jamais les prix', 3],
    ['de', 'Schreib ohne Fachwörter, höchstens 100 Wörter, und nenne nie die Preise', 3],
    ['pt', 'Escreva sem jargão, no máximo 100 palavras, e nunca mencione preços', 3],
    ['it', 'Scrivi senza gergo, al massimo 100 parole, e mai i prezzi nel testo', 3],
    ['ro', 'Scrie fără jargon, cel mult 100 de cuvinte, și niciodată prețuri în text', 3],
    ['zh', '请写一篇介绍，不要使用术语，最多100字', 2],
    ['ja', '専門用語を使わないで、100字以内で書いてください', 2],
    ['ar', 'اكتب نصا بدون مصطلحات ولا تذكر الأسعار، بحد أقصى 100 كلمة', 3],
  ])('%s: restrictions are found', (language, draft, least) => {
    const analysis = analyse(draft);
    const restrictions = analysis.protectedSpans.filter(({ kind }) => kind === 'negation' || kind === 'limit');
    expect(analysis.language.code).toBe(language);
    expect(restrictions.length).toBeGreaterThanOrEqual(least);
  });

  it('a capital at the start of a sentence makes no name', () => {
    expect(piecesOf('Write a note. Keep it short. Use plain words.', 'name')).toEqual([]);
    expect(piecesOf('WRITE ME A POEM ABOUT THE SEA', 'name')).toEqual([]);
  });

  it('spans lie in the text, in order, and do not overlap', () => {
    const bits = [
      'Maria Pop',
      '"so"',
      'https://a.io/x',
      '12.5 kg',
      'not',
      '\n',
      ' ',
      'at most 3',
      '`x`',
      '你好',
      '[a]',
      '9:30',
    ];
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...bits), fc.string({ unit: 'grapheme' }))), (parts) => {
        const { text, protectedSpans } = analyse(parts.join(' '));
        let end = 0;
        for (const span of protectedSpans) {
          expect(span.start).toBeGreaterThanOrEqual(end);
          expect(text.slice(span.start, span.end)).toBe(span.text);
          end = span.end;
        }
      }),
    );
  });
});
