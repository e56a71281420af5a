import { useEffect, useState, type ComponentType } from 'react';

const AGAIN_MS = 2_000;

export type LazyPart<Props> = ComponentType<Props> & { preload: () => void };

/**
 * A part of a page whose code comes when it is shown, or beforehand. Nothing stands there until it has come; if it
 * can't, such as without a network, it is asked for again for as long as it is wanted, and the page goes on meanwhile.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let ready: ComponentType<Props> | undefined;
  const bring = () =>
    load().then(
      (component) => (ready = component),
      () => undefined,
    );

  function Part(props: Props) {
    const [Loaded, setLoaded] = useState(() => ready);
    useEffect(() => {
      if (Loaded) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let wanted = true;
      const ask = async () => {
        const component = await bring();
        if (component) setLoaded(() => component);
        else if (wanted) timer = setTimeout(() => void ask(), AGAIN_MS);
      };
      void ask();
      return () => {
        wanted = false;
        clearTimeout(timer);
      };
    }, [Loaded]);
    return Loaded ? <Loaded {...props} /> : null;
  }

  return Object.assign(Part, { preload: () => void bring() });
}
