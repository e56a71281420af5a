/** How a tab says whether it is the one shown; the others are reached with the arrow keys. */
export const TAB_ATTRIBUTES = (isShown: boolean) => ({ 'aria-selected': isShown, tabIndex: isShown ? 0 : -1 });

const STEPS: Record<string, number | undefined> = { ArrowRight: 1, ArrowLeft: -1 };

const tabsBeside = (tab: Element) => [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];

/** Shows the panel of a tab and hides those of the tabs beside it. */
export function showTab(tab: HTMLElement): void {
  for (const other of tabsBeside(tab)) {
    const isShown = other === tab;
    other.setAttribute('aria-selected', String(isShown));
    other.tabIndex = isShown ? 0 : -1;
    document.getElementById(other.getAttribute('aria-controls') ?? '')?.toggleAttribute('hidden', !isShown);
  }
}

/** Moves among the tabs as everybody expects; true if the key meant that. */
export function moveTab(tab: HTMLElement, key: string): boolean {
  const tabs = tabsBeside(tab);
  const step = STEPS[key];
  const next = key === 'Home' ? 0 : key === 'End' ? -1 : step && (tabs.indexOf(tab) + step) % tabs.length;
  const target = next === undefined ? undefined : tabs.at(next);
  if (!target) return false;
  showTab(target);
  target.focus();
  return true;
}
