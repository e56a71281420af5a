import { applyEdits } from './apply-edits';

/** Each edit stands this long before the next is made: time to read its reason. */
export const STEP_MS = 1_100;

/** Answers a click in the hero's example: a note shows the text up to its own edit, "play" makes all of them again. */
export function answerExampleClick(target: EventTarget): void {
  const button = target instanceof Element ? target.closest('button') : null;
  const figure = button?.closest('figure');
  const slider = figure?.querySelector('input');
  if (!button || !figure || !slider) return;
  // Heard as it changes; moved by its own keys, the slider says it itself.
  figure.querySelector('.hero-scores')?.setAttribute('aria-live', 'polite');
  figure.dataset['played'] = '';
  const { step } = button.dataset;
  moveTo(slider, Number(step ?? 0));
  if (step === undefined) setTimeout(() => advance(slider, 0), STEP_MS);
}

function moveTo(slider: HTMLInputElement, applied: number): void {
  slider.value = String(applied);
  applyEdits(slider);
}

/** Makes one edit more, unless somebody has moved the slider or gone elsewhere in the meantime. */
function advance(slider: HTMLInputElement, applied: number): void {
  if (!slider.isConnected || Number(slider.value) !== applied || applied >= Number(slider.max)) return;
  moveTo(slider, applied + 1);
  setTimeout(() => advance(slider, applied + 1), STEP_MS);
}
