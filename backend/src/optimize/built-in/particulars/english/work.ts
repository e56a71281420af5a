import type { Particular } from '../particular.js';

/** What people have to hand in at work, and what each of these has to have. */
export const ENGLISH_WORK: readonly Particular[] = [
  {
    named: '(?:user|agile) stor(?:y|ies)|(?:jira|feature|backlog|github) (?:tickets?|issues?)|feature requests?',
    sharp: 'Give a title, who needs it and what for, acceptance criteria that can be tested, and what is out of scope.',
    points: [
      'Title: what changes, in one line',
      'Story: who wants it, what exactly, and what for',
      'Acceptance criteria: each one testable, error cases included',
      'Out of scope: what somebody could expect and does not get',
    ],
  },
  {
    named: 'bug reports?',
    sharp:
      'Give the steps to reproduce it, the expected and the actual result, the environment and how bad it is, with [brackets] where I have not told you.',
    points: [
      'Title: what fails, and where',
      'Steps to reproduce: numbered, from a known start',
      'Expected and actual result: side by side',
      'Environment and severity: [brackets] where I have not said',
    ],
  },
  {
    named: '(?:\\p{L}+ )?okrs?|(?:quarterly|annual|team|smart) goals|objectives and key results',
    sharp:
      'Word each objective as a change that people would notice, give it three measurable key results with a starting and a target value, and put my own figures in [brackets].',
    points: [
      'Objectives: two or three, each a change that people would notice',
      'Key results: measurable outcomes, no lists of activities',
      'Values: start and target for each; mine in [brackets]',
      'Check: for each, where the figure comes from',
    ],
  },
  {
    named: '(?:\\p{L}+ )?(?:kpis?|metrics)',
    sharp:
      'Give for each one what it shows, how it is calculated and which decision depends on it, and mark the three to watch first.',
    points: [
      'Each one: what it shows, in a few words',
      'Calculation: the formula and where the figures come from',
      'Use: which decision depends on it, and how often to look',
      'Choice: the three that matter most marked, and one that misleads',
    ],
  },
  {
    named: 'swot(?: analysis)?',
    sharp:
      'Give points that are specific to this case rather than true of any business, and end with the three actions that follow from them.',
    points: [
      'Fields: strengths, weaknesses, opportunities and threats, three or four points each',
      'Points: specific to this case; what you assume is marked',
      'Difference: inside ones kept apart from outside ones',
      'Conclusion: three actions that follow',
    ],
  },
  {
    named:
      '(?:status|progress|weekly|monthly|daily) (?:\\p{L}+ )?(?:reports?|updates?)(?!.*(?:chemo|cancer|facebook|instagram|whatsapp|hospital|engaged|married|holiday))|stand-?up(?: updates?| notes?)?',
    sharp:
      'Order it as done, next and blocked, give each point one line, and name what I need from whom; put [brackets] where something is missing.',
    points: [
      'Order: done, next, blocked',
      'Points: one line each, with the result rather than the effort',
      'Blockers: what is needed, from whom and until when',
      'Facts: only mine; [brackets] where one is missing',
    ],
  },
  {
    named:
      '(?:(?:\\p{Nd}+[- ]?min(?:ute)?s?|one-hour|team|weekly|meeting|workshop|staff|board|project|simple|short) )*agendas?(?: templates?)?',
    sharp:
      'Give each point a time, its aim (inform, discuss or decide) and who leads it, and end with decisions and next steps.',
    points: [
      ['Time: the minutes of all points add up to what is given, with a few to spare', 'durationGiven'],
      'Points: each with minutes, aim and who leads it',
      'Order: what has to be decided comes before what is only reported',
      'Preparation: what everybody should have read or brought',
      'End: decisions, next steps and who takes them on',
    ],
  },
  {
    named: '(?:job|vacancy|recruitment) (?:ads?|adverts?|advertisements?|posts?|postings?|listings?|descriptions?)',
    sharp:
      'Describe first what the person will really do, keep must-haves apart from nice-to-haves, name pay, hours and place only as given, and end with how to apply.',
    points: [
      'Opening: what the person will really do, and for whom',
      'Requirements: must-haves kept apart from nice-to-haves, few of each',
      'Conditions: pay, hours and place as given; [brackets] where something is missing',
      'Style: direct address, no stock phrases such as fast-paced or dynamic',
      'End: how to apply, and what happens then',
    ],
  },
  {
    named:
      '(?:performance|annual|yearly|employee|staff|peer) (?:reviews?|appraisals?|evaluations?|feedback)|feedback (?:for|to|about|on) (?:a|my|our|an) (?:\\p{L}+ )?(?:colleague|coworker|employee|junior|intern|manager|boss|team ?mate|student|apprentice|trainee|report)',
    sharp:
      'Describe behaviour and its effect rather than character, back strengths and weaknesses with an example each ([brackets] for mine), and end with one agreed change and how it will be noticed.',
    points: [
      'Strengths: the real ones, each with an example; mine in [brackets]',
      'Problem: what happens and what it causes, no verdict on character',
      'Change: one expectation that can be observed, and until when',
      'Support: what I will do to make it possible',
      'Tone: fair and direct, nothing softened until it says nothing',
    ],
  },
  {
    named: 'self[- ](?:reviews?|assessments?|evaluations?|appraisals?)',
    sharp:
      'Put each achievement as action, result and effect on others, name one honest weakness with what I do about it, and leave [brackets] for my figures.',
    points: [
      'Achievements: what I did, what came of it, who gained',
      'Evidence: figures or feedback; mine in [brackets]',
      'Weakness: one, honest, with what I do about it',
      'Outlook: the next goal and the support I need',
    ],
  },
  {
    named: '(?:resignation|notice) (?:letters?|e-?mails?)|letters? of resignation',
    sharp:
      'State the resignation and the last day in the first sentence, offer a handover, thank them in one honest line, and give no reasons that I have not given.',
    points: [
      'First sentence: that I resign, and my last day',
      'Handover: one line on how I will help with it',
      'Thanks: one honest line, nothing exaggerated',
      'Leave out: reasons and complaints that I have not mentioned',
      'Gaps: name, address and date in [brackets]',
    ],
  },
  {
    named:
      '(?:(?:reference|recommendation)s? letters?|letters? of (?:reference|recommendation))(?! (?:requests?|from))|reference for',
    sharp:
      'Say how I know the person, show two strengths with a concrete example each, and close with a clear recommendation; put [brackets] where I have to add something.',
    points: [
      'Opening: how long and from where I know the person',
      'Strengths: two, each shown by an example; mine in [brackets]',
      'Close: a clear recommendation, for what, and a way to reach me',
      'Avoid: adjectives without anything behind them',
    ],
  },
  {
    named: '(?:linkedin |profile )headlines?(?= for (?:a|an|my|me))|linkedin (?:summary|about|headline|bio|profile)',
    sharp:
      'Say first what is done here and for whom, use the words a recruiter would search for, leave out buzzwords{, and give five versions that differ}.',
    points: [
      'Start: what is done, and for whom',
      'Words: those a recruiter would search for',
      'Avoid: buzzwords such as passionate or results-driven',
      ['Number: five versions that clearly differ', '!count'],
    ],
    assumes: 'Number: five versions.',
  },
  {
    named:
      '(?!(?:dating|tinder|hinge|bumble) )(?:\\p{L}+ )?(?:bios?|biograph(?:y|ies))(?<!(?:dating|tinder|hinge|bumble) (?:bio|bios))(?! for (?:an? |my )?(?:dating|tinder|hinge|bumble))',
    sharp:
      'Start with what is done here and for whom, choose the two or three facts that could be said of nobody else, leave out buzzwords, and add a version in one line.',
    points: [
      'Start: what is done, and for whom',
      'Facts: the two or three that could be said of nobody else, only from what I have told you',
      'Avoid: buzzwords and adjectives without anything behind them',
      'Second version: the same in one line',
    ],
  },
  {
    named: 'press releases?|media releases?',
    sharp:
      'Put the news into the headline, answer who, what, when, where and why in the first paragraph, add one quote as a placeholder, and close with contact details in [brackets].',
    points: [
      'Headline: the news itself, no slogan',
      'First paragraph: who, what, when, where and why',
      'Quote: one, in [brackets] until somebody has approved it',
      'Style: factual, no praise that a reporter would cut',
      'Close: two lines on the organisation, and a contact in [brackets]',
    ],
  },
  {
    named:
      '(?:invoice|payment|overdue|dunning)\\b.{0,20}(?:reminders?|letters?|e-?mails?|notices?)|(?:second|2nd|final|first|last|3rd|third) (?:payment |invoice )?reminders?',
    sharp:
      'Name the invoice, the amount and how long it is overdue in the first line, set a date to pay by, say what happens after it, and stay polite and firm.',
    points: [
      'Subject and first line: invoice, amount and how long it is overdue',
      'Request: one date to pay by; mine in [brackets]',
      'Way out: what to do if it has been paid already or cannot be paid',
      'Consequence: what happens after that date',
      'Tone: polite and firm, no reproach',
    ],
  },
  {
    named:
      'follow[- ]?ups?(?: (?:e-?mails?|messages?|notes?|letters?|texts?))?(?= (?:after|to|with|on|for|about|when|because)(?![\\p{L}]))|follow[- ]?up (?:e-?mails?|messages?)',
    sharp:
      'Refer to my last message in half a sentence, repeat the one thing I need, make it easy to answer in a line, and leave out any reproach.',
    points: [
      'Opening: my last message, in half a sentence',
      'Request: the one thing I need, and by when',
      'Answer: possible in one line, with a choice or a date offered',
      'Tone: friendly, no reproach and no excuse for writing again',
      ['Length: four or five sentences', '!length'],
    ],
  },
  {
    named:
      'cold (?:e-?mails?|dms?|messages?|outreach|pitch(?:es)?|calls?(?: script)?)|outreach (?:e-?mails?|messages?)|networking (?:e-?mails?|messages?)',
    sharp:
      'Open with something about them rather than about me, say in one sentence what I offer and why to them, and ask for one small step; put [brackets] where a detail of theirs belongs.',
    points: [
      'Opening: something of theirs that I noticed, in [brackets] if I have not named it',
      'Offer: one sentence on what it is and what they gain',
      'Request: one small step that is easy to say yes to',
      'Length: readable on a phone without scrolling',
      'Avoid: flattery and stock phrases',
    ],
  },
  {
    named:
      '(?:film|movie|series|show|tv|book|story|podcast|short film) pitch(?:es)?|pitch for (?:a|an|my) (?:\\p{L}+ )?(?:film|movie|series|show|novel|book|documentary|podcast|game)|loglines?|film treatments?',
    sharp:
      'Give a logline first, then who wants what, what stands in the way and what is at stake, name the tone, and leave the ending open enough to make people ask.',
    points: [
      'Logline: one sentence with the person, the aim and the obstacle',
      'Story: who wants what, what stands in the way, what is lost if it fails',
      'Tone: by mood and pictures, no comparison that says nothing',
      'Why it is worth telling: one sentence',
    ],
  },
  {
    named: '(?:elevator |sales |startup |investor )?pitch(?:es)?',
    sharp:
      'Start with the problem and who has it, say in one sentence what this does about it and why it is better than what they do now, and end with what I ask for, in words easily said in the time there is.',
    points: [
      'Problem: whose it is, in words they would use',
      'Solution: one sentence, no jargon',
      'Difference: compared with what people do now',
      'Ask: one clear next step',
      ['Length: easily spoken in the time given, or in half a minute', '!length'],
    ],
  },
  {
    named:
      '(?:business |project |grant |research |sponsorship |client )?proposals?|business cases?|(?:price )?quotations?',
    sharp:
      'Say what problem it solves, what is included and what is not, the steps with times, the cost and the next step, using only what I have given and [brackets] for the rest.',
    points: [
      'Problem: what it is and what it costs to leave it',
      'Offer: what is included, and what is not',
      'Steps: with times and results',
      'Cost: as given; [brackets] where it is missing',
      'Decision: what is needed from the reader, and until when',
    ],
  },
  {
    named:
      'one[- ]?pagers?|executive summar(?:y|ies)|memos?|briefing(?: notes?| papers?)?|board papers?|management summar(?:y|ies)',
    sharp:
      'Give the conclusion or the decision that is needed first, then the three or four facts behind it, then risks and the next step, and leave [brackets] for what I have not told you.',
    points: [
      'First line: the conclusion, or the decision that is needed',
      'Support: three or four facts, with figures where I gave them',
      'Risks: the main one, and what is done about it',
      'Next step: who does what until when; [brackets] where I have not said',
    ],
  },
  {
    named:
      '(?:\\p{L}+ )?sops?(?! for)|sops? for|standard operating procedures?|work instructions?|(?:process|handover) (?:documents?|descriptions?|guides?)|runbooks?',
    sharp:
      'Number the steps in the order they are done, one action each, say how to tell that each is done right, and mark where a mistake is costly.',
    points: [
      'Before the start: who does it, when, and what has to be at hand',
      'Steps: numbered, one action each, in the order they are done',
      'Check: how to tell that each is done right',
      'Warning: where a mistake is costly or dangerous',
      'If something goes wrong: what to do, and whom to tell',
    ],
  },
  {
    named: '(?:company|core|team|brand) values|(?:mission|vision|purpose) statements?',
    sharp:
      'Describe each as something one can see people do or refuse to do, and leave out words that any company could use.',
    points: [
      'Each one: what we do because of it, and what we refuse to do',
      'Example: one situation from daily work that shows it',
      'Avoid: words any company could use, such as excellence or integrity',
      ['Number: four or five', '!count'],
    ],
  },
  {
    named:
      '(?:user|buyer|customer|marketing|reader|ideal customer) (?:personas?|profiles?|avatars?)|personas? (?:for|of) (?:a|an|my|our)',
    sharp:
      'Describe the situation, the goal, what stands in the way and what they use today, add one sentence they would say, and mark what is only assumed.',
    points: [
      'Situation: a normal day in which the need comes up',
      'Goal and obstacle: what they want, and what stops them',
      'Today: what they use or do instead, and why they would change',
      'In their words: one sentence they would say',
      'Assumptions: marked, with how I could check each',
    ],
  },
  {
    named: '(?:surveys?|questionnaires?|feedback forms?)(?! (?:as|in|into|results?|answers|data)(?![\\p{L}]))',
    sharp:
      'Ask about one thing at a time in neutral words, offer answers that cover every case, start easy and end with one open question, and say what each question is for.',
    points: [
      'Questions: one thing each, in neutral words',
      'Answers: scales or choices that cover every case, none twice',
      'Order: easy first, personal last, one open question at the end',
      'Purpose: for each, what the answer will be used for',
      ['Length: answerable in five minutes', '!count', '!length'],
    ],
  },
  {
    named: '(?<!(?:exit|user|customer|podcast|research|stay) )(?:job )?interview questions(?! and answers)',
    sharp:
      'Ask for real situations rather than opinions, group the questions by skill, and say after each what a strong answer would show.',
    points: [
      'Questions: about real situations of this job, open, one thing each',
      'Order: grouped by skill, easy ones first',
      'After each: what a strong and what a weak answer would show',
      ['Number: ten questions', '!count'],
      'Leave out: what may not be asked, such as age, family or health',
    ],
  },
  {
    named: 'risk (?:registers?|assessments?|analys[ie]s|lists?|matrix|logs?)',
    sharp:
      'Make a table with cause, effect, likelihood, impact, counter-measure and owner for each risk, the most serious first, and keep to risks of this very case.',
    points: [
      'Format: a table with risk, cause, effect, likelihood, impact, counter-measure, owner',
      'Order: the most serious first',
      'Content: risks of this very case, none that every project has',
      'Early sign: how each would first be noticed',
      'Owner: a role; names in [brackets]',
    ],
  },
  {
    named: '(?:\\p{L}+ )?budget(?: plans?| overview| breakdown| table)?(?= (?:for|of|to|with)|$|,)',
    sharp:
      'Make a table of items with an amount each, fixed costs apart from variable ones, add a reserve and the total, and mark every figure that is your estimate so that I can replace it.',
    points: [
      'Format: a table of items with an amount each, and the total',
      'Groups: fixed costs apart from variable ones',
      'Reserve: one line for what is always forgotten',
      'Estimates: marked, so that I can put in my own figures',
      'Savings: where to cut first if it is too much',
    ],
  },
  {
    named: 'business plans?',
    sharp:
      'Describe customers, offer, competition, costs with the point where it pays, and the first steps, keep it specific to this case, and mark every figure that is an assumption.',
    points: [
      'Customers: who exactly, and why they would change',
      'Offer and competition: what is different, honestly',
      'Money: costs, price and the point where it pays; assumptions marked',
      'Risk: the one most likely to end it, and how to test it cheaply',
      'First steps: for the next four weeks',
    ],
  },
  {
    named: '(?:content|editorial|posting|social media|marketing) (?:calendars?|schedules?|plans?)',
    sharp:
      'Make a table with day, channel, topic, format and first line for each entry, mix useful, personal and selling posts, and mark what can be reused.',
    points: [
      'Format: a table with day, channel, topic, format and first line',
      'Mix: mostly useful or personal, little that sells',
      'Effort: what can be made in one go or reused marked',
      'Measure: what to look at after a month',
    ],
  },
  {
    named: 'newsletters?',
    sharp:
      'Give a subject line and one main story first, keep the rest to short blocks with a heading each, write as to one reader, and end with one thing to do.',
    points: [
      'Subject line: specific, no exclamation marks',
      'Start: the main story, with what the reader gains',
      'Blocks: short, a heading each',
      'End: one thing to do, and only one',
      'Facts: only mine; [brackets] where one is missing',
    ],
  },
  {
    named:
      'landing pages?(?: (?:text|copy))?|(?:home ?page|website|web|about(?: us)?|sales page)(?: page)? (?:text|copy|content)|about(?: us)? pages?',
    sharp:
      'Let the headline say what it is and for whom, give three benefits with something that proves each, answer the main doubt, and end with one call to action; [brackets] where I have to add proof.',
    points: [
      'Headline: what it is and for whom, understood in five seconds',
      'Benefits: three, each with something that proves it; mine in [brackets]',
      'Doubt: the main one, answered',
      'Call to action: one, the same everywhere',
      'Style: as a person would say it, no superlatives',
    ],
  },
  {
    named: 'faqs?(?: page| section)?',
    sharp:
      'Put the questions as customers would ask them, the answer in the first sentence, the most frequent first, and [brackets] where I have to decide a rule.',
    points: [
      'Questions: in the words customers use',
      'Answers: the answer first, at most three sentences',
      'Order: most frequent first, grouped by subject',
      'Gaps: [brackets] where I have to decide a rule',
    ],
    steps: [
      'Ask yourself what somebody wants to know before they buy or come.',
      'Answer each question in its first sentence, the most frequent first.',
      'Put [brackets] where I have to decide a rule, and list these at the end.',
    ],
  },
  {
    named: '(?:slide|section|chapter|episode|session) titles?',
    sharp:
      'Write each as a short full sentence that carries its message, so that the titles read one after the other tell the whole story.',
    points: [
      'Form: a short full sentence each, no bare topics',
      'Message: one each, the one to be remembered',
      'Thread: read one after the other they tell the whole story',
      ['Number: eight to ten', '!count'],
    ],
  },
  {
    named:
      '(?:slide|presentation|powerpoint|deck) (?:titles?|decks?|outlines?|structures?)|(?:presentation|powerpoint|deck)|slides(?! (?:down|up|off|along|across|over|under|into|onto|out|away|back|smoothly|freely|past|towards?|through|between|when|while)(?!\\p{L}))|slide(?= (?:about|on|for|with|to|that)(?!\\p{L}))|slide decks?|power ?point',
    sharp:
      'Give each slide one message as a full sentence in its title, say what to show on it and what to say to it, and end on the decision or the question for the audience.',
    points: [
      'Titles: one message each, as a full sentence that can stand alone',
      'Content: what to show on the slide, at most three points or one picture',
      'Spoken: one or two sentences to say to it',
      'Thread: the titles read one after the other tell the whole story',
      'End: the decision or the question for the audience',
    ],
  },
  {
    named: 'release notes|change ?logs?',
    sharp:
      'Group it into new, changed and fixed, say each point from the user’s side in one line, and put first whatever people have to do something about.',
    points: [
      'Groups: new, changed, fixed',
      'Points: one line each, from the user’s side',
      'First: whatever people have to do something about',
      'Leave out: what nobody outside the team notices',
    ],
  },
  {
    named: 'read ?me(?:\\.md)?s?(?: files?)?',
    sharp:
      'Say in one sentence what it does and for whom, then how to install it, the shortest example with its output, the options in a table and the limits, and invent no features.',
    points: [
      'First sentence: what it does, and for whom',
      'Start: installing it and the shortest example with its output, as code blocks',
      'Options: a table with name, meaning and default',
      'Limits: what it does not do',
      'Facts: no features that I have not named; [brackets] for the rest',
    ],
  },
  {
    named: 'test (?:plans?|cases|scenarios|scripts)',
    sharp:
      'Make a table with precondition, steps, expected result and priority, and cover the normal path, the boundaries and what must be refused.',
    points: [
      'Format: a table with precondition, steps, expected result, priority',
      'Cover: normal path, boundaries, invalid input, interrupted use',
      'Results: exact enough that two people judge alike',
      'Order: what would hurt most first',
    ],
  },
  {
    named:
      '(?:out[- ]of[- ]office|ooo|auto-?repl(?:y|ies)|automatic reply|vacation responder|away message|absence note)(?: (?:messages?|replies|reply|e-?mails?|notes?))?',
    sharp:
      'Say in the first sentence until when I am away, then who helps in the meantime and with what, as far as I have said it, in two or three friendly sentences; leave out reasons, places and promises that I have not given.',
    points: [
      'Dates: until when, in the first sentence',
      'Contact: who helps meanwhile, and with what',
      'Avoid: reasons, places and promises that I have not given',
      ['Length: two or three sentences', '!length'],
    ],
  },
  {
    named: 'apology (?:letters?|e-?mails?|notes?|messages?|texts?)|apolog(?:y|ies) (?:to|for)',
    sharp:
      'Name what went wrong without an excuse, say what it meant for the other side and what will be done about it, and keep it short.',
    points: [
      'First sentence: what went wrong, plainly',
      'Effect: what it meant for the other side',
      'Next: what is done about it; [brackets] if I have not said',
      'Avoid: excuses, and sorry with a but behind it',
    ],
  },
  {
    named:
      '(?:formal )?complaint(?:s)? (?:letters?|e-?mails?)|(?:letters?|e-?mails?) of complaint|(?:formal )?complaint to|complain(?= (?:to|about) (?:my|our|the|an?) )|(?:formal |written |official )?complaint(?= (?:about|against|over|regarding|concerning) )',
    sharp:
      'State in the first lines what I want and until when, give the facts in order with dates, stay factual, and put [brackets] where a date, number or receipt of mine is missing.',
    points: [
      'Opening: what it is about, and what I want',
      'Facts: in order, with dates; mine in [brackets]',
      'Demand: one, with a date to answer by',
      'Next step: what I will do if nothing happens',
      'Tone: factual and firm, no insults',
    ],
  },
  {
    named:
      '(?:letters?|e-?mails?)(?: back)? to (?:my |our |the |an? |him|her|them)?(?:\\p{L}+ )?(?:landlord|landlady|letting agent|insurance|insurer|bank|council|authorit\\p{L}+|tax office|housing association|airline|energy supplier|gym|him|her|them)|(?:landlord|landlady|insurance|insurer|bank|council|airline)\\b.{0,80}\\b(?:letters?|e-?mails?|reply) (?:back )?to (?:him|her|them|it)',
    sharp:
      'Say in the first sentence what I want or refuse, give my facts in order, ask for an answer in writing by a date, and stay polite and firm; leave [brackets] for what I have not told you and claim no law you are not sure of.',
    points: [
      'First sentence: what I want or refuse',
      'Facts: mine, in order; [brackets] for dates and numbers that are missing',
      ['Grounds: contract or rule only where you are sure; say what I should check', '!length', '!lengthCounted'],
      'Close: an answer in writing, by a date',
      'Tone: polite and firm',
    ],
  },
  {
    named:
      'house rules|(?:class(?:room)?|office|kitchen|guest|group|chat|server|community) rules|rules for (?:our|my|the|a|an) (?:\\p{L}+ )?(?:house|flat|apartment|airbnb|guests?|club|group|server|kitchen|office|class)',
    sharp:
      'List the most important first, write each as something to do rather than a threat, one line each, with the reason where it is not obvious.',
    points: [
      'Order: the most important first',
      'Each one: one line, as something to do',
      'Reason: only where it is not obvious',
      'Tone: friendly and clear, so that nobody feels accused',
      'Content: only what I have named, gaps in [brackets]',
    ],
  },
  {
    named:
      '(?:\\p{L}+ )?(?:signs?(?! (?:that|about))|notices?|posters?|flyers?|leaflets?)(?: (?:text|wording|copy))?(?= (?:for|saying|about|to|that|asking|wording)|$|,)|(?:\\p{L}+ )?(?:sign|notice|poster|flyer|leaflet) (?:text|wording|copy)',
    sharp:
      'Write the one thing people must see as a first line that is readable from a distance, then only when, where and how, with [brackets] where I have not said.',
    points: [
      'First line: the one thing people must see, a few words',
      'Below: only when, where and how; [brackets] where I have not said',
      'Tone: friendly, so that people stop rather than turn away',
      'Layout: which words large, which small',
    ],
  },
  {
    named:
      '(?:linkedin|facebook|fb|social(?: media)?|instagram|insta|threads|twitter|x)(?: \\p{L}+)? (?:posts?|announcements?|updates?)(?! (?:congratulat|thank|welcom|wish)\\p{L}*)',
    sharp:
      'Let the first line make people stop, tell it through one concrete detail, say what it means for the reader, use only my facts, and leave out stock phrases such as excited to announce.',
    points: [
      'First line: makes people stop, understood without the rest',
      'Content: one concrete detail, only my facts',
      'Reader: what it means for them, or a question they can answer',
      ['Length: short paragraphs, under a minute to read', '!length'],
      'Avoid: stock phrases such as excited to announce, rows of hashtags',
    ],
  },
  {
    named:
      '(?:e-?mail|mail|onboarding|welcome|drip|nurture|outreach|sales) (?:e-?mail )?(?:sequences?|series|campaigns?|funnels?|flows?)',
    sharp:
      'Give each mail its day, its one aim, a subject line and a short text, let each build on the one before, and say what makes somebody leave the sequence.',
    points: [
      'Each mail: day, one aim, subject line, short text',
      'Thread: each builds on the one before and gives something useful',
      'Action: one in each mail',
      'Exit: what makes somebody leave the sequence',
      'Facts: only mine; [brackets] where one is missing',
    ],
  },
  {
    named: '(?:competitors?|competition|competitive|market) (?:analys[ie]s|research|overview|comparison)',
    sharp:
      'Compare them in a table on offer, price, customers, strength and weak spot, mark what you are not sure of or what may have changed, and end with the gap that is left for me.',
    points: [
      'Format: a table with offer, price, customers, strength, weak spot',
      'Accuracy: no invented firms or prices; what may have changed is marked',
      'Check: where I can look up what you cannot know',
      'Conclusion: the gap that is left, and one step to test it',
    ],
  },
  {
    named:
      '(?:shift|staff|duty|work|team|employee|nurse|on-?call)(?: \\p{L}+)? (?:schedules?|rotas?|rosters?|plans?|planning)|(?:rota|roster)s?(?= for)',
    sharp:
      'Make a table of people and days, with the hours if I name any, keep to every rule I have named, share the unpopular turns evenly, and add up how much each has as a check.',
    points: [
      'Format: a table of people and days, with hours if I name any',
      'Rules: every one I have named kept; say so if they cannot all be',
      'Fairness: the unpopular turns shared out evenly',
      'Check: how much each person has, added up',
      'Replacement: who steps in if somebody is ill',
    ],
  },
  {
    named:
      '(?:(?:phone|call|calling|sales|cold call|support|customer service|retention) )+scripts?|scripts? for (?:a |an |my |the )?(?:calls?|calling|phoning|answering|phone call)',
    sharp:
      'Write what I say as short sentences one can really speak, with the likely answers and what to say to each, the point at which to let go, and a friendly end.',
    points: [
      'Opening: who I am and why I call, in two sentences',
      'Branches: the likely answers, and what I say to each',
      'Language: as one speaks, no reading out',
      'Limit: the point at which to let go',
      'End: what has been agreed, and thanks',
    ],
  },
  {
    named: '(?:grant|funding|scholarship|sponsorship|award) (?:applications?|requests?|pitch(?:es)?|letters?)',
    sharp:
      'Say who gains what and why it is needed now, what exactly the money pays for, and how one will see that it worked, in plain words and with my figures only; [brackets] where one is missing.',
    points: [
      'Need: who gains, and why now',
      'Money: what exactly it pays for, with my figures',
      'Proof: how one will see that it worked',
      'Style: plain words, concrete, no begging',
      'Gaps: [brackets] where a figure or a date is missing',
    ],
  },
  {
    named:
      '(?:(?!html)\\p{L}+ )?(?<!html e-?mail |html )(?:templates?|forms?|trackers?|planners?|spreadsheets?)(?= (?:for|to|of|that|with)(?![\\p{L}])|$)',
    sharp:
      'Give it ready to fill in, with [brackets] for everything that changes, one example row or entry, and a few words of guidance only where it is not obvious what goes there.',
    points: [
      'Form: ready to fill in, [brackets] for everything that changes',
      'Parts: only those that are really needed, in the order of use',
      'Example: one entry filled in',
      'Guidance: a few words where it is not obvious what goes there',
    ],
  },
  {
    named: 'case stud(?:y|ies)',
    sharp:
      'Tell it as situation, problem, what was done, result and what was learned, with figures where I have given them, [brackets] where not, and one thing that went wrong.',
    points: [
      'Order: situation, problem, what was done, result, lesson',
      'Figures: before and after; [brackets] where I have not given them',
      'Honesty: one thing that went wrong',
      'Reader: what they can take over for themselves',
    ],
  },
  {
    named: '(?:sales|marketing|promotional|promo|offer) (?:e-?mails?|letters?)',
    sharp:
      'Open with a problem this reader has, say in one sentence what ours changes about it, back it with the facts I have given ([brackets] for proof), and ask for one small step.',
    points: [
      'Opening: a problem this reader has, in their words',
      'Offer: one sentence on what changes for them',
      'Proof: facts I have given; [brackets] where one is missing',
      'Request: one small step',
      'Avoid: superlatives and phrases every such mail has',
    ],
  },
];
