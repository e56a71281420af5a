import { describe, expect, it } from '@jest/globals';
import { rewriteBuiltIn } from '../built-in/built-in-engine.js';
import { analyse } from './analyse.js';
import type { TaskKind } from './task-kinds.js';

const wordingOf = (draft: string) => analyse(draft).wording;
const worded = (kind: TaskKind, ...drafts: string[]) => drafts.map((draft) => [kind, draft] as const);
const structured = (draft: string) =>
  rewriteBuiltIn(analyse(draft)).find(({ strategy }) => strategy === 'structured')?.prompt ?? '';

describe('what is done with things, lines or a text that are given is read in any of the ten languages', () => {
  it.each([
    ...worded(
      'classify',
      'Which of these are mammals and which are fish? Orca, manta ray, manatee, seahorse',
      'Identify which of these metals is magnetic or not: cobalt, copper, nickel',
      "Decide if the tweet's sentiment is positive, neutral or negative.\n\nTweet: Third cancelled train this week, but the coffee was free.",
      'Assign each support ticket to one team: billing or shipping.\n1. I was charged twice in March.\n2. Where is my parcel?',
      'Identifică dacă următoarele animale sunt vertebrate sau nevertebrate: râmă, șopârlă, melc',
      '把下面的词语按情感色彩分成褒义词、贬义词和中性词：勤奋、狡猾、结果、慷慨',
      'صنف الكلمات التالية إلى أسماء وأفعال وحروف: كتب، مدرسة، في، يلعب',
      'Clasifică următoarele substantive în masculine, feminine și neutre: masă, scaun, băiat, tren',
      'Clasifica estos animales según su alimentación (herbívoro u omnívoro): oso pardo, conejo, jabalí',
      'Ordne die Wörter den Wortarten zu: laufen, schnell, Haus, unter',
      'Identifique o sentimento de cada avaliação (positivo ou negativo):\n1. Chegou cedo!\n2. Veio quebrado.',
      'Dividi queste parole in nomi, verbi e aggettivi: correre, tavolo, felice, dormire',
      '次の単語を動詞・形容詞・名詞に分けてください：走る、美しい、机、食べる',
      '請把以下留言分成「抱怨」「詢問」「稱讚」：\n1. 請問幾點打烊？\n2. 店員態度超差\n3. 麵線真的好吃',
      '次のレビューは肯定的ですか、否定的ですか。\n味はよかったが、店員の対応が残念だった。',
    ),
    ...worded(
      'meaning',
      'Define the following terms in one sentence each: osmosis, diffusion, active transport.',
      'Define los siguientes términos en una frase cada uno: ósmosis, difusión, transporte activo.',
      'Définis les termes suivants en une phrase chacun : osmose, diffusion, transport actif.',
      'Definiere die folgenden Begriffe in je einem Satz: Osmose, Diffusion, aktiver Transport.',
      'Defina os seguintes termos em uma frase cada: osmose, difusão, transporte ativo.',
      'Definisci i seguenti termini in una frase ciascuno: osmosi, diffusione, trasporto attivo.',
      'Definește următorii termeni într-o propoziție fiecare: osmoză, difuzie, transport activ.',
      '用一句话分别解释下列术语：渗透、扩散、主动运输。',
      '次の用語をそれぞれ一文で定義してください：浸透、拡散、能動輸送。',
      'عرّف المصطلحات التالية في جملة واحدة لكل منها: التناضح، الانتشار، النقل النشط.',
    ),
    ...worded(
      'oddone',
      "Choose the word that doesn't belong and explain why.\nsonnet, haiku, limerick, fresco",
      'Find the odd one out: cello, violin, oboe, viola',
      'Which word does not belong: hammer, saw, wood, screwdriver. Explain.',
      '下列哪一项与其他不同：苹果、香蕉、土豆、葡萄',
      'أي كلمة لا تنتمي إلى المجموعة: تفاح، موز، جزر، عنب؟',
      'Găsește intrusul: trandafir, lalea, stejar, crin',
    ),
    ...worded(
      'arrange',
      'Put these events in chronological order: the moon landing, the first email, the sinking of the Titanic',
      'rank these by calories: banana, avocado, egg, slice of bread',
      '请把下列历史事件按时间先后排序：甲午战争、鸦片战争、辛亥革命',
      'رتب الكواكب التالية من الأكبر إلى الأصغر: المريخ، زحل، الأرض',
      'Ordonează cronologic: Unirea Principatelor, Revoluția din 1989, Marea Unire',
      'Classe ces villes de la plus peuplée à la moins peuplée : Lyon, Nantes, Brest',
    ),
    ...worded(
      'statements',
      'Tell me if each statement is true or false: 1. Bats are blind. 2. Honey never spoils.',
      '判断下列说法是否正确：1. 鲸鱼是鱼类。2. 月亮自己会发光。',
      'Spune dacă fiecare afirmație este adevărată sau falsă: a) Balena este un pește. b) Brașov este capitala României.',
    ),
    ...worded(
      'rating',
      'Predict the rating of this review from 1 to 5 stars.\nThe lid cracked in week two, though the smoothies come out silky.',
      '给这条评论打分（1到5星）：送货很快，但是鞋子的颜色和图片差太多，客服也不理人。',
    ),
    ...worded(
      'select',
      'Given a list of sauces, say which ones are safe with a nut allergy.\npesto, hummus, satay sauce, guacamole',
      'Welche dieser Städte liegen am Rhein: Köln, Leipzig, Mainz, Dresden',
      'Which of the following animals lay eggs? platypus, bat, salmon, dolphin, gecko',
    ),
    ...worded('pairs', 'Match each instrument with its inventor: saxophone, radio. Inventors: Marconi, Sax'),
    ...worded('tally', 'count the words in this: the quick brown fox jumps over the lazy dog'),
    ...worded('cells', 'Fill in the table.\n\nCountry | Capital\nPeru | \nKenya | '),
    ...worded('sequence', 'Complete the sequence: Monday, Wednesday, Friday, ...'),
    ...worded(
      'synonyms',
      'Write down antonyms for the given word.\nfrugal',
      '写出下列词语的反义词：宽阔、谦虚、繁荣',
      'هات مرادفات الكلمات الآتية: شجاع، حزين، سريع',
    ),
    ...worded('rhymes', 'Write down words that rhyme with "silver lining"'),
    ...worded('describing', 'Give me ten adjectives to describe a strict but fair teacher.'),
    ...worded(
      'extract',
      'Extract all names of people and companies from this text: Petra Holm is joining Delta Freight. Tom Adeyemi stays with Oakbridge.',
      '把下列句子中的人名和地名找出来：苏轼被贬到黄州后，与朋友张怀民同游承天寺。',
      '从下面这段话中提取所有的时间和地点，用表格列出。\n2019年3月，李芳在杭州开了第一家书店。',
      'Extrage din textul de mai jos toate sumele, sub formă de tabel.\n\nMaria a achitat 250 de lei, iar Andrei 120.',
    ),
  ])('%s: %s', (kind, draft) => {
    expect(wordingOf(draft)).toBe(kind);
  });

  it.each([
    'Compare the causes of the French and the Russian Revolutions. Which of them do you think were avoidable?',
    'How many times has the Earth orbited the Sun since the beginning of life? Explain your reasoning.',
    'Când împărțim un număr la 10, restul rămâne 4. Care este restul când împărțim de două ori numărul la 4?',
    'Write a poem that rhymes about my dog Bruno',
    'Put the verbs in brackets into the right tense: She (work) here since 2015 and (never, miss) a day.',
    '来月の歓迎会の幹事になった。20人、予算一人4000円、新宿。何から始めればいい?',
  ])('and nothing of it where nothing is sorted, counted or judged: %s', (draft) => {
    expect(['classify', 'select', 'tally', 'rhymes', 'arrange']).not.toContain(wordingOf(draft));
  });
});

