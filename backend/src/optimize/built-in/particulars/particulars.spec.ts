import { describe, expect, it } from '@jest/globals';
import { analyse } from '../../analysis/analyse.js';
import { checkVariant } from '../../gates/gates.js';
import { rewriteBuiltIn } from '../built-in-engine.js';
import type { Particular } from './particular.js';
import { particularOf, PARTICULARS } from './particulars.js';

const pointsOf = ({ points }: Particular) => points.map((point) => (typeof point === 'string' ? point : point[0]));

const found = (text: string) => particularOf('en', analyse(text));
const versionsOf = (text: string) => rewriteBuiltIn(analyse(text)).map(({ prompt }) => prompt);

describe('a thing asked for by its name', () => {
  it.each([
    ['okrs for a customer support team', 'Key results'],
    ['write me a swot analysis of a small bakery', 'opportunities and threats'],
    ['dockerfile for a next js app', 'Adapt:'],
    ['weekly status report for my manager', 'Blockers:'],
    ['flashcards for the krebs cycle', 'front and back'],
    ['can you make a scavenger hunt for 8 year olds', 'Stations:'],
    ['thesis statement about social media and loneliness', 'Claim:'],
    ['git I committed to main instead of my branch', 'Undo:'],
    ['Could you write a resignation letter?', 'Handover:'],
    ['You need to write an email to negotiate your salary.', 'Figure:'],
    ['Considering the budget cuts, write a polite rejection letter for a candidate.', 'Decision:'],
    ['Make a list of popular podcasts about history.', 'usual length of an episode'],
    ['Based on the given query, suggest some related search queries.\nrepotting orchids', 'really type them'],
  ])('is told what one of its kind has: %s', (text, point) => {
    expect(versionsOf(text)[1]).toContain(point);
  });

  it.each([
    'translate this press release into French: We are opening a shop.',
    'what is a swot analysis',
    'email to my manager about the weekly status report',
    'name for a sourdough starter',
    'improve my resignation letter: I quit.',
    'how long is a haiku',
  ])('is left alone where it is worked on, asked about or only mentioned: %s', (text) => {
    expect(found(text)).toBeUndefined();
  });

  it('has a subject line if it is sent by mail', () => {
    expect(versionsOf('cold email to a photographer')[1]).toContain('Subject line');
  });
});

describe('in German, a thing asked for by its name', () => {
  it.each([
    ['brauche ein anschreiben für eine stelle als erzieherin', 'hiermit bewerbe ich mich'],
    ['rede zum 70. geburtstag von meinem opa, er war lokführer', 'auf den alle anstoßen'],
    ['widerspruch gegen nebenkostenabrechnung, heizkosten zu hoch', 'Antwort bis zu einem Datum'],
    ['wie sag ich meiner mitbewohnerin dass sie öfter putzen soll', 'Formulierungen'],
    ['kürzer bitte', 'letzte Antwort'],
  ])('is told what one of its kind has: %s', (text, words) => {
    expect(versionsOf(text)[0]).toContain(words);
  });

  it.each([
    'was ist eine swot analyse',
    'übersetze meine kündigung ins englische: Hiermit kündige ich.',
    'verbessere mein anschreiben: Ich bewerbe mich hiermit als Koch.',
    'betreff für eine beschwerde mail',
    'meine bewerbung wurde abgelehnt',
    'ich habe eine mahnung bekommen',
    'gedicht über einen alten newsletter',
    'wie lange gilt eine vollmacht',
    'fasse das protokoll zusammen: Wir haben beschlossen, dass Anna kommt.',
  ])('is left alone where it is worked on, asked about or only mentioned: %s', (text) => {
    expect(particularOf('de', analyse(text))).toBeUndefined();
  });

  it('speaks politely to whoever is spoken to politely', () => {
    expect(versionsOf('Können Sie mir eine Kündigung für mein Fitnessstudio schreiben?')[0]).toContain('Erklären Sie');
  });
});

