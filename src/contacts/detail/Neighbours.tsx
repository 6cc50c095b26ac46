import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, type IconNode } from 'lucide';
import { useSyncExternalStore } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { formatCount } from '../../lib/text';
import { contactPath } from '../../routes';
import { useContactStore } from '../store/useContactStore';
import { useActions } from '../../ui/actions';
import { Icon } from '../../ui/Icon';
import styles from './Neighbours.module.css';

/** The ways to the contacts before and after this one in the list as it was left (R15.15). */
export function Neighbours({ id }: { id: string }) {
  const store = useContactStore();
  useSyncExternalStore(store.subscribe, store.current);
  const listed = useSyncExternalStore(store.memory.subscribe, () => store.memory.shown);
  // Without those that are gone since the list was left.
  const shown = listed.filter((one) => one.id === id || store.contact(one.id));
  const index = shown.findIndex((contact) => contact.id === id);
  if (index < 0) return null;
  return (
    <div className={styles.neighbours}>
      <Neighbour
        label="Previous contact"
        name="previous"
        icon={ChevronLeft}
        id={shown[index - 1]?.id}
      />
      <span>
        {formatCount(index + 1)} of {formatCount(shown.length)}
      </span>
      <Neighbour label="Next contact" name="next" icon={ChevronRight} id={shown[index + 1]?.id} />
    </div>
  );
}

interface NeighbourProps {
  name: 'previous' | 'next';
  label: string;
  icon: IconNode;
  /** Left out at either end of the list. */
  id: string | undefined;
}

/** In the place of this page in the history, so that Back leads to the list from each contact. */
function Neighbour({ name, label, icon, id }: NeighbourProps) {
  const navigate = useNavigate();
  useActions({
    [name]: id !== undefined && (() => navigate(contactPath(id), { replace: true })),
  });
  if (id === undefined) {
    return (
      <span className={clsx(styles.way, styles.none)}>
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <Link to={contactPath(id)} replace className={styles.way} aria-label={label} title={label}>
      <Icon name={icon} />
    </Link>
  );
}
