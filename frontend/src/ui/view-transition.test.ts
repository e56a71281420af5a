import { afterEach, expect, it, jest } from '@jest/globals';
import { withViewTransition } from './view-transition';

type Update = () => void;

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'startViewTransition');
});

/** A browser that has view transitions: it makes the change a moment later. */
function install() {
  const start = jest.fn((update: Update) => ({
    ready: Promise.resolve(),
    updateCallbackDone: Promise.resolve().then(update),
  }));
  Object.assign(document, { startViewTransition: start });
  return start;
}

const wantsLessMotion = () =>
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as ReturnType<typeof window.matchMedia>);

it('makes the change inside the movement, and is over when it is made', async () => {
  const start = install();
  const change = jest.fn();
  const done = withViewTransition(change);
  expect(start).toHaveBeenCalledTimes(1);
  expect(change).not.toHaveBeenCalled();
  await done;
  expect(change).toHaveBeenCalledTimes(1);
});

it('makes it at once, without any, for people who want less motion and in browsers that can’t', async () => {
  const start = install();
  wantsLessMotion();
  const change = jest.fn();
  const done = withViewTransition(change);
  expect(change).toHaveBeenCalledTimes(1);
  await done;
  expect(start).not.toHaveBeenCalled();

  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'startViewTransition');
  await withViewTransition(change);
  expect(change).toHaveBeenCalledTimes(2);
});