describe('in French, a thing asked for by its name', () => {
  it.each([
    ['lettre de motivation pour un poste de vendeuse en boulangerie', 'Accroche :'],
    ['ecris une lettre de résiliation pour ma salle de sport', 'Date d’effet :'],
    ['relance facture impayée 30 jours', 'Demande : une date de paiement'],
    ['discours de mariage pour ma soeur', 'Anecdote :'],
    ['comment dire à mon chef que je démissionne', 'À taire :'],
    ['ma chaudière fait un drôle de bruit', 'une vérification rapide'],
    ['meilleure façon de conserver le basilic', 'Alternative :'],
    ['Peux-tu me rédiger une attestation d’hébergement ?', 'Identité :'],
  ])('is told what one of its kind has: %s', (text, point) => {
    expect(versionsOf(text)[1]).toContain(point);
  });

  it.each([
    'traduis cette lettre de motivation en anglais : Madame, je souhaite vous rejoindre.',
    'c’est quoi une analyse swot',
    'améliore ma lettre de motivation : Je suis motivé.',
    'mail à mon chef à propos du compte rendu de réunion',
    'un titre pour mon rapport de stage',
    'résume ce communiqué de presse : La ville ouvre une piscine.',
    'écris une histoire sur un facteur qui reçoit une lettre de démission',
    'comment faire un CV',
    'combien de temps dure un préavis de départ',
    'comment annuler un commit git',
    'restaurant où manger à Lyon',
    'dessine un chat ou un chien',
  ])('is left alone where it is worked on, asked about or only mentioned: %s', (text) => {
    expect(particularOf('fr', analyse(text))).toBeUndefined();
  });

  it('speaks politely to whoever is spoken to politely', () => {
    expect(versionsOf('Pouvez-vous me rédiger une lettre de démission ?')[0]).toContain('Annoncez');
  });
});

describe('in Italian, a thing asked for by its name', () => {
  it.each([
    ['lettera di presentazione per un posto da commessa', 'Apertura:'],
    ['disdetta palestra', 'Decorrenza:'],
    ['tema sull’amicizia', 'Antitesi:'],
    ['ringraziamenti tesi', 'relatore'],
    ['come dire al mio capo che mi licenzio', 'Da tacere:'],
    ['la lavatrice non scarica', 'una verifica rapida'],
    ['menu di natale per la mia famiglia', 'Scaletta:'],
    ['Mi scrivi un’autocertificazione di residenza?', 'Dati:'],
  ])('is told what one of its kind has: %s', (text, point) => {
    expect(versionsOf(text)[1]).toContain(point);
  });

  it.each([
    'traduci questa lettera di presentazione in inglese: Gentile dottore, mi candido.',
    'cos’è un’analisi swot',
    'migliora la mia lettera di presentazione: Sono motivato.',
    'mail al mio capo sul verbale della riunione',
    'un titolo per la mia relazione di stage',
    'riassumi questo comunicato stampa: Il comune apre una piscina.',
    'chi ha scritto la canzone del sole',
    'quanto dura il preavviso di dimissioni',
    'come annullare un commit git',
    'verifica se questa frase è corretta: io ho andato',
    'significato della canzone Albachiara',
  ])('is left alone where it is worked on, asked about or only mentioned: %s', (text) => {
    expect(particularOf('it', analyse(text))).toBeUndefined();
  });
});

describe('in Romanian, with or without diacritics, a thing asked for by its name', () => {
  it.each([
    ['am nevoie de o scrisoare de intentie pt un post de contabil', 'ce mă atrage exact la acest loc'],
    ['discurs la nunta surorii mele, sunt domnișoară de onoare', 'se ridică paharul'],
    ['cerere de concediu fără plată 2 luni', 'ce se anexează'],
    ['cum ii spun sefului ca vreau sa plec la 16 vinerea', 'formulări'],
    ['mai scurt te rog', 'ultimul răspuns'],
  ])('is told what one of its kind has: %s', (text, words) => {
    expect(versionsOf(text)[0]).toContain(words);
  });

  it.each([
    'ce este o analiza swot',
    'traduce in engleza scrisoarea mea de intentie: Va scriu pentru postul de contabil.',
    'corecteaza cererea asta: Subsemnatul doresc concediu.',
    'subiect pentru mail de reclamatie',
    'am primit o somatie de plata',
    'mi-a fost respinsa cererea de concediu',
    'poezie despre un contract vechi',
    'cat timp este valabila o procura',
    'explica-mi ce e un proces verbal',
  ])('is left alone where it is worked on, asked about or only mentioned: %s', (text) => {
    expect(particularOf('ro', analyse(text))).toBeUndefined();
  });
});

describe('what is asked in so few words that it means one thing', () => {
  it.each([
    ['is it worth it', 'what this refers to'],
    ['help with excel', 'where I am stuck'],
    ['how do i tell my boss i am leaving', 'wordings I could use'],
    ['best way to store basil', 'the mistake that spoils it'],
    ['pick one of these names: Rise, Crumb, Oven Ready', 'Choose one'],
  ])('%s', (text, words) => {
    expect(versionsOf(text)[0]).toContain(words);
  });
});

