import type { WishesBeside } from './wishes-beside.js';

export const wishesBeside = {
  sharp: {
    translateMore:
      'حافظ على المعنى والنبرة، واختر تعبيرات المتحدث الأصلي، وضع بقية المطلوب تحت الترجمة مع الكلمات المعنية.',
  },
  orders: {
    besideTranslation: 'أعطِ الترجمة أيضًا كما يقولها المتحدث الأصلي.',
    besideSummary: 'أعطِ الملخص أيضًا: الأهم فقط، دون ما لا يقوله النص.',
    besideExplanation: 'أعطِ الشرح المطلوب أيضًا مع ما يقوم عليه.',
    besideVerdict: 'حيث يُطلب حكم فاختر جوابًا واحدًا، مع أقوى سبب له وأقوى اعتراض عليه.',
    besidePiece: 'اجعل النص المطلوب مكتملًا، متسقًا مع الباقي، جاهزًا للاستخدام كما هو.',
    besideQuestions: 'لتكن كل الأسئلة مما يُجاب عنه بما سبق، واكتب حل كل منها تحته.',
    besideTitle: 'اجعل العنوان محددًا لا يَعِد بما ليس في النص.',
  },
  bullets: {
    besideTranslation: 'الترجمة: كما يقولها المتحدث الأصلي',
    besideSummary: 'الملخص: الأهم فقط، دون ما لا يقوله النص',
    besideExplanation: 'الشرح: لما هو مطلوب بالضبط، مع ما يقوم عليه',
    besideVerdict: 'الحكم: واحد، مع أقوى سبب له وأقوى اعتراض عليه',
    besidePiece: 'النص المطلوب كتابته: مكتمل، متسق مع الباقي، جاهز كما هو',
    besideQuestions: 'الأسئلة: تُجاب مما سبق، وتحت كل منها حلّه',
    besideTitle: 'العنوان: محدد، لا يَعِد بما ليس في النص',
  },
} as const satisfies WishesBeside;
