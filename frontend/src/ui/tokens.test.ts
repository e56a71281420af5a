import { describe, expect, it } from '@jest/globals';
import { COLORS, type SchemeColors, type SchemeName } from './tokens';
import { tokensCss } from './tokens-css';

/** Relative luminance and contrast as WCAG 2 defines them. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT_ON: [keyof SchemeColors, keyof SchemeColors][] = [
  ...(['ink', 'ink2', 'ink3', 'blue', 'red'] as const).flatMap((text) =>
    (['paper', 'sheet'] as const).map((ground): [keyof SchemeColors, keyof SchemeColors] => [text, ground]),
  ),
  ['ink2', 'sunken'],
  ['onBlue', 'blue'],
  ['onBlue', 'blueHover'],
  ['ink', 'tint'],
  ['tintInk', 'tint'],
  ['blue', 'tint'],
  ['green', 'greenTint'],
  ['yellow', 'yellowTint'],
  ['red', 'redTint'],
];

describe.each(Object.keys(COLORS) as SchemeName[])('in the %s theme', (scheme) => {
  const colors = COLORS[scheme];

  it.each(TEXT_ON)('%s is readable on %s', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['paper', 'sheet'] as const)('the border of a control can be seen on %s', (ground) => {
    expect(contrast(colors.control, colors[ground])).toBeGreaterThanOrEqual(3);
  });
});

it('gives every colour to the style sheet, in both themes', () => {
  const css = tokensCss();
  for (const colors of Object.values(COLORS)) {
    for (const value of Object.values<string>({ ...colors })) expect(css).toContain(`: ${value};`);
  }
});
