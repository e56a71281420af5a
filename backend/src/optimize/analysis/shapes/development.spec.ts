import { describe, expect, it } from '@jest/globals';
import { analyse } from '../analyse.js';

const wordingOf = (text: string) => analyse(text).wording;

describe('a change over time', () => {
  it.each([
    'How has the role of the family changed in the last hundred years?',
    'Cum s-a schimbat rolul familiei în ultima sută de ani?',
    '¿Cómo ha evolucionado el papel de la prensa?',
    'Comment le rôle des médias a-t-il évolué depuis les années 1960 ?',
    'Come è cambiato il modo di viaggiare negli ultimi anni?',
    'Como evoluiu o papel da imprensa?',
    'Wie hat sich die Rolle der Familie seit 1900 verändert?',
    'كيف تطورت الكتابة العربية عبر القرون؟',
  ])('is told in stages: %s', (text) => {
    expect(wordingOf(text)).toBe('evolution');
  });

  it.each(['How did the printing press change Europe?', 'Comment la mer influence le climat de la Bretagne ?'])(
    'is none where one thing acts on another: %s',
    (text) => {
      expect(wordingOf(text)).toBe('effects');
    },
  );
});

describe('stages that follow one another', () => {
  it.each([
    'What are the three stages of cellular respiration, where does each take place and what does it produce?',
    '¿Cuáles son las tres fases de la respiración celular, dónde ocurre cada una y qué produce?',
    'Explică cum funcționează un motor în patru timpi și ce se întâmplă în fiecare timp.',
    '请说明有丝分裂的四个阶段，每个阶段发生什么？',
  ])('are taken one by one: %s', (text) => {
    expect(wordingOf(text)).toBe('points');
  });
});

describe('something that has to be prevented', () => {
  it.each([
    'comment empêcher excel de transformer les nombres en dates',
    'cómo evitar que excel cambie los números a fechas',
    'come impedire che excel trasformi i numeri in date',
    'como impedir que o excel transforme números em datas',
    'cum opresc excel sa transforme numerele in date',
  ])('is a way to do it, and no effect: %s', (text) => {
    expect(wordingOf(text)).toBe('howto');
  });
});

describe('a role that is asked at once', () => {
  it.each([
    'Play the role of Captain Haddock for the whole conversation. First question: "What do you think of whisky?"',
    'Intruchipează personajul lui Tony Stark pe parcursul conversației. Prima întrebare: „Care este partea ta preferată?”',
  ])('answers in character: %s', (text) => {
    expect(wordingOf(text)).toBe('persona');
  });

  it('is consulted where something hurts', () => {
    expect(wordingOf('Pretend you are a family doctor and help me understand a severe headache.')).toBe('consult');
    expect(wordingOf('Finja que é um médico e ajude-me a perceber uma dor de cabeça forte.')).toBe('consult');
  });
});

describe('a sum', () => {
  it.each(['Am 5 mere și iau 3. Câte mere am?', 'You have 5 apples and take away 3. How many do you have?'])(
    'that is too easy may be a catch: %s',
    (text) => {
      expect(wordingOf(text)).toBe('puzzle');
    },
  );

  it.each(['How many triangles can be formed from the vertices of a hexagon?', 'În câte moduri se pot așeza 5 cărți?'])(
    'over all ways is worked out: %s',
    (text) => {
      expect(wordingOf(text)).toBe('math');
    },
  );
});

describe('riddles and sums of everyday words', () => {
  it.each([
    ['puzzle', 'Mama lui Radu are patru copii: Luni, Marți, Miercuri. Cum îl cheamă pe al patrulea?'],
    ['puzzle', 'Three boxes are labelled wrongly: apples, pears and both. You take one fruit. How do you label them?'],
    [
      'puzzle',
      'Toate trandafirii sunt flori. Unele flori se ofilesc. Se poate concluziona că unii trandafiri se ofilesc?',
    ],
    ['math', 'Aria unui dreptunghi este 84 cm², iar lungimea este cu 5 cm mai mare decât lățimea. Află perimetrul.'],
    ['process', 'Describe the process of lightning formation.'],
    ['process', 'Descrie procesul de formare a unui fulger.'],
    ['compare', 'Compară votul majoritar cu cel proporțional. Care favorizează stabilitatea?'],
    ['persona', 'Vorbește de parcă ai fi marea însăși. Ce ai de spus unui pescar bătrân?'],
    [
      'rating',
      'Dă note de la 1 la 5 și evaluează recenziile:\n1. Supă rece.\n2. Cea mai bună plăcintă!\n3. În regulă.',
    ],
  ])('%s: %s', (kind, text) => {
    expect(wordingOf(text)).toBe(kind);
  });
});
