import type { StaticPart } from '../../ui/PrerenderedPart';

/** What stays below the results. */
export const benefitsPart: StaticPart = {
  id: 'home-benefits',
  load: async () => (await import('./Benefits')).Benefits,
};

/** What gives way to them. */
export const pitchPart: StaticPart = {
  id: 'home-pitch',
  load: async () => (await import('./Pitch')).Pitch,
};

/** The marked-up prompt beside the headline. */
export const heroExamplePart: StaticPart = {
  id: 'hero-example',
  load: async () => (await import('./HeroExample')).HeroExample,
};
