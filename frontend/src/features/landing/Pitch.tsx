import { ExampleTabs } from './ExampleTabs';
import { Features } from './Features';
import { Pricing } from './Pricing';
import { Questions } from './Questions';

/** What a visitor wants to see before an account, and nobody beside results. Plain HTML: see PrerenderedPart. */
export function Pitch() {
  return (
    <>
      <ExampleTabs />
      <Features />
      <Pricing />
      <Questions />
    </>
  );
}
