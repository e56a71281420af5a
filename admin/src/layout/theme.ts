import { defaultTheme, type RaThemeOptions } from 'react-admin';
import { texts } from '../texts';
import { COLORS, FONTS, MOTION, RADIUS, type SchemeColors, type SchemeName } from '../../../frontend/src/ui/tokens';

/** The site's look for the admin app. Spacing keeps MUI's 8 px step, which react-admin's own styles count on. */
export function adminTheme(scheme: SchemeName): RaThemeOptions {
  const colors = COLORS[scheme];
  return {
    ...defaultTheme,
    palette: palette(scheme, colors),
    shape: { borderRadius: RADIUS.control },
    typography: {
      fontFamily: FONTS.sans,
      body2: { fontSize: '0.875rem', lineHeight: 1.45 },
      button: { fontSize: '0.9375rem', textTransform: 'none', fontWeight: 560 },
      h1: { fontSize: '2rem', fontWeight: 700, letterSpacing: '-0.03em', lineHeight: 1.15 },
      h2: { fontSize: '1.25rem', fontWeight: 650, letterSpacing: '-0.01em', lineHeight: 1.3 },
    },
    transitions: {
      duration: {
        shortest: MOTION.press,
        shorter: MOTION.press,
        short: MOTION.state,
        standard: MOTION.enter,
        enteringScreen: MOTION.enter,
        leavingScreen: MOTION.state,
      },
    },
    components: { ...defaultTheme.components, ...components(colors) },
  };
}

function palette(scheme: SchemeName, colors: SchemeColors): RaThemeOptions['palette'] {
  const blue = { main: colors.blue, light: colors.tint, dark: colors.blueHover, contrastText: colors.onBlue };
  return {
    mode: scheme,
    primary: blue,
    secondary: blue,
    success: { main: colors.green },
    warning: { main: colors.yellow },
    error: { main: colors.red },
    background: { default: colors.paper, paper: colors.sheet },
    text: { primary: colors.ink, secondary: colors.ink2, disabled: colors.ink3 },
    divider: colors.line,
  };
}

function components(colors: SchemeColors): RaThemeOptions['components'] {
  const focusRing = { outline: `3px solid ${colors.blue}`, outlineOffset: 2 };
  return {
    MuiCssBaseline: {
      styleOverrides: {
        'a:focus-visible': focusRing,
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
        },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
    },
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
    MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderRadius: RADIUS.sheet } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: colors.control } } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true } },
    MuiCircularProgress: { defaultProps: { 'aria-label': texts.loading } },
    // A card or a frame ends beneath it.
    MuiTableBody: { styleOverrides: { root: { '& > tr:last-of-type > *': { borderBottom: 0 } } } },
    MuiTableContainer: { styleOverrides: { root: scrollShadow(colors) } },
    RaDataTable: {
      styleOverrides: { root: { '& .RaDataTable-tableWrapper': { overflowX: 'auto', ...scrollShadow(colors) } } },
    },
    MuiTableCell: { styleOverrides: { root: { borderColor: colors.line }, head: { fontWeight: 560 } } },
    // The name stays what can be read on the control; the tooltip only describes it.
    MuiTooltip: { defaultProps: { enterDelay: 300, describeChild: true } },
    // On a phone the actions stand in a column with the filters; a share of its height would push them out of the page.
    RaTopToolbar: {
      styleOverrides: {
        root: { '&&': { backgroundColor: 'transparent' }, '@media (max-width: 599.95px)': { '&&': { flex: 'none' } } },
      },
    },
    RaSkipNavigationButton: {
      styleOverrides: { root: { backgroundColor: colors.blue, '&:hover': { backgroundColor: colors.blueHover } } },
    },
  };
}

/** An edge that says that there is more to the right; it lies behind the end of what is scrolled, which covers it. */
function scrollShadow({ sheet, line }: SchemeColors) {
  return {
    background: [
      `linear-gradient(to left, ${sheet} 50%, transparent) right / 32px 100% no-repeat local`,
      `linear-gradient(to left, ${line}, transparent) right / 12px 100% no-repeat scroll`,
    ].join(', '),
  };
}
