import { describe, expect, it } from '@jest/globals';
import { analyse } from '../analyse.js';
import type { TaskKind } from '../task-kinds.js';

const worded = (kind: TaskKind, ...texts: string[]) => texts.map((text) => [kind, text] as const);

describe('what is to be written, and in which voice', () => {
  it.each([
    ...worded(
      'persona',
      'As a lighthouse keeper in 1890, how would you describe a winter storm to your sister?',
      'How would you greet the dragon as a knight who has forgotten his sword?',
      'Imagina que eres un árbol de la plaza. ¿Qué dirías a los niños?',
      'Imagine que tu es un vieux phare. Raconte ta dernière nuit.',
      'Stell dir vor, du bist ein Kompass. Was würdest du einem Verirrten sagen?',
      'Immagina di essere un vecchio tram. Racconta la tua giornata.',
      'Imaginează-ți că ești un bucătar celebru. Cum ai explica unui copil de ce gătim acasă?',
      '假设你是一位古代的将军，你会如何激励疲惫的士兵？',
      'あなたは百年前の灯台守です。嵐の夜の気持ちを語ってください。',
      'تخيّل أنك رائد فضاء وصلت إلى المريخ للتو. ماذا ستقول لأهل الأرض؟',
    ),
    ...worded('acting', 'Du bist ein Zeitungsreporter im Jahr 1969. Schreib eine Schlagzeile zur Mondlandung.'),
    ...worded(
      'review',
      'Write a critical review of a sci-fi film about a colony on Europa.',
      'Redacta una reseña de un restaurante desde el punto de vista de un crítico que, a su pesar, queda encantado.',
      'Rédige une critique du film « Le Grand Bleu ».',
      'Schreib eine Rezension über einen Krimi, der in einem Zug spielt.',
      'Scrivi una recensione di un romanzo ambientato a Trieste',
      'Scrie o recenzie a unui film de desene animate.',
      '写一篇关于科幻电影的影评',
      'اكتب مراجعة نقدية لمطعم إيطالي جديد في وسط المدينة.',
    ),
    ...worded('message', 'write a two star review for a hotel in Bath, room was clean but the bar was loud until 3am'),
    ...worded(
      'scenery',
      'Describe a fishing village on the morning after a storm',
      'Écris une description du marché un samedi matin',
      'Beschreibe einen verlassenen Bahnhof bei Nacht',
      'Descrie un sat de munte într-o dimineață de iarnă',
      '请以“雨后的校园”为题写一段描写文字',
      'اكتب وصفا لشاطئ البحر عند الغروب',
    ),
    ...worded(
      'opening',
      'Write the opening paragraph of a mystery novel set in a bakery.',
      'Scrie primul paragraf al unui roman polițist care se petrece într-un tren.',
      '写一篇悬疑小说的开头',
      'اكتب الفقرة الافتتاحية لرواية تدور في قطار ليلي',
    ),
    ...worded(
      'narrative',
      'Write a narrative essay about a lost key.',
      'Escribe un texto narrativo sobre un viaje en tren.',
      '以“一次难忘的旅行”为题写一篇记叙文，不少于600字。',
      'اكتب موضوع تعبير عن رحلة إلى الجبل',
    ),
    ...worded(
      'essay',
      'Write a letter to the editor arguing that the town should keep its outdoor swimming pool.',
      'Schreib einen Leserbrief gegen die Schließung der Bibliothek.',
      'اكتب مقال رأي عن العمل من المنزل',
    ),
    ...worded(
      'announce',
      'Write a tweet announcing that our library is open on Sundays from May.',
      'Écris une publication Facebook pour annoncer la réouverture d’un petit cinéma.',
      'scrie o postare de facebook pentru deschiderea salonului meu pe 14 mai',
      '請幫我寫一則徵才貼文，職位是咖啡店早班員工。',
      'اكتب منشورا عن افتتاح مكتبة جديدة',
    ),
    ...worded(
      'persona',
      'Write a love letter from a robot to a toaster',
      'Compune o scrisoare de dragoste de la un robot către un prăjitor de pâine.',
      '一个机器人写给月亮的情书',
    ),
    ...worded(
      'portrait',
      'Describe a vivid character: an old clockmaker with a secret.',
      'Descrie un personaj: o bătrână care vinde hărți false.',
      '刻画一个让人难忘的反派人物',
      'صف شخصية صياد عجوز يخفي سرا',
    ),
    ...worded(
      'story',
      'Rewrite the ending of Cinderella so that the prince is the one who loses a shoe.',
      'Reescribe el final de Caperucita para que gane el lobo.',
      '改写龟兔赛跑的结局',
    ),
    ...worded(
      'persona',
      'How would a grandmaster of chess explain losing to a six-year-old?',
      'Cum ar explica un pirat regulile de la bibliotecă?',
    ),
    ...worded('poem', 'Write the chorus of a sea shanty about remote work.'),
    ...worded('speech', 'اكتب خطابًا قصيرًا تلقيه في حفل تخرج المدرسة الثانوية.'),
  ])('%s: %s', (kind, draft) => {
    expect(analyse(draft).wording).toBe(kind);
  });

  it.each([
    ['persona', 'ليش السما زرقا؟ جاوب كأنك تكلم طفل عمره 6 سنوات'],
    ['persona', 'Imagine you are running a race and overtake the second person. What position are you in?'],
    ['persona', 'I am writing to express my interest in the role of store manager. Make it shorter.'],
    ['scenery', 'Describe the climate of the desert'],
    ['scenery', 'descriere instagram pentru poza la mare cu prietenele'],
    ['persona', 'Write a letter from the landlord to the tenant about the deposit'],
    ['announce', 'Draft a LinkedIn post announcing my new role as head of operations'],
    ['review', 'Write a literature review on sleep and memory'],
    ['review', 'write a response to a 1 star review, customer says staff was rude'],
  ])('no %s: %s', (kind, draft) => {
    expect(analyse(draft).wording).not.toBe(kind);
  });
});
