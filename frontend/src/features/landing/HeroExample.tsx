import { criterionNames } from '../../content/optimize';
import { heroExample, heroExampleTexts, type ExampleEdit } from '../../content/home';
import { ScoreBadge } from '../../ui/ScoreBadge';

const { typed, edits, scores } = heroExample;

/** What the slider says at each of its places. */
const SAID = scores.map((score, applied) => {
  const last = edits[applied - 1];
  if (!last) return heroExampleTexts.untouched(edits.length, score.toFixed(1));
  return heroExampleTexts.step(applied, edits.length, criterionNames[last.criterion], score.toFixed(1));
});

/**
 * A draft and its rewrite on one sheet, with the reason for every change in the margin and what each is worth. Plain
 * HTML that starts finished; `applyEdits` moves it, and `answerExampleClick` what is clicked in it.
 */
export function HeroExample() {
  return (
    <figure aria-label={heroExampleTexts.exampleLabel}>
      <div className="hero-typed">
        <p className="hero-label">{heroExampleTexts.youTyped}</p>
        <p className="hero-draft">{typed}</p>
      </div>
      <div className="hero-manuscript">
        <p className="hero-label hero-heading">{heroExampleTexts.rewrite}</p>
        {edits.map((edit, index) => (
          <Edit key={edit.criterion} edit={edit} place={index + 1} />
        ))}
      </div>
      <div className="hero-scale">
        <button type="button" className="hero-play" aria-label={heroExampleTexts.play}>
          <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
            <path d="M3 1.5v11l9-5.5z" fill="currentColor" />
          </svg>
        </button>
        <span className="hero-end" aria-hidden="true">
          {heroExampleTexts.before}
        </span>
        <input
          type="range"
          className="hero-slider"
          min={0}
          max={edits.length}
          defaultValue={edits.length}
          aria-label={heroExampleTexts.slider}
          aria-valuetext={SAID.at(-1)}
          data-said={JSON.stringify(SAID)}
        />
        <span className="hero-end" aria-hidden="true">
          {heroExampleTexts.after}
        </span>
        <span className="hero-scores">
          {scores.map((score, applied) => (
            <span key={SAID[applied]} data-score="" hidden={applied < edits.length}>
              <ScoreBadge score={score} spoken={heroExampleTexts.outOf} />
            </span>
          ))}
        </span>
      </div>
    </figure>
  );
}

function Edit({ edit: { parts, criterion, note }, place }: { edit: ExampleEdit; place: number }) {
  return (
    <div className="hero-edit" data-edit="">
      <p className="hero-sentence">
        {parts.map(({ text, isInsertion }) => (isInsertion ? <ins key={text}>{text}</ins> : text))}
      </p>
      <button type="button" className="hero-note" data-step={place}>
        <b>{criterionNames[criterion]}.</b> {note}
      </button>
    </div>
  );
}
