import type { Particular } from '../particular.js';

/** What people need at home and on the way. */
export const ENGLISH_EVERYDAY: readonly Particular[] = [
  {
    named:
      '(?:moving|move|wedding|launch|renovation|house buying|viewing|travel prep|pre-?flight|baby|new house|event|party|onboarding|christmas)(?: \\p{L}+){0,2} (?:check ?lists?|to-?do lists?)|check ?lists? for (?:moving|buying|launching|renting|a wedding|an event|selling)',
    sharp:
      'List it by time, from weeks before to the days after, one action a line, mark what has a deadline or takes long, and put at the end what is most often forgotten.',
    points: [
      'Order: by time, from weeks before to the days after',
      'Entries: one action each, to tick off',
      'Marked: what has a deadline, costs money or takes long',
      'End: what is most often forgotten',
    ],
  },
  {
    named:
      '(?:\\p{L}+[- ]course )?(?:\\p{L}+ )?(?:dinner|birthday|party|wedding|christmas|thanksgiving|brunch|buffet|bbq|barbecue|picnic|tasting|course) (?:dinner )?menus?|menus? for (?:a|an|my|our|the|\\p{Nd}+|two|four|six|eight|ten|twelve)(?! (?:week|month))|(?:birthday|christmas|thanksgiving|easter) (?:dinner|lunch|brunch|meal)(?= for)',
    sharp:
      'Choose dishes that go together and can mostly be made ahead, give amounts for everybody and rough costs, and end with a timetable for the day and a shopping list.',
    points: [
      'Dishes: go together, most of them made ahead',
      'Amounts: for everybody, with rough costs',
      'Timetable: what is done when, so that everything is ready at once with the kitchen I have',
      'Shopping: one list, grouped',
      'Way out: one replacement for somebody who cannot eat a dish',
    ],
  },
  {
    named:
      '(?:desserts?|cakes?|snacks?|side dish(?:es)?|smoothies?|soups?|salads?|sauces?|marinades?|cocktails?|mocktails?|sandwich(?:es)?|curr(?:y|ies)|casseroles?|breakfasts?)(?= (?:for|with|without|using|that|to|from)(?![\\p{L}])|$)',
    sharp:
      'Give exact amounts, short numbered steps and the time it takes, for each one where there are several, say why it suits what I have named, and which ingredient can be replaced by what.',
    points: [
      'Amounts: exact, for the servings named or for one',
      'Steps: short and numbered, with the time it takes',
      'Fit: why it suits what I have named',
      'Swap: one ingredient that can be replaced, and by what',
      ['Other choices: two, in one line each', '!count'],
    ],
  },
  {
    asked: true,
    over: ['plain', 'small', 'ideas', 'unknown', 'suggest', 'greeting', 'entries'],
    named:
      '(?<!(?:plan|organi[sz]e) )(?<!(?:plan|organi[sz]e) an? )(?:(?:fun|cheap|easy|some|an?|unusual) )*(?:gender reveal|baby shower|birthday party|hen do|stag do|bachelor(?:ette)? party|housewarming|halloween party|surprise party)(?: ideas?| plans?)?',
    sharp:
      'Give {five }ideas that differ in effort and cost, say for each what happens, what to prepare and what could go wrong, and mark the one you would choose.',
    points: [
      'Ideas: five that differ in effort and cost',
      'Each: what happens, what to prepare, rough cost',
      'Avoid: what everybody has seen already',
      'Choice: the one you would take, and why',
    ],
    assumes: 'Number: five ideas.',
  },
  {
    named: '(?:cleaning|bedtime|morning|evening|skin ?care|stretching) routines?',
    sharp:
      'Give it in order with minutes for each step, keep it short enough to do on a bad day, and say which step matters most.',
    points: [
      'Steps: in order, with minutes for each',
      'Short version: for a bad day',
      'Weight: the step that matters most, and why',
      'Start: what to do in the first week',
    ],
  },
  {
    // Where minutes count, other causes would only delay: what to do stands first.
    asked: true,
    over: [
      'telltale',
      'entries',
      'list',
      'roster',
      'harm',
      'howto',
      'fact',
      'question',
      'yesno',
      'troubleshoot',
      'helping',
      'twofold',
      'small',
      'plain',
      'unknown',
    ],
    named:
      '(?:(?:what|which|how)(?![\\p{L}])[^\\n?]{0,60}(?:signs?|symptoms?|tell|know|recogni[sz]e|spot|notice)|(?:(?:early|first|warning) )*(?:signs|symptoms))(?![\\p{L}])[^\\n?]{0,60}(?<![\\p{L}])(?:strokes?|heart attacks?|sepsis|meningitis|anaphyla\\p{L}+|carbon monoxide|heat ?stroke|hypothermia|appendicitis|overdos(?:e|ed|ing)|alcohol poisoning|diabetic (?:shock|coma))(?![\\p{L}])',
    sharp:
      'List the signs anybody can check in a minute, the most telling first, say how few of them are enough to call for help and whom to call, then what to do until help comes and what not to do.',
    points: [
      'Signs: what anybody can check in a minute, the most telling first',
      'Enough: how few of them mean calling for help at once, and whom to call',
      'Until help comes: what to do, in order',
      'Not: what would do harm, and what one must not wait for',
    ],
    steps: [
      'Say first when to call for help, and whom.',
      'List the signs, the most telling first, each with how to check it in seconds.',
      'End with what to do until help comes, and what not to do.',
    ],
  },
  {
    named:
      '(?:signs?|symptoms?)(?= (?:of|that|my|i|your))(?! of (?:an? |the |my )?(?:\\p{L}+ )?(?:house ?)?(?:plants?|trees?|cars?|phones?|computers?|leaders?|friends?|relationships?|managers?|companies|company|bubbles?|recessions?|scams?))',
    sharp:
      'List the signs one can notice oneself, the most telling first, say what else could be behind each, and which of them mean getting help at once.',
    points: [
      'Signs: what one can see or notice oneself, the most telling first',
      'Other causes: what else could be behind each',
      'At once: the ones that mean getting help immediately',
      'Next: what to watch or write down until then',
    ],
  },
  {
    named:
      '(?:\\p{L}+[ -]star |\\p{Nd}[ -]star |good |bad |negative |positive |honest |google |airbnb |amazon )*reviews? (?:for|of|about) (?:a|an|the|my|our|airbnb)(?! (?:code|function|literature|pull|pr|paper|article|draft|report|book|film|movie))(?![^.]{0,100} you(?: have|.ve)?(?: just| recently)? (?:used|bought|tried|owned|stayed|visited|tested))',
    sharp:
      'Say in the first sentence what matters most to somebody who has to decide about it, give two or three concrete details, good and bad as I have told them, and add nothing that I have not.',
    points: [
      'First sentence: what matters most to somebody who has to decide about it',
      'Details: two or three, only the ones I have told',
      'Balance: good and bad as I have told them, fair in tone',
      ['Length: four or five sentences', '!length'],
    ],
  },
  {
    named: '(?:colou?r (?:palettes?|schemes?|combinations?)|colou?rs?)(?= (?:for|to|that)(?![\\p{L}]))',
    sharp:
      'Give a main colour and two or three that go with it, each with its name and code, say what each is for and how it looks in this light, and what to avoid.',
    points: [
      'Main colour: one, with its name and code',
      'Beside it: two or three, each with what it is for',
      'Light: how they look by day and in the evening',
      'Avoid: what would spoil the effect',
    ],
  },
  {
    named:
      '(?:motivational |inspirational |inspiring |short |funny |love |stoic |famous |movie |book )*quotes?(?= (?:for|about|on|by|from)(?![\\p{L}])|$)',
    sharp:
      'Give {five }short ones that are not everywhere already, name the author and the source of every real one, mark any of your own as yours, and leave out doubtful attributions.',
    points: [
      ['Number: five short ones', '!count'],
      'Choice: not everywhere already',
      'Source: author and work for every real one; your own marked',
      'Accuracy: no doubtful attributions',
    ],
    assumes: 'Number: five.',
  },
  {
    over: ['names', 'plain', 'small', 'pieces', 'suggest', 'unknown', 'ideas'],
    named: '(?:nick ?names?|pet names?)',
    sharp:
      'Give {ten }nicknames that fit what I have told you, short enough to be called out and kind rather than mocking, and mark the one most likely to stick.',
    points: [
      ['Number: ten, the one most likely to stick marked', '!count'],
      'Fit: each plays on something I have told you',
      'Form: short, easy to call out',
      'Tone: kind rather than mocking',
    ],
    assumes: 'Number: ten.',
  },
  {
    named:
      '(?:(?:wedding|birthday|party|bbq|baby shower|dinner|event|save[- ]the[- ]date|housewarming) )*(?:invit(?:e|ation)s?)(?: (?:text|wording|message|card|e-?mail))?|wording for (?:an?|the|our|my) (?:\\p{L}+ )*invit(?:e|ation)s?',
    sharp:
      'Say what, when, where and until when to answer in a form one takes in at a glance, let the tone fit the occasion, and use only the details I have given, with [brackets] for the rest.',
    points: [
      'Facts: what, when, where, until when to answer; [brackets] for what is missing',
      'Tone: as the occasion is',
      'To bring or to know: in one line',
      ['Length: taken in at a glance', '!length'],
    ],
  },
  {
    named: 'logos?(?= for|$)',
    sharp:
      'Give three ideas that differ, each with shape, colours, lettering and what it says about the name, and one that still works small and in one colour.',
    points: [
      'Ideas: three that differ',
      'Each one: shape, colours, lettering, and what it says',
      'Test: still clear when small and in one colour',
      'Avoid: symbols everybody in the trade uses',
    ],
    assumes: 'Number: three ideas.',
  },
  {
    named: '(?:chore|cleaning|reward|sticker|behaviou?r|household) (?:charts?|rotas?|plans?|schedules?)',
    sharp:
      'Make a table of days and people with small tasks that fit each person, share the unpopular ones fairly, and say how they are ticked off and what happens when one is skipped.',
    points: [
      'Format: a table of days and people, ready to hang up',
      'Tasks: small, clear when they are done, right for each age',
      'Fairness: the unpopular ones take turns',
      'Rule: how they are ticked off, and what happens when one is skipped',
    ],
  },
];