describe('the wording goes by what is given', () => {
  it('one label for one text, and one line for each of several', () => {
    expect(structured('Is this review positive or negative?\nThe zip broke in week two.')).toContain(
      'the category alone',
    );
    expect(structured('Label each review as positive or negative:\n1. Lovely!\n2. It broke.')).toContain(
      'exactly one for each',
    );
  });

  it('values that stand beside the things are not asked for again', () => {
    expect(structured('sort these by price: banana 0.30, apple 0.55, kiwi 0.45')).not.toContain('Beside each');
    expect(structured('sort these by weight: banana, apple, kiwi')).toContain('Beside each');
  });

  it('the form that is asked for decides how gaps are shown', () => {
    const text = '\nOn 3 May Lena Ortiz paid 120 euros. Two days later Sam Whitlock transferred 45.50.';
    expect(structured(`Extract every payment from this text as JSON.${text}`)).toContain('null');
    expect(structured(`Extract every payment from this text as a table.${text}`)).toContain('an empty cell');
  });
});

describe('what is taken out of a text', () => {
  it.each([
    'Get the company, the job title and the salary out of this ad: Brightwell Dental is looking for a receptionist in Leeds. Pay is £24,500 a year.',
    'Pull the ingredients and amounts out of this as a table: First melt 80 g butter, stir in 200 g of crushed oat biscuits. Whip 300 ml cream with 50 g sugar.',
    'Saca la empresa, el puesto y el sueldo de este anuncio: Panadería Sol busca dependienta en Murcia. Sueldo de 1.300 euros al mes.',
    "Sors l'entreprise, le poste et le salaire de cette annonce : La boulangerie Martin cherche une vendeuse à Lille. Salaire de 1 700 euros par mois.",
    'Hol Firma, Stelle und Gehalt aus dieser Anzeige heraus: Die Bäckerei Sommer sucht eine Verkäuferin in Bonn. Das Gehalt beträgt 2300 Euro im Monat.',
    'Tire a empresa, o cargo e o salário deste anúncio: A padaria Sol procura uma atendente em Recife. Salário de 2.100 reais por mês.',
    'Tira fuori azienda, posizione e stipendio da questo annuncio: Il panificio Sole cerca una commessa a Parma. Lo stipendio è di 1.400 euro al mese.',
    'Scoate firma, postul și salariul din acest anunț: Brutăria Soare caută o vânzătoare la Cluj. Salariul este de 4000 de lei pe lună.',
    '把这则招聘启事里的公司、职位和薪水找出来：阳光面包店招聘全职店员，工作地点在苏州，月薪五千元，一月到岗。',
    'この求人広告から会社名、職種、給料を抜き出してください：サンベーカリーは大阪店で正社員の販売員を募集しています。月給は二十三万円です。',
    'خذ اسم الشركة والوظيفة والراتب من هذا الإعلان: يبحث مخبز الشمس عن بائعة بدوام كامل في عمّان. الراتب 400 دينار في الشهر.',
  ])('is nothing to be written of its kind: %s', (draft) => {
    expect(analyse(draft)).toMatchObject({ wording: 'extract' });
    expect(analyse(draft).parts.material).not.toBe('');
  });

  it.each([
    'Take the typos out of this: I has a dog and it dont like rain.',
    'Get a good headline out of this article: The council voted on Tuesday to close Mill Street to cars on weekends.',
  ])('but not what is to be gone or made of it: %s', (draft) => {
    expect(wordingOf(draft)).not.toBe('extract');
  });

  it('is told apart from what is denied only where something is', () => {
    const marked = 'What the text only denies';
    const order = 'List the cities mentioned in this text: ';
    expect(structured(`${order}Anna moved from Graz to Linz, not to Wels as planned.`)).toContain(marked);
    expect(structured(`${order}Anna moved from Graz to Linz and later to Wels.`)).not.toContain(marked);
  });
});

