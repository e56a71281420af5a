import { describe, expect, it } from '@jest/globals';
import { analyse } from '../analysis/analyse.js';
import { rewriteBuiltIn } from './built-in-engine.js';

const versionsOf = (text: string) => rewriteBuiltIn(analyse(text)).map(({ prompt }) => prompt);

describe('a small exact task gets what would make its answer better', () => {
  it.each([
    ['Was ist der Unterschied zwischen Hafermilch und Haferdrink?', 'auseinanderhält'],
    ['What is the least common multiple of 12 and 18?', 'divisions or prime factors'],
    ['Create a personality quiz about travel', 'no answer is better than another'],
    ['Translate into polite French: Please do not leave bicycles in the hallway', 'what carries the tone'],
    ['Translate this sign into German: Mind the step', 'as such signs are worded there'],
    ['translate to spanish: See you on Monday at nine', 'ready to copy'],
    ['把这个告示翻译成英文：请勿践踏草坪', '固定说法'],
    ['英語に訳して、丁寧に：資料を送ってください', '敬称'],
    ['Convert 350 degrees Fahrenheit to Celsius', 'rule of thumb'],
    ['Convierte 100 grados Fahrenheit a Celsius', 'de cabeza'],
    ['把华氏100度换算成摄氏度', '心算'],
    ['10マイルをキロメートルに換算して', '暗算'],
    ['Combine these sentences into one: It was raining. We went out.', 'how they belong together'],
    ['Relie ces deux phrases en une seule : Il pleut. Nous restons ici.', 'leur lien'],
    ['Identify the verb in the sentence: The tired horse slept in the barn.', 'how one can tell'],
    ['Bestimme das Subjekt im Satz: Gestern hat der Nachbar geklingelt.', 'woran man es erkennt'],
    ['Fill in the blank: The capital of Mongolia is ____.', 'set in bold'],
    ['املأ الفراغ: عاصمة الأردن هي ____.', 'بخط عريض'],
    ["Complète la phrase : Si j'avais su,", 'la phrase entière'],
    ['Rewrite in a formal tone: hey, can u send me the report asap', 'one finished version'],
    [
      'Change the sentence into the past tense. She goes to the bakery every morning.',
      'change only what this form requires',
    ],
    ['Choose the correct option: The boy ___ (go/goes) to school by bus.', 'only where one could take it for right'],
    ['Make a table from this: Anna 23 Berlin, Luca 31 Rome, Mei 27 Osaka', 'given values over unchanged'],
    ['Convert the list to CSV: apples 3, pears 5, plums 12', 'every value kept'],
    ['Write a cover letter for a marketing assistant position', '[brackets]'],
    ['Turn these notes into a thank-you message: dinner saturday, kids loved cake', 'as one would to this person'],
    ['把这些要点写成一条给客户的消息：发货推迟到周五，原因是台风，运费免', '第一句'],
    ['What is 15% of 240?', 'in one’s head'],
    ['Make this sentence more vivid: The dog ran across the field.', 'the whole of it'],
    ['Shorten this: Due to the fact that it rained we made the decision to cancel.', 'one finished version'],
    ['mejora este texto: Somos una empresa familiar y hacemos muebles', 'distinta estructura'],
    ['Is this sentence grammatically correct? Me and my brother went fishing.', 'whether it is right'],
    ['次の文章によると、店はいつ閉まりますか。当店は平日は九時、土曜は六時に閉店します。', '根拠となる本文'],
    ['Write a CV for a waiter with three years of experience', 'latest first'],
  ])('%s', (text, words) => {
    expect(versionsOf(text)[0]).toContain(words);
  });

  it('adds nothing beside a translation that is wanted alone', () => {
    for (const prompt of versionsOf('Translate into French, only the translation: See you on Monday'))
      expect(prompt).not.toMatch(/below it|Under it/u);
  });

  it('keeps to a length, a row and a gap of its own', () => {
    expect(
      versionsOf('Shorten to 12 words: Due to the fact that it rained we made the decision to cancel.')[0],
    ).toContain('return only');
    expect(versionsOf('Classify each animal, separated by commas: frog, eagle, trout')[0]).not.toContain(
      'one per line',
    );
    expect(versionsOf('Extract the phone numbers. null if none.\nCall Eva at 0171 2233')[0]).toContain('nothing else');
  });

  it('reads an order by itself where labels stand behind it', () => {
    expect(analyse('Write an email. Recipient: landlord. Purpose: report a leaking tap').wording).toMatch(
      /email|message/u,
    );
  });

  it('looks for no total where the values themselves are given', () => {
    expect(versionsOf('Find the mean of these numbers: 4, 8, 15, 16')[0]).not.toContain('into a total');
    expect(versionsOf('Given a list of numbers, find the median. Input: 12, 4, 9, 30, 7')[0]).not.toContain('total');
  });

  it('puts nothing on lines of its own where a sign between the entries is asked for', () => {
    const [sharp, structured] = versionsOf(
      'From the passage, list the materials and what each was used for, separated by a semicolon: The hull was oak, caulked with tarred wool. Its mast was pine.',
    );
    expect(`${sharp}${structured}`).not.toContain('one to a line');
  });
});

describe('what stands behind a label is not asked for again', () => {
  it.each([
    ['Create a quiz with five questions. Topic: the Roman Empire', /Topics to cover|Number and type|ten questions/u],
    [
      'Write a short story. Setting: a lighthouse. Character: a retired pilot.',
      /Place and time|Main character and what/u,
    ],
    ['Erstelle ein Quiz. Thema: Vulkane', /Themen, die/u],
    ['出五道选择题。主题：光合作用', /涵盖的(?:主题|内容)/u],
  ])('%s', (text, asked) => {
    expect(versionsOf(text).join('\n')).not.toMatch(asked);
  });
});
