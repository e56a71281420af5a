import { describe, expect, it } from '@jest/globals';
import { rewriteBuiltIn } from '../built-in/built-in-engine.js';
import { analyse } from './analyse.js';
import { asksWithoutMark } from './plain-requests.js';
import type { TaskKind } from './task-kinds.js';

const wordingOf = (draft: string) => analyse(draft).wording;
const worded = (kind: TaskKind, ...drafts: string[]) => drafts.map((draft) => [kind, draft] as const);

describe('a plain request is read by its shape, in any of the ten languages', () => {
  it.each([
    ...worded(
      'compare',
      '通胀和通缩到底啥区别,讲人话',
      'erklär mir den unterschied zwischen brutto und netto',
      'ما الفرق بين القرض الحسن والقرض العادي؟',
    ),
    ...worded('explain', '英語の現在完了がいまいちわからん、例文多めで教えて'),
    ...worded(
      'teach',
      'explícame las derivadas como si tuviera 15 años, mañana tengo examen',
      'ليش السما زرقا؟ جاوب كأنك تكلم طفل عمره 6 سنوات',
    ),
    ...worded(
      'code',
      'python怎么把一个文件夹里所有csv合并成一个,列名都一样的',
      'كود بايثون يقرأ ملف اكسل ويرسل رسالة لكل ايميل موجود في العمود الثاني',
      'cum fac un loop in javascript care se opreste cand gaseste primul element negativ',
    ),
    ...worded(
      'debug',
      "这sql为啥慢 select * from orders where date(create_time)='2024-05-01' 表里大概两千万行",
      'fix this: SELECT name, count(*) FROM orders WHERE total > 50 GROUP BY customer_id',
      'por qué mi código js devuelve undefined al sumar dos inputs',
      'why is my python loop so slow, it goes over 2 million rows with iterrows',
    ),
    ...worded(
      'summarise',
      'لخص النص في ثلاث نقاط: أعلنت البلدية إغلاق الشارع من يوم الأحد حتى 20 مارس لأعمال الصيانة.',
    ),
    ...worded(
      'plan',
      '来月の歓迎会の幹事になった。20人、予算一人4000円、新宿。何から始めればいい?',
      'vreau un plan de slabit 6 kg in 3 luni, nu mananc carne si am genunchiul operat',
    ),
    ...worded('roleplay', 'be a grumpy medieval innkeeper and im a traveller asking for a room'),
    ...worded(
      'turns',
      'fa-te ca esti un client nervos de la banca si eu sunt operatorul, sa exersez',
      '你来当客服,我来当投诉的顾客',
    ),
    ...worded(
      'turns',
      '你来当面试官,面我前端开发岗,一次只问一个问题',
      'spiel einen strengen prüfer, mündliche abi prüfung geschichte, immer nur eine frage',
    ),
    ...worded(
      'trip',
      '五一去成都玩4天,两大一小(孩子5岁),预算6000,不想太赶',
      'weekend à lyon en amoureux, budget 400€, on aime pas les musées',
      'weekend in edinburgh with two teenagers, 350 pounds, no castles',
    ),
    ...worded(
      'cook',
      '家里只有鸡蛋西红柿和半棵白菜,晚饭做点啥',
      'ايش اسوي عشاء سريع بصدور دجاج وكوسا وبدون فرن',
      '¿qué hago de cena con calabacín, huevos y un poco de queso?',
      'was koche ich heute mit linsen und karotten, muss schnell gehen',
    ),
    ...worded(
      'decide',
      '要不要从国企辞职去创业公司,现在年薪18万,那边给25万加期权',
      'ma mut la cluj sau raman in iasi? oferta e 7500 net fata de 5800 acum',
      'je prends un crédit sur 15 ou 20 ans ? 180 000 €, salaire 2400',
    ),
    ...worded(
      'email',
      'kündigung fitnessstudio zum 31.3. schreiben, mitgliedsnr 88213',
      'رد على عميل زعلان لأن الطلب وصل مكسور، نبي نعوضه بخصم 20% بس ما نرجع الفلوس',
      'write email to landlord heating broken since monday, 2 small kids, want it fixed by friday or rent reduction',
      '上司に有給3日取りたいとSlackで送る文、理由は引っ越し',
    ),
    ...worded(
      'copy',
      'post de facebook pentru cofetaria mea, avem cozonac de paste la 55 lei, comenzi pana pe 28 aprilie',
      'post para instagram da minha loja de velas, frete grátis até domingo',
    ),
    ...worded('recommend', 'qué le regalo a mi suegra que le gusta la jardinería, 40 euros'),
    ...worded('greeting', 'texte pour remercier mes collègues pour mon pot de départ'),
    ...worded('quiz', 'fammi 10 domande di quiz sulla seconda guerra mondiale per la terza media'),
    ...worded('howto', 'エクセルで重複した行だけ色を付けるには'),
    ...worded('training', 'vreau sa invat sa cant la chitara, am 30 de minute pe zi, de unde incep'),
    ...worded('plan', 'simple savings plan, i earn 2100 a month, want 5000 by next summer'),
    ...worded('decide', 'rent or buy in manchester, 30k savings, planning to stay 4 years'),
    ...worded('helping', 'my flight got cancelled what are my rights'),
    ...worded('trip', '3 tage wien mit oma, sie ist 80, museen ja, viel laufen nein'),
    ...worded('outline', 'outline for a blog post about moving abroad with a cat'),
    ...worded('howto', 'excel怎么把一列里重复的名字标出来'),
    ...worded('trip', 'viaje a Oporto en tren desde Vigo, 2 noches, sin coche'),
    ...worded('roleplay', 'play my doctor, i describe symptoms and you ask questions'),
    ...worded('compare', 'compare iphone 15 and pixel 8 for photos'),
    ...worded('lesson', 'lesson plan on volcanoes, year 5, 60 minutes, one hands-on activity'),
    ...worded('speech', 'short speech to open our new library, 3 minutes, mayor attends'),
    ...worded('entries', 'arguments against homework for a school debate'),
    ...worded('suggest', 'me ajuda a pedir aumento pro meu chefe, 2 anos sem reajuste'),
    ...worded(
      'summarise',
      'meeting notes to action items: Sara will call the printer by Thursday. Omar checks the budget.',
    ),
    ...worded('announce', 'linkedin post about our new warehouse in Leeds, 40 new jobs, opens 3 March'),
    ...worded(
      'correct',
      'whats wrong with this sentence: Me and him was going to the store',
      "cosa c'è di sbagliato in questa frase: Se io avrei tempo, verrei con te",
      '这句话哪里有问题:他的成绩不但好,而且很认真',
    ),
    ...worded('checklist', 'make me a packing list for camping w 2 kids 5 and 8, one weekend, might rain'),
    ...worded(
      'evaluate',
      'analyse these sales numbers and tell me what stands out: Jan 12400, Feb 11900, Mar 15800, Apr 9100',
    ),
    ...worded(
      'plan',
      'We run a bakery with 5 staff and want online orders. What system should we use and how do we launch it in 6 weeks?',
    ),
    ...worded(
      'troubleshoot',
      'de ce imi ingheata laptopul cand deschid chrome',
      'my car makes a clicking noise when i turn left',
    ),
  ])('%s: %s', (kind, draft) => {
    expect(wordingOf(draft)).toBe(kind);
  });

  it.each([
    ...worded('entries', 'teach me 10 useful phrases in greek'),
    ...worded('training', 'give me a workout plan, 3x a week, only dumbbells, bad left knee'),
  ])('and is left alone where another wording fits: %s: %s', (kind, draft) => {
    expect(wordingOf(draft)).toBe(kind);
  });
});

