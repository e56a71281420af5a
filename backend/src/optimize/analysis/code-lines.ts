import { lean } from './lean.js';
import { URL_SOURCE } from './span-patterns.js';

/** Brackets, arrows and operators that stand so in programs, and hardly ever in a sentence. */
const SIGNS = lean(
  /=>|->|[=!<>:+*/|&-]=|(?<!c)\+\+|&&|\|\||<\/|\/>|<[a-z][a-z0-9]*(?: [a-z-]+=|>)|[)\]};]\s?;|;\s*$|\)\s?\{|\)\.[a-z]|\{\s*$|^\s*[})\]]|\{[^{}]{0,200}[.(:;=][^{}]{0,200}\}|[\w)] ?=[ \w"'([{-]|[\w\])] ?[<>|] ?(?!3(?!\w))[\w("'$]|[a-z)\]] % \w|(?<![\w.-])[a-z_]\w*(?:\.\w+)*\((?!(?:e?s|n|e|r|a|o|in|innen|en|ren|ies)\))|\w\[[\w'":-]|::\w|\blambda(?: \w+(?:, \w+)*)? ?:|\$[a-z_{(]/iu,
);

/** How a line of a program or a command begins. */
const OPENINGS =
  /^\s*(?:for (?!me|us|him|her|you)[a-z_]\w{0,2}(?: ?, ?\w+)* (?:in|of) |for \w+ in (?:range|enumerate|[\w.]+[(:])|(?:for|if|while|switch|catch) ?\(|(?:else|try|finally):\s*$|(?:elif|def|except) [^\n]*:\s*$|(?:if|while) [^\n]*[=<>()][^\n]*:\s*$|(?:async )?(?:def|function|fn|func) \w+ ?\(|import (?:\{|\w+(?:\.\w+)*(?: as \w+)?\s*$|\w+ from )|from [\w.]+ import |(?:const|let|var|int|float|double|char|string|bool|auto) \w+ ?(?:=|;)|int \w+ ?,|return(?: [^ \n]+)?\s*$|(?:print|puts|yield|del) [^ \n]+\s*$|select [\w.*, ]{1,80} from |insert into |update \w+ set |delete from |create (?:table|view|index) |alter table |(?:group by|order by|inner join|left join) |(?:sudo|npm|npx|yarn|pip3?|curl|wget|chmod|ssh) (?:-|install|run)|\$ [a-z]|>>> |#(?:include|define|!)|\/\/|\/\*|<!|end\s*$)/iu;

const LINK = new RegExp(URL_SOURCE, 'giu');
const CONTINUED = /^(?: {2,}|\t)\S/u;

interface Range {
  start: number;
  end: number;
}

function isCode(line: string): boolean {
  const withoutLinks = line.replace(LINK, ' ');
  return SIGNS.test(withoutLinks) || OPENINGS.test(withoutLinks);
}

/** The lines in which a letter, a space or a mark may be part of a program, whether or not a fence stands around them. */
export function codeLines(text: string): Range[] {
  const lines = text.split('\n');
  const coded = lines.map(isCode);
  if (!coded.includes(true)) return [];
  const ranges: Range[] = [];
  let start = 0;
  let isFenced = false;
  lines.forEach((line, at) => {
    const isFence = line.trimStart().startsWith('```');
    const isBetween = coded[at - 1] === true && coded[at + 1] === true;
    if (coded[at] === true || isFenced || isFence || isBetween || CONTINUED.test(line))
      ranges.push({ start, end: start + line.length });
    if (isFence) isFenced = !isFenced;
    start += line.length + 1;
  });
  return ranges;
}

const FIRST_SIGN = /[^\p{L}\p{M}\p{N}\s,.'’"?!:-]/u;
const LEAST_WORDS = 3;

/** A line of code begins with it, as opposed to a sentence that has code in it. */
export function beginsInCode(line: string): boolean {
  if (!isCode(line)) return false;
  if (OPENINGS.test(line)) return true;
  return (
    line
      .slice(0, FIRST_SIGN.exec(line)?.index ?? line.length)
      .trim()
      .split(/\s+/u).length < LEAST_WORDS
  );
}

/** Nothing but code, or too little behind it to be the rest of a sentence. */
export function endsInCode(line: string): boolean {
  if (!isCode(line)) return false;
  const behind = /[^\p{L}\p{M}\p{N}\s,.'’?!]([\p{L}\p{M}\p{N}\s,.'’?!]*)$/u.exec(line)?.[1] ?? line;
  return !/\s\p{L}{2,}[?.!]*$/u.test(behind);
}
