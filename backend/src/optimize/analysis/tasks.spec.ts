import { describe, expect, it } from '@jest/globals';
import { analyse } from './analyse.js';
import type { TaskKind } from './task-kinds.js';

const cases = (kind: TaskKind, ...drafts: string[]) => drafts.map((draft) => [kind, draft] as const);

describe('what a draft asks for', () => {
  it.each([
    ...cases(
      'greeting',
      'happy birthday message for my best friend Nina who turns 30',
      'condolence note to my neighbour whose dog died',
      'mensaje de despedida para mi equipo, me voy tras 5 años',
      "message d'anniversaire pour ma sœur Léa, 25 ans, drôle",
      'Abschiedsmail an Kollegen nach 3 Jahren, locker',
      'mensagem de aniversário pro meu pai, ele faz 65',
      'messaggio di auguri per il matrimonio di Giulia e Marco',
      'mesaj de la mulți ani pentru soțul meu, împlinim 10 ani împreună',
      '给妈妈写一段生日祝福，她今年60岁',
      '友達の誕生日メッセージを書いて、25歳',
      'رسالة تهنئة بعيد ميلاد أختي سارة',
    ),
    ...cases('email', 'thank you email to a customer who renewed', 'write a wedding invitation for Sara and Tom'),
    ...cases('plan', "Plan a surprise party for my dad's birthday"),
    ...cases('ideas', 'birthday gift ideas for my mom'),
    ...cases(
      'roster',
      'what are the 7 wonders of the ancient world',
      'list the planets in order',
      'cuales son los planetas del sistema solar',
      'nenne die Bundesländer',
      'quais são as capitais do nordeste',
      'elenca i segni zodiacali',
      'care sunt vecinii României',
      '列出十二生肖',
      '日本の四季を教えて',
      'ما هي أركان الإسلام',
    ),
    ...cases('list', 'list five good novels about the sea'),
    ...cases(
      'sum',
      '17*23',
      'cuanto es el 15% de 240',
      'combien font 12 x 15',
      '12×13は？',
      'كم يساوي 9 في 7',
      '3的平方根是多少',
    ),
    ...cases('math', 'if a train goes 60 km/h for 2.5 hours how far does it go', 'solve 3x + 4 = 19'),
    ...cases('cook', 'idk what to cook, i have rice, 2 eggs, half an onion', 'Was kann ich mit Reis und Eiern kochen?'),
    ...cases('checklist', 'make a packing list for 10 days in Iceland, carry-on only', '去海边的行李清单'),
    ...cases('meaning', "what does 'break a leg' mean", "qué significa 'estar en las nubes'"),
    ...cases('troubleshoot', 'my sourdough is too dense, bulk 4h at 21C, what am i doing wrong'),
    ...cases('discuss', 'pros and cons of living in a van', 'was sind die vor- und nachteile von homeoffice'),
    ...cases('interview', 'what are some good questions to ask at the end of a job interview'),
    ...cases(
      'agent',
      'clean up the downloads folder: move PDFs to ~/Documents/pdf, delete installers older than 30 days',
    ),
    ...cases('advice', 'ich kann nicht einschlafen was hilft', 'i want to get into birdwatching'),
    ...cases('decide', '我该考研还是直接工作，普通一本，计算机专业'),
    ...cases('discuss', 'pros and cons of getting a second dog'),
    ...cases('trip', '三天两夜杭州攻略，带父母，不爬山'),
    ...cases('topic', 'help', 'ayuda', '帮我'),
    ...cases('fact', 'capital of australia', 'die hauptstadt von peru'),
    ...cases('trip', 'what to do in Rome for 2 days', 'ce să fac în Brașov două zile cu copii mici, fără mașină'),
    ...cases('decide', 'devo scegliere tra due lavori: uno a Milano e uno da remoto, cosa faccio'),
    ...cases('correct', 'corrige: ayer fuimos ha la playa y habian muchas jente'),
    ...cases(
      'amuse',
      'joke about accountants',
      'tell me something interesting',
      'adivinanza para niños',
      'blague courte pour un mariage',
      'Witz über Lehrer',
      'conta uma piada',
      'barzelletta sui carabinieri',
      'glumă despre șoferi',
      '讲个笑话',
      '面白い話して',
      'نكتة عن الطلاب',
    ),
    ...cases('agent', 'rename all jpgs in ./photos to their date taken'),
    ...cases('decide', 'airpods pro 2 vs sony wf-1000xm5'),
    ...cases('fact', "when is mother's day 2027 in france"),
    ...cases('roleplay', 'act as a job interviewer for a data analyst role'),
    ...cases('dialogue', 'phone interview between a recruiter and a nervous candidate'),
    ...cases('formula', 'excel formel summe wenn spalte a "berlin" ist'),
    ...cases('advice', '孩子不爱吃饭怎么办', 'طفلي لا ينام'),
    ...cases('troubleshoot', 'mi fa male la schiena quando mi siedo'),
    ...cases('summarise', 'tl;dr https://example.com/report.pdf'),
  ])('%s: %s', (kind, draft) => {
    expect(analyse(draft).task).toBe(kind);
  });

  it('leaves open what a stray word only suggests', () => {
    expect(analyse('react to this: I got the job!!').task).toBe('unknown');
  });

  it.each(['iphone 15', 'samsung galaxy s24', '15% tip on 84.50', 'cover letter barista no experience'])(
    'is read in English where no word tells of another language: %s',
    (draft) => {
      expect(analyse(draft).language.code).toBe('en');
    },
  );

  it('takes what a role is briefed to hand over for more than a conversation', () => {
    const brief =
      'You are a senior UX researcher. Write an interview guide for remote interviews with first-time parents. ' +
      'Include a warm-up, five topics with two open questions each, and a closing. Avoid brand names. Number the questions.';
    expect(['consult', 'interview', 'text']).toContain(analyse(brief).task);
    expect(['roleplay', 'turns']).toContain(
      analyse('Pretend you are a pirate and answer all my questions like one').task,
    );
  });
});
