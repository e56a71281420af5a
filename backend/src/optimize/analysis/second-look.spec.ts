import { describe, expect, it } from '@jest/globals';
import { analyse } from './analyse.js';
import type { TaskKind } from './task-kinds.js';

const readAs = (kind: TaskKind, ...texts: string[]) => texts.map((text) => [kind, text] as const);

describe('a reading that the draft speaks against is given up for a quieter one', () => {
  it.each([
    ...readAs('advice', 'best exercises for lower back pain', 'my boss keeps texting me after hours what should i do'),
    ...readAs('advice', 'my marathon time is stuck at 4:10, how do i get under four hours'),
    ...readAs(
      'question',
      'Care este rețeta electorală a partidelor agrariene?',
      'The slope behind our house is sliding. What can we plant there?',
    ),
    ...readAs(
      'math',
      'The triangle with vertices (1,2), (4,2) and (4,6) is translated by the vector (3, 5). Give its image.',
      'Traslada el punto A(2,-1) según el vector (3,4) y da sus coordenadas.',
    ),
    ...readAs('scenery', 'Describe a thunderstorm in exactly 30 words.'),
    ...readAs('greeting', 'write a letter to my future self', 'mensagem de bom dia pra minha namorada'),
    ...readAs('email', 'schreibe eine e-mail an den lehrer, mein sohn ist krank', 'lettera di dimissioni'),
    ...readAs('email', 'whatsapp nachricht an vermieter heizung kaputt', 'kündigung mietvertrag'),
    ...readAs('question', 'what is the best time to post on tiktok'),
    ...readAs('speech', 'write a script for a youtube video about saving money in your 20s'),
    ...readAs('unknown', 'generate test data: 20 rows name,email,age csv'),
    ...readAs('unknown', 'I have a meeting with my boss tmrw about a raise what do i say'),
    ...readAs('quiz', '5 multiple choice questions about photosynthesis for 7th graders'),
    ...readAs('classify', 'organize these into categories: milk, bread, soap, apples, shampoo, cheese'),
    ...readAs('code', '用python读取excel里的数据，按月份求和'),
    ...readAs('followup', '把这段代码优化一下'),
    ...readAs('training', 'programme de révision bac philo 2 semaines', 'خطة لمذاكرة الثانوية العامة في شهر'),
    ...readAs('plan', 'صمم خطة تسويقية لمتجر إلكتروني'),
    ...readAs('essay', '写一篇作文，题目是我的妈妈，600字'),
    ...readAs('meals', '帮我做一个一周减脂食谱'),
    ...readAs('application', 'can u make me a cover letter for barista position', 'scrie-mi o scrisoare de intentie'),
    ...readAs('session', 'give me a workout i can do in my hotel room 20 minutes no equipment'),
    ...readAs('text', 'argue against remote work in one paragraph', '면접에서 자기소개 1분 스크립트 써줘'),
    ...readAs('discuss', 'argue for and against school uniforms'),
    ...readAs('advice', 'como le digo a mi novio que quiero terminar', '孩子写作业拖拉怎么办'),
    ...readAs('meaning', 'what does idempotent mean in rest apis'),
    ...readAs('summarise', 'resumen de la segunda guerra mundial'),
    ...readAs('snippet', 'css center a div'),
    ...readAs('fact', "what's the chemical formula of table salt"),
  ])('%s: %s', (kind, text) => {
    expect(analyse(text).task).toBe(kind);
  });
});

it('tells what is wanted of code from the code', () => {
  const promise = 'fetch(url).then(r => r.json()).then(d => console.log(d))';
  expect(analyse(`refactor this to use async await: ${promise}`).task).toBe('code');
  expect(analyse('SELECT name FROM orders WHERE COUNT(*) > 3 GROUP BY name -- why doesnt this work').task).toBe(
    'debug',
  );
  expect(analyse('add comments to this code:\ndef f(n):\n    return 1 if n<2 else n*f(n-1)').task).toBe('unknown');
});

it('reads the language of a request that is one word long from that word', () => {
  expect(analyse('traduis : "See you soon"').language.code).toBe('fr');
  expect(analyse("翻译：I'm looking forward to hearing from you.").language.code).toBe('zh');
  expect(analyse('напиши поздравление маме с днем рождения, она любит сад').language.code).toBe('ru');
});
