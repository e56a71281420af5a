import type { TaskKind } from '../../analysis/task-kinds.js';
import { order, plain, type Recipe } from './recipe.js';

/** The assistant plays a part, acts on its own, or takes turns. */
export const CONVERSATION_RECIPES = {
  roleplay: {
    sharp: ['roleplay'],
    structured: ['roleVoice', 'actDetails', 'replyTo', 'startInRole'],
    guided: { form: 'rules', open: 'rules', lines: ['ruleStay', 'ruleKnow', 'ruleShort', 'ruleAsk'] },
  },
  persona: {
    sharp: [
      ['actServes', 'serving'],
      ['persona', '!serving'],
    ],
    structured: [
      ['servesTone', 'serving', '!tone'],
      ['actFirst', '!serving'],
      ['actWhole', '!serving'],
      ['servesThem', 'serving'],
      ['actDetails', '!serving'],
      ['actAttitude', '!expert', '!serving'],
      ['actListener', 'audience', '!serving'],
      'actStay',
    ],
    guided: order(['serveFirst', 'serving'], ['voiceChoice', '!serving'], ['insideView', '!serving'], 'noBreak'),
  },
  consult: {
    sharp: [
      ['consult', '!asksFirst'],
      ['consultAsks', 'asksFirst'],
    ],
    structured: [
      ['asksFirst', 'asksFirst'],
      ['consultAsk', 'ailing', '!asksFirst'],
      ['health', 'ailing'],
      'usable',
      'reasonEach',
      'jargon',
      ['stillNeeded', '!asksFirst'],
      'effectOrder',
    ],
    guided: order(['expertAsk', '!asksFirst'], ['asksAtOnce', 'asksFirst'], 'expertAdvise', 'expertNext'),
  },
  agent: {
    sharp: ['agent'],
    structured: ['planFirst', 'verifyEach', 'askBefore', 'stopWhen', 'report'],
    guided: order('agentPlan', 'agentDo', 'agentStop', 'agentReport'),
  },
  chat: {
    sharp: ['chat'],
    structured: ['natural', 'twoSentences', 'questionBack'],
    guided: plain('chatReact'),
  },
  acting: {
    sharp: [
      ['teach', 'taught'],
      ['actServes', 'serving', '!taught'],
      ['acting', '!taught', '!serving'],
    ],
    structured: [
      ['eachQuestion', 'severalParts', 'taught'],
      ['startKnown', 'taught'],
      ['theirExample', 'taught'],
      ['servesTone', 'serving', '!taught', '!tone'],
      ['roleVoice', 'taught'],
      ['roleVoice', '!serving'],
      ['servesThem', '!taught'],
      ['actAttitude', 'fancied', '!taught', '!serving'],
      ['actWhole', 'taught'],
      ['startKnown', 'leveled', '!taught'],
      ['theirExample', 'leveled', '!taught'],
      ['actDetails', 'taught'],
      ['actDetails', '!serving'],
      'actStay',
    ],
    guided: {
      form: 'plain',
      lines: [
        ['roleDo', '!length'],
        ['chooseOpen', 'length'],
      ],
    },
  },
  conversion: {
    sharp: ['conversion'],
    structured: ['convInput', 'convKeep', 'convLevel', ['convOnly', '!outputOnly']],
    guided: {
      form: 'rules',
      open: 'rules',
      lines: ['convRuleInput', ['convRuleOnly', '!outputOnly'], 'convRuleUnclear'],
    },
  },
  adviser: {
    sharp: [
      ['adviser', '!asksFirst'],
      ['consultAsks', 'asksFirst'],
    ],
    structured: [['asksFirst', 'asksFirst'], 'advSteps', 'advShown', 'advLimit', ['advAsk', '!asksFirst']],
    guided: order(['expertAsk', '!asksFirst'], ['asksAtOnce', 'asksFirst'], 'expertAdvise', 'expertNext'),
  },
  turns: {
    sharp: [
      ['turnsExam', 'examined'],
      ['turnsQuiz', 'quizzed'],
      ['turnsTutor', 'tutored'],
      ['turnsSparring', 'opposed'],
      ['turnsReact', 'interviewed'],
      ['turns', '!practised'],
    ],
    structured: [
      ['examCourse', 'examined'],
      ['tutorStep', 'tutored'],
      ['sparPart', 'opposed'],
      ['sparTurn', 'opposed'],
      ['sparStop', 'opposed'],
      ['questionTurn', 'examined'],
      ['questionTurn', 'quizzed'],
      ['questionTurn', 'interviewed'],
      ['examSilent', 'examined'],
      ['examScore', 'examined'],
      ['quizRight', 'quizzed'],
      ['quizAgain', 'quizzed'],
      ['quizScore', 'quizzed'],
      ['tutorMend', 'tutored'],
      ['tutorLevel', 'tutored'],
      ['tutorEnd', 'tutored'],
      ['turnGood', 'interviewed'],
      ['turnFollow', 'interviewed'],
      ['turnEnd', 'interviewed'],
      ['onePerTurn', '!practised'],
      ['afterAnswer', '!practised'],
      ['gameState', '!practised'],
      ['turns', '!practised'],
    ],
    guided: {
      form: 'plain',
      lines: [
        ['startExam', 'examined'],
        ['startQuiz', 'quizzed'],
        ['startTutor', 'tutored'],
        ['startSparring', 'opposed'],
        ['startInterview', 'interviewed'],
        ['turnsStart', '!practised'],
      ],
    },
  },
  standing: {
    sharp: ['standing'],
    structured: ['standingAll', 'standingClash', 'standingConfirm', 'startNow'],
    guided: { form: 'plain', lines: ['standingUnclear', 'beginAsTold'] },
  },
  support: {
    sharp: ['support'],
    structured: ['heard', 'smallSteps', 'noLecture'],
    guided: plain('chatReact'),
  },
} as const satisfies Partial<Record<TaskKind, Recipe>>;
