import { useEffect, useState } from 'react';
import { localStore } from '../api/storage';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** What the person has chosen in this browser; the system decides until then. */
function storedTheme(): Theme {
  const stored = localStore.get('theme');
  return THEMES.find((theme) => theme === stored) ?? 'system';
}

/** The page's inline script does the same before the first paint. */
function applyTheme(theme: Theme): void {
  const dark = theme === 'dark' || (theme === 'system' && systemIsDark().matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
}

/** Follows the system, and what other tabs choose, for as long as the page is open. */
export function useThemeKeeper(): void {
  useEffect(() => {
    const apply = () => applyTheme(storedTheme());
    const onStorage = ({ key }: StorageEvent) => {
      if (key === 'theme') apply();
    };
    const system = systemIsDark();
    system.addEventListener('change', apply);
    window.addEventListener('storage', onStorage);
    return () => {
      system.removeEventListener('change', apply);
      window.removeEventListener('storage', onStorage);
    };
  }, []);
}

/** The chosen theme and how to change it; for parts that are drawn only in the browser. */
export function useThemeChoice(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(storedTheme);
  const choose = (next: Theme) => {
    localStore.set('theme', next);
    applyTheme(next);
    setTheme(next);
  };
  return [theme, choose];
}
