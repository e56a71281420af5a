import type { ComponentProps, MouseEvent } from 'react';
import styles from './Button.module.css';
import { classes } from './classes';
import { Spinner } from './Spinner';

export interface ButtonLook {
  /** `primary` at most once in a view; `quiet` looks like a link and behaves like a button; `danger` can't be undone. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'regular' | 'small';
  block?: boolean;
}

/** The look of a button for an element that is something else, such as a link. */
export function buttonClass({ variant = 'primary', size = 'regular', block = false }: ButtonLook = {}): string {
  return classes(styles.button, styles[variant], size === 'small' && styles.small, block && styles.block);
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Work is going on: a spinner shows, and presses do nothing. The button keeps the focus, which `disabled` would drop. */
  busy?: boolean;
}

/** A native button; `type` is `button` unless it says `submit`, so no form is sent by accident. */
export function Button({
  variant,
  size,
  block,
  busy = false,
  className,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || rest['aria-disabled']) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={classes(buttonClass({ variant, size, block }), className)}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={handleClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
