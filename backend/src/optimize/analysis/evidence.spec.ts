import { describe, expect, it } from '@jest/globals';
import { analyse } from './analyse.js';
import type { TaskKind } from './task-kinds.js';

const wordingOf = (text: string) => analyse(text).wording;
const worded = (kind: TaskKind, ...texts: string[]) => texts.map((text) => [kind, text] as const);

describe('the wording of a kind is used where verb and object say so plainly', () => {
  it.each([
    ['write a haiku about monday mornings', 'poem'],
    ['give me a chicken noodle soup recipe', 'recipe'],
    ['write a cold email to a startup founder asking for an internship', 'email'],
    ['python function to flatten a nested list', 'code'],
    ['should i get a cat or dog, i live in a studio and travel a lot', 'decide'],
    ['how do noise cancelling headphones work', 'explain'],
    ['帮我写一封邮件催客户付款', 'email'],
    ['اكتب قصة قصيرة عن الصداقة', 'story'],
    ['schreibe eine geschichte über einen drachen der angst vor feuer hat', 'story'],
    ['Translate to Spanish: The store is closed on Sundays.', 'translate'],
    ['vertaal naar het engels: Ik ben morgen niet op kantoor', 'translate'],
    ['corrige : je vous écrit pour demandé un rendez vous', 'correct'],
    ['couch to 5k plan, i have bad knees', 'training'],
  ])('%s: %s', (draft, wording) => {
    expect(wordingOf(draft)).toBe(wording);
  });
});

