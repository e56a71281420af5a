import type { Particular } from '../particular.js';

/** Small forms of writing and play, each with rules of its own. */
export const ENGLISH_CREATIVE: readonly Particular[] = [
  {
    named: 'haikus?(?! (?:and|or|then|in each))(?!, )',
    sharp:
      'Keep to five, seven and five syllables, catch one concrete moment, and let the last line turn it; no title and no explanation.',
    points: [
      'Form: five, seven and five syllables',
      'Content: one concrete moment, no general feelings',
      'Last line: turns what came before',
      ['Output: the poem alone, no title and no explanation', '!moreWanted'],
    ],
  },
  {
    named:
      'limericks?(?! (?:and|or|then))(?!, (?:an? |one |then )?(?:haiku|sonnet|free|poem|ballad|song|rap|acrostic))',
    sharp:
      'Keep the bouncing rhythm and the rhyme of this form in every line, make it about something concrete, and save the joke for the last line.',
    points: [
      'Rhyme and rhythm: those of the form, in every line',
      'Content: one concrete mishap',
      'Last line: the joke, not a repetition of the first',
      ['Output: the verses alone', '!moreWanted'],
    ],
  },
  {
    named:
      '(?:song )?lyrics|(?:love |pop |rap |country |break-?up |birthday )?songs?(?= (?:about|for|from the|by an?|where|in which|sung|lyrics|in the style|in [\\p{L}]+ style|based on|to the tune))|raps?(?= (?:about|for)(?![\\p{L}]))|diss tracks?|song parod(?:y|ies)|parod(?:y|ies)(?= of (?:[\\p{L}-]+ ){0,4}?(?:songs?|lyrics|carol|hymn|anthem|ballad|rhapsody|rhyme)(?![\\p{L}]))',
    sharp:
      'Find the one line everything comes back to, give each part a picture of its own from real life instead of stock rhymes, label the parts, and keep the lines easy to sing or say in rhythm.',
    points: [
      'Core: one line everything comes back to',
      'Pictures: from real life, one to each part; no stock rhymes',
      ['Rhythm: easy to sing or say aloud', '!modelled'],
      ['Style: that of the model named, in its typical words, rhythm and subjects', 'modelled'],
      'Parts: labelled, each adding something new',
    ],
    steps: [
      'Find the one line everything comes back to.',
      'Write the parts towards it, each with a picture of its own.',
      'Say it through once in its rhythm, and mend every line that stumbles.',
    ],
  },
  {
    named:
      '(?<!famous )(?<!best )(?:opening|first) (?:lines?|sentences?|paragraphs?)(?= (?:for|of|to) .{0,50}(?:novel|story|book|thriller|romance|mystery|screenplay|memoir|chapter|fantasy))',
    sharp:
      'Give {five }openings that start differently (a voice, a picture, an action, a claim, a question left open), without weather and waking up, and mark the one you would go on from.',
    points: [
      'Each one: raises a question that makes one read on',
      'Range: a voice, a picture, an action, a claim, something left unsaid',
      'Avoid: weather, waking up and explanations',
      ['Number: five, the one you would go on from marked', '!count'],
    ],
    assumes: 'Number: five.',
  },
  {
    named:
      '(?:\\p{L}+ )?(?:back ?stor(?:y|ies)|character (?:sheets?|profiles?|concepts?|ideas?|descriptions?))|(?:hero|protagonist)(?:es|s)?(?= (?:for|who|that|with)(?![\\p{L}])|$)',
    sharp:
      'Give a want, a wound, somebody left behind who could come back, one habit that shows it all, and a question left open for later; avoid the dead parents and the chosen one.',
    points: [
      'Want and wound: what drives this character, and what happened',
      'Ties: somebody left behind who could come back',
      'Manner: one habit and one way of talking that show it',
      'Open question: a secret to use later',
      'Avoid: dead parents, prophecies and the chosen one',
    ],
  },
  {
    named: '(?:npc|villain|antagonist|big bad)s?(?= (?:for|who|that|with)|$)',
    sharp:
      'Give a want that makes sense from the inside, a manner one recognises at once, what this figure knows or holds over others, and where it can be beaten; give everything else asked for here complete and ready to use.',
    points: [
      'Want: one that makes sense from the inside, with what it would do for it',
      'Manner: one habit and one line one would quote',
      'Hold: what this figure knows, owns or has over others, and where it can be beaten',
      'Asked for besides: complete and ready to use',
    ],
  },
  {
    named: '(?:villain |dramatic |comic |comedic |inner )?(?:monologues?|soliloqu(?:y|ies))',
    sharp:
      'Let the speaker want something from somebody who is there, give a reason that nearly convinces, reveal more than is meant to be revealed, and end on a decision.',
    points: [
      'Listener: somebody in particular, who could answer',
      'Want: what the speaker tries to get by talking',
      'Reason: one that nearly convinces',
      'Turn: something slips out in the middle; the last line decides',
      'Lines: easy to say aloud, no stage directions',
    ],
    steps: [
      'Settle who is listening, and what the speaker wants from them.',
      'Let the thought change direction once, where something slips out.',
      'Say it aloud, and end on the decision.',
    ],
  },
  {
    named: '(?:plot )?twists?(?= (?:for|in|to|at)(?![\\p{L}])|$)',
    sharp:
      'Give {three }twists that change the meaning of what came before, say for each which clue has to be planted early and who knows the truth, and avoid dreams, twins and amnesia.',
    points: [
      'Each one: changes the meaning of what came before',
      'Clue: what has to be planted early, and where',
      'Knowledge: who knows the truth, and why they keep silent',
      'Avoid: dreams, twins and amnesia',
      ['Number: three, the strongest marked', '!count'],
    ],
    assumes: 'Number: three.',
  },
  {
    named:
      '(?:magic systems?|fantasy worlds?|world ?building|fictional (?:worlds?|countr(?:y|ies)|cit(?:y|ies)|religions?))',
    sharp:
      'Describe its rules, what it costs, where it ends, who profits and who suffers from it, and show it in one scene of ordinary life.',
    points: [
      'Rules: few, and what follows from them',
      'Cost and limit: what it takes, and what it cannot do',
      'People: who profits, who suffers, who cheats',
      'Daily life: one ordinary scene that shows it',
      'Conflict: one that only this world can have',
    ],
  },
  {
    named: '(?:scavenger|treasure|easter egg) hunts?|escape rooms?|mystery games?',
    sharp:
      'List the stations in order, each with its clue, what to find or do and what I have to prepare, keep it safe and right for the age, and end with a small finale everybody shares.',
    points: [
      'Stations: in order, each with its clue, what to find or do, and where it leads',
      'Preparation: what I have to print, hide or bring',
      'Fit: right for the age and the place, safe, no reading where they cannot',
      'Time: minutes for each, and what to skip if it gets late',
      'End: a finale everybody shares',
    ],
  },
  {
    named:
      '(?:dialogues?|conversations?|arguments?|sketch(?:es)?|skits?|scenes?)(?= (?:between|with|about|for|in which|where)(?![\\p{L}]))',
    sharp:
      'Give each speaker a voice of its own and something it wants from the other, write short lines as people really talk, and let the last line turn it round.',
    points: [
      'Voices: one can tell them apart without the names',
      'Want: each wants something from the other',
      'Lines: short, as people really talk; nobody explains what both know',
      'End: the last line turns it round',
    ],
    steps: [
      'Settle for yourself what each wants from the other, and what neither says.',
      'Write it as they would talk, starting in the middle.',
      'Cut the greetings and every line that only explains.',
    ],
  },
  {
    named: 'riddles?|brain ?teasers?',
    sharp:
      'Give each exactly one answer that is clear once one hears it, go from easy to hard, and put the answers apart at the end.',
    points: [
      'Each one: exactly one answer, clear once one hears it',
      'Order: from easy to hard',
      'Answers: apart, at the end',
      ['Number: five', '!count', '!single'],
    ],
  },
  {
    named: 'roast(?:s)?(?: me| my \\p{L}+| us| him| her)?(?=[,.:]| (?:about|for|i|me|my)|$)',
    sharp:
      'Write short lines that get stronger, use exactly what I have told you, go for funny pictures rather than insults, and spare looks and family.',
    points: [
      'Material: exactly what I have told you',
      'Means: funny pictures and exaggeration, no plain insults',
      'Form: six to eight short lines, the strongest last',
      'Spare: looks and family',
    ],
  },
  {
    named: '(?:midjourney|dall-?e|stable diffusion|flux|ai image|ai art|image generation|image) prompts?',
    sharp:
      'Write the finished prompt as one paragraph, ready to paste: subject, what it is doing, setting, light, viewpoint, material and style, and what to leave out; then a second one with a different mood.',
    points: [
      'Form: one paragraph, ready to paste',
      'Order: subject, action, setting, light, viewpoint, material, style',
      'Words: what can be seen; no praise such as stunning or masterpiece',
      'Leave out: lettering, frames and distorted details',
      'Second version: the same subject in a different mood',
    ],
    assumes: 'Two versions: the second in a different mood.',
  },
  {
    named: 'play ?lists?',
    sharp:
      'List artist and title, mix well known with less known, order it so that the mood builds, add a few words on why each fits, and leave out any song you are not sure exists.',
    points: [
      'Entries: artist and title, a few words on why it fits',
      'Mix: well known and less known',
      'Order: so that the mood builds',
      'Accuracy: no song you are not sure exists',
      ['Number: fifteen', '!count'],
    ],
    assumes: 'Number: fifteen songs.',
  },
  {
    named:
      '(?:\\p{N}+[ -]?second )?radio (?:ads?|adverts?|commercials?|spots?)(?: scripts?)?|scripts? for (?:an?|my|our) (?:[\\p{L}\\p{N}-]+ ){0,2}radio (?:ad|advert|commercial|spot)',
    sharp:
      'Write it to be heard: open with a sound or a question, keep to one message, mark speakers, music and effects, say the name twice, and keep it short enough to be read calmly in the time.',
    points: [
      'Opening: a sound or a question that makes one listen',
      'Message: one only, as people would say it',
      'Marks: speakers, music and effects',
      'Name: said twice, the second time with what to do',
      'Time: can be read calmly in the seconds given',
    ],
  },
  {
    named:
      '(?:youtube|video|tiktok|reels?|podcast|shorts|explainer|promo|ad|radio) (?:video )?(?:scripts?|intros?)|scripts? for (?:a|an|my|our) (?:[\\p{L}\\p{N}-]+ ){0,3}(?:video|podcast|reel|tiktok|tutorial|short|ad|advert|commercial|spot)',
    sharp:
      'Hook them in the first sentence, set what is said beside what is seen, give each part its seconds, write it as people talk, and end with one thing to do.',
    points: [
      'Format: a table with time, what is said and what is seen',
      'First sentence: a hook, no greeting',
      'Language: short sentences, as people talk',
      'Thread: one idea, one example',
      'End: one thing to do',
    ],
  },
  {
    named:
      '(?:dating|tinder|hinge|bumble) (?:app )?(?:profiles?|bios?|prompts?)|bio for (?:an? |my )?(?:dating|tinder|hinge|bumble)(?: app| profile)?',
    sharp:
      'Show it by small true details rather than adjectives, leave one hook that is easy to reply to, keep it light, make no list of demands{, and give three versions}.',
    points: [
      'Details: small and true, only mine; [brackets] where one would help',
      'Hook: one thing that is easy to reply to',
      'Avoid: adjectives about myself, demands, clichés such as love to travel',
      ['Number: three versions of different tone', '!count'],
    ],
    assumes: 'Number: three versions.',
    steps: [
      'Choose two small true details that nobody else would put.',
      'Write three versions of different tone, each with one thing that is easy to reply to.',
      'Strike every adjective about myself.',
    ],
  },
  {
    named: '(?:wedding )?vows',
    sharp:
      'Make three or four promises that can be kept on an ordinary day, build in one memory of ours ([brackets] if I have not told one) and one light moment, and keep it sayable in under two minutes.',
    points: [
      'Promises: three or four that can be kept on an ordinary day',
      'Memory: one of ours; [brackets] if I have not told one',
      'Tone: honest, with one light moment; no quotations',
      'Length: under two minutes when spoken',
    ],
  },
  {
    named: '(?:two|2) truths and (?:a|one) lie',
    sharp:
      'Give five ready sets whose lie is as ordinary as the truths are surprising, and say how to find good truths in one’s own life.',
    points: [
      'Sets: five, each with the lie marked',
      'Balance: truths that sound odd, lies that sound ordinary',
      'For my own: four questions that bring up good truths',
      'Tone: harmless among colleagues and strangers',
    ],
    assumes: 'Number: five sets.',
  },
  {
    named:
      '(?:scary |horror |sad |funny |love |spooky )*(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|fifty|\\p{Nd}{1,2})[ -](?:sentence|word|line) (?:horror )?stor(?:y|ies)|stor(?:y|ies) in (?:one|two|three|2|3|six|6) (?:sentences?|words|lines))',
    sharp:
      'Let it begin with something ordinary and turn in the very last words, leave the worst to be imagined, and give three versions that differ.',
    points: [
      'Beginning: something ordinary',
      'Turn: in the very last words',
      'Unsaid: the worst is left to be imagined',
      ['Number: three versions that differ', '!count'],
    ],
    assumes: 'Number: three versions.',
  },
  {
    named: '(?:diary|journal|log ?book) (?:entr(?:y|ies)|pages?)',
    sharp:
      'Write it in the first person on one particular day, with what this person would see, hear and worry about, in words that fit the time, and leave out what only we could know.',
    points: [
      'Day: one particular day, with something small that happens',
      'Senses: what this person would see, hear and smell',
      'Voice: words and worries that fit the person and the time',
      'Unsaid: one thing that is only hinted at',
    ],
  },
];
