import type { SectionId } from '../../app/paths';

/** The anchors of the home page. */
export const SECTION_IDS = {
  benefits: 'benefits',
  examples: 'examples',
  features: 'features',
  pricing: 'pricing',
} as const satisfies Record<SectionId, SectionId>;
