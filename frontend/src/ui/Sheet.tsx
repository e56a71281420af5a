import type { ComponentProps } from 'react';
import { classes } from './classes';
import styles from './Sheet.module.css';

/** A white sheet on the paper: the surface of forms and documents. */
export function Sheet({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes(styles.sheet, className)} />;
}

/** The same surface, for a part of the page that has a name of its own. */
export function SheetSection({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={classes(styles.sheet, className)} />;
}
