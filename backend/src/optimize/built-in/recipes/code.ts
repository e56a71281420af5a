import type { TaskKind } from '../../analysis/task-kinds.js';
import { order, fill, choose, type Recipe } from './recipe.js';

/** Programs, and what is close to them. */
export const CODE_RECIPES = {
  code: {
    sharp: [
      ['codePorted', 'ported'],
      ['codeAlgorithm', 'algorithmic', '!ported'],
      ['code', '!homely', '!algorithmic', '!ported'],
      ['codeHome', 'homely', '!algorithmic', '!ported'],
    ],
    structured: [
      'complete',
      ['portSame', 'ported'],
      ['portStyle', 'ported'],
      ['portDiffers', 'ported'],
      ['edgeCases', '!homely', '!ported'],
      ['complexity', 'algorithmic', '!ported'],
      ['names', '!homely', '!algorithmic', '!ported'],
      ['dryRun', 'homely'],
      ['usage', 'callable', '!homely', '!ported'],
      ['tests', 'callable', '!homely', '!ported'],
      ['runIt', '!callable', '!ported'],
    ],
    guided: order('codeApproach', 'codeWhole', 'codeTried'),
  },
  app: {
    sharp: ['app'],
    structured: ['files', 'runIt', 'featuresAsked', 'errorsShown', 'handTest'],
    guided: choose(['usersGoal', 'stack', 'dataKept'], 'appClose'),
  },
  debug: {
    sharp: ['debug'],
    structured: ['cause', 'smallestFix', 'whyFix', 'preventive'],
    guided: fill([['errorText', '!errorGiven'], 'expectedActual', 'environment'], 'debugClose'),
    guidedShort: order(['traceValues', 'code'], 'faultPlace', 'faultFix'),
  },
  readcode: {
    sharp: [
      ['codeOnly', 'bare'],
      ['outputShown', 'outputAsked', '!bare'],
      ['readcode', '!bare', '!outputAsked'],
    ],
    structured: [
      ['purpose', '!outputAsked'],
      ['exactResult', 'outputAsked'],
      ['asDisplayed', 'outputAsked'],
      ['ruleBehind', 'outputAsked'],
      ['runOrder', '!outputAsked'],
      'exactResult',
      ['pitfallsCode', '!outputAsked'],
    ],
    guided: order(['purposeOne', '!outputAsked'], 'traceValues', ['riskyInput', '!outputAsked']),
  },
  formula: {
    sharp: ['formula'],
    structured: ['copyReady', 'parts', 'sample', 'fails'],
    guided: order('shortestWay', 'partByPart', 'whereItFails'),
  },
  snippet: {
    sharp: ['snippet'],
    structured: ['copyReady', 'parts', 'pitfall'],
    guided: order('shortestWay', 'partByPart', 'whereItFails'),
  },
} as const satisfies Partial<Record<TaskKind, Recipe>>;
