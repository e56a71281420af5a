import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { sessionStore } from '../../api/storage';
import { scrollToId, scrollToTop } from '../../ui/smooth-scroll';
import { SECTION_IDS } from './section-ids';

/** After a load or a change of page, before scrolling to the prices, in milliseconds: what is above has to settle. */
export const SCROLL_TO_PRICING_AFTER = 800;

const HIDDEN_BY_RESULTS: readonly string[] = [SECTION_IDS.examples, SECTION_IDS.features, SECTION_IDS.pricing];

/** Which visit of the page asks for a section that results would hide, if any. */
export function useArrivalAtSection(): { asksForPitch: boolean } {
  const { hash, key } = useLocation();
  const navigation = useNavigationType();
  const [asksForPricing, setAsksForPricing] = useState(false);
  const section = hash.slice(1);

  useEffect(() => {
    if (sessionStore.get('scrollToPricing') === null) return;
    let stopWaiting: (() => void) | undefined;
    const show = setTimeout(() => setAsksForPricing(true));
    const timer = setTimeout(() => {
      sessionStore.remove('scrollToPricing');
      stopWaiting = scrollToId(SECTION_IDS.pricing);
    }, SCROLL_TO_PRICING_AFTER);
    return () => {
      clearTimeout(show);
      clearTimeout(timer);
      stopWaiting?.();
    };
  }, [key]);

  const isSection = Object.values<string>(SECTION_IDS).includes(section);
  const isFirst = useRef(true);
  useEffect(() => {
    const isArrival = isFirst.current;
    isFirst.current = false;
    if (isSection) return scrollToId(section);
    // The link to the page one is on leads to its beginning.
    if (!isArrival && section === '' && navigation === NavigationType.Push) scrollToTop();
    return undefined;
  }, [isSection, section, key, navigation]);

  return { asksForPitch: asksForPricing || HIDDEN_BY_RESULTS.includes(section) };
}
