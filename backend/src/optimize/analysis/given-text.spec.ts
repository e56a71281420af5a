import { describe, expect, it } from '@jest/globals';
import { analyse } from './analyse.js';

const wordingOf = (text: string) => analyse(text).wording;

describe('what is done with a text that stands in the draft', () => {
  it.each([
    ['grammar', 'Turn the passive sentences into active ones.\n\nThe song was sung by the crowd.'],
    ['grammar', 'Pon esta frase en voz pasiva: El jurado eligió a la ganadora.'],
    ['grammar', 'Mets cette phrase au futur : Nous partons demain matin.'],
    ['grammar', 'Setze den Satz ins Passiv: Der Gärtner gießt die Rosen.'],
    ['grammar', 'Passe a frase para o discurso indireto: Ela disse: estou cansada.'],
    ['grammar', 'Trasforma la frase in forma passiva: Il vento ha rotto la finestra.'],
    ['grammar', 'Trece propoziția la viitor: Merg la munte cu prietenii.'],
    ['grammar', '把下面的句子改成被动句：风吹倒了大树。'],
    ['grammar', '次の文を過去形に書き換えてください。\n\n毎朝、公園を走る。'],
    ['grammar', 'حول الجملة الآتية إلى المبني للمجهول: كتب الطالب الدرس.'],
    ['correct', 'Corectează următoarea propoziție: Noi am mers la piață și a cumpărat mere.'],
    ['correct', 'Edit the sentence to remove any grammatical mistakes.\n\nShe don’t like no vegetables.'],
    ['tags', 'Come up with five hashtags for this post.\n\nFirst half marathon done, rain the whole way.'],
    ['tags', '请为下面的文字提取五个关键词：本市新建的地铁六号线昨天通车，全长三十公里，共设二十二站。'],
    ['headlines', '请为下面这段话拟三个标题。\n\n一只小鹿昨晚闯进了图书馆，读者安静地等了两个小时。'],
    [
      'headlines',
      'Write a headline for the following report.\nTwo goals down at half-time, Rovers scored three late on.',
    ],
    ['reply', 'Give a polite Slack answer that says no.\n\nCould you take over the night shift on Saturday?'],
    ['guess', 'Guess the genre of the film from its title.\n\nThe Last Lighthouse Keeper'],
    [
      'rewrite',
      'Rewrite this paragraph from the point of view of the dog.\n\nAnna fell on the sofa. Rex brought the leash.',
    ],
    [
      'summarise',
      'Convierte el párrafo en una lista de puntos clave: La empresa cerró el año con 40 millones, abrió tres tiendas en Portugal y redujo sus emisiones un 12 %.',
    ],
    [
      'passage',
      'Based on this paragraph, where does the Tarn rise? The Tarn rises on Mont Lozère and flows 380 km west through deep gorges. It joins the Garonne near Moissac, and a viaduct has crossed its valley since 2004.',
    ],
    [
      'passage',
      'Given a reference text about the Tarn, tell me its length. The Tarn rises on Mont Lozère and flows 380 km west through deep gorges. It joins the Garonne near Moissac, and a viaduct has crossed its valley since 2004.',
    ],
    [
      'passage',
      'What does the author think of tourism in this passage?\n\nEvery June the ferries disgorge another thousand sandals onto our quay.',
    ],
    [
      'passage',
      'Ce simte vorbitorul în următoarele versuri?\n\nSe-ntoarce toamna fără să mă-ntrebe,\nîmi lasă-n prag o frunză și un drum.',
    ],
    ['passage', 'استخرج الفكرة الرئيسية من النص: أدى انخفاض منسوب البحيرة إلى هجرة الطيور وتراجع الصيد.'],
    ['interpret', 'Explain this joke: I told my suitcase there is no trip this year. Now I have emotional baggage.'],
    ['interpret', '解释这句诗的意思：野火烧不尽，春风吹又生。'],
    ['meaning', 'Explain what the following idiom means.\n\nTo bite the bullet'],
    ['email', "Trasforma questi appunti in un'email: assente giovedì, visita medica, consegno la tesina lunedì"],
    ['evaluate', 'Grade this student’s answer from 1 to 10. Question: Why is the sky dark? Answer: The sun is off.'],
    ['recommend', 'You will be given a show. Recommend three similar ones.\n\nDark'],
    [
      'grammar',
      'Put the following sentences into one sentence. The man lives next door. He plays the trumpet at night.',
    ],
  ])('%s: %s', (kind, draft) => {
    expect(wordingOf(draft)).toBe(kind);
  });

  it.each([
    ['correct', 'Respond to the last text in the chat using the correct emojis.\n+ Hey, how did it go?'],
    ['headlines', 'Give the news title a category out of travel, style and politics.\nThe new exhibition is terrific.'],
    ['tags', 'Write a caption and five hashtags for the photo described.\nA toddler asleep on a golden retriever'],
    [
      'summarise',
      'Turn the bullet points into a polite message to the team.\n- demo moved to thursday\n- slides by wed noon',
    ],
    ['reply', 'Write an out-of-office reply for Gmail.\n\nBack on 3 June, urgent things to Priya'],
    ['correct', 'fix this: SELECT name, count(*) FROM orders WHERE total > 50 GROUP BY customer_id'],
    [
      'passage',
      'How do I answer this e-mail?\n\nDear Ana, we have received your request for a refund and regret that we cannot grant it, as the period for returns has passed.',
    ],
    [
      'passage',
      'Extract the date and amount of every payment from the text below as JSON.\n“On 3 May Lena paid 120 for the hall. Sam paid 45.50 for flowers two days later.”',
    ],
    ['grammar', 'Reword to make it less passive aggressive: As per my last email, the file was attached.'],
  ])('not %s: %s', (kind, draft) => {
    expect(wordingOf(draft)).not.toBe(kind);
  });

  it.each([
    [
      'Name the towns in the text below. Return them as a JSON array. We drove from Lyon to Turin and stayed two nights.',
      'We drove',
    ],
    [
      'Rate the following reviews from 1 to 5.\nAnswer with the numbers only.\n\n1. It broke.\n2. Lovely colour.',
      '1. It',
    ],
    ['Rezumă textul de mai jos.\nPăstrează datele.\n\nPodul a fost deschis în 1899.', 'Podul'],
    ['صنف الجمل التالية إلى إيجابية أو سلبية.\nأجب بكلمة واحدة لكل جملة.\n\nالخدمة بطيئة جدا.', 'الخدمة'],
    ['把下面的句子翻译成英文。\n保留人名。\n\n王芳昨天去了上海，见了她的老同学李明。', '王芳'],
    ['Fasse den folgenden Text zusammen.\nBehalte die Jahreszahlen.\n\nDie Brücke wurde 1899 eröffnet.', 'Die Brücke'],
  ])('leaves what is said of the answer with the order: %j', (text, begin) => {
    const { instruction, material } = analyse(text).parts;
    expect(material.startsWith(begin)).toBe(true);
    expect(instruction).toBe(text.slice(0, text.indexOf(begin)).trim());
  });

  it.each([
    'From the following sales figures, list the best month of each shop. Give the result as JSON.',
    'Classify the following reviews as positive or negative. Answer with one word per review.',
    'Extrage toate datele din textul următor. Returnează rezultatul ca listă JSON.',
    'استخرج أسماء الشركات من النص التالي. أعد النتيجة بصيغة JSON.',
  ])('takes no wish for the text that is still to come: %j', (text) => {
    expect(analyse(text).parts).toEqual({ instruction: text, material: '' });
  });

  it('keeps the first line of a poem with the poem', () => {
    const poem = 'Show me the way to go home,\nI am tired and I want to go to bed';
    expect(analyse(`Translate this into French:\n${poem}`).parts.material).toBe(poem);
  });

  it('sees a short input below its order as what it is about', () => {
    const { parts, wording } = analyse(
      'For a given profile, suggest an opening line.\n\nGeologist, 29. Will show you rocks on the first date.',
    );
    expect(parts.material).toBe('Geologist, 29. Will show you rocks on the first date.');
    expect(wording).toBe('suggest');
  });
});