describe('points for each of several reviews', () => {
  it.each([
    'Bewerte jede der folgenden Rezensionen mit 1 bis 5:\n1. Das Telefon läuft gut, aber der Akku hält kaum einen Tag.\n2. Bester Kauf des Jahres!',
    'Din recenziile de mai jos, dă fiecăreia o notă de la 1 la 5:\n1. Telefonul merge bine, dar bateria ține abia o zi.\n2. Cel mai bun lucru!',
    '给下面每条评论打1到5分：\n1. 手机不错，就是电池一天都撑不到。\n2. 今年买得最值的东西！',
    'أعطِ كل مراجعة درجة من 1 إلى 5:\n1. الهاتف جيد لكن البطارية لا تدوم يومًا.\n2. أفضل ما اشتريته هذا العام!',
    'Dai un voto da 1 a 5 a ogni recensione:\n1. Il telefono va bene, ma la batteria dura appena un giorno.\n2. Il miglior acquisto!',
  ])('are no figures with a trend: %s', (draft) => {
    expect(wordingOf(draft)).toBe('rating');
  });
});

describe('a summary in so many points', () => {
  it.each([
    'لخّص لي هذا النص في ثلاث نقاط:\nأعلنت البلدية عن خطة لتقليل الازدحام. تشمل الخطة تحويل شارعين إلى مسار للمشاة وزيادة عدد الحافلات.',
    'Summarise this in three points:\nThe council voted on Tuesday to close Mill Street to cars. Shop owners are divided.',
  ])('is not put into one sentence as well: %s', (draft) => {
    const guided = rewriteBuiltIn(analyse(draft)).find(({ strategy }) => strategy === 'guided')?.prompt ?? '';
    expect(guided).not.toMatch(/one sentence|جملة واحدة/u);
  });
});

describe('what is read by what is given', () => {
  it.each([
    ['choice', '次のうち希ガスはどれですか。\nア 窒素\nイ アルゴン\nウ 酸素'],
    ['choice', '下面哪个是惰性气体？甲、氮 乙、氩 丙、氧'],
    ['scaled', 'Convert the amounts in this recipe from cups to grams: 2 cups flour, 1 cup sugar, 1/2 cup butter'],
    ['scaled', 'Rechne die Mengen von Cups in Gramm um: 2 Cups Mehl, 1 Cup Zucker, 1/2 Cup Butter'],
    ['scaled', '把下面的杯换算成克：2杯面粉，1杯糖，半杯黄油'],
    [
      'extract',
      'Donne les avantages et les inconvénients cités dans cet avis : La tente est légère. Elle est étroite.',
    ],
    ['choice', "Which sentence is correct: 'Me and him went' or 'He and I went'?"],
    ['discuss', 'Discuss the pros and cons of this statement: homework should be banned in primary schools.'],
  ])('%s: %s', (wording, draft) => {
    expect(analyse(draft).wording).toBe(wording);
  });
});

it('sorts one text in quotation marks, whatever is asked in front of it', () => {
  const draft =
    'Is the sentiment positive, negative or neutral? "The room was fine, but I expected more for that price."';
  expect(analyse(draft).traits).toContain('single');
});
