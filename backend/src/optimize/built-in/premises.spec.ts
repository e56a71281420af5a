import { describe, expect, it } from '@jest/globals';
import { analyse } from '../analysis/analyse.js';
import { rewriteBuiltIn } from './built-in-engine.js';
import { givenBy } from './given.js';

const given = (text: string) => givenBy(analyse(text));
const versions = (text: string) => rewriteBuiltIn(analyse(text)).map(({ prompt }) => prompt);

describe('two things asked in one sentence', () => {
  it.each([
    'What is inflation and why does it matter?',
    '¿Qué es la inflación y por qué importa?',
    'Qu’est-ce que l’inflation et pourquoi compte-t-elle ?',
    'Was ist Inflation und warum ist sie wichtig?',
    'Ce este inflația și de ce contează?',
    '通货膨胀是什么，为什么重要？',
    'ما التضخم وكيف يؤثر في الأسعار؟',
  ])('are not answered in one sentence, and within no limit: %s', (text) => {
    expect(given(text)).toContain('severalParts');
    expect(versions(text).join('\n')).not.toMatch(/\d+ (?:words|palabras|mots|Wörter|cuvinte|كلمة)|不超过\d+字/u);
  });

  it('are one where the second sentence says how the first is to be done', () => {
    expect(given('Compare fate in Hamlet and in Oedipus Rex. Use at least one quote from each.')).not.toContain(
      'severalParts',
    );
  });

  it.each(['What is inflation?', '¿Qué es la inflación?', 'Was ist Inflation?', '通货膨胀是什么？', 'ما التضخم؟'])(
    'as opposed to one: %s',
    (text) => {
      expect(given(text)).not.toContain('severalParts');
    },
  );
});

describe('a reader who knows the field, or is named', () => {
  it.each([
    'Explain the Coase theorem to a second year law student',
    'How is the half-life of a drug affected by renal impairment?',
    'Explain to my board how hedging works',
  ])('gets no level without prior knowledge: %s', (text) => {
    expect(versions(text).join('\n')).not.toContain('without prior knowledge');
  });
});

describe('a form that is fixed', () => {
  it.each(['Return the answer as JSON: name and price of each fruit', 'Say in one word what this smells of'])(
    'is the only one: %s',
    (text) => {
      expect(given(text)).toContain('formFixed');
      expect(versions(text).join('\n')).not.toContain('numbered list');
    },
  );
});

describe('an end that is told', () => {
  it.each([
    'Explain how the printing of newspapers changed political life. End with one parallel to the present.',
    'Explique comment fonctionne un vaccin et termine par un exemple.',
    'Erkläre, wie ein Kühlschrank funktioniert, und ende mit einem Tipp.',
    '解释冰箱的工作原理，最后用一句话总结。',
  ])('is the only one: %s', (text) => {
    expect(given(text)).toContain('endTold');
    expect(versions(text).join('\n')).not.toMatch(/overlooked or told|raconté faux|falsch erzählt/u);
  });
});

describe('one thing asked for', () => {
  it.each([
    [
      'Based on the last two books, recommend one book and say why it fits.\nDune, Solaris',
      /mark the one|each other/iu,
    ],
    ['Recommande un seul livre d’après ces deux lectures.\nDune, Solaris', /chacun|entre elles/iu],
    ['根据这两本书，推荐一本书并说明理由。\n《沙丘》《索拉里斯》', /每个|三到五/u],
  ])('is not offered several times: %s', (text, several) => {
    expect(given(text)).toContain('oneThing');
    expect(versions(text).join('\n')).not.toMatch(several);
  });

  it.each(['Recommend a podcast for learning Italian', 'Suggest a list of three films', 'Rate one to five'])(
    'as opposed to a choice: %s',
    (text) => {
      expect(given(text)).not.toContain('oneThing');
    },
  );
});

