import { describe, expect, it } from '@jest/globals';
import { foldWords } from '../fold.js';
import { kindOfSum, type SumKind } from './sums.js';

describe('what a problem in figures is about', () => {
  it.each<[string, SumKind | undefined]>([
    ['If f(x) = 3x^2 - 4x + 7, for which values of x does f(x) equal f(2)?', undefined],
    ['كم عددًا صحيحًا يحقق المتراجحة |x - 2| < 5؟', 'bounded'],
    ['Câte numere întregi sunt în soluția inecuației |x - 2| < 5?', 'bounded'],
    ['إذا رُمي حجرا نرد، فما احتمال أن يكون مجموعهما 7؟', 'chance'],
    ['Care este restul împărțirii lui 347 la 6?', 'divided'],
    ['اشترى أحمد ثلاثة كتب بسعر 12 دينارًا ودفع 50 دينارًا، كم الباقي؟', 'priced'],
    ['If f(x) = 2x^2 - 3x + 1, find the value of f(-2).', 'valued'],
    ['Let f(x) = x^3 - 3x. Find the local extrema.', undefined],
    ['Fie f(x) = 2x³ − 9x² + 12x. Găsește punctele de extrem local.', undefined],
    ['火车以时速90公里行驶，225公里要多久？', 'moving'],
    ['مثلث قائم الزاوية طولا ضلعيه القائمين 6 سم و8 سم. أوجد محيطه.', 'figured'],
    ['The sum of three consecutive integers is 72. What is the largest?', 'unknowns'],
    ['浮萍的面积每天翻一倍，第20天铺满池塘，第几天铺满一半？', undefined],
  ])('%s', (text, kind) => {
    expect(kindOfSum(foldWords(text))).toBe(kind);
  });
});