describe('and otherwise one that fits the shape of the request, whatever it is about', () => {
  it.each([
    // Something said in the person's own name.
    ...worded('message', 'excuse for being late to a zoom call', 'tell my boss im sick today'),
    ...worded('caption', 'tinder bio, 29, nurse'),
    ...worded('message', 'text to my sister, she forgot my birthday and im hurt', 'polite reminder about invoice 2031'),
    ...worded('message', 'i got a parking ticket but the meter was broken, write the appeal'),
    ...worded('message', 'dame una excusa para no ir a la cena', 'écris un sms pour annuler chez le coiffeur'),
    ...worded(
      'message',
      'Schreib eine lustige Abwesenheitsnotiz',
      'da-mi o scuza ca sa nu merg la cina',
      '写一份请假条，明天去医院',
    ),
    ...worded('message', '遅刻の言い訳を考えて', 'اكتب اعتذار قصير لزميلي لأني نسيت الاجتماع'),
    // What is given is put into another form.
    ...worded('change', 'make this a question: you like pizza'),
    ...worded('markup', 'convert this to yaml: {"name":"Ana","active":true}', 'json to csv: [{"id":1}]'),
    ...worded('change', 'turn this list into a table: apples 3 kg, pears 1 kg', 'convierte a minúsculas: HOLA QUÉ TAL'),
    ...worded('change', 'Mach daraus eine Tabelle: Mo Fußball, Mi Klavier'),
    ...worded('arrange', '按字母顺序排列：pear, apple, grape'),
    ...worded('change', 'trasforma in elenco puntato: compriamo pane, latte e uova'),
    // What is given is judged.
    ...worded('judge', 'rate this opening line: "It was Tuesday when the sky forgot its color."'),
    // One word or number that only has to meet conditions.
    ...worded('token', 'make me a strong password 16 characters', 'give me a random number between 1 and 50'),
    ...worded(
      'token',
      'generate a uuid',
      'Gib mir ein sicheres Passwort',
      'crie uma senha forte',
      '生成一个随机的六位密码',
    ),
    // A role for one task; whoever knows a field is asked what anybody is asked.
    ...worded('trip', 'act as a travel agent and find me cheap flights to tokyo in april'),
    ...worded('persona', "pretend you're a pirate and explain recycling"),
    ...worded('recommend', 'you are a sommelier. pair a wine with curry'),
    ...worded('recommend', 'du bist ein sommelier, welcher wein passt zu curry'),
    ...worded('evaluate', '你是一名语文老师，请点评这句话：春风像妈妈的手'),
    // Several of a kind.
    ...worded('entries', 'symptoms of low iron', 'list the ingredients in pad thai'),
    ...worded('why', 'bad breath causes'),
    ...worded('entries', 'checklist for moving out of a flat', 'things to pack for a newborn hospital bag'),
    // A trouble that is told, or a question for what one could do.
    ...worded('troubleshoot', 'my laptop fan is super loud all of a sudden', 'help, my email got hacked'),
    ...worded('suggest', 'dog wont stop barking at night'),
    ...worded('suggest', "what to say when someone's dad died", 'was kann ich aus altem Brot machen'),
    ...worded('suggest', "whats a good reply to my boss's email", 'qué le digo a mi hijo que no quiere ir al cole'),
    ...worded('greeting', 'o que escrever no cartão de aniversário do chefe'),
    // A wording in another language, and where it fits.
    ...worded('translate', 'how do you say cheers in 5 languages', 'come si dice "in bocca al lupo" in inglese'),
    // How high a mountain is depends on nothing.
    ...worded('fact', 'how tall is mount kilimanjaro'),
    ...worded('words', 'word for someone who loves books'),
    // Asked, whatever is named in the question.
    ...worded('timing', 'best month to visit norway for northern lights'),
    ...worded('change', 'remove the duplicates: red, blue, red'),
    ...worded('grammar', '把这句话改成疑问句：他昨天去了北京'),
    ...worded('recommend', 'name a color that goes with navy'),
    ...worded('math', 'split this bill: 84 dollars, 3 people'),
    // Something else that is short.
    ...worded('recipe', 'quick dinner no oven'),
    ...worded('plain', 'make me a conspiracy theory but wholesome'),
    ...worded('small', 'napisz życzenia urodzinowe dla szefa'),
    ...worded('image', 'design a logo for a vegan bakery called Sprout'),
    ...worded('discuss', 'settle an argument: is a hot dog a sandwich'),
    ...worded('judge', "be honest is this a good bio: 'coffee first, questions later. dog mom.'"),
    ...worded('change', 'cover letter too long, cut to 90 words: I am writing to apply for the role of cook.'),
    ...worded('suggest', '面试官问为什么离职怎么回答', 'ce cadou ii iau sotiei de ziua ei'),
    // No room for what the kind would ask for, and no style in an abbreviation.
    ...worded('story', 'scary story in two sentences'),
    ...worded('summarise', 'what is the plot of Dune in 3 sentences', 'what is the plot of hamlet'),
    ...worded('decide', 'is it cheaper to buy or rent in Dublin right now'),
    ...worded('meaning', 'ce inseamna TVA la incasare'),
    ...worded('suggest', 'what to wear to a funeral in summer'),
    ...worded(
      'suggest',
      'what are five creative ways to use a broken stapler',
      'what should i do with leftover rice',
      '送男朋友什么生日礼物，预算500',
    ),
    ...worded('yesno', 'my landlord wants to raise the rent by 20%, is that legal'),
    ...worded('quantity', 'how big is the moon compared to earth'),
    ...worded('recommend', "what's the healthiest bread"),
    ...worded('entries', 'teach me 10 useful phrases in greek'),
    ...worded('howto', 'dime cómo quitar manchas de sudor', 'show me how to fold a fitted sheet'),
    ...worded('chat', 'I passed my driving test!!', '我终于考上了'),
    // And what has several parts.
    ...worded('text', 'write the introduction for my report on renewable energy in kenya'),
    ...worded('howto', 'i want to build a website for my bakery where do i start'),
  ])('%s: %s', (kind, draft) => {
    expect(wordingOf(draft)).toBe(kind);
  });

  it('for an opinion on what one has in mind', () => {
    expect(wordingOf('is my startup idea any good? an app for plants')).toBe('evaluate');
  });
});