describe('a question without its mark', () => {
  it.each(['家里只有鸡蛋,晚饭做点啥', '孩子三岁老是咬人怎么办', 'ايش اسوي عشاء سريع', '夕飯は何がいい'])(
    '%s',
    (draft) => {
      expect(asksWithoutMark(draft)).toBe(true);
    },
  );

  it.each(['帮我想想送什么', '何を食べるか教えて', 'اشرح لي كيف يعمل المحرك'])('is no order: %s', (draft) => {
    expect(asksWithoutMark(draft)).toBe(false);
  });

  it('gets it, in full width', () => {
    expect(rewriteBuiltIn(analyse('孩子三岁老是咬人怎么办'))[0]?.prompt).toMatch(/^孩子三岁老是咬人怎么办？/u);
    expect(rewriteBuiltIn(analyse('歓迎会の幹事になった。何から始めればいい?'))[0]?.prompt).toContain('いい？');
  });
});

describe('what fits every request', () => {
  const prompts = (draft: string) => rewriteBuiltIn(analyse(draft)).map(({ prompt }) => prompt);

  it.each(['be a pirate who lost his ship', 'une idée pour la vitrine'])(
    'neither chooses nor assumes anything for the person: %s',
    (draft) => {
      for (const prompt of prompts(draft)) expect(prompt).not.toMatch(/assum|choose for me|supposé|替我|假设/u);
    },
  );

  it('strengthens a line of a résumé without inventing figures', () => {
    const [sharp = ''] = prompts('rewrite resume bullet: responsible for social media and did some ads');
    expect(sharp).toContain('strong verb');
    expect(sharp).toContain('[brackets]');
  });

  it('asks nobody for what a pasted message says', () => {
    const guided = prompts(
      'reply to this customer: Hi, I ordered a lamp on May 3 and it still has not arrived. Tom',
    )[2];
    expect(guided).not.toMatch(/Facts to include|To whom/u);
  });

  it('names a subject line in the unit of its language', () => {
    const [, english] = rewriteBuiltIn(analyse('write an email to my bank, card blocked since monday'));
    const [, chinese] = rewriteBuiltIn(analyse('帮我写封邮件跟老板请周五的假,理由是带我妈去医院复查'));
    expect(english?.assumptions).toContain('Subject line: at most eight words.');
    expect(chinese?.assumptions).toContain('Subject line: at most fifteen characters.');
  });
});
