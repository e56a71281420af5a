import { describe, expect, it } from '@jest/globals';
import { analyse } from '../analyse.js';

const wordingOf = (draft: string) => analyse(draft).wording;

describe('a question whose opening says what an answer has to hold', () => {
  it.each([
    ['what are cities in japan doing against depopulation', 'efforts'],
    ['¿Qué hacen los ayuntamientos contra el ruido?', 'efforts'],
    ['Ce face Uniunea Europeană ca să reducă deșeurile de plastic?', 'efforts'],
    ['各国采取了哪些措施来减少塑料垃圾？', 'efforts'],
    ['ما الذي تفعله المدن الكبرى لتقليل الازدحام؟', 'efforts'],
    ['what does it take to get a pilot license in the uk', 'requirements'],
    ['Was braucht man, um einen Imbiss zu eröffnen?', 'requirements'],
    ['ماذا يلزم لفتح مخبز صغير؟', 'requirements'],
    ['How do I calculate the monthly payment of a loan?', 'calculation'],
    ['Cum se calculează media la bacalaureat?', 'calculation'],
    ['房贷每个月的还款怎么计算？', 'calculation'],
    ['Is it safe to eat rice that was left out overnight?', 'harm'],
    ['Ist es gefährlich, Bleichmittel und Essig zu mischen?', 'harm'],
    ['هل من الخطر شرب ماء الصنبور في السفر؟', 'harm'],
    ['what happens to the body when you stop drinking coffee', 'process'],
    ['Que se passe-t-il dans le corps quand on a peur ?', 'process'],
    ['ماذا يحدث للجسم عندما لا ننام؟', 'process'],
    ['Ce argumente ar aduce un stoic și un epicurian despre frica de moarte?', 'sides'],
    ['Cum a influențat Revoluția Industrială viața femeilor din orașe?', 'effects'],
    ['How would Kant and Mill disagree about lying?', 'compare'],
    ["How is Orwell's view of language similar to Sapir and Whorf's?", 'compare'],
    ['if the internet had been invented in the 1920s, how would radio have developed?', 'whatif'],
    ['explain blockchain like im five', 'teach'],
    ['How did the Byzantine empire manage to survive so long after Rome fell?', 'why'],
    ['Care ar fi fost urmările dacă Imperiul Roman nu s-ar fi prăbușit?', 'whatif'],
    ['هل الطاقة الشمسية مجدية لبيت صغير في المدينة؟', 'yesno'],
    ['人工智能会取代翻译吗？', 'discuss'],
    ['can you give me a week of vegetarian dinners, nothing spicy', 'meals'],
    ['How would you explain inflation to a ten-year-old using a lemonade stand?', 'teach'],
  ])('%s is read as %s', (draft, wording) => {
    expect(wordingOf(draft)).toBe(wording);
  });

  it.each([
    ['I have 3 months and 5 hours a week. How should I learn to play the ukulele?', 'training'],
    ['三个月后要考日语N2，每天只有一个小时，怎么安排复习？', 'training'],
    ['كيف أرتب وقتي بين الدراسة للامتحان بعد ثلاثة أسابيع والعمل؟', 'training'],
    ['Am trei luni până la maraton, cum ar trebui să mă antrenez?', 'training'],
  ])('%s is a plan, with the time there is', (draft, wording) => {
    expect(wordingOf(draft)).toBe(wording);
  });

  it('takes a journey for a journey', () => {
    expect(wordingOf('想带她去云南5天,不爬山,怎么安排')).toBe('trip');
  });

  it.each([
    'When I open Anki browser, It shuts down. how can i fix this?',
    'my excel file takes forever to open since last week. what could it be and how do i fix it',
    'vscode terminal shows weird symbols instead of icons',
    'كيف أصلح هاتفي الذي لا يشحن؟',
  ])('%s tells of a fault', (draft) => {
    expect(wordingOf(draft)).toBe('troubleshoot');
  });

  it.each([
    'write description for 925 sterling silver miami cuban link chain',
    'Scrie o descriere pentru o lampă de birou din lemn cu lumină reglabilă',
    'Écris une description pour un sac en cuir recyclé',
  ])('%s is said of something offered', (draft) => {
    expect(wordingOf(draft)).toBe('copy');
  });
});
