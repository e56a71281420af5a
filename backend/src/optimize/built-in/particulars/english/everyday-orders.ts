import { DELAYED, STUDIED, WEIGHED_OUT } from '../everyday-orders.js';
import type { Particular } from '../particular.js';

/** A situation is told, and what is ordered behind it is wanted: amounts to buy, something to study from, word of a delay. */
export const ENGLISH_EVERYDAY_ORDERS: readonly Particular[] = [
  {
    asked: true,
    over: WEIGHED_OUT,
    named:
      '(?=[^\\n]*(?<![\\p{L}])(?:cook\\p{L}*|food|eat|dinner|lunch|brunch|breakfast|barbecue|bbq|grill\\p{L}*|buffet|party|picnic|curry|rice|chicken|meat|pasta|bread|cake|wine|beer|drinks?|salads?|potato\\p{L}*|soup|pizza|sausages?|burgers?)(?![\\p{L}]))(?=[^\\n]*(?<![\\p{L}])(?:guests?|people|persons?|adults|kids|children|friends|of us|colleagues|for \\p{Nd}+)(?![\\p{L}]))[^\\n?]{0,220}how (?:much|many)(?: [\\p{L}-]+,?){1,9}? (?:do|should|would|will|must|shall) (?:i|we) (?:need|buy|get|cook|order|make|prepare|plan|have)[^\\n]{0,100}',
    sharp:
      'Give the amount per person and in total, rounded to what one can buy (raw weight for what is cooked), show what you reckoned with, and say how much to spare is sensible and what else changes it, such as side dishes, children or how long it lasts.',
    points: [
      'Amounts: per person and in total, rounded to what one can buy, raw weight for what is cooked',
      'Reckoned with: what the amounts rest on',
      'To spare: how much extra is sensible',
      'Changes: what to add or take off, such as for side dishes, children or a long evening',
    ],
  },
  {
    asked: true,
    over: STUDIED,
    named:
      '(?=[^\\n]*(?<![\\p{L}])(?:exams?|tests?|midterms?|finals?|quiz|revise|revision|study from|to study|learn from)(?![\\p{L}]))(?![^\\n]*(?<![\\p{L}])(?:this|attached|following|below|above|these|uploaded)(?![\\p{L}]))(?!(?:how|what|why|is|are|do|does) )[^\\n:]{0,260}(?<![\\p{L}])(?:summary|summari[sz]e|overview|(?:study|revision|exam) (?:notes|guide|sheet)|cheat ?sheet)(?![\\p{L}])[^\\n:]{0,160}$',
    sharp:
      'Start with the idea that the rest builds on, then give the terms, steps or dates to know, one line each in an order that can be learned, say what is often mixed up in exams, and end with five questions to test myself, answers apart.',
    points: [
      'Start: the idea that the rest builds on, in two sentences',
      'To know: terms, steps or dates, one line each, in an order that can be learned',
      'Mixed up: what is often confused, and how to tell it apart',
      'Test: five questions as they are asked in exams, answers apart at the end',
    ],
  },
  {
    asked: true,
    over: DELAYED,
    named:
      "(?!(?:how|what|why|is|are|do|does|can i|should) )(?=[^\\n]*(?<![\\p{L}])(?:write|message|text|e-?mail|mail|tell|let|inform|note|notify|apologi[sz]e|sms|whatsapp|draft)(?![\\p{L}]))(?![^\\n]*(?<![\\p{L}])(?:complain\\p{L}*|refund|hasn'?t|haven'?t (?:paid|replied|answered|received|got)|(?:my|our) (?:order|parcel|package|delivery|landlord'?s|flight|train)|late fee|overdue|unpaid|extension|remind\\p{L}*|invoices?|tenants?|suppliers?|vendors?|contractors?|warning|employees?|agent|ask(?:ing)? (?:for|him|her|them|if|whether)|(?:his|her|their|whose) (?:rent|payment)|(?:no|not|without|don'?t) (?:an? |any )?apolog\\p{L}*)(?![\\p{L}]))(?=[^\\n]*(?:(?<![\\p{L}])(?:i(?:'m| am|'ll| will)|we(?:'re| are|'ll| will)|(?:will|would) be)(?: [\\p{L}\\p{N}]+){0,6} (?:late(?!r today)|later than|delayed|behind schedule)(?![\\p{L}])|(?<![\\p{L}])(?:only|not) (?:be |get )?(?:\\p{L}+ )?(?:ready|done|finished|available|sent|delivered)(?: \\p{L}+){0,3} (?:tomorrow|until|till|before|by|on|next)(?![\\p{L}])|(?<![\\p{L}])(?:be |is |are |gets? |running |been )(?:\\p{Nd}+ \\p{L}+ |a (?:week|day|month) |\\p{L}+ (?:days?|weeks?) )?(?:late|delayed|postponed)(?![\\p{L}])|(?<![\\p{L}])(?:hand|send|turn|bring|pay|submit|deliver|finish|return)\\p{L}*(?: [\\p{L}\\p{N}']+){0,6} (?:\\p{L}+ (?:days?|weeks?|hours?) )?late(?:r)?(?![\\p{L}])))[^\\n]{12,300}",
    sharp:
      'Say in the first line what is late or has changed, with the new time as far as I gave one, give a reason only if I named one, apologise once in proportion, say what still holds, and keep it short enough to read at a glance.',
    points: [
      'First line: what is late or has changed, with the new time as far as I gave one',
      'Apology: one, short and in proportion, without excuses',
      'Reason: only if I named one, none made up',
      'What holds: in one sentence, as far as it follows from what I said',
      'Length: read at a glance, ready to send',
    ],
  },
];
