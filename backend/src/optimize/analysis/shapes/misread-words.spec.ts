import { describe, expect, it } from '@jest/globals';
import { analyse } from '../analyse.js';

const wordingOf = (text: string) => analyse(text).wording;
const ROWS = '\n\nA,120,80\nB,90,110\nC,140,95';

describe('a figure with a name, asked to explain', () => {
  it.each([
    'You are Marie Curie, invited onto a television show. How would you explain to the viewers what radioactivity is?',
    'Eres Marie Curie, invitada a un programa. ¿Cómo explicarías a los espectadores qué es la radiactividad?',
    'Tu es Marie Curie, invitée à une émission. Comment expliquerais-tu aux téléspectateurs la radioactivité ?',
    'Du bist Marie Curie und in einer Sendung zu Gast. Wie würdest du den Zuschauern erklären, was Radioaktivität ist?',
    'Você é Marie Curie, convidada de um programa. Como explicaria aos espectadores o que é a radioatividade?',
    "Sei Marie Curie, ospite di un programma. Come spiegheresti agli spettatori che cos'è la radioattività?",
    'Ești Marie Curie, invitată la o emisiune. Cum le-ai explica telespectatorilor ce este radioactivitatea?',
    '你是居里夫人，受邀参加电视节目。你会如何向观众解释什么是放射性？',
    'あなたはマリー・キュリーで、テレビ番組に招かれています。視聴者に放射能をどのように説明しますか？',
    'أنت ماري كوري، ضيفة في برنامج تلفزيوني. كيف ستشرحين للمشاهدين ما هو النشاط الإشعاعي؟',
  ])('speaks for itself: %s', (text) => {
    expect(wordingOf(text)).toBe('persona');
  });

  it('is nobody with a trade', () => {
    expect(wordingOf('You are a Python expert. How would you parse a large CSV file?')).toBe('code');
  });
});

describe('numbers that are counted out', () => {
  it.each([
    'How many four-digit numbers have strictly increasing digits?',
    'How many ways can 6 people sit around a round table?',
    '¿Cuántos números de cuatro cifras tienen cifras crecientes?',
    'Combien de nombres à quatre chiffres ont des chiffres croissants ?',
    'Wie viele vierstellige Zahlen haben aufsteigende Ziffern?',
    'Quantos números de quatro algarismos têm algarismos crescentes?',
    'Quanti numeri di quattro cifre hanno cifre crescenti?',
    'Câte numere de patru cifre au cifrele crescătoare?',
    '各位数字严格递增的四位数有多少个？',
    '各桁の数字が増加する四桁の数はいくつありますか？',
    'كم عددا من أربعة أرقام أرقامه متزايدة؟',
  ])('are no figure to look up: %s', (text) => {
    expect(wordingOf(text)).toBe('math');
  });

  it.each([
    'How many ways are there to cook an egg?',
    'How many people in Japan have a four-digit door code?',
    'How many haircuts are given in London on an average day?',
  ])('as opposed to things in the world: %s', (text) => {
    expect(wordingOf(text)).not.toBe('math');
  });
});

describe('what somebody has concluded', () => {
  it.each([
    'A shop sells more on rainy days. The owner concludes that rain makes people hungry. What other explanations could there be?',
    'Una tienda vende más los días de lluvia. La dueña cree que la lluvia da hambre. ¿Qué otras explicaciones podría haber?',
    'Une boutique vend plus les jours de pluie. La patronne y voit la faim. Quelles autres explications pourrait-il y avoir ?',
    'Ein Laden verkauft an Regentagen mehr. Die Besitzerin glaubt, Regen mache hungrig. Welche anderen Erklärungen könnte es geben?',
    'Uma loja vende mais em dias de chuva. A dona conclui que a chuva dá fome. Que outras explicações poderia haver?',
    'Un negozio vende di più quando piove. La proprietaria dice che la pioggia fa fame. Quali altre spiegazioni potrebbero esserci?',
    'Un magazin vinde mai mult când plouă. Proprietara crede că ploaia face foame. Ce alte explicații ar putea exista?',
    '一家店在雨天卖得更多。店主认为下雨会让人饿。还可能有哪些其他解释？',
    'ある店は雨の日によく売れます。店主は雨で空腹になると考えました。ほかにどんな説明が考えられますか。',
    'متجر يبيع أكثر في الأيام الماطرة. استنتجت صاحبته أن المطر يسبب الجوع. ما التفسيرات الأخرى الممكنة؟',
  ])('may have other explanations: %s', (text) => {
    expect(wordingOf(text)).toBe('explanations');
  });
});

