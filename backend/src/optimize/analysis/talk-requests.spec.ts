import { describe, expect, it } from '@jest/globals';
import { NATIVE_LANGUAGES } from '../built-in/languages/tables.js';
import { analyse } from './analyse.js';

const wordingOf = (text: string) => analyse(text).wording;

/** What is no piece of work, once in each language that has words of its own. */
const TALK = {
  turns: {
    en: 'quiz me on the periodic table',
    es: 'hazme preguntas sobre la revolución francesa',
    fr: 'interroge-moi sur les capitales d’Europe',
    de: 'frag mich die Hauptstädte Europas ab',
    pt: 'me faça perguntas sobre o corpo humano',
    it: 'interrogami sulla prima guerra mondiale',
    ro: 'testează-mă la verbele neregulate în engleză',
    zh: '考考我三国演义里的人物',
    ja: '日本史のクイズを出して',
    ar: 'اختبرني في عواصم أوروبا',
  },
  standing: {
    en: 'from now on answer in max 3 sentences',
    es: 'de ahora en adelante responde en frases cortas',
    fr: 'à partir de maintenant réponds en trois phrases maximum',
    de: 'antworte ab jetzt nur noch in drei Sätzen',
    pt: 'a partir de agora responda em poucas frases',
    it: 'd’ora in poi rispondi in modo breve',
    ro: 'de acum înainte răspunde pe scurt',
    zh: '从现在开始，回答不要超过三句话',
    ja: 'これからは三文以内で答えて',
    ar: 'من الآن فصاعدا أجب بثلاث جمل فقط',
  },
  followup: {
    en: 'make it shorter and less formal',
    es: 'hazlo más corto, por favor',
    fr: 'plus court',
    de: 'mach es bitte kürzer',
    pt: 'deixa mais formal',
    it: 'rifallo più breve',
    ro: 'mai scurt',
    zh: '再短一点',
    ja: 'もっと短くして',
    ar: 'اجعله أقصر',
  },
  support: {
    en: 'i just got laid off and i dont know what to do with myself',
    es: 'me siento sola desde que me mudé',
    fr: 'je me sens vide depuis la rupture',
    de: 'ich fühle mich seit Wochen so leer',
    pt: 'me sinto perdida desde que terminamos',
    it: 'mi sento solo da quando mi sono trasferito',
    ro: 'mă simt singură de când m-am mutat',
    zh: '我失恋了，每天都很难过',
    ja: '私は失恋して毎日つらい',
    ar: 'أنا حزينة جدا منذ توفيت جدتي',
  },
  pieces: {
    en: '10 opening lines for a wedding toast',
    es: 'dame 5 frases para ligar que no den vergüenza ajena',
    fr: 'donne-moi 5 slogans pour une boulangerie bio',
    de: '5 Sprüche für einen Polterabend',
    pt: '5 frases para a camiseta da formatura',
    it: '5 frasi per un biglietto di laurea',
    ro: '5 titluri pentru un blog despre grădinărit',
    zh: '给奶茶店写几条广告语',
    ja: 'パン屋のキャッチコピーを5つ考えて',
    ar: '5 عبارات قصيرة لمتجر قهوة',
  },
} as const satisfies Record<string, Record<string, string>>;

describe('what is no piece of work has a wording of its own', () => {
  it.each(Object.keys(TALK))('%s is shown in every language that has words of its own', (kind) => {
    expect(Object.keys(TALK[kind as keyof typeof TALK]).sort()).toEqual([...NATIVE_LANGUAGES].sort());
  });

  it.each(Object.entries(TALK).flatMap(([kind, drafts]) => Object.values(drafts).map((draft) => [kind, draft])))(
    '%s: %s',
    (kind, draft) => {
      expect(wordingOf(draft ?? '')).toBe(kind);
    },
  );
});

describe('and is not seen where a word only sounds like it', () => {
  it.each([
    ['turns', 'write 10 quiz questions about the periodic table with answers'],
    ['turns', 'Before you write the plan, ask me three questions about my goals.'],
    ['standing', 'write a story about a man who never answers the phone'],
    ['followup', 'make it shorter: We would like to inform you that the office is closed on Monday.'],
    ['followup', 'is it too long to wait 3 weeks for a refund'],
    ['support', 'why do cats feel like owners of the house'],
    ['support', 'write a poem about feeling lonely in a big city'],
    ['pieces', 'what does the opening line of Moby Dick mean'],
    ['pieces', 'translate these slogans into German: Just do it. Think different.'],
    ['pieces', 'summarise the article in three headlines: The mayor resigned on Friday after the vote.'],
  ])('%s: %s', (kind, draft) => {
    expect(wordingOf(draft)).not.toBe(kind);
  });

  it.each([
    'ok but explain it without the jargon',
    'escríbelo en tono formal',
    'schreib es etwas netter',
    'scrie-o mai scurt',
    '把它翻译成英文',
    'اكتبها بأسلوب رسمي أكثر',
  ])('a verb and a pronoun work on the answer before: %s', (draft) => {
    expect(wordingOf(draft)).toBe('followup');
  });

  it('a role that is played with somebody goes turn by turn', () => {
    expect(wordingOf("let's role play a salary negotiation, you're my boss")).toBe('turns');
  });

  it('"continue" asks for what comes next, not for another version', () => {
    expect(['continue', 'go on please', '继续', 'weiter'].map(wordingOf)).toEqual(Array(4).fill('extend'));
  });
});
