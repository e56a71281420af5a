import { describe, expect, it } from '@jest/globals';
import { analyse } from '../../analysis/analyse.js';
import { rewriteBuiltIn } from '../built-in-engine.js';

const structuredOf = (text: string) => rewriteBuiltIn(analyse(text))[1]?.prompt ?? '';

describe('what nobody has seen is imagined as one case, one day, one journey', () => {
  it.each([
    ['Describe a scenario where drones could be used to speed up the search for missing hikers.', 'Gain:'],
    ['Describe a situation in which telling the truth would be wrong.', 'Counter-case:'],
    ['Décris un monde où personne ne peut mentir.', 'Quotidien :'],
    ['Beschreibe eine Welt, in der niemand mehr schläft.', 'Alltag:'],
    ['Descrie un scenariu în care inteligența artificială ar putea ajuta profesorii.', 'Câștig:'],
    ['描述一个没有电的世界。', '日常：'],
    ['صف سيناريو يمكن فيه استخدام الطائرات المسيرة لتحسين الزراعة.', 'المكسب:'],
    ['お金のない世界を想像して書いてください。', '日常：'],
    ['Compose a blog post about our weekend in Lisbon.', 'no arrival at the airport'],
  ])('%s', (text, point) => {
    expect(structuredOf(text)).toContain(point);
  });
});

describe('what goes through stages is told stage by stage', () => {
  it.each([
    ['Rocks change all the time. Could you outline the main stages of the rock cycle?', 'Division:'],
    ['Explain the four stages of the rock cycle.', 'Division:'],
    ['Erkläre die vier Phasen der Mitose.', 'Überblick:'],
    ['请说明细胞分裂的四个阶段。', '总览：'],
    ['اشرح مراحل الانقسام المتساوي.', 'الخلاصة:'],
    ["Spiega le fasi del ciclo dell'acqua.", 'Quadro:'],
  ])('%s', (text, point) => {
    expect(structuredOf(text)).toContain(point);
  });
});

describe('an order behind what is told names the thing as well', () => {
  it('finds the query behind the tables', () => {
    const text = 'There are two tables, pets(id, name) and visits(pet_id, day). Write a SQL query for pets never seen.';
    expect(structuredOf(text)).toContain('with my names where I have given any');
  });
});
