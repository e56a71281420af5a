import { useEffect, useId, useRef, useState, type FocusEvent, type ReactNode } from 'react';

interface DisclosureProps {
  /** The accessible name, if the button shows no words. */
  label?: string | undefined;
  button: ReactNode;
  buttonClass: string | undefined;
  panelClass: string | undefined;
  className?: string | undefined;
  /** The panel's content; call `close` when something in it has been chosen. */
  children: (close: () => void) => ReactNode;
}

/** A button that shows a panel below it. Esc, a press elsewhere, or leaving it with the focus closes it. */
export function Disclosure({ label, button, buttonClass, panelClass, className, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  // Only the Tab key means leaving: a page may also move the focus by itself, while somebody is still reading the panel.
  const tabbing = useRef(false);
  const closeWhenLeft = (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (tabbing.current && next instanceof Node && !container.current?.contains(next)) setOpen(false);
  };

  return (
    <div
      ref={container}
      className={className}
      onKeyDown={(event) => void (tabbing.current = event.key === 'Tab')}
      onBlur={closeWhenLeft}
    >
      <button
        ref={opener}
        type="button"
        className={buttonClass}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open && (
        <div id={panelId} className={panelClass}>
          {children(() => setOpen(false))}
        </div>
      )}
    </div>
  );
}
