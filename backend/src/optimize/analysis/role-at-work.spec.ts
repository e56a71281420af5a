import { describe, expect, it } from '@jest/globals';
import { analyse } from './analyse.js';
import { givenBy } from '../built-in/given.js';

const givenIn = (text: string): readonly string[] => givenBy(analyse(text));

describe('a part that is given', () => {
  it.each([
    ['tutored', 'Be my Spanish tutor and practise ordering in a café with me'],
    ['tutored', 'Can you be my conversation partner in German? A2 level. correct my mistakes'],
    ['tutored', 'Sei mein Französischlehrer und üb mit mir das passé composé'],
    ['tutored', 'Fii profesorul meu de engleză și vorbește cu mine despre vacanțe'],
    ['tutored', 'كن معلمي للغة الإنجليزية وتحاور معي'],
    ['examined', 'You are an IELTS examiner. Run a full speaking test with me.'],
    ['examined', 'Fammi da esaminatore per la patente, una domanda alla volta'],
    ['examined', '你是雅思口语考官,请和我模拟一次完整的口语考试'],
    ['interviewed', 'act as a job interviewer for a nurse position and interview me'],
    ['interviewed', 'Seja meu entrevistador para vaga de desenvolvedor júnior'],
    ['opposed', 'Act as a customer who wants a refund so I can train for my shop job'],
    ['opposed', 'act like my boss and let me practise asking for a raise'],
    ['tutored', '和我用英语对话，话题是点餐，纠正我的错误'],
    ['tutored', 'facciamo conversazione in francese, livello B1, correggi i miei errori'],
    ['quizzed', 'teste meus conhecimentos sobre o corpo humano com 10 perguntas'],
    ['quizzed', 'frag mich Vokabeln ab, Englisch Klasse 6'],
  ])('%s in turns: %s', (practice, text) => {
    expect(analyse(text).wording).toBe('turns');
    expect(givenIn(text)).toContain(practice);
  });

  it.each([
    'I want you to act as a Socratic tutor for philosophy. Don’t give me answers, only questions.',
    'interview me for my memoir, one question at a time',
  ])('takes turns without a mark or a correction: %s', (text) => {
    expect(analyse(text).wording).toBe('turns');
    expect(givenIn(text)).not.toContain('practised');
  });

  it.each([
    ['howto', 'You are a strict piano teacher. Tell me how to practise scales.'],
    ['explain', 'You are a senior lawyer. Explain what a non-compete clause means for me'],
    ['recommend', "You're a sommelier. Recommend a wine for roast duck."],
    ['advice', 'あなたは管理栄養士です。減塩のコツを教えて'],
    ['consult', 'You are a dietician. What should a type 2 diabetic eat for breakfast?'],
    ['consult', 'act as a life coach and help me get up earlier'],
  ])('is a profession, worded by what is asked as %s: %s', (wording, text) => {
    expect(analyse(text).wording).toBe(wording);
    expect(givenIn(text)).not.toContain('severalParts');
  });

  it.each([
    ['email', 'You are the organiser of a charity run. Write an email to the volunteers about the water stations.'],
    ['message', 'You are the captain of a chess club. Write a message inviting beginners to the open evening.'],
  ])('is a post somebody holds, who writes a piece of kind %s: %s', (wording, text) => {
    expect(analyse(text).wording).toBe(wording);
  });

  it.each([
    'You are a pirate. Explain recursion.',
    'You are Sherlock Holmes. What do you make of this hat?',
    'Act as a grumpy Victorian librarian and answer my questions about Dickens.',
    'pretend to be a medieval knight and describe your morning',
  ])('is a figure that is played: %s', (text) => {
    expect(['acting', 'persona', 'roleplay']).toContain(analyse(text).wording);
  });
});
