import { describe, expect, it } from '@jest/globals';
import { analyse } from '../analyse.js';

const wordingOf = (text: string) => analyse(text).wording;

describe('what is asked for by its shape, whatever it is about', () => {
  it.each([
    ['renown', 'What is the city of Ghent known for?'],
    ['renown', 'Tell me what Slovenia is known for'],
    ['renown', 'Pentru ce este renumit orașul Sibiu?'],
    ['renown', 'بماذا تشتهر مدينة فاس؟'],
    ['overview', 'Tell me about the Faroe Islands'],
    ['overview', 'Parle-moi de la Corse'],
    ['overview', '介绍一下敦煌莫高窟'],
    ['overview', 'Spune-mi ceva despre Delta Dunării'],
    ['uses', 'What is a cron job used for?'],
    ['uses', 'Wofür wird Natron verwendet?'],
    ['uses', '小苏打有哪些用途？'],
    ['timing', 'When is the best time to plant tulips?'],
    ['recommend', 'Când este cea mai bună perioadă pentru a vizita Grecia?'],
    ['event', 'What happened in Pompeii?'],
    ['event', 'ماذا حدث في معركة اليرموك؟'],
    ['game', 'What are the rules of curling?'],
    ['game', 'Wie spielt man Backgammon?'],
    ['best', 'What is the best food?'],
    ['best', 'Which dinosaur would make the best guard dog?'],
    ['best', 'Who is the greatest tennis player of all time?'],
    ['rank', 'List of the largest deserts in the world'],
    ['rank', 'Care sunt cele mai înalte vârfuri din Carpați?'],
    ['record', 'Who was the first woman to climb Everest?'],
  ])('%s: %s', (kind, text) => expect(wordingOf(text)).toBe(kind));

  it.each([
    ['overview', 'Tell me about how vaccines work'],
    ['overview', 'Give me five facts about octopuses'],
    ['best', 'What are the best beaches in Portugal?'],
    ['best', 'What is the best way to cook an egg?'],
    ['event', 'What happened to my order?'],
    ['record', 'Which country hosted the first Winter Paralympic Games?'],
    ['timing', 'What is the best book about time?'],
  ])('no %s: %s', (kind, text) => expect(wordingOf(text)).not.toBe(kind));
});
