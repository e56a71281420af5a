/** Shows the hero's example with as many of its edits as the slider stands at, and the score it has with them. */
export function applyEdits(slider: HTMLInputElement): void {
  const applied = Number(slider.value);
  const figure = slider.closest('figure');
  const said = JSON.parse(slider.dataset['said'] ?? '[]') as string[];
  slider.setAttribute('aria-valuetext', said[applied] ?? '');
  figure
    ?.querySelectorAll<HTMLElement>('[data-edit]')
    .forEach((edit, index) => edit.toggleAttribute('data-off', index >= applied));
  figure
    ?.querySelectorAll<HTMLElement>('[data-score]')
    .forEach((score, index) => score.toggleAttribute('hidden', index !== applied));
}
