import { ENGLISH_EVERYDAY_ORDERS } from './everyday-orders.js';
import { ENGLISH_ANYTHING } from './anything.js';
import { ENGLISH_ASKED } from './asked.js';
import { ENGLISH_BODY } from './body.js';
import { ENGLISH_CHOICES } from './choices.js';
import { ENGLISH_CODE } from './code.js';
import { ENGLISH_CREATIVE } from './creative.js';
import { ENGLISH_DEVICES } from './devices.js';
import { ENGLISH_DESK_PIECES } from './desk-pieces.js';
import { ENGLISH_EVERYDAY } from './everyday.js';
import { ENGLISH_FROM_GIVEN } from './given.js';
import { ENGLISH_KNOWLEDGE } from './knowledge.js';
import { ENGLISH_OPEN_QUESTIONS } from './open-questions.js';
import { ENGLISH_MADE_UP } from './made-up.js';
import { ENGLISH_MAILS } from './mails.js';
import { ENGLISH_MISTAKEN } from './mistaken.js';
import { ENGLISH_NOTES } from './notes.js';
import { ENGLISH_OCCASIONS } from './occasions.js';
import { ENGLISH_OFFICE } from './office.js';
import { ENGLISH_ONLINE } from './online.js';
import { ENGLISH_PEOPLE } from './people.js';
import { ENGLISH_RULES } from './rules.js';
import { ENGLISH_SCENARIOS } from './scenarios.js';
import { ENGLISH_SCREEN_AND_SOUND } from './screen-and-sound.js';
import { ENGLISH_SHORT_PIECES } from './short-pieces.js';
import { ENGLISH_SITUATIONS, ENGLISH_TOLD_ONLY } from './situations.js';
import { ENGLISH_STUDY } from './study.js';
import { ENGLISH_TALK } from './talk.js';
import { ENGLISH_STILL_USABLE, ENGLISH_TOLD } from './told.js';
import { ENGLISH_USUAL } from './usual.js';
import { ENGLISH_WORK } from './work.js';
import { ENGLISH_HOME } from './home.js';
import { ENGLISH_OWN_CASE } from './own-case.js';
import { ENGLISH_STAGE_AND_SONG } from './stage-and-song.js';
import { ENGLISH_INVENTIONS } from './inventions.js';
import { AT_WILL } from '../at-will.js';
import { IDEALS } from '../ideals.js';
import { SINGLE_EXAMPLE } from '../single-example.js';
import { BY_LETTER, CLOSED_LISTS } from '../closed-lists.js';
import { FIRST_STEPS } from '../first-steps.js';
import { SWALLOWED } from '../swallowed.js';
import type { Particulars } from '../particular.js';
import { ENGLISH_TEXT_WORK } from './text-work.js';
import { ENGLISH_LOOKED_AT } from './looked-at.js';
import { ENGLISH_SMALL_ORDERS } from './small-orders.js';
import { ENGLISH_PUT_IN_FORM } from './put-in-form.js';
import { ENGLISH_WORKED_ON } from './worked-on.js';

export const ENGLISH: Particulars = {
  lead: "you (?:will be|are|have been) given [^.?!:\\n]{3,70}\\.|you(?:'ll| will)? (?:need|have) to|your task is to|you should|you must|(?:considering|based on|given|using|according to|from|with) [^,.?!:\\n]{3,80}(?=, )|please|pls|hi|hey|hello|ok|can you|could you|would you|will you|help me(?: to)?|help with|i need(?: you to)?|i want(?: you to)?|i'?d like(?: you to)?|need(?: to)?|have to|i have to|write|craft|produce|make|create|draft|prepare|do|build|design|give me|generate|plan|set up|my|our|you(?:'ll| will)? (?:are asked|are required) to|please provide|provide|compose|come up with|think of|suggest",
  politely:
    '(?:please |hi,? |hey,? |hello,? )*(?:can|could|would|will) you (?:please |pls |kindly |help me (?:to )?)?(?:write|compose|craft|make|create|draft|prepare|build|design|give|generate|plan|come up with|put together)(?![\\p{L}])',
  notWanted:
    'for|about|on|of|to|with|without|from|that|in|into|at|by|as|declining|rejecting|accepting|if|than|my|our|this|these|your|his|her|their|and|or|vs|what|how|why|when|where|which|who|is|are|does|do|did|should|was|were|will|explain|teach|learn|understand|improve|fix|correct|review|check|proofread|translate|summari[sz]e|rewrite|shorten|edit|critique|rate|analy[sz]e|compare|convert|turn|change|read|find|debug|optimi[sz]e|refactor|tips|difference|best|help|forgot|lost|got|have|had',
  known: [
    ...ENGLISH_MISTAKEN,
    ...ENGLISH_TEXT_WORK,
    ...ENGLISH_PUT_IN_FORM,
    ...ENGLISH_SMALL_ORDERS,
    ...ENGLISH_EVERYDAY_ORDERS,
    SWALLOWED.english,
    CLOSED_LISTS.english,
    BY_LETTER.english,
    ...ENGLISH_STAGE_AND_SONG,
    ...ENGLISH_STILL_USABLE,
    ...ENGLISH_OWN_CASE,
    AT_WILL.english,
    FIRST_STEPS.english,
    SINGLE_EXAMPLE.english,
    IDEALS.english,
    ...ENGLISH_NOTES,
    ...ENGLISH_OFFICE,
    ...ENGLISH_DESK_PIECES,
    ...ENGLISH_INVENTIONS,
    ...ENGLISH_MADE_UP,
    ...ENGLISH_SCENARIOS,
    ...ENGLISH_OCCASIONS,
    ...ENGLISH_SCREEN_AND_SOUND,
    ...ENGLISH_ONLINE,
    ...ENGLISH_DEVICES,
    ...ENGLISH_HOME,
    ...ENGLISH_PEOPLE,
    ...ENGLISH_BODY,
    ...ENGLISH_USUAL,
    ...ENGLISH_CHOICES,
    ...ENGLISH_RULES,
    ...ENGLISH_SITUATIONS,
    ...ENGLISH_TALK,
    ...ENGLISH_OPEN_QUESTIONS,
    ...ENGLISH_KNOWLEDGE,
    ...ENGLISH_ASKED,
    ...ENGLISH_TOLD,
    ...ENGLISH_FROM_GIVEN,
    ...ENGLISH_SHORT_PIECES,
    ...ENGLISH_WORK,
    ...ENGLISH_MAILS,
    ...ENGLISH_STUDY,
    ...ENGLISH_CREATIVE,
    ...ENGLISH_CODE,
    ...ENGLISH_EVERYDAY,
    ...ENGLISH_TOLD_ONLY,
    ...ENGLISH_ANYTHING,
    ...ENGLISH_LOOKED_AT,
    ...ENGLISH_WORKED_ON,
  ],
};
