import { Hero } from '../features/landing/Hero';
import { OptimizeProvider } from '../features/optimize/OptimizeProvider';
import { PromptEntryCard } from '../features/optimize/PromptEntryCard';
import { ResultsCard } from '../features/optimize/ResultsCard';
import styles from './HomePage.module.css';

/** The product at work: what it does, the prompt, and what became of it. */
export function HomePage() {
  return (
    <OptimizeProvider>
      <div className={styles.home}>
        <Hero />
        <PromptEntryCard />
        <ResultsCard />
      </div>
    </OptimizeProvider>
  );
}
