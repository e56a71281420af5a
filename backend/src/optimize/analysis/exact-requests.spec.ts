import { describe, expect, it } from '@jest/globals';
import { analyse } from './analyse.js';
import { inMarksOfScript } from './full-width-marks.js';

const worded = (kind: string, ...drafts: string[]): [string, string][] => drafts.map((draft) => [kind, draft]);

describe('what has one right answer, or a solution that runs', () => {
  it.each([
    ...worded(
      'explanations',
      'A man walks into a shop every morning, buys nothing, and leaves happy. What might explain this?',
      'يستقل رجل المصعد كل صباح إلى الطابق الأرضي، لكنه عند العودة ينزل في الطابق السابع. ما السبب المحتمل؟',
      '一位老人每天坐电梯只到7楼,再走楼梯上10楼。可能的原因有哪些?',
      'O femeie nu a dormit zece zile și se simte foarte bine. Cum este posibil?',
    ),
    ...worded(
      'truth',
      'Check whether this statement is correct.\nLightning never strikes the same place twice.',
      '判断下列说法是否正确,并说明理由:人类只使用了大脑的10%。',
      'Verifică dacă afirmația este adevărată: „Broaștele țestoase sunt amfibieni.”',
    ),
    ...worded('prove', 'Prove that the sum of two odd integers is even.'),
    ...worded(
      'oddone',
      'Which word does not belong to the group? oak, maple, tulip, birch',
      'Welches Wort passt nicht in die Reihe: Geige, Cello, Trompete?',
      'Care dintre următoarele nu se potrivește: pian, vioară, violoncel?',
    ),
    ...worded(
      'puzzle',
      'If all roses are flowers and some flowers fade quickly, do some roses fade quickly?',
      'إذا كان كل الطلاب يحبون القراءة، وسارة طالبة، فهل تحب سارة القراءة؟',
      'Un fermier are 17 oi. Toate mor în afară de 9. Câte oi i-au rămas?',
    ),
    ...worded(
      'math',
      '小明比小红大3岁,五年后两人年龄之和是33岁,小红今年几岁?',
      'A farmer has three sacks. The second weighs twice the first, all three weigh 90 kg. How heavy is the first?',
    ),
    ...worded(
      'math',
      'My grandmother is twice as old as my mother, and together they are 120. How old is my mother?',
      'ما العدد التالي في المتتالية: 3، 9، 27، 81؟',
      'إذا كان ثمن ثلاثة أقلام ودفترين 19 ديناراً وثمن قلم ودفتر 8 دنانير، فما ثمن القلم الواحد؟',
      'Un magazin reduce prețul cu 20%, apoi îl mărește cu 25%. Cum se compară prețul final cu cel inițial?',
      '一个水池有甲乙两根进水管，单开甲6小时注满，单开乙9小时注满。两管同开，还要多久注满？',
    ),
    ...worded('puzzle', 'أنا أقف ووجهي إلى الشمال، ثم أستدير يمينًا مرتين. إلى أي اتجاه أنظر الآن؟'),
    ...worded('truth', 'Determine whether the following argument is valid.\nAll birds can fly. Penguins are birds.'),
    ...worded('formula', 'how do i stop pandas from converting my id column into ints when reading a csv'),
    ...worded(
      'quantity',
      'How many piano tuners work in Chicago? Explain how you get there step by step.',
      '¿Cuántos litros de agua bebe una ciudad de un millón de habitantes? Explica tu razonamiento paso a paso.',
    ),
    ...worded(
      'code',
      '用Java写一个方法，判断一个整数是不是回文数，要求空间复杂度O(1)。',
      'Write a C++ program that counts how many vowels are in a sentence typed by the user.',
    ),
    ...worded('snippet', 'how do i undo my last commit in git but keep the changes'),
    ...worded(
      'formula',
      'how do i get rows in postgres that exist in table a but not in table b',
      'Wie kann ich in pandas alle Zeilen löschen, in denen die Spalte preis leer ist?',
    ),
    ...worded('technical', 'is it normal that my lstm loss oscillates with a learning rate of 0.01'),
    ...worded(
      'approach',
      'A city wants a bridge over a river 1.8 km wide. The site lies in a seismic zone. What would be the best approach?',
    ),
  ])('%s: %s', (kind, draft) => {
    expect(analyse(draft).wording).toBe(kind);
  });

  it.each([
    ['explanations', 'How can you tell if a restaurant is popular, and why might this information be useful?'],
    ['snippet', 'how do I install docker on ubuntu'],
    ['technical', 'What is BERT?'],
    ['code', 'Write a workout program for beginners'],
    ['truth', 'Write 10 true or false questions about frogs'],
  ])('no %s: %s', (kind, draft) => {
    expect(analyse(draft).wording).not.toBe(kind);
  });
});

describe('marks typed on a Latin keyboard', () => {
  it.each([
    ['zh', '小红几岁?请说明,谢谢!', '小红几岁？请说明，谢谢！'],
    ['ja', '答えは何ですか?', '答えは何ですか？'],
    ['ar', 'ما الحل?', 'ما الحل؟'],
    ['zh', '费用是1,000元', '费用是1,000元'],
    ['en', 'really?', 'really?'],
  ])('%s: %s', (language, text, read) => {
    expect(inMarksOfScript(text, language)).toBe(read);
  });

  it('leaves them in the draft as they were typed', () => {
    expect(analyse('这个说法对吗?请解释,谢谢').text).toBe('这个说法对吗?请解释,谢谢');
  });
});
