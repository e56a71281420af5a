/**
 * The look in one place. The site's CSS variables and the MUI themes are both made from these values, so a colour is
 * never written twice. Imports nothing, because the admin application reads it too.
 */
export interface SchemeColors {
  paper: string;
  sheet: string;
  sunken: string;
  ink: string;
  ink2: string;
  ink3: string;
  line: string;
  control: string;
  blue: string;
  blueHover: string;
  onBlue: string;
  tint: string;
  tintInk: string;
  green: string;
  greenTint: string;
  yellow: string;
  yellowTint: string;
  red: string;
  redTint: string;
  shadow: string;
}

export type SchemeName = 'light' | 'dark';

export const COLORS: Record<SchemeName, SchemeColors> = {
  light: {
    paper: '#F5F7F6',
    sheet: '#FFFFFF',
    sunken: '#ECEFEE',
    ink: '#15181C',
    ink2: '#545866',
    ink3: '#666A77',
    line: '#D9DEDC',
    control: '#858893',
    blue: '#2440B8',
    blueHover: '#1B318F',
    onBlue: '#FFFFFF',
    tint: '#E8ECFF',
    tintInk: '#1F2F7A',
    green: '#17693C',
    greenTint: '#DDF3E5',
    yellow: '#7A5200',
    yellowTint: '#FFF0C2',
    red: '#B3261E',
    redTint: '#FCE5E2',
    shadow: '0 1px 0 #0000000a, 0 12px 32px -18px #1b1c2240',
  },
  dark: {
    paper: '#101315',
    sheet: '#181C1F',
    sunken: '#0B0D0F',
    ink: '#ECEAE4',
    ink2: '#AFB1BB',
    ink3: '#9093A0',
    line: '#2E3038',
    control: '#7C7F8B',
    blue: '#AEBBFF',
    blueHover: '#C6CFFF',
    onBlue: '#12163A',
    tint: '#232A52',
    tintInk: '#D5DCFF',
    green: '#7BD7A0',
    greenTint: '#14301F',
    yellow: '#F2C65C',
    yellowTint: '#352A0B',
    red: '#FF9D93',
    redTint: '#3B1613',
    shadow: 'none',
  },
};

export const FONTS = {
  sans: 'Atk, AtkFallback, system-ui, sans-serif',
  mono: 'AtkMono, ui-monospace, Menlo, "Liberation Mono", monospace',
} as const;

/** CSS `font` shorthands without the family, and the tracking that belongs to each. */
export const TYPE = {
  display: { font: '700 clamp(2.5rem, 4.4vw, 4rem)/1.04', tracking: '-0.045em' },
  h1: { font: '700 2rem/1.15', tracking: '-0.03em' },
  h2: { font: '700 clamp(1.6875rem, 2.6vw, 2.25rem)/1.1', tracking: '-0.03em' },
  h3: { font: '650 1.25rem/1.3', tracking: '-0.01em' },
  lead: { font: '400 1.1875rem/1.55', tracking: 'normal' },
  body: { font: '400 1.03125rem/1.55', tracking: 'normal' },
  small: { font: '400 0.875rem/1.45', tracking: 'normal' },
  label: { font: '560 0.78125rem/1', tracking: 'normal' },
} as const;

/** Typed text; 17 px, so that iOS doesn't zoom into the field. */
export const PROMPT_FONT = '400 1.0625rem/1.6';

/** Steps on a 4 px base, in pixels: `--space-1` to `--space-9`. */
export const SPACING = [4, 8, 12, 16, 20, 28, 40, 56, 84] as const;

export const RADIUS = { control: 6, sheet: 10 } as const;

/** Milliseconds. */
export const MOTION = { press: 120, state: 180, enter: 260, curve: 'cubic-bezier(.2, .7, .2, 1)' } as const;

/** Widest column of text and controls, in pixels. */
export const COLUMN_WIDTH = 1240;
