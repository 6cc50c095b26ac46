import { ChevronLeft, ChevronRight, type IconNode } from 'lucide';
import { Icon } from '../../ui/Icon';
import { Ways } from './Neighbours';
import styles from './Neighbours.module.css';
import type { Neighbourhood } from './useNeighbours';

interface SaveWaysProps {
  neighbours: Neighbourhood;
  onGo: (id: string) => void;
}

/** The ways of `Neighbours` for a form, which is saved first (R15.144). The contact's page loads none of it. */
export function SaveWays({ neighbours, onGo }: SaveWaysProps) {
  const way = (label: string, icon: IconNode, key: string, id: string | undefined) => (
    <button
      type="button"
      className={styles.way}
      aria-label={label}
      title={label}
      aria-keyshortcuts={key}
      disabled={id === undefined}
      onClick={() => {
        if (id !== undefined) onGo(id);
      }}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <Ways {...neighbours}>
      {way('Save and edit the previous contact', ChevronLeft, 'Alt+ArrowUp', neighbours.previous)}
      {way('Save and edit the next contact', ChevronRight, 'Alt+ArrowDown', neighbours.next)}
    </Ways>
  );
}
