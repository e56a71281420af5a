import { describe, expect, it } from '@jest/globals';
import { analyse } from '../analyse.js';
import type { TaskKind } from '../task-kinds.js';

describe('lists, advice and plans', () => {
  it.each<[string, TaskKind]>([
    ['Give me a list of things to consider before adopting a cat.', 'entries'],
    ['ما الأمور التي يجب مراعاتها قبل شراء شقة؟', 'entries'],
    ['Quais são as vantagens de trabalhar como freelancer?', 'entries'],
    ['有哪些提高沟通能力的方法？', 'advice'],
    ['ما هي بعض الطرق لتحسين جودة النوم؟', 'advice'],
    ['Care sunt câteva strategii pentru a învăța mai eficient pentru un examen?', 'advice'],
    ['How can a small restaurant reduce food waste?', 'advice'],
    ['ما هي الأساليب التي استخدمها سقراط لتحدي الأفكار السائدة في عصره؟', 'points'],
    ['I am a 34 year old nurse who wants to move into data analysis. What should I study and in which order?', 'plan'],
    ['Find a slot for all three. Anna: Monday 9-12. Ben: Monday 11-15. Carla: Monday 10-12.', 'schedule'],
    ["Create a table of contents for a beginner's guide to beekeeping", 'outline'],
    ['Fă o listă cu lucrurile de care am nevoie pentru o drumeție de trei zile la munte.', 'checklist'],
    ['Name three things you could do with an empty glass jar.', 'ideas'],
    ['Describe how to change a flat tire on a bicycle.', 'howto'],
    ['What steps should I follow to apply for a library card?', 'howto'],
  ])('reads «%s» as %s', (text, wording) => {
    expect(analyse(text).wording).toBe(wording);
  });

  it('finds no riddle where somebody tells of their case and asks what they can do', () => {
    const draft = analyse(
      'We run a small bookshop and a big chain is opening across the street. What can we do to keep our customers?',
    );
    expect(draft.wording).toBe('suggest');
  });
});
