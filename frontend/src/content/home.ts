import type { Criterion, Intent } from '@contracts/rewriting';

/** The marked-up prompt beside the headline. */
export const heroExampleTexts = {
  exampleLabel: 'One prompt, marked up',
  youTyped: 'You typed',
  rewrite: 'Rewrite',
  before: 'Before',
  after: 'After',
  slider: 'Edits applied',
  play: 'Play edits',
  outOf: ' out of 10',
  step: (edit: number, all: number, criterion: string, score: string) =>
    `Edit ${edit} of ${all}, ${criterion}, score ${score}`,
  untouched: (all: number, score: string) => `No edit of ${all} yet, score ${score}`,
} as const;

/** What stands below the prompt card. Rendered into the document; the browser loads none of it as script. */
export const benefitTexts = {
  title: 'Less back and forth',
  cards: [
    {
      title: 'Save hours of rewriting',
      text: 'Say it once. Three finished versions arrive together, so you pick one instead of trying again.',
    },
    {
      title: 'Expert-level results',
      text: 'One sharp paragraph, one checklist the answer can be held to, one that asks what an expert would ask first.',
    },
    {
      title: 'AI that understands you',
      text: 'Your words, names and numbers stay, in your language. What only you can know becomes a [slot], never a guess.',
    },
  ],
  claims: [
    { figure: '80%', text: 'less revision time' },
    { figure: '10x', text: 'more useful responses' },
    { figure: '93%', text: 'of users reporting better outcomes' },
  ],
  quote:
    'I used to send the same request three times, each time a little longer. Now I read three versions, take one, and the first answer is the one I needed.',
  quoted: 'From a customer’s point of view',
  illustrative: 'Illustrative: figures and quote show what we aim for and are not measured results.',
  evidence: 'How these figures were measured',
} as const;

export const exampleTexts = {
  title: 'Before and after',
  lead: 'Nothing is dropped, nothing is made up. Every insertion has its reason in the margin.',
  tabs: 'Examples',
  outOf: ' out of 10',
  before: 'You typed',
  after: 'Rewrite',
} as const;

/** A piece of a rewritten sentence: kept from what was typed, or put in. */
interface EditPart {
  text: string;
  isInsertion: boolean;
}

export interface ExampleEdit {
  parts: EditPart[];
  /** The criterion that the edit serves, and why it helps. */
  criterion: Criterion;
  note: string;
}

export interface LandingExample {
  tab: string;
  intent: Intent;
  typed: string;
  edits: ExampleEdit[];
  /** By the product's own rubric: what was typed, and then with each edit more. A test computes them anew. */
  scores: number[];
}

const kept = (text: string): EditPart => ({ text, isInsertion: false });
const added = (text: string): EditPart => ({ text, isInsertion: true });

/**
 * Keeps to the rules of the product's own rewrites: nobody is asked to play a role, nothing is claimed about the world
 * that the draft does not say, and what only the writer can know is a [slot].
 */
