import type { Particular } from '../particular.js';
import { OF_RECAST, OF_SEARCHES, OF_WORD_CLASSES } from '../text-work.js';

/** The class of every word of a sentence, and a known story as another kind of text. */
export const ENGLISH_TEXT_WORK: readonly Particular[] = [
  {
    asked: true,
    over: OF_SEARCHES,
    named: '[^:\\n]{0,60}?(?:related|similar|further|other|alternative) searches(?![\\p{L}])',
    sharp:
      'Word each as people would type it, two to six words and none of them twice, cover what comes next after this search (narrower, broader, price, comparison, how-to, place), and give them one to a line without explanations.',
    points: [
      'Wording: as people type it, two to six words',
      'Range: narrower, broader and neighbouring wishes (price, comparison, how-to, place)',
      'Form: one to a line, without explanations',
      'Repeats: none, and not the phrase given',
    ],
    steps: [
      'Ask yourself what people look for right after this search.',
      'Give the searches one to a line, the nearest first, worded as people type them.',
    ],
  },
  {
    asked: true,
    over: OF_WORD_CLASSES,
    named:
      '[^:\\n]{0,40}?(?:parts of speech|word class(?:es)?|part of speech (?:of|for|to) (?:each|every|all)|(?:each|every|all|the) words?[^:\\n]{0,40}? parts? of speech|(?:pos|part-of-speech)[ -]tag(?:s|ging)?)(?![\\p{L}])[^:\\n]{0,60}[:\\n].{3,}|[^:\\n]{0,40}?(?:part of speech (?:of|for|to) (?:each|every)|(?:each|every) word[^:\\n]{0,40}? part of speech)(?![\\p{L}])[^:\\n]{0,60}$',
    sharp:
      'Go through it word by word, none left out, in the order they stand, each with its part of speech by its use here, one to a line unless another form is asked for, and where a word could be two, say in a few words what decides.',
    points: [
      'Words: every one, in the order they stand, one to a line unless another form is asked for',
      'Beside each: its part of speech, by its use here',
      'Where a word could be two: what decides here, in a few words',
    ],
  },
  {
    asked: true,
    over: OF_RECAST,
    named:
      '(?:please |can you |could you )?(?:summari[sz]e|retell|rewrite|tell|recount|write|explain|describe|recast|reimagine|turn|give me)(?: me)?(?: \\p{L}+){0,3} (?:plot|story|tale|storyline)(?: of)? [^:\\n]{2,60}? (?:as|in the form of|into|through) (?:an? |a series of |the )?(?:[\\p{L}-]+ ){0,3}(?:e-?mails?|reports?|articles?|messages?|chats?|tweets?|threads?|letters?|diary(?: entries)?|entries|recipe|manual|forecast|commentary|press release|minutes|tickets?|reviews?|headlines?|memos?|posts?|ad|ads|obituary|menu|transcript|interview|trial|podcast|commit messages|telegrams?|postcards?)(?![\\p{L}])[^:\\n]{0,80}',
    sharp:
      'Tell the whole plot in it, turning points and ending in their order, give it the parts that this form always has (such as senders, subject lines, headings or dates), and let the figures speak in the stock phrases of that form.',
    points: [
      'Plot: whole, the turning points and the ending in their order',
      'Form: with the parts it always has, such as senders, subject lines, headings or dates',
      'Voice: the stock phrases of that form, in the mouths of the figures',
      'Choice: only what carries the plot, no retelling around it',
    ],
  },
];
