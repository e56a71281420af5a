import { localStorageStore, type Store } from 'react-admin';

/** The site's own entry in local storage, so that one choice holds for site and admin app. */
const SITE_THEME_KEY = 'theme';

/** Filters of a list, with names and addresses that were searched for. */
const LIST_PARAMS = /\.listParams$/;

/**
 * react-admin's preferences in local storage, but for two: the theme is the site's, and what was searched for stays in
 * the address instead of outliving the session in the browser.
 */
export function preferenceStore(): Store {
  const own = localStorageStore();
  return {
    ...own,
    getItem<T>(key: string, defaultValue?: T): T {
      const theme = key === 'theme' ? chosenTheme() : null;
      return (theme ?? own.getItem(key, defaultValue)) as T;
    },
    setItem<T>(key: string, value: T): void {
      if (LIST_PARAMS.test(key)) return;
      if (key === 'theme') localStorage.setItem(SITE_THEME_KEY, String(value));
      own.setItem(key, value); // also tells whoever listens
    },
  };
}

function chosenTheme(): 'light' | 'dark' | null {
  const theme = localStorage.getItem(SITE_THEME_KEY);
  return theme === 'light' || theme === 'dark' ? theme : null;
}
