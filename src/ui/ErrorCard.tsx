import type { ReactNode } from 'react';
import { Actions } from './Button';
import { Card } from './Card';
import styles from './ErrorCard.module.css';
import { Icon } from './Icon';

interface ErrorCardProps {
  title?: string;
  message: string;
  children?: ReactNode;
}

/** Stands in the place of what could not be shown, with ways to go on. */
export function ErrorCard({ title = 'Error', message, children }: ErrorCardProps) {
  return (
    <Card className={styles.card} role="alert">
      <span className={styles.mark}>
        <Icon name="alert" />
      </span>
      <h2>{title}</h2>
      <p>{message}</p>
      {children && (
        <Actions align="center" className={styles.actions}>
          {children}
        </Actions>
      )}
    </Card>
  );
}
