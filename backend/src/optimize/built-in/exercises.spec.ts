import { describe, expect, it } from '@jest/globals';
import { analyse } from '../analysis/analyse.js';
import { rewriteBuiltIn } from './built-in-engine.js';

const versionsOf = (text: string) => rewriteBuiltIn(analyse(text)).map(({ prompt }) => prompt);

describe('what is done with a sentence, a few lines or a name that stands below the order', () => {
  it.each([
    [
      'Put the sentences in the correct order.\nShe opened it. A parcel came. Inside was a kitten.',
      'the signs that fix it',
    ],
    ['Put these words in order to make a sentence: every, goes, she, day, swimming', 'use everything given'],
    ['Pune propozițiile în ordinea corectă.\nA deschis cutia. A venit un colet. Era un pisoi.', 'semnele'],
    ["Remets les phrases dans l'ordre.\nElle l’a ouvert. Un colis est arrivé. C’était un chaton.", 'les indices'],
    ['رتب الجمل التالية لتكوين قصة.\nفتحت الصندوق. وصل طرد في الصباح. كان في داخله قط صغير.', 'القرائن'],
    ["Trova l'errore nella frase.\nSe avrei tempo, verrei con te.", 'Cita prima l’errore'],
    ['Encuentra el error en la oración.\nHabían muchas personas en la plaza.', 'Cita primero el error'],
    ['找出句子中的错误。\n通过这次活动，使我明白了很多道理。', '先引出错误之处'],
    ['把下面这句话改得更正式。\n这事儿你赶紧给我弄好。', '得体的称呼'],
    ['Formuliere den Satz höflicher.\nSchick mir das bis morgen.', 'aus jedem Befehl eine Bitte'],
    [
      'Paraphrase the given text in an academic style.\nLots of papers have been published on this.',
      'invent no sources',
    ],
    ['Identify the language of the sentence.\nKde je nádraží?', 'by which word or sign'],
    ['Categorize the given app as Music, Travel or Finance.\nSpotify', 'known for'],
    ['Complete the conversation.\nA: Did you find it?\nB: Not yet.\nA:', 'in the voice of its speaker'],
    ['Define the word for kids.\npromise', 'no word harder than the one explained'],
  ])('asks for what such an answer has: %s', (text, words) => {
    expect(versionsOf(text)[0]).toContain(words);
  });

  it('looks for what tips it where there are two names, and for the second where there are more', () => {
    expect(versionsOf('Determine whether the email is spam or not.\nYou have won a cruise!')[1]).toContain(
      'Against it',
    );
    expect(versionsOf('Is the tone positive, negative or neutral?\nIt was not bad at all.')[1]).toContain(
      'Second category',
    );
  });

  it('gives one verdict on several lines where one is asked for, and a label to each where they are sorted', () => {
    const chat =
      'Decide whether the two people agree to meet: yes, no or unclear.\nA: Sat?\nB: If I can.\nA: Booked then';
    expect(versionsOf(chat)[1]).not.toContain('exactly one for each');
    const sorted = versionsOf(
      'Classify each subject as work or spam.\n1. Budget review\n2. You won!\n3. Invoice 4431',
    )[1];
    expect(sorted).toContain('exactly one for each');
    expect(sorted).not.toContain('Criterion');
  });

  it('counts one sentence as one and several as several, whatever signs stand in them', () => {
    expect(
      analyse('Determine whether the tone of the sentence is formal or informal.\nHey, got a minute?').traits,
    ).toContain('single');
    expect(
      analyse('Tell me if the following sentences are active or passive. The cake was eaten. Tom drove.').traits,
    ).toContain('items');
  });

  it('leaves an order into another form to grammar', () => {
    expect(analyse('Put the following sentences into one sentence. He is late. He lives next door.').wording).toBe(
      'grammar',
    );
    expect(analyse('Mets les phrases au pluriel.\nLe chat dort sur la chaise.').wording).toBe('grammar');
  });
});

