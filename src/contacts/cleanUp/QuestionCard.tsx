import { clsx } from 'clsx';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
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
  const card = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Its answers were pressed far down another one.
    if ((card.current?.getBoundingClientRect().top ?? 0) < 0) card.current?.scrollIntoView();
  }, []);
  return (
    <Card as={as as 'form'} {...rest} ref={card} className={styles.card}>
      <div className={clsx(styles.body, className)}>{children}</div>
      <Decision key={turn} choices={choices} />
    </Card>
  );
}
