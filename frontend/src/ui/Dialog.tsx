import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { classes } from './classes';
import styles from './Dialog.module.css';

interface DialogProps {
  open: boolean;
  /** Called for Esc, the close button and a press on the backdrop; the owner then sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  /** Wider, for lists and long texts. */
  wide?: boolean;
  children: ReactNode;
}

/**
 * A modal over the page, on the browser's own dialog: focus goes to the heading, stays inside, and returns to the
 * opener. The content is mounted only while it is open.
 */
export function Dialog({ open, onClose, title, wide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    heading.current?.focus();
    return () => element.close();
  }, [open]);

  // The backdrop is part of the dialog's element: a press on it has the dialog itself as target.
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={classes(styles.dialog, wide && styles.wide)}
      aria-labelledby={titleId}
      onMouseDown={closeOnBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <div className={styles.body}>
          <div className={styles.head}>
            <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
              {title}
            </h2>
            <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
              <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
                <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
              </svg>
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
