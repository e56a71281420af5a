import { describe, expect, it } from '@jest/globals';
import { analyse } from '../../analysis/analyse.js';
import { rewriteBuiltIn } from '../built-in-engine.js';
import { particularOf } from './particulars.js';

const versionsOf = (text: string) => rewriteBuiltIn(analyse(text)).map(({ prompt }) => prompt);

describe('in Arabic, a thing asked for by its name', () => {
  it.each([
    ['عايز سيرة ذاتية لمحاسب حديث التخرج', 'الخبرات فالمهارات'],
    ['ابغى خطاب استقالة رسمي اخر يوم لي 30 نوفمبر', 'آخر يوم عمل'],
    ['مقدمة اذاعة مدرسية عن اليوم الوطني', 'هل تعلم'],
    ['صيغة تعزية لزميلي في وفاة والده', 'أصحاب العزاء'],
    ['ازاي ابلغ مديري اني عايز امشي', 'أقولها كما هي'],
    ['الغسالة مش بتعصر', 'الأسباب المحتملة'],
    ['زوجي ما يساعدني بالبيت ابدا وكل ما اتكلم يزعل وش اسوي', 'ما كنت ستفعله'],
    ['ابي رسالة للجامعة اعتذر عن الفصل الثاني لظروف صحية', 'الرقم الجامعي'],
    ['عندي مقابلة عمل بكرة في بنك', 'الأسئلة الأرجح'],
  ])('is told what one of its kind has: %s', (text, words) => {
    expect(versionsOf(text)[0]).toContain(words);
  });

  it.each([
    'ترجم خطاب الاستقالة للانجليزي: استقلت من عملي اليوم.',
    'ما هو تحليل سوات',
    'صحح رسالة الشكر: شكرا لكم على كل شي.',
    'حسن سيرتي الذاتية: محاسب خبرة 3 سنوات',
    'اسم لمتجر هدايا',
    'كيف اكتب سيرة ذاتية',
    'كيف اقول شكرا بالتركي',
    'لخص التقرير التالي: زادت المبيعات 5% هذا العام وانخفضت التكاليف.',
    'ما الفرق بين السيرة الذاتية وخطاب التقديم',
    'رد على هذه الشكوى: الطلب تأخر اسبوع وما احد يرد',
    'كم مدة خطبة الجمعة',
    'اقترح عنوان لبحث عن التلوث',
  ])('is left alone where it is worked on, asked about or only mentioned: %s', (text) => {
    expect(particularOf('ar', analyse(text))).toBeUndefined();
  });
});
