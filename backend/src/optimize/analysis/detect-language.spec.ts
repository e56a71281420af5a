import { describe, expect, it } from '@jest/globals';
import { detectLanguage } from './detect-language.js';

describe('the language a draft is written in', () => {
  it.each([
    ['en', 'write an email to my boss'],
    ['es', 'escribe un correo a mi jefe'],
    ['fr', 'écris un mail à mon patron'],
    ['de', 'schreib eine Mail an meinen Chef'],
    ['de', 'Rechne 7,5 bar in Pascal um.'],
    ['pt', 'escreva um email para o meu chefe'],
    ['pt', 'Como funciona o FGTS afinal?'],
    ['it', 'scrivi una mail al mio capo'],
    ['ro', 'scrie un email către șeful meu'],
    ['zh', '给老板写一封邮件'],
    ['ja', '上司へのメールを書いて'],
    ['ar', 'اكتب رسالة إلى مديري'],
    ['nl', 'schrijf een mail aan mijn baas'],
    ['pl', 'napisz maila do mojego szefa'],
    ['ru', 'напиши письмо начальнику'],
    ['uk', 'напиши листа моєму начальнику'],
    ['bg', 'напиши писмо до началника ми, в което да поискам отпуск'],
    ['tr', 'patronuma bir e-posta yaz'],
    ['ko', '상사에게 이메일을 써 줘'],
    ['hi', 'मेरे बॉस को ईमेल लिखो'],
    ['sv', 'skriv ett mejl till min chef'],
    ['cs', 'napiš e-mail mému šéfovi'],
    ['el', 'γράψε ένα email στον διευθυντή μου'],
    ['he', 'כתוב מכתב למנהל שלי'],
    ['vi', 'viết email cho sếp của tôi'],
    ['th', 'เขียนอีเมลถึงหัวหน้า'],
    ['bn', 'আমার বসকে একটি ইমেল লিখুন'],
    ['ar', 'كيف اقول لامي اني رسبت'],
    ['ar', 'شلون اطلب من خويي فلوسي'],
    ['fa', 'چطور به مادرم بگویم'],
    ['fa', 'خلاصه كتاب را بنويس'],
    ['ur', 'میری مدد کریں'],
  ])('%s is told from a short draft: %s', (language, draft) => {
    expect(detectLanguage(draft).code).toBe(language);
  });

  it.each([
    ['es', 'me sale IndexError: list index out of range en python qué es'],
    ['it', "mi dà IndexError: list index out of range in python cos'è"],
    ['zh', 'python报错IndexError: list index out of range什么意思'],
    ['ja', 'pythonでIndexError: list index out of rangeって出るけど何?'],
    ['en', 'Translate to Spanish: hello, how are you today?'],
    ['en', 'Translate this into English: Guten Morgen, wie geht es Ihnen heute?'],
    ['de', 'Übersetze ins Englische: "The meeting has been moved to Thursday morning"'],
    ['fr', 'Réponds en anglais : comment s’appelle la capitale du Pérou ?'],
    ['ja', '次の英文を訳してください。\nThe quick brown fox jumps over the lazy dog near the river bank.'],
    ['zh', '把下面的句子翻译成英文：Ich habe keine Zeit'],
  ])('the person’s language counts, not that of what they paste or want: %s', (language, draft) => {
    expect(detectLanguage(draft).code).toBe(language);
  });

  it('code and links have no vote', () => {
    const draft =
      'Warum gibt das undefined zurück?\n```js\nfunction add(a, b) { a + b; } // returns the sum of both\n```';
    expect(detectLanguage(draft)).toMatchObject({ code: 'de', script: 'Latn' });
    expect(detectLanguage('resume https://www.example.com/the-best-of-the-year').code).not.toBe('en');
  });

  it.each(['', '42', '???', 'asdkj qwoei zxcnb', '🙂🙂'])('is left open where nothing can be told: "%s"', (draft) => {
    expect(detectLanguage(draft)).toMatchObject({ code: 'und', reliable: false });
  });
});
