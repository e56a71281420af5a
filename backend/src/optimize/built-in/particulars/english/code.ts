import type { Particular } from '../particular.js';

/** What programs are made of: each kind of code is used, and goes wrong, in its own way. */
export const ENGLISH_CODE: readonly Particular[] = [
  {
    named:
      '(?:unit|jest|vitest|pytest|junit|integration|e2e|playwright|cypress|mocha|rspec) tests?|tests? for (?:an?|the|this|my) (?:\\p{L}+ )?(?:function|class|method|component|module|api|endpoint|hook|script|service)',
    sharp:
      'Test one behaviour in each, with a name that says it, cover the normal case, the boundaries and invalid input, and say where you had to assume how it should behave.',
    points: [
      'Tests: one behaviour each, with a name that says it',
      'Cover: normal case, boundaries, empty and invalid input',
      'Independence: no test relies on another or on the clock',
      'Assumptions: where the expected behaviour was not given',
      'Output: the complete file, with the command that runs it',
    ],
  },
  {
    named:
      '(?:sql|mysql|postgres\\w*|sqlite|bigquery)(?! (?:triggers?|functions?|procedures?|views?|schemas?|migrations?|injections?|servers?|indexe?s?|or|and|vs|course|interview))(?: (?:query|queries|statement))?|quer(?:y|ies) (?:to|that|for)',
    sharp:
      'Say which database you assume, treat ties, missing values and duplicates on purpose, and show what the result looks like for a few made-up rows.',
    points: [
      'Query: complete, readable, with my names where I have given any',
      'Database: the one you assume, and what differs elsewhere',
      'Traps: ties, missing values and duplicates treated on purpose',
      'Result: shown for a few made-up rows',
      'Speed: the index it needs, if any',
    ],
  },
  {
    asked: true,
    over: ['formula', 'code', 'snippet', 'list', 'entries', 'fact', 'question', 'plain', 'small', 'unknown', 'input'],
    named:
      '(?:given|there (?:is|are)|(?:i|we) have|with|using|from|consider|for)(?= )[^?:\\n]{0,80}tables?[^?(\\n]{0,40}\\([a-z0-9_, ]{3,160}\\)',
    sharp:
      'Answer with one query that uses only these columns, treat ties and missing values on purpose, name the database you assume, and show the result for a few made-up rows.',
    points: [
      'Query: one, complete, with only the tables and columns I have given',
      'Traps: ties, missing values and duplicates treated on purpose',
      'Parts: each join, grouping and condition explained in one line',
      'Result: shown for a few made-up rows',
      'Database: the one you assume, and what differs elsewhere',
    ],
  },
  {
    named: '(?:regex|regexp|regular expression)s?(?: pattern)?',
    sharp:
      'Return it ready to copy, explain each part in one line, list three inputs that match and three that must not, and say which valid cases it gives up on.',
    points: [
      'Output: ready to copy, with the flags it needs',
      'Explanation: one line per part',
      'Tests: three inputs that match and three that must not',
      'Limits: valid cases it gives up on, and why',
    ],
  },
  {
    named:
      'docker ?files?|docker[- ]compose(?: files?)?|(?:github|gitlab) (?:actions?|ci|workflows?)|ci(?:/cd)? (?:pipeline|workflow|config)s?|(?:nginx|apache|caddy|terraform|webpack|vite|eslint|kubernetes|k8s|helm|ansible) (?:config\\w*|files?|manifests?|playbooks?|charts?)|make ?files?',
    sharp:
      'Give the complete file, mark every line I have to adapt, keep secrets out of it, build in what makes it fast on the second run, and add the commands to start and to check it.',
    points: [
      'File: complete, with its name and place',
      'Adapt: every line I have to change marked',
      'Speed and size: caches used, nothing shipped that is not needed',
      'Safety: no secrets in it, least rights',
      'Check: the commands to run it and to see that it works',
    ],
  },
  {
    named:
      '(?:bash|shell|powershell|terminal|linux|cmd|awk|sed|ffmpeg|curl|zsh|docker|kubectl|vim) (?:commands?|one[- ]?liners?|alias(?:es)?)|one[- ]?liners?(?= (?:to|that|for|which) (?:count|find|list|delete|rename|replace|convert|download|kill|print|extract|show|sum|sort|copy|move|search|remove)(?![\\p{L}]))|cron (?:expressions?|lines?)',
    sharp:
      'Return it ready to copy, explain each option in one line, show a harmless way to try it first, and say on which system it works.',
    points: [
      'Output: one command, ready to copy',
      'Options: one line on each',
      'Trial: a harmless way to try it first',
      'Variation: the one people most often need next',
      'System: where it works, and what differs elsewhere',
    ],
  },
  {
    named:
      '(?:bash|shell|powershell|zsh|cron)(?: (?:scripts?|jobs?|functions?))?|(?:batch|backup) (?:scripts?|jobs?|files?)',
    sharp:
      'Make it safe with spaces in names and stop at the first error, show how to try it without changing anything, and explain each option in one line.',
    points: [
      'Output: ready to copy, safe with spaces in names',
      'Trial: how to run it first without changing anything',
      'Options: one line on each',
      'Errors: it stops at the first one and says why',
      'System: where it works, and what differs elsewhere',
    ],
  },
  {
    named:
      '(?=.*(?<!\\p{L})(?:fetch|load|api|list|tables?|data|search|feed|users|posts|products|infinite|upload)(?:e?s|ed|ing)?(?!\\p{L}))(?:(?:react|vue|svelte|angular|web) (?:component|hook|form|modal|table|button|page)s?|(?:custom|react) hooks?|(?:component|hook|form|modal|table|button|page)s? (?:in|with|using|for) (?:react|vue|svelte|angular|next))',
    sharp:
      'Give complete code with typed inputs, cover loading, empty and error states, make it usable with the keyboard, and show how it is used.',
    points: [
      'Code: complete, inputs typed, no libraries I have not named',
      'States: normal, loading, empty, error',
      'Use: works with keyboard and screen reader',
      'Example: how it is called',
      'Decisions: the ones I might want different',
    ],
  },
  {
    named:
      '(?:react|vue|svelte|angular) (?:component|hook|form|modal|button|widget)s?|web components?|(?:custom|react) hooks?|(?:component|hook|form|modal|button|widget)s? (?:in|with|using|for) (?:react|vue|svelte|angular|next)',
    sharp:
      'Give complete code with typed inputs, treat values out of range or missing on purpose, make it usable with keyboard and screen reader, and show two ways of using it.',
    points: [
      'Code: complete, inputs typed with their defaults, no libraries I have not named',
      'Inputs: values that are missing, wrong or out of range treated on purpose',
      'Use: works with keyboard and screen reader, the roles it needs included',
      'Example: used twice, with different inputs',
      'Decisions: the ones I might want different',
    ],
  },
  {
    named: '(?:css|tailwind|sass|scss|flexbox)(?! (?:books?|courses?|jobs?))',
    sharp:
      'Show the smallest markup and style that does it, the modern way first, and say when it breaks and what to use then.',
    points: [
      'Code: the smallest markup and style that shows it, ready to try',
      'Way: the modern one first, one alternative',
      'Reason: which line does the work',
      'Limits: when it breaks, such as long text or small screens',
    ],
  },
  {
    named:
      '(?:typescript|ts|zod|pydantic|prisma|graphql|json) (?:types?|interfaces?|schemas?|models?)|(?:type|interface)s? for',
    sharp:
      'Make it as strict as it can be, name what is optional and why, and show one value that is accepted and one that is refused.',
    points: [
      'Code: complete, as strict as it can be',
      'Optional parts: named, with what their absence means',
      'Examples: one value that is accepted, one that is refused',
      'Decisions: what you assumed about the data',
    ],
  },
  {
    named:
      '(?:rest |graphql )?apis? (?:design|spec\\w*|endpoints?|routes?|for)|endpoints? (?:for|to)|open ?api(?: spec\\w*)?',
    sharp:
      'List the resources with paths and methods in a table, show one request with its answer for each kind, settle errors, paging and rights, and name the decisions that could be made differently.',
    points: [
      'Overview: a table of paths, methods and what they do',
      'Examples: one request with its answer for each kind',
      'Errors: status and body for what goes wrong',
      'Rights and paging: who may do what, how long lists are cut',
      'Decisions: what could be made differently, and why not',
    ],
  },
  {
    named: '(?:database|db|sql|data|table|er) (?:schemas?|models?|designs?|diagrams?)|schemas? (?:for|of)',
    sharp:
      'Give the tables with columns, types and keys, what may be missing and what must be unique, the indexes for the usual queries, and the decisions you made.',
    points: [
      'Tables: columns, types, keys, as code',
      'Rules: what may be missing, what must be unique',
      'Relations: each in one line',
      'Indexes: for the usual queries, named',
      'Decisions: what you assumed and what it would take to change it',
    ],
  },
  {
    named:
      '(?:sample|test|mock|dummy|fake|seed)(?: \\p{L}+)? data|(?:json |csv )?data ?sets?(?= (?:of|with|for)(?![\\p{L}]))',
    sharp:
      'Make it valid, varied and plausible without real people, include a few awkward cases, and return the data alone.',
    points: [
      'Form: valid, ready to load, the data alone',
      'Content: varied and plausible, no real people',
      'Awkward cases: long, empty and accented values among them',
      'Consistency: fields of one row fit each other',
    ],
  },
  {
    named:
      'git(?: (?:commands?|alias|workflow))?(?= (?!hub)\\p{L})(?!.* (?:or|vs|versus) .*(?:difference|better|when))',
    sharp:
      'Give the commands in order, say in a few words what each one changes, how to check before that nothing gets lost, and how to undo it.',
    points: [
      'First: how to check the state, so that nothing gets lost',
      'Commands: in order, ready to copy, with what each one changes',
      'Names: [brackets] where mine belong',
      'Undo: how to get back if it went wrong',
    ],
  },
];