describe('a thing asked for by its name, in Chinese', () => {
  it.each([
    ['给房东的投诉信', '答复期限'],
    ['幫我寫一封辭職信', '最後工作日'],
    ['明天要发烧去医院,写个请假条', '起止时间'],
    ['怎么跟老板说我要离职', '三种可以直接照着说'],
    ['西红柿炒鸡蛋怎么做', '火候'],
  ])('is told what one of its kind has: %s', (text, words) => {
    expect(versionsOf(text)[0]).toContain(words);
  });

  it.each([
    '把我的辞职信翻译成英文',
    '翻譯這封辭職信',
    '帮我润色一下这份简历',
    '什么是swot分析',
    '写一篇关于简历的文章',
    '给周报想个标题',
    '周报的标题怎么取',
    '写邮件说周报已经交了',
    '简历和求职信有什么区别',
    '收到投诉信了,写一封回信',
  ])('is left alone where it is worked on, asked about or only mentioned: %s', (text) => {
    expect(particularOf('zh', analyse(text))).toBeUndefined();
  });
});

describe('a thing asked for by its name, in Japanese', () => {
  it.each([
    ['退職届を書いて', '退職日'],
    ['看護師の志望動機を考えて', 'この仕事を選ぶ'],
    ['飲み会の断り方', '調子を変えて三つ'],
    ['議事録のテンプレート', '決定事項'],
    ['wifiがつながらない', '可能性の高い順'],
  ])('is told what one of its kind has: %s', (text, words) => {
    expect(versionsOf(text)[0]).toContain(words);
  });

  it.each([
    'この退職届を英訳して',
    '私の自己PRを添削してください',
    '議事録とは何ですか',
    '履歴書について教えて',
    '議事録の件名を考えて',
    '稟議書って何？',
    '履歴書に貼る写真のサイズ',
    'この職務経歴書を英語にして',
  ])('is left alone where it is worked on, asked about or only mentioned: %s', (text) => {
    expect(particularOf('ja', analyse(text))).toBeUndefined();
  });
});

/** A request for anything, in each language, so that only the wording itself is looked at. */
const ANYTHING: Readonly<Record<string, string>> = {
  ar: 'اكتب لي شيئا',
  en: 'write something for me',
  es: 'escribe algo para mí',
  de: 'schreib etwas für mich',
  fr: 'écris quelque chose pour moi',
  it: 'scrivi qualcosa per me',
  pt: 'escreva algo para mim',
  ro: 'scrie ceva pentru mine',
  ja: '何か書いてください',
  zh: '请给我写点东西',
};
const chosen = (text: string, form: '$1' | '$2') => text.replace(/\{([^{}|]*)\|([^{}|]*)\}/gu, form);

describe.each(Object.entries(PARTICULARS))('the wording of every particular: %s', (code, { known, withoutSpaces }) => {
  const cases = known.map((particular) => [particular.named.slice(0, 40), particular] as const);

  it.each(cases)('is one sentence and labelled points, without figures: %s', (_, particular) => {
    expect(particular.sharp).toMatch(withoutSpaces ? /^\P{P}.*。$/u : /^(?:\p{Lu}|\p{Lo}|\{\p{Lu}).*\.$/u);
    expect(particular.sharp).not.toMatch(/\p{Nd}/u);
    expect(particular.sharp.replace(/\{[^{}|]*\}/gu, '')).not.toMatch(/ [,.]| {2}/u);
    expect(pointsOf(particular).length).toBeGreaterThanOrEqual(3);
    for (const point of pointsOf(particular)) {
      expect(point).toMatch(withoutSpaces ? /^[^：]{1,12}：\S/u : /^(?:\p{Lu}|\p{Lo})[^:]{2,40} ?: \S/u);
      expect(point).not.toMatch(/\p{Nd}|[.。]$/u);
    }
  });

  it.each(cases)('names nothing of anybody’s world and stays in its language: %s', (_, particular) => {
    const draft = analyse(ANYTHING[code] ?? '');
    for (const form of ['$1', '$2'] as const) {
      const lines = [particular.sharp, ...pointsOf(particular).map((point) => `- ${point}`)];
      const text = chosen([ANYTHING[code], ...lines].join('\n'), form);
      const failed = checkVariant(text, draft, []).failures.filter(
        ({ gate }) => gate === 'no-invention' || gate === 'language',
      );
      expect(failed).toEqual([]);
    }
  });
});
