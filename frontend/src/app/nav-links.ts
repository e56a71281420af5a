import { shellTexts } from '../content/shell';
import { paths } from './paths';

export interface NavLinkEntry {
  label: string;
  to: string;
}

/** What everybody sees, in the bar and in the small screen's menu. */
export const NAV_LINKS: NavLinkEntry[] = [
  { label: shellTexts.home, to: paths.home() },
  { label: shellTexts.benefits, to: paths.section('benefits') },
  { label: shellTexts.examples, to: paths.section('examples') },
  { label: shellTexts.features, to: paths.section('features') },
  { label: shellTexts.pricing, to: paths.section('pricing') },
];

/** Beside them for whoever isn't signed in. */
export const VISITOR_LINKS: NavLinkEntry[] = [{ label: shellTexts.signIn, to: paths.auth() }];
