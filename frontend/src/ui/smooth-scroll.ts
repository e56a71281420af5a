const WAIT_FOR_TARGET_MS = 3_000;
const LOOK_EVERY_MS = 50;

function behavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: behavior() });
}

export function scrollToElement(element: Element): void {
  // Parts that are still to be laid out (see boot.ts) would push the element away while the page scrolls to it.
  delete document.documentElement.dataset['arriving'];
  element.scrollIntoView({ behavior: behavior(), block: 'start' });
}

/** Scrolls to an element that may only be on its way into the page. The returned function gives up waiting. */
export function scrollToId(id: string): () => void {
  const since = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const element = document.getElementById(id);
    if (element) scrollToElement(element);
    else if (Date.now() - since < WAIT_FOR_TARGET_MS) timer = setTimeout(look, LOOK_EVERY_MS);
  };
  look();
  return () => clearTimeout(timer);
}
