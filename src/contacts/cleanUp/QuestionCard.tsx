import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Card } from '../../ui/Card';
import { Decision } from './Decision';
import styles from './QuestionCard.module.css';

interface QuestionCardProps extends ComponentProps<'form'> {
  as: 'form' | 'section';
  choices: ComponentProps<typeof Decision>['choices'];
  /** Other choices of the same question take the focus, too. */
  turn?: string;
  children: ReactNode;
}

/** A question of Clean Up, and at its foot, at one height for all of them, what can be answered (R15.112). */
export function QuestionCard({
  as,
  choices,
  turn = '',
  className,
  children,
  ...rest
}: QuestionCardProps) {
  return (
    <Card as={as as 'form'} {...rest} className={styles.card}>
      <div className={clsx(styles.body, className)}>{children}</div>
      <Decision key={turn} choices={choices} />
    </Card>
  );
}