describe('a text that stands above the question', () => {
  it.each([
    'The Ashby Canal opened in 1804 and ran for 30 miles to Moira. Subsidence from coal mining damaged the northern part, and nine miles were closed between 1944 and 1966.\n\nWhy was the northern part of the canal closed?',
    'Der Ashby-Kanal wurde 1804 eröffnet und führte über 48 Kilometer von Marston nach Moira. Senkungen durch den Bergbau beschädigten den nördlichen Teil, und vierzehn Kilometer wurden geschlossen.\n\nWarum wurde der nördliche Teil des Kanals geschlossen?',
    'Canalul Ashby a fost deschis în 1804 și avea 48 de kilometri de la Marston la Moira. Tasarea cauzată de mine a distrus partea de nord, iar vreo paisprezece kilometri au fost închiși.\n\nDe ce a fost închisă partea de nord a canalului?',
    '阿什比运河于1804年开通，全长约48公里，从马斯顿一直延伸到莫伊拉。由于采煤造成地面下沉，运河北段受损，约十四公里在1944年至1966年间陆续关闭。\n\n运河北段为什么关闭？',
    'アシュビー運河は1804年に開通し、マーストンからモイラまで約48キロを結んでいた。炭鉱による地盤沈下で北部が損傷し、約14キロが1944年から1966年にかけて閉鎖された。\n\n運河の北部はなぜ閉鎖されたのですか？',
    'افتُتحت قناة آشبي عام 1804 وكان طولها 48 كيلومترًا من مارستون إلى مويرا. وأدى هبوط الأرض بسبب مناجم الفحم إلى تضرر الجزء الشمالي، فأُغلق نحو أربعة عشر كيلومترًا بين عامي 1944 و1966.\n\nلماذا أُغلق الجزء الشمالي من القناة؟',
  ])('is what the question is about where it asks in its words: %s', (draft) => {
    expect(wordingOf(draft)).toBe('passage');
  });

  it.each([
    'Electric cars are increasingly popular in Europe. Sales doubled in 2022, and many cities have announced bans on diesel engines from 2030 onwards.\n\nWhat are the main challenges for the car industry?',
    'My cat is twelve years old and has started to drink a lot of water. The vet said her kidneys are fine but she keeps losing weight every month.\n\nWhy does the cat keep losing weight?',
    'Inflation in the euro area fell to 2.4 percent in November. The central bank kept its interest rates unchanged and said it would wait for more data on wages.\n\nHow do interest rates affect inflation?',
    'The company has offices in Berlin and Madrid and wants to move to a four-day week from January. Staff are divided, and two large clients need support on Fridays.\n\nShould the company move to a four-day week?',
  ])('and is not where more is asked than it says: %s', (draft) => {
    expect(analyse(draft)).toMatchObject({ parts: { material: '' } });
    expect(['passage', 'input']).not.toContain(wordingOf(draft));
  });
});

describe('a label in front of what is given', () => {
  it('goes with it', () => {
    const draft = analyse('Generate five quiz questions on the given topic. Topic: the water cycle');
    expect(draft.parts).toEqual({
      instruction: 'Generate five quiz questions on the given topic.',
      material: 'Topic: the water cycle',
    });
  });
});