describe('rows of figures', () => {
  it.each([
    'From the table below, tell me which product sold best and which month was the weakest.',
    '¿Qué producto tuvo los mayores ingresos según la tabla?',
    "D'après le tableau, quel produit a eu le chiffre le plus élevé ?",
    'Welches Produkt hatte laut Tabelle den höchsten Umsatz?',
    'De acordo com a tabela, qual produto teve a maior receita?',
    'In base alla tabella, quale prodotto ha avuto il ricavo più alto?',
    'Din tabel, care produs a avut cele mai mari venituri și care luna cea mai slabă?',
    '根据下面的表，哪种产品的总收入最高？',
    '次の表で、総売上が最も高い商品はどれですか。',
    'من الجدول أدناه، أي منتج حقق أعلى إيرادات؟',
  ])('are reckoned, and nothing in them is sorted: %s', (question) => {
    expect(wordingOf(question + ROWS)).toBe('math');
  });

  it.each([
    'Classify these comments: which is the most positive?\n\nNice shop, friendly staff\nToo loud, too dear\nFine, I suppose',
    'Sort these into fruit and vegetables.\n\nleek, plum, pear',
  ])('as opposed to rows of words: %s', (text) => {
    expect(wordingOf(text)).not.toBe('math');
  });
});

describe('a review of what the writer has used', () => {
  it.each([
    'Compose a product review of a folding bicycle you have used for six months.',
    'Escribe una reseña de una bicicleta plegable que has usado durante seis meses.',
    'Rédige un avis sur un vélo pliant que tu utilises depuis six mois.',
    'Schreibe eine Produktbewertung für ein Klapprad, das du sechs Monate benutzt hast.',
    'Escreva uma avaliação de uma bicicleta dobrável que você usou por seis meses.',
    'Scrivi una recensione di una bici pieghevole che hai usato per sei mesi.',
    'Scrie o recenzie pentru o bicicletă pliabilă pe care ai folosit-o șase luni.',
    '写一篇你用了六个月的折叠自行车的产品评价。',
    'あなたが半年使った折りたたみ自転車のレビューを書いてください。',
    'اكتب مراجعة لدراجة قابلة للطي استخدمتها ستة أشهر.',
  ])('is made up and not sent: %s', (text) => {
    expect(wordingOf(text)).toBe('review');
  });

  it('as opposed to what I have told', () => {
    expect(wordingOf('Write a review of my stay at the Hotel Bellevue: clean room, noisy street.')).toBe('message');
  });
});

describe('things that have their names', () => {
  it.each([
    "Cite cinq fleuves d'Espagne. Donne uniquement les noms.",
    'Nenne fünf Flüsse in Spanien. Gib nur die Namen an.',
    '列出西班牙的五条河流。只给出名称。',
    'スペインの川を五つ挙げてください。名前だけをリストで示してください。',
  ])('are listed, and no names made up: %s', (text) => {
    expect(analyse(text).task).toBe('list');
  });

  it('as opposed to what has none yet', () => {
    expect(analyse('Nenne fünf Namen für einen Hund. Gib nur die Namen an.').task).toBe('names');
  });
});

describe('words that mean something else elsewhere', () => {
  it.each([
    [
      'If every poet owns a cat, and no cat owner keeps pigeons, can a pigeon keeper be a poet? Explain your reasoning.',
      'puzzle',
    ],
    ['Câte litri de vopsea ar trebui pentru Turnul Eiffel? Arată pașii.', 'quantity'],
    [
      'Rate each of these from 1 (very unhappy) to 5 (very happy). Give only the numbers.\n\n1. "Late and broken."\n2. "Lovely!"',
      'rating',
    ],
    [
      'Explain how vaccines train the immune system, and describe the difference between mRNA vaccines and older ones.',
      'explain',
    ],
    ['What is the difference between a crocodile and an alligator?', 'compare'],
  ])('%s', (text, wording) => {
    expect(wordingOf(text)).toBe(wording);
  });
});

describe('so many things to see or do in a place', () => {
  it.each([
    'three things to do in Prague on a rainy sunday',
    'tres cosas que hacer en Praga cuando llueve',
    '3 choses à faire à Lyon un dimanche',
    'drei Dinge, die man in Prag bei Regen machen kann',
    'cinco coisas para fazer em Salvador à noite',
    '5 cose da vedere a Torino con i bambini',
    'ثلاثة معالم أزورها في فاس',
  ])('are chosen one by one, and nobody is led from one to the next: %s', (text) => {
    expect(wordingOf(text)).toBe('recommend');
  });

  it('is no journey where only an hour is named', () => {
    expect(wordingOf('five things to do in the morning to feel awake')).not.toBe('trip');
    expect(wordingOf('list three things I should do before selling my phone')).toBe('entries');
  });
});

describe('somebody who is to be helped to understand', () => {
  it.each([
    "Help my 6 year old understand why we can't just print more money",
    'Hilf meiner Tochter zu verstehen, warum der Himmel blau ist',
    'help my grandmother understand what a QR code is',
  ])('has it explained: %s', (text) => {
    expect(wordingOf(text)).toBe('explain');
  });
});
