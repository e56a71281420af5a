import type { Particular } from '../particular.js';

/** What is rapped, sung or shot: each has rules that a poem or a conversation has not. */
export const ENGLISH_STAGE_AND_SONG: readonly Particular[] = [
  {
    named: '(?:epic )?(?:rap|freestyle) battles?|battle raps?',
    sharp:
      'Let each verse take up the last jab and go further, aim every punchline at something only this opponent is or does, keep an even beat with rhymes inside the lines as well as at their ends, and keep the hardest hit for the last bars.',
    points: [
      'Verses: each takes up the last jab and goes further',
      'Punchlines: aimed at what only this opponent is or does',
      'Flow: an even beat, rhymes inside the lines as well as at their ends',
      'Voices: so different that one can tell them apart without names',
      'Last bars: the hardest hit',
    ],
    steps: [
      'Settle for each side what it boasts of and where it can be hit.',
      'Write the verses in turns, each answering the one before.',
      'Say them to a beat, and mend every line that stumbles.',
    ],
  },
  {
    named:
      '(?:\\p{Nd}+[ -](?:bar|line|verse)s? )?raps?(?! (?:battle|music|artist|album|name|career|genre)s?)(?: (?:song|verse|lyric|track)s?)?(?= (?:about|for|from|in|on|to|that|where|with|of|explaining|telling|teaching)(?![\\p{L}])|[.,!]|$)',
    sharp:
      'Keep an even beat that can be rapped aloud, rhyme inside the lines as well as at their ends, take every comparison from the subject itself instead of stock boasts, let it build, and end on the strongest line.',
    points: [
      'Flow: an even beat, lines that can be rapped aloud',
      'Rhymes: inside the lines as well as at their ends, several syllables long',
      'Wordplay: taken from the subject itself, no stock boasts',
      'Course: each part goes further than the one before; the strongest line last',
    ],
    steps: [
      'Collect the words of the subject that rhyme or have two meanings.',
      'Write it to a steady beat, each part going further than the one before.',
      'Say it aloud, and mend every line that stumbles.',
    ],
  },
  {
    named: '(?:bedtime |soft |gentle )*lullab(?:y|ies)|cradle songs?',
    sharp:
      'Keep the lines short, slow and easy to hum, let one line come back again and again with small changes, use quiet pictures of things that come to rest, take up what is said here of the one who is to sleep, and end softer than it began.',
    points: [
      'Sound: short, slow lines with soft words, easy to hum',
      'Refrain: one line that comes back, changed a little each time',
      'Pictures: things that come to rest, one after the other',
      'Listener: what is said here of the one who is to sleep comes up',
      'End: softer than the beginning',
    ],
    steps: [
      'Choose the line that comes back, and the pictures that grow quieter.',
      'Write it, and hum it once; shorten whatever is hard to sing half asleep.',
    ],
  },
  {
    over: ['poem', 'text', 'story', 'small', 'plain', 'unknown', 'caption', 'copy', 'pieces'],
    named:
      '(?:sea |work |pirate )*(?:shant(?:y|ies)|shanties)|(?:national |school |team |club |company |football )?(?:anthems?|hymns?|chants?|fight songs?)|(?:christmas )?carols?|marching songs?|work songs?|drinking songs?|campfire songs?',
    sharp:
      'Give it a refrain that everybody can join in after one hearing, verses with one picture or one step each, a beat to which it is really sung in company, and words that suit this kind and no other.',
    points: [
      'Refrain: everybody can join in after one hearing',
      'Verses: one picture or one step of the tale each',
      'Beat: even, the way it is really sung in company',
      'Words: those of this kind, with details only this one can have',
    ],
    steps: [
      'Write the refrain first, and say it aloud as a crowd would.',
      'Add the verses, one picture each, in the same beat.',
    ],
  },
  {
    named:
      '(?:short |film |movie |tv |television |sitcom |pilot |feature )*(?:screenplays?|teleplays?|cold opens?|(?:film|movie|tv|television|sitcom|pilot) (?:scripts?|scenes?))(?! (?:ideas?|titles?|names?|prompts?|outlines?|concepts?|plots?|premises?|loglines?|summar(?:y|ies)|writing|software|format|competition|contest)(?![\\p{L}]))(?: (?:openings?|beginning|scenes?|excerpts?|pages?))?',
    sharp:
      'Use the usual form with scene headings, action in the present tense and dialogue, show only what can be seen or heard, enter each scene as late as possible, let people talk past what they really want, and end on an image or a line that makes one want the next scene.',
    points: [
      'Form: scene headings, action in the present tense, dialogue',
      'Action: only what can be seen or heard, in short lines',
      'People: each introduced by something they do',
      'Dialogue: short; what matters most stays unsaid',
      'End: an image or a line that makes one want the next scene',
    ],
    steps: [
      'Settle what each person in it wants, and what stands in the way.',
      'Write it in the usual form, entering late and leaving early.',
      'Cut every line that only explains.',
    ],
  },
  {
    named: '(?:stand[ -]?up(?: comedy)?|comedy|comic) (?:routines?|sets?|bits?|acts?|monologues?|specials?)',
    sharp:
      'Speak in the first person from one clear attitude, build each bit from a true observation to a turn nobody expects, put the funny word last, come back once to an earlier joke, and close on the biggest laugh.',
    points: [
      'Attitude: one clear point of view throughout, first person',
      'Bits: a true observation first, then the turn nobody expects',
      'Lines: as spoken, the funny word last',
      'Callback: an earlier joke comes back once',
      'Close: the biggest laugh',
    ],
    steps: [
      'Find what is really odd about the subject, and the attitude to tell it in.',
      'Write the bits so that each laugh is bigger than the one before.',
      'Cut every word between the set-up and the laugh.',
    ],
  },
];
