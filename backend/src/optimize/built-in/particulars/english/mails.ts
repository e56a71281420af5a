import type { Particular } from '../particular.js';

const MAIL = '(?:e-?mails?|letters?|messages?|mails?)';

/** Letters and mails that have a purpose of their own. */
export const ENGLISH_MAILS: readonly Particular[] = [
  {
    named: `(?:salary|pay|raise|compensation)(?: \\p{L}+){0,2} ${MAIL}|${MAIL} (?:to (?:negotiate|discuss|ask for|request)|asking for|requesting|negotiating|about)(?: \\p{L}+){0,4} (?:salary|raise|pay rise|pay|compensation|job offer)|salary negotiation|counter[- ]?offers?`,
    sharp:
      'Show first that you want the work, name one figure and the ground for it (results, added duties, the usual pay for this post), leave a way to agree such as a bonus, leave or a later review, and end by proposing a talk; put [brackets] for every figure I have not given.',
    points: [
      'Opening: glad about the work or the offer, no demand yet',
      'Figure: one, with its ground: results, added duties, the usual pay for this post',
      'Room: one other way to agree, such as a bonus, leave or a review in six months',
      'Close: a talk proposed, no ultimatum',
      'Facts about me: none made up; [brackets] for every figure that is missing',
    ],
  },
  {
    named: `(?:(?:candidate|job|applicant|application|polite|employment|interview) )*rejection ${MAIL}|${MAIL} (?:to|for|of) (?:reject|rejecting|turn down|turning down|decline|declining|rejection(?: to)?)(?: \\p{L}+){0,3} (?:candidates?|applicants?|applications?)`,
    sharp:
      'Thank for the time and name the post, say the decision plainly by the second sentence, give the reason as I have given it in one kind sentence without comparing people, promise nothing that is not meant, and close with good wishes; [brackets] for name and post.',
    points: [
      'Opening: thanks for the time, with the post named; [brackets] where I have not said it',
      'Decision: plain, by the second sentence',
      'Reason: the one given, put kindly and in one sentence',
      'Promises: only what is really meant, such as keeping the documents on file',
      'Close: good wishes, short enough to read once',
    ],
  },
  {
    named: `(?:event |meeting |webinar |appointment |workshop |conference )*reminder ${MAIL}|(?:event|meeting|webinar|appointment|workshop|conference) reminders?|${MAIL} (?:to|for)(?: \\p{L}+){0,3} (?:as a reminder|to remind|reminding|as reminder)|${MAIL} (?:reminding|to remind)`,
    sharp:
      'Put event, day, time and place or link where they are seen at a glance ([brackets] for what I have not said), say what to bring or do beforehand and until when to reply or cancel, and give one reason to look forward to it.',
    points: [
      'At a glance: day, time, place or link; [brackets] for what is missing',
      'Before: what to bring, read or do, and until when to reply or cancel',
      'Reason: one thing to look forward to',
      'Questions: whom to ask',
    ],
  },
  {
    named: `confirmation ${MAIL}|${MAIL} (?:to|of|for) (?:confirm|confirmation|confirming)|${MAIL} confirming`,
    sharp:
      'Say in the first line what is confirmed, repeat date, time, place or link in a form one takes in at a glance ([brackets] where I have not said them), name what the reader is to do beforehand and until when, and say whom to tell if something changes.',
    points: [
      'First line: what is confirmed',
      'At a glance: date, time, place or link; [brackets] where one is missing',
      'Before then: what the reader is to do, and until when',
      'Changes: whom to tell, and how',
    ],
  },
  {
    named: `meeting (?:requests?|invitations?|invites?)(?: ${MAIL})?|${MAIL} (?:to|for) (?:schedule|scheduling|arrange|set up|request|requesting)(?: \\p{L}+){0,3} (?:meeting|call|appointment|interview)`,
    sharp:
      'Say in one sentence what the meeting is for and what it should settle, name day, time, length, place or link and who takes part as far as they are told ([brackets] otherwise; two or three times to choose from only where none is set), and end with what to prepare or to answer in a line.',
    points: [
      'Purpose: one sentence, with what the meeting should settle',
      ['Times: two or three to choose from, in [brackets]', '!dateGiven'],
      ['When: day and time as told, and how long', 'dateGiven'],
      'Frame: length, place or link, who takes part',
      'Close: what to prepare, or a question that can be answered in one line',
    ],
  },
  {
    named: `(?:vacation|annual leave|leave|time[- ]off|day[- ]off|holiday|sick leave|sick day|pto)(?: request)? ${MAIL}|(?:vacation|leave|time[- ]off) requests?|${MAIL} (?:to|for|asking|requesting)(?: \\p{L}+){0,6} (?:day off|days off|time off|vacation|annual leave|sick leave|leave of absence)`,
    sharp:
      'Name the dates in the first sentence, give the reason in half a sentence or not at all, say who takes over what and how urgent things reach me, and ask for a confirmation by a day; [brackets] for names and dates I have not given.',
    points: [
      'First sentence: the exact dates; [brackets] where I have not given them',
      'Reason: half a sentence at most',
      'Cover: who takes over what, and what is finished before',
      'Reach: whether and how I can be asked in between',
      'Close: a confirmation asked for, with a day',
    ],
  },
  {
    named: `thank[- ]?you ${MAIL}(?= (?:after|following|for|to))(?=.*(?:interview|interviewer|hiring|recruiter))|post[- ]interview ${MAIL}`,
    sharp:
      'Thank for one particular thing that was talked about ([brackets] where I have not said which), tie it to what I would bring to the post, answer in a sentence what was left open, and end with the next step; short enough for a phone.',
    points: [
      'Opening: thanks for one particular thing that was talked about; [brackets] if I have not said which',
      'Link: what I would bring to exactly that',
      'Left open: one question from the talk answered better',
      'Close: the next step, without pressure',
    ],
  },
  {
    named: `welcome ${MAIL}|${MAIL} (?:to welcome|welcoming)`,
    sharp:
      'Greet as somebody who is glad about them, say what happens next and on which day, name the two or three things to do or to know first, say whom to ask, and leave company slogans out; [brackets] for what I have not said.',
    points: [
      'Opening: glad, personal, one sentence',
      'Next: what happens when; [brackets] for dates and names',
      'First: two or three things to do or to know, no more',
      'Person: whom to ask about anything',
      'Avoid: slogans and praise of the company',
    ],
  },
  {
    named: `${MAIL}(?: \\p{L}+){0,8} (?:extension|extend (?:the|my|a) deadline|late (?:submission|assignment|homework))|extension requests?`,
    sharp:
      'Name the work and the day it is due in the first sentence, ask for a new day that is named, give the reason in one honest sentence, say how far the work has come, and offer to send that part; [brackets] for what I have not said.',
    points: [
      'First sentence: the work, its due day and the new day asked for',
      'Reason: one, honest, in a sentence',
      'State: how far it has come, and an offer to send that part',
      'Tone: asks and takes responsibility, no long apology',
      'Facts about me: none made up; [brackets] where one is missing',
    ],
  },
  {
    named: `${MAIL} (?:to|for) (?:politely )?(?:declin(?:e|ing)|turn(?:ing)? down|refus(?:e|ing)|say(?:ing)? no to)`,
    sharp:
      'Thank for the offer by its name, say no plainly in the second sentence, give half a sentence of reason that leaves no opening for haggling, and add what is possible instead, if anything; end warmly.',
    points: [
      'Opening: thanks for exactly what was offered',
      'Answer: a plain no in the second sentence',
      'Reason: half a sentence that leaves no opening for haggling',
      'Instead: what is possible, if anything; [brackets] where I have not said it',
      'Close: warm, door left open only if meant',
    ],
  },
  {
    named: `introduction ${MAIL}|${MAIL} (?:to introduce|introducing)`,
    sharp:
      'Say in the first sentence who is introduced to whom and why now, give for each one line with what the other will care about, name the next step and who takes it, and stop there; [brackets] for what I have not said.',
    points: [
      'First sentence: who, to whom, and why now',
      'Each person: one line, with what the other will care about',
      'Next step: one, with who takes it',
      'Facts: none made up; [brackets] where one is missing',
    ],
  },
];
