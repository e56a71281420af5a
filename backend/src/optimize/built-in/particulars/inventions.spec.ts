import { describe, expect, it } from '@jest/globals';
import { analyse } from '../../analysis/analyse.js';
import { rewriteBuiltIn } from '../built-in-engine.js';

const structured = (draft: string) => rewriteBuiltIn(analyse(draft))[1]?.prompt ?? '';

describe('what is made up has the parts that make it usable', () => {
  it.each([
    ['invent a board game for four players about running a lighthouse', 'Turn: what one does'],
    ['Inventează un joc de societate pentru copii despre albine', 'Tur: ce se face'],
    ['设计一个适合六年级课堂的破冰游戏', '回合：'],
    ['ابتكر لعبة تعليمية للأطفال عن الكواكب', 'الدور: ما يُفعل'],
    ['make up a language for two rival villages', 'Word formation:'],
    ['Invente une langue secrète pour deux sœurs', 'Mots : des règles'],
    ['write description for 925 sterling silver miami cuban link chain', 'Features: each one named here'],
    ['Scrie o descriere pentru o lampă de birou din lemn cu lumină reglabilă', 'Însușiri: fiecare numită'],
    ['Can you write a patent claim for a bicycle lock that unlocks by heartbeat', 'Claims: one independent claim'],
  ])('%s', (draft, line) => {
    expect(structured(draft)).toContain(line);
  });

  it('one word is looked for by its meaning', () => {
    expect(structured('find a word that represents people reacting to unpleasant events')).toContain('Closest: first');
    expect(structured('Găsește un cuvânt care descrie bucuria de dinaintea unei călătorii')).toContain(
      'Cel mai apropiat: primul',
    );
  });

  it('a song that is to be found is not written', () => {
    expect(structured('Suggest one song that would fit a drive home in silence.')).not.toContain('Chorus');
  });
});
