import { brandName } from '../../content/brand';
import { criterionNames, resultTexts } from '../../content/optimize';
import { downloadTexts } from '../../content/results';
import { downloadFile } from '../../ui/download-file';
import type { VersionView } from './results-view';

/** A version with its reasons, and what it was made of. */
export function toMarkdown({ title, text, notes, assumptions }: VersionView, original: string): string {
  const reasons = notes.map(({ criterion, text: reason }) => `- **${criterionNames[criterion]}.** ${reason}`);
  const sections = [
    [`# ${title}`, text],
    reasons.length > 0 ? [`## ${resultTexts.why}`, reasons.join('\n')] : [],
    assumptions.length > 0
      ? [`## ${resultTexts.assumed}`, assumptions.map((assumed) => `- ${assumed}`).join('\n')]
      : [],
    text === original ? [] : [`## ${downloadTexts.original}`, original.replace(/^/gm, '> ')],
  ];
  return `${sections.flat().join('\n\n')}\n`;
}

/** Hands the browser a file to keep. */
export function download(version: VersionView, kind: 'txt' | 'md', original: string): void {
  const isMarkdown = kind === 'md';
  const content = isMarkdown ? toMarkdown(version, original) : `${version.text}\n`;
  const blob = new Blob([content], { type: `${isMarkdown ? 'text/markdown' : 'text/plain'};charset=utf-8` });
  downloadFile(`${brandName()}-${version.title}.${kind}`.toLowerCase().replaceAll(/\s+/g, '-'), blob);
}
