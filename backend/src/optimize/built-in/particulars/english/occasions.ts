import type { Particular } from '../particular.js';
import { ANNOUNCED, PERSUADING, SPOKEN } from '../occasions.js';

/** What is told to those concerned, said on a day, or to win somebody over. */
export const ENGLISH_OCCASIONS: readonly Particular[] = [
  {
    over: ANNOUNCED,
    named:
      '(?:internal |short |official |brief )*(?:announcements?|notices?|memos?|e-?mails?|messages?)(?: (?:for|to)) (?:all |the |our |my )*(?:staff|team|employees|colleagues|tenants|residents|parents|members|department|company)(?= (?:about|announcing|on|that|regarding|informing|explaining))',
    sharp:
      'Put the news and its date in the first line, say what changes for the readers and what stays, what they have to do until when, and whom to ask; leave [brackets] for what I have not told.',
    points: [
      'First line: the news, with its date',
      'For the readers: what changes and what stays as it is',
      'To do: what, by when, and where',
      'Reason: in one honest sentence',
      'Questions: whom to ask; [brackets] for what I have not told',
    ],
  },
  {
    over: SPOKEN,
    named:
      "(?:(?:short|brief|funny|heartfelt|humorous|moving|touching|inspiring|\\p{Nd}+[- ]minutes?) )*(?:(?:retirement|farewell|goodbye|leaving|graduation|opening|anniversary|award|acceptance|commencement|inauguration) (?:party )?speech(?:es)?|speech(?:es)? (?:for|at) (?:an?|the|my|our|his|her)? ?(?:[\\p{L}’'-]+ ){0,4}(?:retirement|farewell|graduation|opening|anniversary|award|ceremony|inauguration|party|reunion)(?: \\p{L}+)?)",
    sharp:
      'Start with one true moment everybody there remembers ([bracket] if I have not told one), say what it shows, thank by name, keep the humour on the speaker’s side, and end with a sentence to raise a glass or clap to.',
    points: [
      'Start: one moment everybody there remembers; [bracket] where I have not told it',
      'Point: what it shows of the person or the day',
      'Thanks: by name, with what for; [brackets] for names',
      'Humour: kind, at the speaker’s own cost',
      'Close: a sentence to clap or raise a glass to, two to three minutes in all',
    ],
  },
  {
    over: PERSUADING,
    named:
      '(?:persuasive|convincing|compelling) (?:\\p{L}+ )?(?:letters?|e-?mails?|messages?|notes?)|(?:letters?|e-?mails?) to (?:the |my |our |your |a )?(?:local |city |town )?(?:mayor|city council|town council|school board|principal|head ?teacher|editor|newspaper|governor|senator|mp|representative|congress\\p{L}*)',
    sharp:
      'Ask for one exact thing in the first lines, begin with what the reader gains from it, answer their strongest objection before they raise it, and close with a small step that is easy to say yes to; [brackets] for facts I have not given.',
    points: [
      'Wish: one exact thing, in the first lines',
      'Gain: what it brings the reader or those they answer for, with a fact; [brackets] where mine is missing',
      'Objection: their strongest, answered fairly',
      'Ease: what has already been done, and how little it takes',
      'Close: one small step, by a date',
    ],
  },
];
