import { describe, expect, it } from '@jest/globals';
import { analyse } from '../analyse.js';
import { foldWords } from '../fold.js';
import { isWeighty } from './decisions.js';

describe('what is to be decided', () => {
  it.each([
    'Should I take the job in Leeds or stay where I am?',
    "I'm torn between a law degree and an apprenticeship as a carpenter",
    'Soll ich das Jobangebot in München annehmen oder in Leipzig bleiben?',
    'je quitte mon mari ou pas',
    '¿acepto la oferta de Madrid o sigo en mi empleo?',
    'mi conviene comprare casa o restare in affitto',
    'devo casar agora ou esperar',
    'să mă mut la Cluj sau să rămân acasă',
    '要不要辞职去考研',
    '転職すべきか残るべきか',
    'هل أقبل عرض العمل في دبي أم أبقى في عمان؟',
  ])('weighs for years: %s', (text) => {
    expect(isWeighty(foldWords(text))).toBe(true);
  });

  it.each([
    'Should I repot my monstera in winter or wait',
    'bus or train to the airport',
    'push my 7-year-old to read books or let it be',
    'Bus oder Taxi zum Bahnhof, früh um fünf?',
    'aller au travail en vélo ou en bus',
    '¿como en casa o fuera?',
    'meglio il posto al finestrino o sul corridoio',
    'levo meu filho ao casamento ou deixo com a avó?',
    'să vopsesc gardul acum sau să aștept primăvara',
    '去机场坐地铁还是打车',
    '面接に黒いスーツとグレーのスーツ、どちらを着るべき?',
    'هل أغسل السجادة بنفسي أم آخذها إلى المغسلة؟',
  ])('is small: %s', (text) => {
    expect(isWeighty(foldWords(text))).toBe(false);
  });

  it.each([
    'faut-il tailler les rosiers en automne ou attendre mars',
    'să vopsesc gardul acum sau să aștept primăvara',
    'vado dal medico o aspetto ancora qualche giorno, ho la tosse da una settimana',
    'llevo a mi perro al hotel canino o lo dejo con mi madre',
    'îmi schimb cauciucurile acum sau mai aștept o lună',
    'Bus oder Taxi zum Bahnhof, früh um fünf?',
    'tren sau autobuz până la Brașov vineri seara?',
    'vin ou fleurs pour un dîner chez le patron ?',
  ])('is a choice of two by its words: %s', (text) => {
    expect(analyse(text).wording).toBe('decide');
  });

  it.each([
    'true or false: whales are fish',
    'cats or dogs: which live longer?',
    'Bus oder Bahn, was ist der Unterschied?',
  ])('is none where knowledge is asked for: %s', (text) => {
    expect(analyse(text).wording).not.toBe('decide');
  });
});
