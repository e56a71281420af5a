import { ENGLISH_ANYTHING } from './english-anything.js';
import { ENGLISH_ASKED } from './english-asked.js';
import { ENGLISH_CODE } from './english-code.js';
import { ENGLISH_CREATIVE } from './english-creative.js';
import { ENGLISH_EVERYDAY } from './english-everyday.js';
import { ENGLISH_STUDY } from './english-study.js';
import { ENGLISH_TALK } from './english-talk.js';
import { ENGLISH_TOLD } from './english-told.js';
import { ENGLISH_WORK } from './english-work.js';
import type { Particulars } from './particular.js';

export const ENGLISH: Particulars = {
  lead: "please|pls|hi|hey|hello|ok|can you|could you|would you|will you|help me(?: to)?|help with|i need(?: you to)?|i want(?: you to)?|i'?d like(?: you to)?|need(?: to)?|have to|i have to|write|make|create|draft|prepare|do|build|design|give me|generate|plan|set up|my|our",
  politely:
    '(?:please |hi,? |hey,? |hello,? )*(?:can|could|would|will) you (?:please |pls |kindly |help me (?:to )?)?(?:write|make|create|draft|prepare|build|design|give|generate|plan|come up with|put together)(?![\\p{L}])',
  notWanted:
    'for|about|on|of|to|with|without|from|that|in|into|at|by|as|if|than|my|our|this|these|your|his|her|their|and|or|vs|what|how|why|when|where|which|who|is|are|does|do|did|should|was|were|will|explain|teach|learn|understand|improve|fix|correct|review|check|proofread|translate|summari[sz]e|rewrite|shorten|edit|critique|rate|analy[sz]e|compare|convert|turn|change|read|find|debug|optimi[sz]e|refactor|tips|difference|best|help|forgot|lost|got|have|had',
  known: [
    ...ENGLISH_TALK,
    ...ENGLISH_ASKED,
    ...ENGLISH_TOLD,
    ...ENGLISH_WORK,
    ...ENGLISH_STUDY,
    ...ENGLISH_CREATIVE,
    ...ENGLISH_CODE,
    ...ENGLISH_EVERYDAY,
    ...ENGLISH_ANYTHING,
  ],
};
