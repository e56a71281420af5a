import { describe, expect, it } from '@jest/globals';
import { rewriteBuiltIn } from '../../built-in/built-in-engine.js';
import { givenBy } from '../../built-in/given.js';
import { analyse } from '../analyse.js';
import type { TaskKind } from '../task-kinds.js';

const sharpOf = (text: string) => rewriteBuiltIn(analyse(text))[0]?.prompt ?? '';

describe('what a question asks of its answer', () => {
  it.each<[string, TaskKind]>([
    ['ما هو التضخم الاقتصادي، وكيف يرتبط بأسعار الفائدة؟', 'relation'],
    ['كيف تشكّل اللغة تصوراتنا عن العالم؟', 'effects'],
    ['What strategies did Saladin use to unite Syria and Egypt?', 'points'],
    ['秦国用了哪些策略统一六国？', 'points'],
    ['ما هي الاستراتيجيات التي اتبعها صلاح الدين لتوحيد الشام ومصر؟', 'points'],
    [
      'تخطط شركة لنقل مصنعها إلى منطقة ساحلية رطبة. في ظل هذه الظروف، ما هي الطريقة الأنسب لحماية المعدات من التآكل؟',
      'approach',
    ],
  ])('%s', (text, wording) => {
    expect(analyse(text).wording).toBe(wording);
  });

  it('has the first half defined before the link is explained', () => {
    expect(sharpOf('What is inflation, and how is it related to interest rates?')).toContain('Define in one sentence');
  });

  it('wants persons with their year where several questions are asked', () => {
    expect(sharpOf('ما هي النسبية الخاصة؟ من وضعها؟ وما أهم نتائجها؟')).toContain('مع كل اسم السنة');
  });
});

describe('the second half of a question', () => {
  it.each([
    ['كيف تعمل الألواح الشمسية، وما العوامل التي تؤثر في كفاءتها؟', 'تناول العوامل واحدًا واحدًا'],
    ['Explain how mRNA vaccines work and how they differ from traditional vaccines.', 'set it side by side'],
    ['What is CRISPR and what are its applications in medicine?', 'name its main uses'],
    ['What is photosynthesis and which factors affect its rate?', 'take the factors one by one'],
  ])('has a sentence of its own: %s', (text, sentence) => {
    expect(sharpOf(text)).toContain(sentence);
  });

  it.each<[string, TaskKind]>([
    ['ما الأسباب التي أدت إلى سقوط الأندلس؟ رتبها بحسب أهميتها.', 'why'],
    ['Evaluate the argument: "My friends never read the terms, so nobody has to."', 'evaluate'],
    ['لديك ثلاثة مفاتيح خارج غرفة مغلقة وثلاثة مصابيح داخلها. كيف تعرف أي مفتاح يشغل أي مصباح؟', 'puzzle'],
    ['What are the uses of vinegar in cleaning?', 'uses'],
  ])('%s', (text, wording) => {
    expect(analyse(text).wording).toBe(wording);
  });
});

describe('whom a question is about', () => {
  it.each<[string, TaskKind]>([
    ['كيف يمكن للمدن الساحلية أن تستعد لارتفاع مستوى سطح البحر؟', 'efforts'],
    ['How can governments reduce traffic in large cities?', 'efforts'],
    ['Cum pot orașele să reducă gălăgia nocturnă?', 'efforts'],
    ['Cum poate un oraș mic să își păstreze medicii?', 'efforts'],
    ['How can teachers keep a tired class awake after lunch?', 'advice'],
    ['家长怎样才能少跟孩子吵作业？', 'advice'],
    ['How did farmers plough their fields before tractors?', 'points'],
    ['Comment les marins s’orientaient-ils avant le GPS ?', 'points'],
    ['كيف كان الناس يحفظون الطعام قبل اختراع الثلاجة؟', 'points'],
    ['Why might someone decide to keep writing letters by hand?', 'motives'],
    ['How might you guess that a cake was bought and not baked?', 'telltale'],
    ['ما هي الطبقات الرئيسية للغلاف الجوي؟ وما الذي يميز كل طبقة؟', 'points'],
    ['What are the main layers of the skin? What does each of them do?', 'points'],
    ['تخيل أنك تكتب مدونة سفر عن البتراء. صف أبرز ما يجب رؤيته.', 'article'],
    ['تظاهر بأنك قلم رصاص قديم في مكتب شاعر. ماذا كنت ستقول عن صاحبك؟', 'persona'],
  ])('%s', (text, wording) => {
    expect(analyse(text).wording).toBe(wording);
  });

  it.each([
    'What is a glacier and can anything live inside it?',
    'Explain how a sundial works, and say why it is wrong for most of the year.',
    'Explique a erosão para um aluno do quinto ano e proponha uma experiência simples.',
    'Spiega come nasce una perla. Indica le sostanze coinvolte, poi proponi un disegno da fare in classe.',
  ])('sees more than one thing asked: %s', (text) => {
    expect(givenBy(analyse(text))).toContain('severalParts');
  });

  it('has each of several things explained, and none taken for a mechanism', () => {
    const { prompt } = rewriteBuiltIn(analyse('What is a glacier and can anything live inside it?'))[1] ?? {};
    expect(prompt).toContain('Each part: first the answer');
    expect(prompt).not.toContain('how it works or comes about');
  });

  it('takes a process for no work of one’s own', () => {
    expect(analyse('اشرح عملية التخمير في صناعة الخبز.').traits).not.toContain('ownVoice');
  });
});
