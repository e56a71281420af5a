import { describe, expect, it } from '@jest/globals';
import { analyse } from '../analysis/analyse.js';
import { rewriteBuiltIn } from './built-in-engine.js';

const versions = (text: string): string[] => rewriteBuiltIn(analyse(text)).map(({ prompt }) => prompt);

describe('a small either/or', () => {
  it.each([
    ['Should I repot my monstera in winter or wait until spring?', 'the one reason that decides it'],
    ['bus or train to the airport', 'the one reason that decides it'],
    ['soll ich die Tomaten jetzt schon rausstellen oder noch warten', 'den einen Grund, der entscheidet'],
    ['去机场坐地铁还是打车', '起决定作用的那个理由'],
  ])('gets a verdict and what decides it: %s', (text, reason) => {
    const [sharp = ''] = versions(text);
    expect(sharp).toContain(reason);
    expect(versions(text).join()).not.toMatch(/worst case|five years|Evidence|Belege|证据/u);
  });

  it('a choice for years keeps its weight', () => {
    const text = 'Should I take the job in Leeds with 20% more pay or stay where my kids are at school?';
    expect(versions(text).join()).toContain('Worst case');
  });
});

describe('an ideal day or a favourite room', () => {
  it.each([
    'Describe your ideal weekend',
    'Tell me about your favourite room in your house',
    'Beschreibe deinen perfekten Sonntag',
    'Décris ta journée idéale',
    '¿Cómo sería tu casa ideal?',
    'Descrivi la tua stanza preferita',
    'Descreva seu dia perfeito',
    'Descrie ziua ta ideală',
    '描述你理想的周末',
    'あなたの理想の休日を描写してください',
    'صف يومك المثالي',
  ])('is told as a whole, and neither defined nor shown in one hour: %s', (text) => {
    const [sharp = ''] = versions(text);
    expect(sharp).toMatch(
      /clear tastes|klaren Vorlieben|goûts bien à soi|gustos claros|gusti chiari|gostos claros|gusturi clare|喜好分明|好みのはっきり|واضح الذوق/u,
    );
    expect(versions(text).join()).not.toMatch(/Definition|Augenblick|Moment/u);
  });
});

describe('a small question', () => {
  it.each(['why is the sky blue', 'can dogs eat grapes', 'recommend a book like Dune', 'my laptop won’t turn on'])(
    'is answered without asking back: %s',
    (text) => {
      const guided = versions(text)[2] ?? '';
      expect(guided).not.toMatch(/ask me|wait (?:for|until)/u);
    },
  );
});
