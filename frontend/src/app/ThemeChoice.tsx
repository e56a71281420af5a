import { useId } from 'react';
import { shellTexts } from '../content/shell';
import { THEMES, useThemeChoice } from './theme';
import styles from './ThemeChoice.module.css';

/** Light, dark, or what the system says. */
export function ThemeChoice() {
  const [theme, choose] = useThemeChoice();
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{shellTexts.theme}</legend>
      <div className={styles.options}>
        {THEMES.map((option) => (
          <label key={option} className={styles.option}>
            <input type="radio" name={name} checked={theme === option} onChange={() => choose(option)} />
            <span>{shellTexts.themes[option]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
