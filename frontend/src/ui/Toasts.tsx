import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { dismissToast, toastStore, type ShownToast } from './toast';

const nothing = () => null;

/** On its own, because what follows an `import` directly isn't told when its styles can't be had. */
const loadViewport = async () => (await import('./ToastViewport')).ToastViewport;

/**
 * The place for messages. It is in every page from the start, so that screen readers know it; the code that shows a
 * message comes with the first one. Where it can't, as without a network, the bare words are shown.
 */
export function Toasts() {
  const current = useSyncExternalStore(toastStore.subscribe, toastStore.current, nothing);
  const [Viewport, setViewport] = useState<ComponentType<{ current: ShownToast | null }>>();
  const [bare, setBare] = useState<ShownToast>();

  useEffect(() => {
    if (!current || Viewport) return;
    loadViewport().then(
      (loaded) => setViewport(() => loaded),
      () => {
        setBare(current);
        setTimeout(dismissToast, current.durationMs, current.id);
      },
    );
  }, [current, Viewport]);

  if (Viewport) return <Viewport current={current} />;
  return (
    <BareRegion>
      {current && current === bare && (
        <p role="alert" style={BARE}>
          {bare.title} {bare.description}
        </p>
      )}
    </BareRegion>
  );
}

const BARE = {
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 30,
  padding: 20,
  background: 'var(--mui-palette-background-paper)',
} as const;

function BareRegion({ children }: { children: ReactNode }) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const focusOnHotkey = (event: KeyboardEvent) => {
      if (event.code === 'F8') region.current?.focus();
    };
    document.addEventListener('keydown', focusOnHotkey);
    return () => document.removeEventListener('keydown', focusOnHotkey);
  }, []);
  return (
    <section ref={region} aria-label="Notifications (F8)" tabIndex={-1}>
      {children}
    </section>
  );
}