describe('a thing asked for by its name behind what is told of it', () => {
  it.each([
    [
      'A user story says who wants what. Write acceptance criteria for it.\nUser story: I want to search.',
      'given, when',
    ],
    ['Give me the sheet music.\nThe South Wind', 'every bar add up'],
    ['Provide instructions for the given exercise.\nLeg raises', 'starting position'],
    ['Use the word in a sentence.\nreluctant', 'usually goes with'],
    ['Give the plural of the following nouns.\nmouse, leaf', 'irregular ones'],
    ['Write a subject line for the email.\nThe printer is replaced on Thursday. Use the one upstairs.', 'search for'],
    ['Come up with an interesting idea for a new movie plot.', 'one contradiction'],
    ['Use the word "reluctant" in a sentence.', 'by its context what the word'],
    ['Explain the word "ubiquitous" to a friend.', 'in one plain sentence what it means'],
    ['List the planets in order of size.', 'in the order asked for or else the usual one'],
    ['Generate a list of vegetables high in iron.', 'matters most for what is asked'],
    ['Make a list of 8 words related to gardening.', 'nothing beside them'],
    ['We need a project code name, something with birds. Suggest a few.', 'what each one suggests'],
    ['I run a small pottery studio. Ideas for how to fill the quiet months?', 'Tie every idea to'],
    ['List three ways to say goodbye in Italian.', 'one entry a line'],
    ['What countries have a monarchy in Europe?', 'matters most for what is asked'],
    ['列举三种中国传统乐器并简单介绍。', '每行一项'],
  ])('is told what one of its kind has: %s', (text, words) => {
    expect(versionsOf(text)[0]).toContain(words);
  });
});

describe('what is taken out of a text', () => {
  it.each([
    ['Extract the date, the place and the price from the ad.\nBike in Ulm, 90 euros, from 3 May.', 'not given'],
    [
      'Extrae la fecha, el lugar y el precio del anuncio.\nBicicleta en Cádiz, 90 euros, desde el 3 de mayo.',
      'no consta',
    ],
    ['从下面的通知中提取时间、地点和联系人。\n周五下午三点在三楼会议室开会，有事找王敏。', '未提及'],
    ['Extrage numele, data și suma din mesajul următor.\nSunt Ana Pop, am plătit 120 lei pe 4 mai.', 'nu se spune'],
  ])('stands under its name where single things are asked for: %s', (text, words) => {
    expect(versionsOf(text)[0]).toContain(words);
  });

  it('is a row where there may be several of a kind', () => {
    expect(
      versionsOf('Extract the names and cities from the text.\nAnna left Graz for Linz, Paul went to Wels.')[0],
    ).toContain('on one line what belongs together');
  });

  it.each([
    ['Identifică substantivele din propoziția dată.\nFata cu umbrelă așteaptă tramvaiul.', 'tot ce există'],
    ['استخرج أسماء الأماكن من الجملة التالية.\nسافر يوسف من تونس إلى مرسيليا.', 'كل عنصر مرة واحدة في سطر مستقل'],
    ['From the review, extract what the guest liked and disliked.\nGreat bed, but noisy lift.', 'in two lists'],
    [
      'Find all the numbers in it and say what each refers to.\nIt is 12 m long and opened in 1936.',
      'behind it what else is asked',
    ],
    ['Read the review and list the complaints.\nSpotless room, but the wifi dropped every hour.', 'each once'],
    [
      'Extract the names of all medicines from the note.\nMetformin twice a day, aspirin in the morning.',
      'on a line of its own',
    ],
    ['Find the main argument of the text.\nMeadows cost less, and insects return.', 'Name it first'],
  ])('is given whole, and nothing beside it that nobody asked for: %s', (text, words) => {
    const [sharp = ''] = versionsOf(text);
    expect(sharp).toContain(words);
    expect(sharp).not.toMatch(/set apart from the rest|indirectly/u);
  });

  it('is reckoned and not sorted where a sum is checked', () => {
    expect(analyse('Tell whether the sum is right.\n17 x 24 = 418').wording).toBe('math');
  });
});
