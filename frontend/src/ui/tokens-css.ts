import {
  COLORS,
  COLUMN_WIDTH,
  FONTS,
  MOTION,
  PROMPT_FONT,
  RADIUS,
  SPACING,
  TYPE,
  type SchemeColors,
} from './tokens.ts';

/** Where MUI has a name for a colour, ours is that name: both kinds of screen then share one set of variables. */
function colorVariables(colors: SchemeColors): string[] {
  return [
    `--mui-palette-background-default: ${colors.paper}`,
    `--mui-palette-background-paper: ${colors.sheet}`,
    `--sunken: ${colors.sunken}`,
    `--mui-palette-text-primary: ${colors.ink}`,
    `--mui-palette-text-secondary: ${colors.ink2}`,
    `--mui-palette-text-disabled: ${colors.ink3}`,
    `--mui-palette-divider: ${colors.line}`,
    `--ctl: ${colors.control}`,
    `--mui-palette-primary-main: ${colors.blue}`,
    `--mui-palette-primary-dark: ${colors.blueHover}`,
    `--mui-palette-primary-contrastText: ${colors.onBlue}`,
    `--tint: ${colors.tint}`,
    `--tint-ink: ${colors.tintInk}`,
    `--mui-palette-success-main: ${colors.green}`,
    `--success-tint: ${colors.greenTint}`,
    `--mui-palette-warning-main: ${colors.yellow}`,
    `--warning-tint: ${colors.yellowTint}`,
    `--mui-palette-error-main: ${colors.red}`,
    `--error-tint: ${colors.redTint}`,
    `--shadow: ${colors.shadow}`,
  ];
}

function sharedVariables(): string[] {
  return [
    `--font-sans: ${FONTS.sans}`,
    `--font-mono: ${FONTS.mono}`,
    `--type-prompt: ${PROMPT_FONT} var(--font-mono)`,
    ...Object.entries(TYPE).flatMap(([name, { font, tracking }]) => [
      `--type-${name}: ${font} var(--font-sans)`,
      ...(tracking === 'normal' ? [] : [`--tracking-${name}: ${tracking}`]),
    ]),
    ...SPACING.map((pixels, index) => `--space-${index + 1}: ${pixels}px`),
    `--radius: ${RADIUS.control}px`,
    `--radius-sheet: ${RADIUS.sheet}px`,
    `--press: ${MOTION.press}ms`,
    `--state: ${MOTION.state}ms`,
    `--enter: ${MOTION.enter}ms`,
    `--curve: ${MOTION.curve}`,
    `--column: ${COLUMN_WIDTH}px`,
  ];
}

const block = (selector: string, lines: string[]) =>
  `${selector} {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;

/** The site's CSS variables. Without script the system's scheme decides, because nothing has set `data-theme` then. */
export function tokensCss(): string {
  const light = ['color-scheme: light', ...colorVariables(COLORS.light)];
  const dark = ['color-scheme: dark', ...colorVariables(COLORS.dark)];
  return [
    block(':root', [...sharedVariables(), ...light]),
    block("[data-theme='dark']", dark),
    `@media (prefers-color-scheme: dark) {\n${block(':root:not([data-theme])', dark)}}\n`,
  ].join('\n');
}
