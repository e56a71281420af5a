import { useLocation, useNavigate } from 'react-router-dom';
import { sessionStore } from '../../api/storage';
import { paths } from '../../app/paths';
import { scrollToElement } from '../../ui/smooth-scroll';
import { SECTION_IDS } from './section-ids';

/**
 * Brings the prices into view. Where they aren't, because results stand in their place or this is another page, home
 * is told to do it once it has loaded.
 */
export function useGoToPricing(): () => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return () => {
    const isHome = pathname === paths.home();
    const pricing = isHome ? document.getElementById(SECTION_IDS.pricing) : null;
    if (pricing) {
      scrollToElement(pricing);
      return;
    }
    sessionStore.set('scrollToPricing', 'true');
    if (isHome) window.location.reload();
    else void navigate(paths.home());
  };
}
