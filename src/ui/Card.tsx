import { createElement, type ComponentProps } from 'react';
import styles from './Card.module.css';
import { clsx } from 'clsx';

type CardTag = 'article' | 'section' | 'div' | 'li' | 'form' | 'table';

type CardProps<Tag extends CardTag> = ComponentProps<Tag> & {
  as?: Tag;
  /** Smaller title, and less padding on a small screen, for pages that people work on. */
  compact?: boolean;
  /** No padding and no grid: the content reaches the frame. */
  flush?: boolean;
};

/** A raised surface with a frame. The caller's style sheet may change any of it. */
export function Card<Tag extends CardTag = 'section'>({
  as,
  compact = false,
  flush = false,
  className,
  ...rest
}: CardProps<Tag>) {
  return createElement(as ?? 'section', {
    ...rest,
    className: clsx(styles.card, compact && styles.compact, flush && styles.flush, className),
  });
}
