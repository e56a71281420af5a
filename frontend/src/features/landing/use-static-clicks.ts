import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { openContactDialog } from '../../api/contact-dialog';
import { useGoToPricing } from './use-go-to-pricing';
import { needsFullLoad, paths } from '../../app/paths';

type Answer = (control: HTMLElement) => boolean;

/**
 * Answers clicks on links and buttons in HTML that no component stands behind: links inside the site change the page,
 * `data-contact` opens the contact dialog. What `answer` returns true for is done already.
 */
export function useStaticClicks(answer: Answer): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const goToPricing = useGoToPricing();

  return (event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href], button') : null;
    if (!control || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { contact } = control.dataset;
    if (answer(control)) {
      event.preventDefault();
    } else if (contact !== undefined) {
      openContactDialog(contact === '' ? {} : { subject: contact });
    } else if (control instanceof HTMLAnchorElement && isInternal(control)) {
      event.preventDefault();
      const target = control.pathname + control.hash;
      if (target === paths.section('pricing')) goToPricing();
      else void navigate(target);
    }
  };
}

const isInternal = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === window.location.origin && !needsFullLoad(pathname);
