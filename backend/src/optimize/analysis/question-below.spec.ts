import { describe, expect, it } from '@jest/globals';
import { analyse } from './analyse.js';
import { questionBelow } from './question-below.js';

describe('a question under an order to answer it', () => {
  it.each([
    'Answer the following question.\nHow do vaccines work?',
    'Responde a la siguiente pregunta:\n¿Cómo funcionan las vacunas?',
    'Beantworte die folgende Frage.\nWie wirken Impfungen?',
    'Răspunde la următoarea întrebare.\nCum funcționează vaccinurile?',
    '回答以下问题：\n疫苗是怎么起作用的？',
    'أجب عن السؤال التالي.\nكيف تعمل اللقاحات؟',
    'أجب عن السؤال التالي: كيف تعمل اللقاحات؟',
    'Answer the following question: how do vaccines work?',
  ])('is read as if it stood alone: %s', (text) => {
    const question = questionBelow(text) ?? '';
    expect(question).not.toBe('');
    expect(analyse(text)).toMatchObject({ wording: analyse(question).wording, text, parts: { material: '' } });
  });

  it.each([
    'Answer the following question.\nWhich is a fruit?\nA) carrot\nB) apple',
    'Answer the question about the text.\nThe mill closed in 1912. When did it close?',
    'Answer the following questions in one word each.\nWhat is the capital of Peru?',
  ])('but not with options, a text or a form of its own: %s', (text) => {
    expect(questionBelow(text)).toBeUndefined();
  });
});
