import { describe, expect, it } from '@jest/globals';
import { analyse } from '../analysis/analyse.js';
import { givenBy } from './given.js';

describe('what one word would have read as something else', () => {
  it.each([
    ['entries', 'What should I ask the landlord when I view a flat?'],
    ['entries', 'Was sollte ich den Vermieter bei der Besichtigung fragen?'],
    ['acting', 'Act as a grumpy Victorian librarian and answer my questions about Dickens.'],
    ['acting', 'Actúa como un pirata gruñón y responde a mis preguntas sobre el mar'],
    ['acting', '请你扮演李白，回答我的问题'],
    ['persona', 'If you could sit down with Ada Lovelace, how would she react to AI? Answer in her voice.'],
    ['trip', 'We have a 3 day weekend in Porto with a toddler. Plan it for us, not more than two sights per day.'],
    ['trip', 'Wir haben ein Wochenende in Wien mit Kinderwagen. Plane es für uns.'],
    ['suggest', 'necesito decirle a mi amiga que no voy a su boda, no sé cómo ponérselo sin que se enfade'],
    ['suggest', 'Ich weiß nicht, wie ich meiner Chefin sagen soll, dass ich kündige'],
    ['cook', 'Her parents are coming on Saturday. Suggest a three course dinner I can cook the day before.'],
    ['compare', '咖啡跟茶差在哪'],
    ['compare', '光合作用跟呼吸作用差在哪？國中生物要考'],
    ['math', 'خزان ماء شكله اسطواني نصف قطره متر ونص وارتفاعه مترين، كم لتر يشيل؟'],
  ])('%s: %s', (wording, text) => {
    expect(analyse(text).wording).toBe(wording);
  });

  it.each([
    ['hosted', 'I have guests on Saturday, what should I cook?'],
    ['hosted', 'عندي عزومة ١٢ شخص يوم الجمعة، وش اطبخ؟'],
    ['overWeek', 'Was koche ich diese Woche für meinen Mann mit Bluthochdruck?'],
    ['dieted', 'Was koche ich diese Woche für meinen Mann mit Bluthochdruck?'],
    ['stocked', 'what can i cook with eggs, rice and spinach'],
    ['stocked', '冰箱里有鸡蛋和番茄，能做什么菜'],
    ['contest', 'who would win spiderman or batman'],
    ['fewLines', 'best man speech opener'],
    ['shared', 'Erstelle mir einen Putzplan für unsere 4er-WG, einer ist jede zweite Woche nicht da.'],
    ['practised', '你来当我的雅思口语考官，先从part1开始，一次问一个问题，最后给我打分'],
    ['business', '取引先に見積書の提出が2日遅れることを伝えるメールを書いて。'],
  ] as const)('%s: %s', (flag, text) => {
    expect(givenBy(analyse(text))).toContain(flag);
  });

  it('takes a time for no ingredient', () => {
    expect(givenBy(analyse('i have 20 minutes, what can i cook tonight'))).not.toContain('stocked');
  });
});
