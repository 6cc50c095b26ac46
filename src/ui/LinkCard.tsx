import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card } from './Card';
import styles from './LinkCard.module.css';

interface LinkCardProps {
  heading: ReactNode;
  links: readonly { to: string; text: string; note: string }[];
}

/** A small card of links under one heading, each with a few words that tell it apart. */
export function LinkCard({ heading, links }: LinkCardProps) {
  return (
    <Card compact className={styles.card}>
      <h2>{heading}</h2>
      <ul className={styles.links}>
        {links.map(({ to, text, note }) => (
          <li key={to}>
            <Link to={to}>
              <bdi translate="no">{text}</bdi>
            </Link>
            {note && (
              <bdi translate="no" className={styles.note}>
                {note}
              </bdi>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
