import { describe, expect, it } from '@jest/globals';
import { analyse } from '../analysis/analyse.js';
import { rewriteBuiltIn } from './built-in-engine.js';

const versions = (draft: string): string[] => rewriteBuiltIn(analyse(draft)).map(({ prompt }) => prompt);

describe('a situation is told, and something ordered behind it', () => {
  it.each([
    [
      "I'm cooking for 8 guests on Saturday, chicken curry with rice. How much rice and chicken do I need to buy?",
      'per person',
    ],
    ['Ich bekomme am Samstag 12 Gäste zum Grillen. Wie viel soll ich einkaufen?', 'pro Person'],
    ['سأستضيف ثمانية أشخاص يوم الجمعة وأريد طبخ الكبسة. كم أحتاج من الأرز والدجاج؟', 'للشخص'],
    ['I have a biology exam on Friday about cell division. Write me a summary I can study from.', 'five questions'],
    ["Ma fille a un contrôle d'histoire lundi sur la Révolution française. Fais un résumé pour réviser.", 'me tester'],
    ['下周五考高一化学氧化还原,我笔记记得很乱。帮我整理一份复习提纲。', '自测'],
  ])('has the wording of the thing ordered: %s', (draft, line) => {
    expect(versions(draft).join('\n')).toContain(line);
  });

  it('what is ordered behind what is told stays in one piece with it', () => {
    const [, structured] = versions(
      'Our daughter turns six, the flat is small. Make me a running order for three hours.',
    );
    expect(structured).not.toContain('- Make me');
  });

  it('the first scene of a novel needs no ending', () => {
    const draft = 'I want to write a crime novel set in a harbour town. Write the first scene, about 400 words.';
    expect(analyse(draft).wording).toBe('opening');
  });
});

describe('word of one’s own delay', () => {
  it.each([
    ['Write to a client: the quote will only be ready tomorrow, not today as promised.', 'the new time'],
    ['给客户发微信:报价明天才能出', '新的时间'],
    ['Schreib meinem Kunden, dass das Angebot erst morgen kommt.', 'der neue Zeitpunkt'],
    ['Escribe a la cliente que su pedido se retrasa una semana por un error nuestro.', 'el nuevo plazo'],
    ['取引先に、見積もりの提出が明日になるとメールで伝えたい', '新しい日時'],
    ['اكتب رسالة للعميل أن عرض السعر سيكون جاهزا غدا فقط', 'الموعد الجديد'],
  ])('says what is late and the new time: %s', (draft, line) => {
    const all = versions(draft);
    expect(all.join('\n')).toContain(line);
    expect(all[2]).not.toContain('[…]');
  });

  it('is none where somebody else is late', () => {
    expect(versions('Write to the shop: my parcel is two weeks late and nobody answers.').join()).not.toContain(
      'the new time',
    );
  });
});

describe('words to say, and words to send', () => {
  it.each([
    ['I have an interview on Monday and a two-year gap in my CV. How should I explain it?', 'suggest'],
    ['My flatmate keeps eating my food and I hate arguments. What can I say to him?', 'suggest'],
    ['Tengo un hueco de dos años en mi currículum. ¿Cómo lo explico en la entrevista?', 'suggest'],
    ["Mon fils de 6 ans me demande pourquoi papi est mort. Qu'est-ce que je peux lui répondre ?", 'suggest'],
    ['My boss asked me again to work on Saturday. How do I tell her no in an email?', 'message'],
    ['Meine Heizung ist seit drei Tagen kalt. Wie sage ich das dem Vermieter in einer Mail?', 'message'],
    ["I can't come to the lesson tomorrow, what should I write", 'message'],
  ])('%s', (draft, wording) => {
    expect(analyse(draft).wording).toBe(wording);
  });

  it('what is said goes with what happens next', () => {
    const all = versions('I have an interview on Monday and a two-year gap in my CV. How should I explain it?').join(
      '\n',
    );
    expect(all).toContain('word for word');
    expect(all).toContain('ask further');
  });
});

describe('a list', () => {
  const FOR_THE_NUMBER = /fill up the number|der Zahl wegen|faire le compte|凑数/u;

  it('of things to do is put in order of time or place, and nobody counts its entries', () => {
    const all = versions("We're moving in six weeks, with two cats. Make me a one-page checklist.").join('\n');
    expect(all).toContain('by time or by place');
    expect(all).not.toMatch(FOR_THE_NUMBER);
  });

  it('says that nothing fills up the number only where one was asked for', () => {
    expect(versions('List six woodwind instruments that are played in jazz bands').join('\n')).toMatch(FOR_THE_NUMBER);
    expect(
      versions('My dad has just been told he has type 2 diabetes. List foods he should avoid.').join('\n'),
    ).not.toMatch(FOR_THE_NUMBER);
  });
});

describe('what is done about a fault, in Chinese and Japanese', () => {
  it.each([
    ['马桶冲不干净怎么办', '可能性大的在前'],
    ['做的红烧肉太咸了怎么办', '补救'],
    ['英语单词背了就忘怎么办', '练法'],
    ['同事总是把工作推给我怎么办', '马上'],
    ['カレーが苦くなってしまいました。どうすればいいですか', '今あるもの'],
    ['洗濯物が生乾きで臭う。どうすればいいですか', '可能性の高い順'],
    ['免許証をなくしたらどうすればいいですか', '手続き'],
    ['英単語が覚えられない。どうしたらいい？', '毎日'],
    ['隣の人の音楽がうるさい。どうすればいいですか', '相談'],
  ])('%s', (draft, line) => {
    expect(versions(draft).join('\n')).toContain(line);
  });
});

describe('what is to be said to somebody who is named', () => {
  it.each([
    ['Sag der Kundin, dass die Lampen erst in zwei Wochen da sind.', 'message'],
    ['Avisa al cliente de que los muebles llegan el lunes y no el viernes.', 'message'],
    ['取引先に、納品が三日遅れることを知らせてください。', 'message'],
    ["Tell the physio I'm stuck behind a lorry and will be ten minutes late", 'message'],
    ['Escribe un correo a mi casero: pagaré el alquiler tres días tarde este mes.', 'email'],
    ['write something nice for my colleague Marta who is leaving for Canada', 'greeting'],
    ["My vegan sister is staying with us, I'd like lunches for five workdays that keep.", 'meals'],
    ['Somos quince para una barbacoa y tres no comen carne. ¿Cuánta compro?', 'quantity'],
    ['On part en camping avec un bébé de 8 mois. Qu’est-ce qu’il faut emporter ?', 'checklist'],
    ['cosas que hay que revisar antes de alquilar un piso', 'entries'],
  ])('%s', (draft, wording) => {
    expect(analyse(draft).wording).toBe(wording);
  });

  it('who runs a shop is no runner, and questions to put to somebody have no solutions', () => {
    expect(
      versions('I run a small bakery and we close for two weeks in August. Make a sign for the door.').join(),
    ).not.toMatch(/pain/iu);
    expect(
      versions('We had three late deliveries. Give me a list of questions to ask the warehouse team.').join(),
    ).not.toContain('solution');
  });
});
