import { describe, expect, it } from '@jest/globals';
import { foldWords } from '../fold.js';
import { kindOfSum, type SumKind } from './sums.js';

describe('what a problem in figures is about', () => {
  it.each<[string, SumKind | undefined]>([
    ['If f(x) = 3x^2 - 4x + 7, for which values of x does f(x) equal f(2)?', 'solved'],
    ["Find the general solution of y'' - 3y' + 2y = 0, a differential equation.", 'differential'],
    ['Evaluate the integral of x*e^x from 0 to 1.', 'integrated'],
    ['求函数 (sin 3x)/x 当x趋于0时的极限。', 'limits'],
    ['Find the equation of the tangent line to y = x^3 - 4x + 1 at x = 2.', 'derived'],
    ['Calculați determinantul matricei [[1, 2], [3, 4]].', 'matrices'],
    ['De cuántas formas se pueden sentar 6 personas en una mesa redonda?', 'counted'],
    ['Wie groß ist die Summe aller Zahlen von 1 bis 200, die durch 3 teilbar sind?', 'added'],
    ['A 2 kg block slides down a frictionless ramp inclined at 30 degrees. How fast is it at the bottom?', 'physical'],
    ['In a class of 30, 18 play football, 15 play tennis and 6 play neither. How many play both?', 'overlapping'],
    ['Un rezervor se umple de la un robinet în 6 ore și de la altul în 4 ore. În cât timp se umple?', 'paced'],
    ['一个水池，甲管单独注满要4小时，乙管要6小时，两管同时开要多久？', 'paced'],
    ['Twelve students have a mean score of 70, three others one of 80. What is the new average?', 'averaged'],
    ['Résous le système : 2x + 3y = 12, x - y = 1.', 'solved'],
    ['كم عددًا صحيحًا يحقق المتراجحة |x - 2| < 5؟', 'bounded'],
    ['Câte numere întregi sunt în soluția inecuației |x - 2| < 5?', 'bounded'],
    ['إذا رُمي حجرا نرد، فما احتمال أن يكون مجموعهما 7؟', 'chance'],
    ['Care este restul împărțirii lui 347 la 6?', 'divided'],
    ['اشترى أحمد ثلاثة كتب بسعر 12 دينارًا ودفع 50 دينارًا، كم الباقي؟', 'priced'],
    ['If f(x) = 2x^2 - 3x + 1, find the value of f(-2).', 'valued'],
    ['Let f(x) = x^3 - 3x. Find the local extrema.', 'derived'],
    ['Fie f(x) = 2x³ − 9x² + 12x. Găsește punctele de extrem local.', 'derived'],
    ['火车以时速90公里行驶，225公里要多久？', 'moving'],
    ['مثلث قائم الزاوية طولا ضلعيه القائمين 6 سم و8 سم. أوجد محيطه.', 'figured'],
    ['The sum of three consecutive integers is 72. What is the largest?', 'unknowns'],
    ['Un tată are de patru ori vârsta fiului său. Câți ani are fiecare?', 'unknowns'],
    ['Sea f(x) = x³ − 3x. Halla los máximos y mínimos locales.', 'derived'],
    ['Un depósito se llena con un grifo en 3 horas y se vacía en 5. ¿En cuánto tiempo se llena?', 'paced'],
    ['定価300円の品物を2個買うと、いくらですか。2割引です。', 'priced'],
    ['浮萍的面积每天翻一倍，第20天铺满池塘，第几天铺满一半？', undefined],
    ['定価400円の商品を2割引で買うと、いくらですか。', 'priced'],
    ['A recipe for 6 people needs 450 g of flour and 3 eggs. How much of each for 10 people?', undefined],
  ])('%s', (text, kind) => {
    expect(kindOfSum(foldWords(text))).toBe(kind);
  });
});
