import { render } from '@testing-library/react';
import { App } from '../App';

/** Opens an address in a window of this width, of which jsdom knows nothing. */
export function openAdmin({ path = '/admin', pixels = 1440 } = {}): void {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: pixels <= Number(/max-width:\s*([\d.]+)px/.exec(query)?.[1] ?? 0),
    }) as MediaQueryList;
  window.history.replaceState(null, '', path);
  render(<App />);
}