describe('an answer of one sentence or with a separator', () => {
  it.each([
    'Turn the game statistics into a one-sentence player summary.\nL. Okafor, 34 min, 22 pts, 11 reb, 3 ast',
    'Transforma estos datos en una sola frase.\nL. Okafor, 34 min, 22 pts, 11 reb, 3 ast',
    'Verwandle die Angaben in einen Satz, mit Semikolon getrennt.\nL. Okafor, 34 min, 22 pts, 11 reb, 3 ast',
  ])('is gone through neither point by point nor line by line: %s', (text) => {
    expect(given(text)).toContain('inThatForm');
    expect(versions(text).join('\n')).not.toMatch(/point by point|numbered list|punto por punto|Punkt für Punkt/u);
  });
});

describe('a result without anything around it', () => {
  it.each([
    'Classify each review as positive or negative: 1) "Broke at once." 2) "Lovely." Return only a list of labels.',
    'Clasifica cada reseña como positiva o negativa: 1) "Llegó roto." 2) "Me encanta." Devuelve solo las etiquetas.',
    '将下列评论分为正面或负面：1）“到货就坏了。” 2）“很喜欢。” 只输出标签。',
  ])('gets neither reasons nor a table, though said behind what is given: %s', (text) => {
    expect(given(text)).toContain('resultAlone');
    expect(versions(text).join('\n')).not.toMatch(/reason|table|borderline|motivo|tabla|dudos|表格/u);
  });

  it('is not asked for by what is quoted', () => {
    expect(given('Classify these as rude or kind: 1) "Go." 2) "Give only money."')).not.toContain('resultAlone');
  });
});

describe('two orders in one sentence', () => {
  it.each([
    'Name the mistake in it and offer a kinder way to put it.\nI failed once, so I always will.',
    'Nombra el error y propone una forma más amable de decirlo.\nFallé una vez, así que siempre fallaré.',
    'Nenne die Denkfalle darin und schlage eine freundlichere Fassung vor.\nEinmal gescheitert, immer gescheitert.',
  ])('are both served: %s', (text) => {
    expect(analyse(text).wording).toBe('twofold');
  });
});

describe('quantities that are converted', () => {
  it.each([
    'Convert the recipe quantities to serve 6 people.\nServes 4: 320 g spaghetti, 2 eggs',
    'Convierte las cantidades de la receta para 6 personas.\nPara 4: 320 g de pasta, 2 huevos',
    'Rechne die Mengen auf 6 Personen um.\nFür 4: 320 g Nudeln, 2 Eier',
    'Adaptează cantitățile rețetei pentru 6 persoane.\nPentru 4: 320 g paste, 2 ouă',
    '把食谱的用量换算成6人份。\n4人份：面条320克，鸡蛋2个',
  ])('get a line on rounding: %s', (text) => {
    expect(analyse(text).wording).toBe('scaled');
  });
});

describe('a line that presumes what the draft does not say', () => {
  it.each([
    ['A block slides down a ramp and comes to rest. Describe how its energy changes.', /slide one message|Titles:/u],
    ['Compose a product review of a folding bicycle you have used for six months.', /as I have told/u],
    ['Let g(x) = 3x^2 - 12x + 7. Find its minimum value.', /dropp/u],
    [
      'Rate each of these from 1 (bad) to 5 (good). Give only the numbers.\n\n1. "Late and broken."\n2. "Lovely!"',
      /few words|what decides/u,
    ],
    ['List five rivers of Spain. Give only the names.', /few words added|add a few words|leave out anything/u],
    [
      'Compare the causes of the French Revolution with those of the Russian one. Where do they differ?',
      /confuse|typical case/u,
    ],
    ['What is the difference between fission and fusion, and why is the second so much harder?', /keep them apart/u],
  ])('is left out: %s', (text, line) => {
    expect(versions(text).join('\n')).not.toMatch(line);
  });

  it.each([
    ['Make 5 slides about recycling for a school class.', /one message/u],
    ['Solve sqrt(x+3) = x - 3.', /dropp/u],
    ['What is the difference between affect and effect?', /keep them apart/u],
  ])('and stays where it fits: %s', (text, line) => {
    expect(versions(text).join('\n')).toMatch(line);
  });
});
