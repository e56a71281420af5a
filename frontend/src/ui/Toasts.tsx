import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react';
import { toastStore, type ShownToast } from './toast';

const nothing = () => null;

/**
 * The place for messages. It is in every page from the start, so that screen readers know it; the code that shows a
 * message comes with the first one.
 */
export function Toasts() {
  const current = useSyncExternalStore(toastStore.subscribe, toastStore.current, nothing);
  const [Viewport, setViewport] = useState<ComponentType<{ current: ShownToast | null }>>();
  const needed = current !== null;

  useEffect(() => {
    if (needed) void import('./ToastViewport').then((module) => setViewport(() => module.ToastViewport));
  }, [needed]);

  return Viewport ? <Viewport current={current} /> : <EmptyRegion />;
}

function EmptyRegion() {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const focusOnHotkey = (event: KeyboardEvent) => {
      if (event.code === 'F8') region.current?.focus();
    };
    document.addEventListener('keydown', focusOnHotkey);
    return () => document.removeEventListener('keydown', focusOnHotkey);
  }, []);
  return <section ref={region} aria-label="Notifications (F8)" tabIndex={-1} />;
}
