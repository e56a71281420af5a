import { describe, expect, it } from '@jest/globals';
import { preferenceStore } from './preference-store';

describe('preferenceStore', () => {
  it("shares the site's choice of theme, in both directions", () => {
    localStorage.setItem('theme', 'dark');
    const store = preferenceStore();
    expect(store.getItem('theme', 'light')).toBe('dark');
    store.setItem('theme', 'light');
    expect(localStorage.getItem('theme')).toBe('light');
  });

  it('follows the system while nobody has chosen', () => {
    expect(preferenceStore().getItem('theme', 'dark')).toBe('dark');
  });

  it('keeps other preferences, but not what was searched for', () => {
    const store = preferenceStore();
    store.setItem('users.perPage', 50);
    store.setItem('users.listParams', { filter: { q: 'ada@example.test' } });
    expect(store.getItem('users.perPage')).toBe(50);
    expect(JSON.stringify({ ...localStorage })).not.toContain('ada@example.test');
  });
});
