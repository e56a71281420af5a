import { lazy, useState, type ComponentType } from 'react';

export interface LazyPage {
  Page: ComponentType;
  /** Brings the code early: before hydration, or when a link to the page gets attention. Safe to call often. */
  preload: () => Promise<void>;
}

/**
 * A page whose code comes when it is needed. Once it has been preloaded it renders at once instead of suspending,
 * which hydration depends on: the page in the document answers to clicks without a round of waiting.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let ready: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;

  const loadOnce = async () => {
    loading ??= load();
    try {
      return (ready = await loading);
    } catch (error) {
      // The next attempt asks the server again, for example after a lost connection.
      loading = undefined;
      throw error;
    }
  };

  const Lazy = lazy(async () => ({ default: await loadOnce() }));

  function Page() {
    // Decided once: a change of component type between two renders would lose what the page holds.
    const [Component] = useState<ComponentType>(() => ready ?? Lazy);
    return <Component />;
  }

  return { Page, preload: async () => void (await loadOnce()) };
}
