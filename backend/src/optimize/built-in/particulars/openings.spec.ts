import { describe, expect, it } from '@jest/globals';
import { analyse } from '../../analysis/analyse.js';
import { rewriteBuiltIn } from '../built-in-engine.js';

const structuredOf = (text: string) => rewriteBuiltIn(analyse(text))[1]?.prompt ?? '';

describe('something swallowed: how dangerous, what to do now, whom to ring, which signs', () => {
  it.each([
    ['URGENT my dog ate a grape??', 'Danger:'],
    ['my 2 year old ate a dishwasher tablet', 'Danger:'],
    ['mi hijo se tragó una moneda qué hago', 'Peligro:'],
    ['URGENT mon chien a mangé un raisin ??', 'Danger :'],
    ['Hilfe mein Hund hat eine Traube gefressen', 'Gefahr:'],
    ['mia figlia ha ingoiato una moneta cosa faccio', 'Pericolo:'],
    ['meu cachorro comeu uma uva, é perigoso?', 'Perigo:'],
    ['cainele meu a mancat o strugure, e grav??', 'Pericol:'],
    ['我家狗狗吃了一颗葡萄，怎么办？急！', '危险：'],
    ['犬がぶどうを一粒食べてしまった、大丈夫？', '危険度：'],
    ['كلبي أكل شوكولاتة، هل هذا خطير؟', 'الخطورة:'],
  ])('%s', (text, point) => {
    expect(structuredOf(text)).toContain(point);
  });

  it.each([
    'my dog ate my homework, write a funny story about it',
    'my son ate all the cookies, what can I say to him',
  ])('%s: nothing of the kind', (text) => {
    expect(structuredOf(text)).not.toContain('Danger:');
  });
});

describe('where to begin with a language, an instrument or a trade: the next steps, no load and rest', () => {
  it.each([
    ['where do I start with Portuguese?', 'First:'],
    ['I want to learn the cello, where do I start', 'First:'],
    ["I'd like to become an electrician at 35. Where do I start?", 'First:'],
    ['quiero aprender portugués, por dónde empiezo', 'Primero:'],
    ['Ich will Cello lernen, wo fange ich an?', 'Zuerst:'],
    ['je veux apprendre le piano, par où commencer ?', 'D’abord :'],
    ['voglio imparare il giapponese, da dove comincio?', 'Prima cosa:'],
    ['quero aprender violão, por onde começo?', 'Primeiro:'],
    ['vreau să învăț chitară, de unde încep?', 'Întâi:'],
    ['想转行做电工，该从哪儿入手', '第一步：'],
    ['ギターを始めたい、何から始めればいい？', '最初：'],
    ['أريد أن أتعلم العود، من أين أبدأ؟', 'أولًا:'],
  ])('%s', (text, point) => {
    expect(structuredOf(text)).toContain(point);
  });
});

describe('what somebody would choose for the pleasure of it has no consequences to be traced', () => {
  it.each([
    ['imagine you could have dinner with any inventor, who would you pick and what would you ask', 'Choice:'],
    ['if you had one superpower, what would it be and why', 'Choice:'],
    ['如果你能和任何一位历史人物吃饭，你会选谁？', '选择：'],
    ['Si pudieras cenar con cualquier inventor, ¿a quién elegirías?', 'Elección:'],
    ["Si tu pouvais dîner avec n'importe quel inventeur, qui choisirais-tu ?", 'Choix :'],
    ['Wenn du mit irgendeinem Erfinder essen gehen könntest, wen würdest du wählen?', 'Wahl:'],
    ['Se você pudesse jantar com qualquer inventor, quem escolheria?', 'Escolha:'],
    ['Se potessi cenare con qualsiasi inventore, chi sceglieresti?', 'Scelta:'],
    ['Dacă ai putea cina cu orice inventator, pe cine ai alege?', 'Alegere:'],
    ['もし好きな発明家と食事できるなら、誰を選びますか', '選択：'],
    ['لو كان بإمكانك العشاء مع أي مخترع، من تختار؟', 'الاختيار:'],
  ])('%s', (text, point) => {
    expect(structuredOf(text)).toContain(point);
  });

  it('but what would follow from it has', () => {
    expect(structuredOf('What if humans could breathe under water?')).not.toContain('Choice:');
  });
});

describe('what borders something is named whole and counted, without figures and fame', () => {
  it.each([
    ['Countries that border Lake Victoria', 'Count:'],
    ['与维多利亚湖接壤的国家有哪些', '数目：'],
    ['países que limitan con Bolivia', 'Número:'],
    ['pays qui bordent le lac Victoria', 'Nombre :'],
    ['welche Länder grenzen an Österreich?', 'Anzahl:'],
    ['quali paesi confinano con la Svizzera', 'Numero:'],
    ['quais países fazem fronteira com o Brasil?', 'Número:'],
    ['ce țări se învecinează cu România', 'Număr:'],
    ['ドイツと国境を接する国は？', '数：'],
    ['اذكر الدول المطلة على بحيرة فيكتوريا.', 'العدد:'],
  ])('%s', (text, point) => {
    expect(structuredOf(text)).toContain(point);
  });
});
