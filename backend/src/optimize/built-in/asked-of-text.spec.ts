import { describe, expect, it } from '@jest/globals';
import { analyse } from '../analysis/analyse.js';
import { rewriteBuiltIn } from './built-in-engine.js';

const allOf = (text: string): string =>
  rewriteBuiltIn(analyse(text))
    .map(({ prompt }) => prompt)
    .join('\n');

const COUNCIL =
  'The town council voted on Tuesday to close Mill Street to cars on weekends from April. Shop owners are divided: cafés welcome the extra room for tables, while the hardware store fears losing customers who need to load heavy goods. A six-month trial will be reviewed in October, and residents can send comments until the end of January.';
const MARTA =
  'Marta was born in Turin on 4 May 1961. She moved to Lyon in 1983, married there on 12 June 1987 and opened her bakery in Grenoble in 1994.';
const BRIDGE =
  'The Hallam River Bridge was first opened to rail traffic in 1911. A second span was begun in 1952 and opened in the autumn of 1955.';

describe('a summary', () => {
  it.each([
    ['in two sentences', 'the two sentences together hold all that the text gives weight to'],
    ['in four sentences', 'the sentences together hold all that the text gives weight to'],
    ['in one or two sentences', 'the sentences together hold all that the text gives weight to'],
    ['in three points', 'each a whole statement with its name or figure, no headings'],
    ['in at most 50 words', 'Coverage: what else carries weight'],
    ['for me', 'Then: three to five points'],
  ])('asked for %s has it said what each part holds', (asked, words) => {
    expect(allOf(`Summarize the following text ${asked}:\n\n${COUNCIL}`)).toContain(words);
  });

  it.each(['at most 50 words', 'under 50 words', 'about 50 words', 'no more than 50 words'])(
    'of %s is not told to be exactly as long',
    (length) => {
      expect(allOf(`Summarize the following text in ${length}:\n\n${COUNCIL}`)).not.toMatch(/within what is asked/u);
    },
  );

  it('is counted where the number is settled', () => {
    expect(allOf(`Summarize the following text in 50 words:\n\n${COUNCIL}`)).toContain('within what is asked');
  });

  it('is counted where "about" names the subject', () => {
    expect(allOf('Write a story of 50 words about a lighthouse keeper.')).toContain('within what is asked');
  });

  it('of a film keeps to its plot', () => {
    expect(allOf('Summarise the film Inception.')).not.toContain('that the text gives weight to');
  });

  it.each(['in one sentence', 'in one sentence and in plain words', 'in a single sentence'])(
    '%s has no lines for a first and a second one',
    (asked) => {
      expect(allOf(`Summarize the following text ${asked}:\n\n${COUNCIL}`)).not.toMatch(/(?:first|second) sentence/iu);
    },
  );
});

describe('what is taken out of a text', () => {
  it('keeps several kinds apart, and together what belongs together', () => {
    const versions = allOf(`Extract all the dates and places from this text:\n\n${MARTA}`);
    expect(versions).toContain('Give each kind apart, or on one line what belongs together');
    expect(versions).toContain('each apart; what belongs together on one line');
  });

  it.each([
    `Extract only the dates from this text:\n\n${MARTA}`,
    `Extrae solo las fechas de este texto:\n\nMarta nació en Turín el 4 de mayo de 1961 y se casó en Lyon el 12 de junio de 1987.`,
  ])('has nothing beside it where it alone is wanted: %s', (draft) => {
    expect(allOf(draft)).not.toMatch(/stands for|qué es en/u);
  });

  it('has values of their type in JSON, unless the wording is wanted', () => {
    expect(allOf(`Extract the dates from this text as JSON:\n\n${MARTA}`)).toContain('year-month-day');
    expect(allOf(`Extract the dates exactly as written from this text as JSON:\n\n${MARTA}`)).not.toContain('YYYY');
  });

  it('has a line for each thing that an ad is asked for', () => {
    expect(
      allOf(
        'Get the company, the job title and the salary out of this ad: Brightwell Dental is looking for a full-time receptionist at our Leeds practice. Pay is £24,500 a year.',
      ),
    ).toContain('not given');
  });
});

