import type { TaskKind } from '../../analysis/task-kinds.js';
import { order, fill, choose, type Recipe } from './recipe.js';

/** Programs, and what is close to them. */
export const CODE_RECIPES = {
  code: {
    sharp: [
      ['codePorted', 'ported'],
      ['codeReshaped', 'reshaped', '!ported'],
      ['codeAlgorithm', 'algorithmic', '!ported', '!reshaped'],
      ['code', '!homely', '!algorithmic', '!ported', '!reshaped'],
      ['codeHome', 'homely', '!algorithmic', '!ported', '!reshaped'],
    ],
    structured: [
      'complete',
      ['portSame', 'ported'],
      ['portSame', 'reshaped', '!ported'],
      ['reshapedWhy', 'reshaped', '!ported'],
      ['reshapedHow', 'reshaped', '!ported'],
      ['portStyle', 'ported'],
      ['portDiffers', 'ported'],
      ['edgeCases', '!edgesTold', '!homely', '!ported', '!reshaped'],
      ['complexity', 'algorithmic', '!costTold', '!ported', '!reshaped'],
      ['names', '!homely', '!algorithmic', '!ported', '!reshaped'],
      ['dryRun', 'homely', 'altering'],
      ['usage', 'callable', '!homely', '!ported', '!reshaped'],
      ['tests', 'callable', '!testsTold', '!edgesTold', '!homely', '!ported', '!reshaped'],
      ['runIt', '!callable', '!ported', '!reshaped'],
    ],
    guided: order(
      ['codeApproach', '!reshaped', '!aPage'],
      ['pageParts', '!reshaped', 'aPage'],
      ['reshapedFirst', 'reshaped'],
      'codeWhole',
      ['codeTried', '!reshaped', '!aPage', '!testsTold'],
      ['pageChange', '!reshaped', 'aPage'],
      ['reshapedTest', 'reshaped'],
    ),
  },
  app: {
    sharp: ['app'],
    structured: ['files', 'runIt', 'featuresAsked', 'errorsShown', 'handTest'],
    guided: choose(['usersGoal', 'stack', 'dataKept'], 'appClose'),
  },
  debug: {
    // Without the code, the cause can only be narrowed down.
    sharp: [
      ['debugAll', 'code', 'faultsMany'],
      ['debug', 'code', '!faultsMany'],
      ['troubleshoot', '!code'],
    ],
    structured: [
      ['causesApart', '!code'],
      ['fix', '!code'],
      ['lastResort', '!code'],
      ['causesEach', 'code', 'faultsMany'],
      ['fixOnly', 'code', 'faultsMany'],
      ['cause', 'code', '!faultsMany'],
      ['smallestFix', 'code', '!faultsMany'],
      ['whyFix', 'code'],
      'preventive',
    ],
    guided: fill([['errorText', '!errorGiven'], 'expectedActual', 'environment'], 'debugClose'),
    guidedShort: order(
      ['faultTrace', 'code'],
      ['faultPlace', 'code'],
      ['faultFix', 'code'],
      ['whyLikely', '!code'],
      ['whyRemedy', '!code'],
    ),
  },
  readcode: {
    sharp: [
      ['codeOnly', 'bare'],
      ['outputShown', 'outputAsked', '!bare', '!mistakeSought'],
      ['debug', 'mistakeSought', '!bare'],
      ['readcode', '!bare', '!outputAsked', '!mistakeSought'],
      ['simplerToo', 'reshaped'],
    ],
    structured: [
      ['cause', 'mistakeSought'],
      ['smallestFix', 'mistakeSought'],
      ['whyFix', 'mistakeSought'],
      ['purpose', '!outputAsked', '!mistakeSought'],
      ['exactResult', 'outputAsked', '!mistakeSought'],
      ['asDisplayed', 'outputAsked', '!mistakeSought'],
      ['ruleBehind', 'outputAsked', '!mistakeSought'],
      ['runOrder', '!outputAsked', '!mistakeSought'],
      ['sampleRun', '!outputAsked', '!mistakeSought'],
      ['reshapedHow', 'reshaped'],
      ['pitfallsCode', '!outputAsked', '!reshaped', '!mistakeSought'],
    ],
    guided: order(
      ['faultTrace', 'mistakeSought'],
      ['faultPlace', 'mistakeSought'],
      ['faultFix', 'mistakeSought'],
      ['purposeOne', '!outputAsked', '!mistakeSought'],
      ['traceValues', '!mistakeSought'],
      ['riskyInput', '!outputAsked', '!mistakeSought'],
    ),
  },
  formula: {
    sharp: ['formula'],
    structured: ['copyReady', ['detailsUsed', 'situated'], 'parts', 'sample', 'fails'],
    guided: order('shortestWay', 'partByPart', 'whereItFails'),
  },
  snippet: {
    sharp: ['snippet'],
    structured: ['copyReady', 'parts', 'pitfall'],
    guided: order('shortestWay', 'partByPart', 'whereItFails'),
  },
} as const satisfies Partial<Record<TaskKind, Recipe>>;
