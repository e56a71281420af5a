import { useState } from 'react';
import { Hero } from '../features/landing/Hero';
import { HomeSection } from '../features/landing/HomeSection';
import { ScrollToTop } from '../features/landing/ScrollToTop';
import { benefitsPart, pitchPart } from '../features/landing/sections';
import { useArrivalAtSection } from '../features/landing/use-arrival-at-section';
import { useOptimizationContext } from '../features/optimize/optimize-context';
import { OptimizeProvider } from '../features/optimize/OptimizeProvider';
import { PromptEntryCard } from '../features/optimize/PromptEntryCard';
import { ResultsCard } from '../features/optimize/ResultsCard';
import { Button } from '../ui/Button';
import { shellTexts } from '../content/shell';
import styles from './HomePage.module.css';

/** The product at work: what it does, the prompt, what became of it, and what else there is to know. */
export function HomePage() {
  return (
    <OptimizeProvider>
      <div className={styles.home}>
        <Hero />
        <PromptEntryCard />
        <ResultsAndPitch />
      </div>
      <ScrollToTop />
    </OptimizeProvider>
  );
}

/**
 * Results take the place of what is told to people who have none. Whoever asks for exactly that sees it all the same,
 * and the results wait behind a button.
 */
function ResultsAndPitch() {
  const { run, result } = useOptimizationContext().state;
  const { asksForPitch } = useArrivalAtSection();
  const [broughtBack, setBroughtBack] = useState(false);
  const hasResults = run !== null || result !== null;
  const areAside = asksForPitch && !broughtBack && run === null;
  return (
    <>
      {hasResults && areAside ? (
        <p className={styles.aside}>
          <Button variant="secondary" onClick={() => setBroughtBack(true)}>
            {shellTexts.lastResult}
          </Button>
        </p>
      ) : (
        <ResultsCard />
      )}
      <div className={styles.sections}>
        <HomeSection part={benefitsPart} />
        {(!hasResults || areAside) && <HomeSection part={pitchPart} />}
      </div>
    </>
  );
}
