import { useEffect, useState, type ComponentType } from 'react';

export type LazyPart<Props> = ComponentType<Props> & { preload: () => void };

/**
 * A part of a panel whose code comes when it is shown, or beforehand. Nothing stands there until it has come; if it
 * can't, the next look asks for it again.
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
      if (!Loaded) void bring().then((component) => setLoaded(() => component));
    }, [Loaded]);
    return Loaded ? <Loaded {...props} /> : null;
  }

  return Object.assign(Part, { preload: () => void bring() });
}
