export interface ToastMessage {
  kind?: 'success' | 'info' | 'warning' | 'error';
  title: string;
  description?: string | undefined;
  durationMs?: number;
}

export interface ShownToast extends Required<Omit<ToastMessage, 'description'>> {
  id: number;
  description: string | undefined;
}

export const TOAST_DURATION_MS = 5000;

let shown: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: ShownToast | null) {
  shown = next;
  listeners.forEach((listener) => listener());
}

/** Shows a message in the corner; it replaces the one that is there. Nothing essential may be said only here. */
export function toast({ kind = 'info', title, description, durationMs = TOAST_DURATION_MS }: ToastMessage): void {
  show({ id: ++lastId, kind, title, description, durationMs });
}

/** Takes a message away, unless another has replaced it already. */
export function dismissToast(id: number): void {
  if (shown?.id === id) show(null);
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => shown,
};
