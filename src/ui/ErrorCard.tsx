import type { ReactNode } from 'react';
import { Actions } from './Button';
import { Card } from './Card';
import styles from './ErrorCard.module.css';
import { Icon } from './Icon';
import { PageHeading } from './PageHeading';
import { TryAgainButton } from './TryAgainButton';

interface ErrorCardProps {
  title?: string;
  message: string;
  /** Whether the page shows nothing else: then the card's title is the page's own. */
  isPage?: boolean;
  /** Offers to try again, before the other ways. */
  onTryAgain?: (() => void) | undefined;
  children?: ReactNode;
}

/** Replaces a part that could not be shown, with ways to go on. */
export function ErrorCard({
  title = 'We couldn’t load this page',
  message,
  isPage = false,
  onTryAgain,
  children,
}: ErrorCardProps) {
  return (
    <Card className={styles.card} role="alert">
      <span className={styles.mark}>
        <Icon name="alert" />
      </span>
      {isPage ? <PageHeading>{title}</PageHeading> : <h2>{title}</h2>}
      <p>{message}</p>
      {(onTryAgain ?? children) && (
        <Actions align="center" className={styles.actions}>
          {onTryAgain && <TryAgainButton variant="primary" onTryAgain={onTryAgain} />}
          {children}
        </Actions>
      )}
    </Card>
  );
}
