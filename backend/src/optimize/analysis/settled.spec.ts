import { describe, expect, it } from '@jest/globals';
import { analyse } from './analyse.js';

describe('the frame of the sentence outrules what one of its nouns suggests', () => {
  it.each([
    [
      'Make the notice sound friendlier without changing the rules.\nNo bikes in the hall. Doors close at ten.',
      'rewrite',
    ],
    ['让下面的商品描述听起来更吸引人。\n纯棉T恤，白色，S到XL，可机洗。', 'rewrite'],
    ['Fă anunțul să sune mai prietenos.\nVând bicicletă, roată 26, schimbător defect, 300 lei.', 'rewrite'],
    ['Write a question to which the sentence below is the answer.\nBecause water expands when it freezes.', 'handling'],
    ['写一个问题，使下面这句话成为它的答案。\n因为水结冰时体积会变大。', 'handling'],
    ['اكتب سؤالاً تكون الجملة التالية جواباً له.\nلأن الماء يتمدد عندما يتجمد.', 'handling'],
    ['Clasifică următoarele mesaje în urgente și neurgente:\n1. Nu merge curentul.\n2. Ce program aveți?', 'classify'],
    ['أنت معلم يتحدث إلى تلميذ حزين رسب في الامتحان. شجعه.', 'acting'],
    ['你是一名心理咨询师，面对一个因为考试失败而沮丧的学生，安慰他并给出建议。', 'acting'],
    ['help me tell my flatmate that I will not renew the lease', 'suggest'],
    ['ajută-mă să-i spun colegei de cameră că mă mut în martie', 'suggest'],
    [
      'i need to tell my coach i cannot play on sunday, my knee is swollen. please write it, short and polite',
      'message',
    ],
    ['i want to get from 5 km to a half marathon in 4 months, what would you do', 'training'],
    ['How many bricks are in the Great Wall? Explain your assumptions.', 'quantity'],
    ['How many marbles fit into a bathtub?', 'quantity'],
    ['Estimate how much chalk a school uses in a year.', 'quantity'],
    ['Câte mingi încap într-un autobuz?', 'quantity'],
    ['一辆公交车能装下多少个乒乓球？', 'quantity'],
    ['Port this function to Rust:\ndef half(x):\n    return x / 2', 'code'],
    ['Suppose electricity had been found by the ancient Romans. How would history have changed?', 'whatif'],
    ['Angenommen, die Mauer wäre nie gefallen. Wie sähe Berlin heute aus?', 'whatif'],
    ['لنفترض أن الأندلس لم تسقط قط. كيف كان سيكون حال أوروبا اليوم؟', 'whatif'],
    ['Summarise the plot of Macbeth as a pirate would tell it.', 'persona'],
    ['用海盗的口吻讲述灰姑娘的故事。', 'persona'],
    ['Describe the water cycle to someone who lives in a desert.', 'teach'],
    ['Given a table pets(id, name, weight), find the heaviest pet.', 'formula'],
    ['How far does a mail carrier walk in a working life?', 'quantity'],
    ['Tom is older than Lisa. Lisa is older than Max. Is Max older than Tom? Explain.', 'puzzle'],
    ['In chess, is it better to develop knights before bishops?', 'discuss'],
  ])('%s', (text, wording) => {
    expect(analyse(text).wording).toBe(wording);
  });
});