describe('a question about a text', () => {
  it('is answered briefly, and nothing is looked for between the lines', () => {
    const versions = allOf(`Based on this paragraph, in which year did the second span open?\n\n${BRIDGE}`);
    expect(versions).toContain('Answer: first, as brief as the question allows');
    expect(versions).not.toMatch(/implied|suggests/u);
  });

  it('has each of two things answered', () => {
    expect(
      allOf(`Based on this paragraph, when was the second span begun, and when did it open?\n\n${BRIDGE}`),
    ).toContain('each of the things asked');
  });

  it('keeps what is implied apart where that is asked for', () => {
    expect(
      allOf(
        'Based on the passage below, how does Anna feel about leaving?\n\nAnna folded the last blanket and put it back on the chair. When the taxi came she let it wait, and walked once more through every room.',
      ),
    ).toContain('implied');
  });
});

it.each([
  [
    '帮我把这段话改得通顺一点，别太书面：\n我昨天去了超市然后发现牛奶没有了所以我就又去了另一家但是那家也关门了。',
    /去掉口语|不用口语/u,
  ],
  [
    'Rescrie mesajul de mai jos, dar nu prea formal:\nBună ziua, vă informăm că ședința a fost mutată joi la ora 10.',
    /fără expresii familiare|scoate expresiile familiare/u,
  ],
  ['Rewrite this, not too formal:\n\nThe delivery is to be effected on Thursday.', /no slang|complete sentences/u],
  ['Schreib das um, aber nicht zu förmlich:\n\nDie Lieferung wird am Donnerstag erfolgen.', /vollständige Sätze/u],
])('a tone that is refused is not asked for: %s', (draft, words) => {
  expect(allOf(draft)).not.toMatch(words);
});

describe('what a text says for and against', () => {
  it.each([
    'List the pros and cons mentioned in this review: The tent is light. The zips feel cheap, and it is narrow.',
    'اذكر المزايا والعيوب الواردة في هذه المراجعة: الخيمة خفيفة وسريعة التركيب، لكن السحابات رخيصة والمساحة ضيقة.',
  ])('stands in two lists, with no fields and no gaps: %s', (draft) => {
    expect(allOf(draft)).toMatch(/Lists: |القوائم: /u);
    expect(allOf(draft)).not.toMatch(/Missing|not found|غير موجود/u);
  });
});

describe('a label in the last line', () => {
  const CUED = 'Task: Determine if the sentence is a question or a statement.\nInput: Are you coming\nOutput:';

  it('stays as it is and last, and gets the result alone', () => {
    for (const prompt of rewriteBuiltIn(analyse(CUED)).map((version) => version.prompt)) {
      expect(prompt).toMatch(/\nOutput:$/u);
      expect(prompt).not.toMatch(/Task:\s+Task:/u);
      expect(prompt).not.toMatch(/table|doubtful|borderline/iu);
    }
  });
});

describe('one of two words', () => {
  it.each([
    "Answer same or different: 'The cat chased the mouse' / 'The mouse was chased by the cat'",
    'Antworte mit gleich oder verschieden: "Der Hund beißt den Mann" / "Der Mann wird vom Hund gebissen"',
    '判断两句话意思是否相同，回答相同或不同：“猫追老鼠”“老鼠被猫追”',
  ])('is all that is wanted: %s', (draft) => {
    expect(analyse(draft).wording).toBe('wordalone');
  });
});

describe('one sentence', () => {
  it.each([
    'Fasse den folgenden Text in einem Satz zusammen: Der Stadtrat beschloss am Dienstag, die Hauptstraße ab Mai für Autos zu sperren. Ladenbesitzer befürchten Umsatzverluste und wollen klagen.',
    'Riassumi in una frase: Il consiglio comunale ha votato martedì la chiusura di via Mulino alle auto da maggio. I negozianti temono di perdere un terzo dei clienti e faranno ricorso.',
  ])('is kept to however the draft came to be read as a summary: %s', (draft) => {
    expect(analyse(draft).wording).toBe('sumup');
  });
});

describe('a question behind the order to read', () => {
  it('is the only thing asked', () => {
    const text = `Read the passage and answer the question. When did Marta marry?\n${MARTA}`;
    expect(allOf(text)).not.toContain('each of the things asked');
  });
});
