import { describe, expect, it } from '@jest/globals';
import { analyse } from '../analysis/analyse.js';
import { rewriteBuiltIn } from './built-in-engine.js';
import { givenBy } from './given.js';

const given = (text: string) => givenBy(analyse(text));
const versions = (text: string) => rewriteBuiltIn(analyse(text)).map(({ prompt }) => prompt);

describe('two things asked in one sentence', () => {
  it.each([
    'What is inflation and why does it matter?',
    '¿Qué es la inflación y por qué importa?',
    'Qu’est-ce que l’inflation et pourquoi compte-t-elle ?',
    'Was ist Inflation und warum ist sie wichtig?',
    'Ce este inflația și de ce contează?',
    '通货膨胀是什么，为什么重要？',
    'ما التضخم وكيف يؤثر في الأسعار؟',
  ])('are not answered in one sentence, and within no limit: %s', (text) => {
    expect(given(text)).toContain('severalParts');
    expect(versions(text).join('\n')).not.toMatch(/\d+ (?:words|palabras|mots|Wörter|cuvinte|كلمة)|不超过\d+字/u);
  });

  it.each(['What is inflation?', '¿Qué es la inflación?', 'Was ist Inflation?', '通货膨胀是什么？', 'ما التضخم؟'])(
    'as opposed to one: %s',
    (text) => {
      expect(given(text)).not.toContain('severalParts');
    },
  );
});

describe('a reader who knows the field, or is named', () => {
  it.each([
    'Explain the Coase theorem to a second year law student',
    'How is the half-life of a drug affected by renal impairment?',
    'Explain to my board how hedging works',
  ])('gets no level without prior knowledge: %s', (text) => {
    expect(versions(text).join('\n')).not.toContain('without prior knowledge');
  });
});

describe('a form that is fixed', () => {
  it.each(['Return the answer as JSON: name and price of each fruit', 'Say in one word what this smells of'])(
    'is the only one: %s',
    (text) => {
      expect(given(text)).toContain('formFixed');
      expect(versions(text).join('\n')).not.toContain('numbered list');
    },
  );
});