export const examples: [LandingExample, LandingExample, LandingExample] = [
  {
    tab: 'Marketing Email',
    intent: 'write',
    typed: 'write a marketing email for our new running shoe',
    edits: [
      {
        parts: [
          kept('Write a marketing email for our new running shoe'),
          added(', [name], to [who receives it], built on the one thing that sets it apart: [what].'),
        ],
        criterion: 'specificity',
        note: 'Asks for what only you know.',
      },
      {
        parts: [added('Subject under 50 characters, body under 120 words, one call to action.')],
        criterion: 'constraints',
        note: 'Limits that rule out filler.',
      },
      {
        parts: [added('Plain and friendly; no superlatives, no claim that isn’t given here.')],
        criterion: 'tone',
        note: 'A voice that can be checked.',
      },
      {
        parts: [added('Return subject, preview text, body and button label, in this order.')],
        criterion: 'structure',
        note: 'An answer ready to paste.',
      },
    ],
    scores: [4.7, 5.7, 6.2, 6.7, 7.5],
  },
  {
    tab: 'Blog Post',
    intent: 'write',
    typed: 'blog post about why small teams should write things down',
    edits: [
      {
        parts: [
          added('Write a '),
          kept('blog post about why small teams should write things down'),
          added(', for [readers] who today [how they share decisions].'),
        ],
        criterion: 'specificity',
        note: 'Asks who reads it, and what they do now.',
      },
      {
        parts: [
          added('Make one argument, show it in two everyday situations, and answer the strongest objection to it.'),
        ],
        criterion: 'clarity',
        note: 'A line of thought instead of a list of tips.',
      },
      {
        parts: [added('Between 600 and 800 words, with a title and three subheadings.')],
        criterion: 'constraints',
        note: 'A length and a shape that can be checked.',
      },
      {
        parts: [added('Calm and direct, in plain words; no statistics that I haven’t given you.')],
        criterion: 'tone',
        note: 'Keeps invented figures out.',
      },
    ],
    scores: [5.1, 6.1, 6.7, 7.4, 7.8],
  },
  {
    tab: 'Code Assistant',
    intent: 'code',
    typed: 'my react list gets slow with 2000 rows, make it faster',
    edits: [
      {
        parts: [
          kept('My React list gets slow with 2000 rows, make it faster'),
          added('. Find out first whether rendering, data loading or layout is the cause.'),
        ],
        criterion: 'clarity',
        note: 'The cause before the cure.',
      },
      {
        parts: [added('Keep the component’s props and behaviour; add no dependency without saying why.')],
        criterion: 'constraints',
        note: 'Says what must not change.',
      },
      {
        parts: [added('Return a diff of each file you touch, then the steps to measure the gain.')],
        criterion: 'structure',
        note: 'An answer that can be applied and checked.',
      },
      {
        parts: [added('The code: [component]. How the rows are loaded: [query or hook].')],
        criterion: 'specificity',
        note: 'Asks for what it can’t see.',
      },
    ],
    scores: [5.4, 7, 7.5, 7.7, 7.7],
  },
];

/** Beside the headline: another one than the first of the tabs further down, which people see next. */
export const [, heroExample] = examples;

export const featureTexts = {
  title: 'Made to be checked, not believed',
  items: {
    responses: {
      title: 'Better AI Responses',
      text: 'Three strategies that can’t collapse into one: short and sharp, a goal with checks, or the right questions first. Each is compared with your own words before you see it.',
    },
    time: {
      title: 'Save Time',
      text: 'All versions stream in side by side with your original, scored on the same five criteria. Compare, copy, or open one in your assistant.',
    },
    learn: {
      title: 'Learn By Example',
      text: 'Every change comes with its reason and every assumption is marked. After a week of margin notes you write better first drafts.',
    },
  },
  fragment: {
    removed: 'make it short',
    added: 'in at most 120 words',
    original: 'Original',
    sharp: 'Sharp',
    criterion: 'Constraints',
    note: 'A length that can be counted.',
  },
} as const;

export const pricingTexts = {
  title: 'Simple pricing',
  lead: 'Start free. Move up when ten a month are not enough.',
  leadOnce: 'Start free. Move up when ten are not enough.',
  free: { name: 'Free', text: 'To see whether it helps.', choose: 'Get Started Free' },
  basic: { name: 'Basic', text: 'For daily work with an assistant.' },
  pro: { name: 'Pro', text: 'For people who prompt all day.', mark: 'Half the price per prompt' },
  enterprise: {
    name: 'Enterprise',
    price: 'Custom',
    text: 'For teams with their own needs.',
    points: ['As many prompts as you need', 'Terms and invoicing that suit you', 'A person to talk to'],
    choose: 'Contact Sales',
    subject: 'Enterprise plan',
  },
  noCard: 'No card needed',
} as const;

export const faqTexts = {
  title: 'Questions',
  items: [
    {
      question: 'What counts as a prompt?',
      answer:
        'One optimization, with its three versions and three changes of single versions. An attempt that fails costs nothing.',
    },
    {
      question: 'Which assistants does it work with?',
      answer: 'All of them. You get plain text that you can paste into ChatGPT, Claude, Gemini or a coding agent.',
    },
    {
      question: 'How long may a prompt be?',
      answer: 'From three words to 500 characters. The rewrites may be longer.',
    },
    {
      question: 'Can I cancel?',
      answer: 'Anytime. You keep your plan until the end of the period you have paid for. Payments are not refundable.',
    },
    {
      question: 'Who reads what I type?',
      answer:
        'It is used to make your versions and to keep your history, which you can delete or switch off. We train no model with it.',
    },
  ],
} as const;
