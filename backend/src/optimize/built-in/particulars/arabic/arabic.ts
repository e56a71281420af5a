import { ARABIC_EVERYDAY_ORDERS } from './everyday-orders.js';
import { ARABIC_ASKED } from './asked.js';
import { ARABIC_GIVEN_TEXTS } from './given-texts.js';
import { ARABIC_LIFE } from './life.js';
import { ARABIC_MARKETING } from './marketing.js';
import { ARABIC_OCCASIONS } from './occasions.js';
import { ARABIC_ORDERS } from './orders.js';
import { ARABIC_QUESTIONS } from './questions.js';
import { ARABIC_SCENARIOS } from './scenarios.js';
import { ARABIC_STUDY } from './study.js';
import { ARABIC_WORK } from './work.js';
import { ARABIC_INVENTIONS } from './inventions.js';
import { AT_WILL } from '../at-will.js';
import { NAMED_SO } from '../named-so.js';
import { OWN_AFFAIRS } from '../own-affairs.js';
import { IDEALS } from '../ideals.js';
import { SINGLE_EXAMPLE } from '../single-example.js';
import { CLOSED_LISTS } from '../closed-lists.js';
import { FIRST_STEPS } from '../first-steps.js';
import { SWALLOWED } from '../swallowed.js';
import type { Particulars } from '../particular.js';
import { ARABIC_TEXT_WORK } from './text-work.js';

/** Standard Arabic and what is typed in the Gulf, in Egypt and in the Levant. */
export const ARABIC: Particulars = {
  lead: 'لو سمحت[يو]?|من فضلك|رجاء|الرجاء|ارجو|ارجوك|بليز|تكفي|تكفون|السلام عليكم|سلام|مرحبا|اهلا|هلا|هاي|طيب|ممكن|هل يمكنك|يمكنك|تقدر|تقدري|بتقدر|فيك|هل|يا ريت|ياريت|اكتب(?:ي|وا|لي|ولي)?|تكتب(?:ي|لي)?|كتابه|صيغ|صغ|تصيغ|صياغه|سوي?(?:لي)?|تسوي(?:لي)?|اسوي|اعمل(?:ي|لي)?|تعمل(?:ي|لي)?|بعمل|عمل|اعد|اعداد|حضر(?:لي)?|تحضر|تحضير|جهز(?:لي)?|تجهز|تجهيز|انشئ|انشي|انشاء|صمم(?:لي)?|تصميم|الف|ضع|حط(?:لي)?|اقترح|ولد|اعط(?:ني|يني)|اعطينا|عط(?:ني|يني)|اديني|هات(?:لي)?|ورني|ابغي|ابغا|ابي|نبي|نبغي|بدي|بدنا|عايز|عايزه|عاوز|عاوزه|محتاج|محتاجه|احتاج|اريد|نريد|نحتاج|اود|ودي|حابب?|حابه|ساعدني|ساعديني|ساعدوني|مساعده|اني|ان|انك|لي|لنا|ليا|الي|في|شكل|نموذج|صيغه|مثال',
  politely:
    '(?:(?:لو سمحت[يو]?|من فضلك|السلام عليكم|سلام|مرحبا|هلا|اهلا|طيب|هل|بليز)[,،]? )*(?:ممكن|يمكنك|تستطيع|تقدر|تقدري|بتقدر|بتقدري|فيك|فيكي|بامكانك)(?: ان)? (?:(?:تساعد|ساعد)(?:ني|يني|نا)? (?:في |ب)?(?:كتابه|صياغه|اعداد|عمل|تحضير|اكتب|اعمل|اسوي)|ت?(?:كتب|صيغ|سوي?|عمل|عد|حضر|جهز|نشئ|صمم|الف|قترح|عط|عملي|ساوي)(?:ي|لي|ني|يني|يلي)?)(?![\\p{L}])',
  notWanted:
    'عن|علي|عليه|في|من|مع|بدون|دون|حول|بخصوص|بشان|بعنوان|بمناسبه|بسبب|عشان|علشان|لان|لاني|لانه|حتي|كي|اذا|لو|ان|انه|انها|انا|هذا|هذه|هاي|هاد|هذي|ده|دي|ذلك|تلك|الذي|التي|اللي|او|ولا|ام|و|ما|ماذا|ماهي|ماهو|وش|ايش|شو|ايه|كيف|كيفيه|ازاي|شلون|ليش|ليه|لماذا|متي|امتي|اين|وين|فين|مين|هل|هو|هي|كم|اي|فيه|فيها|كل|بعد|قبل|عند|عندي|لدي|ل(?!طيف|غ|يل|ذيذ|قاء|افت)\\p{L}{2,}|اشرح(?:لي|ي)?|شرح|علمني|فهمني|وضح|عرف|تعريف|معني|فرق|الفرق|ترجم(?:ي|لي)?|ترجمه|صحح(?:لي|ي)?|تصحيح|دقق|راجع|مراجعه|حسن|تحسين|عدل|تعديل|طور|لخص(?:لي|ي)?|تلخيص|ملخص|اختصر|اختصار|اعد|رتب|نسق|قيم|حلل|تحليل|قارن|حول|غير|اقرا|ابحث|اسم|اسماء|عنوان|عناوين|افضل|احسن|نصائح|نصيحه|اهميه|اهم|فوائد|مميزات|عيوب|سبب|اسباب|خطوات|شروط|انواع|كلمه سر|رد|الرد',
  known: [
    ...ARABIC_TEXT_WORK,
    ...ARABIC_EVERYDAY_ORDERS,
    SWALLOWED.arabic,
    CLOSED_LISTS.arabic,
    NAMED_SO.arabic,
    AT_WILL.arabic,
    FIRST_STEPS.arabic,
    SINGLE_EXAMPLE.arabic,
    IDEALS.arabic,
    ...ARABIC_GIVEN_TEXTS,
    ...ARABIC_ORDERS,
    ...ARABIC_QUESTIONS,
    ...ARABIC_INVENTIONS,
    ...ARABIC_SCENARIOS,
    ...ARABIC_OCCASIONS,
    ...ARABIC_ASKED,
    ...OWN_AFFAIRS.arabic,
    ...ARABIC_WORK,
    ...ARABIC_MARKETING,
    ...ARABIC_STUDY,
    ...ARABIC_LIFE,
  ],
};
