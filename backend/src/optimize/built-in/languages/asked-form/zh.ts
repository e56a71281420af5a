import type { AskedForm } from './asked-form.js';

export const askedForm: AskedForm = {
  sharp: {
    asAsked: '先确定哪些内容不能少，再严格按要求的形式写出，前后不加任何内容，人名和数字保持准确。',
    onePick: '只定一个并先说出来，理由要联系这里提到的情况，再用一句话说明它可能的不足。',
    eachInTurn: '按给出的顺序每项一行：先写结果，再用几个字说明依据。',
    twofold: '把要求的几件事按所说的顺序逐一完成，彼此分开，每一件都要紧扣这里给出的内容。',
    scaled: '先写出换算的倍数，再按原来的顺序换算每一个数值，只在必要时取整，并注明是哪几处。',
  },
  bullets: {
    formAsked: '形式：严格按要求，前后不加任何内容',
    mustStay: '内容：不能少的都在，用字尽量少',
    onlyOne: '选择：只定一个，放在最前',
    tiedReason: '理由：联系这里提到的情况，不说放在哪里都成立的话',
    speaksAgainst: '不足：用一句话说明它可能的不足',
    eachResult: '结果：每项一行，按给出的顺序',
    eachDecided: '依据：每项用几个字说明',
    eachAsked: '各部分：要求的每件事都做到，按所说的顺序，彼此分开',
    factor: '倍数：换算所用的，放在最前',
    allConverted: '数值：全部换算，顺序不变',
    rounded: '取整：只在必要时，并注明',
  },
  guided: {
    asAskedCut: '先想清楚哪些内容不能少，再严格按要求的形式写出，删去多余的字。',
    onePickWeigh: '先在心里比较两三个，只给出最合适的那一个，并说明理由。',
    eachGive: '按给出的顺序逐项处理，拿不准的请标出。',
    twofoldGive: '先看清给出的内容里哪些细节对每件事最关键，再依次给出结果，不加多余的说明。',
    scaledCheck: '逐项换算，挑一项倒推检验，再给出带单位的完整结果。',
  },
};
