import { describe, expect, it } from '@jest/globals';
import { analyse } from '../../analysis/analyse.js';
import { rewriteBuiltIn } from '../built-in-engine.js';

const requirementsOf = (text: string) => rewriteBuiltIn(analyse(text))[1]?.prompt;

describe('what is asked in the same way in several languages', () => {
  it.each([
    ['Pourquoi dit-on « poser un lapin » ?', 'Autres explications :'],
    ['Warum heißt der Mittwoch eigentlich so?', 'Andere Erklärungen:'],
    ['De ce se numește Marea Neagră așa?', 'Alte explicații:'],
    ['De unde vine obiceiul de a ciocni ouă?', 'Alte explicații:'],
    ['ما سبب تسمية البحر الأحمر بهذا الاسم؟', 'تفسيرات أخرى:'],
    ['¿De dónde viene la palabra «ojalá»?', 'Otras explicaciones:'],
    ['Vreau să-mi deschid PFA ca programator, ce acte îmi trebuie și cât mă costă pe lună?', 'Acte: listă'],
    ['Welche Unterlagen brauche ich, um mein Auto umzumelden?', 'Unterlagen: Liste'],
    ['ما هي الأوراق المطلوبة لتجديد جواز السفر؟', 'الرسوم والمدة:'],
    ['Wie kann ich meinen Cholesterinspiegel senken?', 'Wenig wirksam:'],
    ['كيف أخفض ضغط الدم بدون أدوية؟', 'قليل الفائدة:'],
    ['Am 3000 de euro strânși, unde aș putea să-i investesc?', 'Capcane:'],
    ['Extrage din mesaj ziua, ora și locul întâlnirii:\nRămâne joi, la 6, la terasă.', 'Rânduri: câte unul'],
  ])('has lines of its own: %s', (text, line) => {
    expect(requirementsOf(text)).toContain(line);
  });

  it.each([
    ['De ce se spune că mierea nu expiră niciodată?', 'Alte explicații'],
    ['Ce documente oficiale a semnat regele Carol I?', 'listă de bifat'],
    ['Extrage din rețetă ingredientele și cantitățile.\n200 g făină și 3 ouă.', 'Rânduri: câte unul'],
  ])('is not taken for its neighbour: %s', (text, line) => {
    expect(requirementsOf(text)).not.toContain(line);
  });
});
