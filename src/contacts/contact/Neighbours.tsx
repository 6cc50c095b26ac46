import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { KEYS, type Key } from '../../content/keys';
import { formatCount } from '../../platform/text';
import { contactPath } from '../../routes';
import { Icon } from '../../ui/Icon';
import { isModified } from '../../ui/isModified';
import { useKeys } from '../../ui/keys';
import { withKey } from '../../ui/shownKey';
import styles from './Neighbours.module.css';
import { useContactStore } from '../store/useContactStore';
import { useNeighbours, type Neighbourhood } from './useNeighbours';

/** Links to the contacts before and after this one in the list as it was left (R15.15). */
export function Neighbours({ id }: { id: string }) {
  const neighbours = useNeighbours(id);
  if (!neighbours) return null;
  return (
    <Ways {...neighbours}>
      <Neighbour
        label="Previous contact"
        name="previous"
        icon={ChevronLeft}
        id={neighbours.previous}
      />
      <Neighbour label="Next contact" name="next" icon={ChevronRight} id={neighbours.next} />
    </Ways>
  );
}

interface SaveWaysProps {
  neighbours: Neighbourhood;
  onGo: (id: string) => void;
}

/** The same for a form, which is saved first (R15.144). */
export function SaveWays({ neighbours, onGo }: SaveWaysProps) {
  const way = (label: string, icon: IconNode, key: Key, id: string | undefined) => (
    <button
      type="button"
      className={styles.way}
      aria-label={label}
      title={withKey(label, key)}
      aria-keyshortcuts={key.keys[0]}
      disabled={id === undefined}
      onClick={() => {
        if (id !== undefined) onGo(id);
      }}
    >
      <Icon name={icon} />
    </button>
  );
  const { saveAndPrevious, saveAndNext } = KEYS.form.keys;
  return (
    <Ways {...neighbours}>
      {way('Save and edit the previous contact', ChevronLeft, saveAndPrevious, neighbours.previous)}
      {way('Save and edit the next contact', ChevronRight, saveAndNext, neighbours.next)}
    </Ways>
  );
}

interface WaysProps extends Neighbourhood {
  children: [previous: ReactNode, next: ReactNode];
}

function Ways({ place, count, children: [previous, next] }: WaysProps) {
  return (
    <div className={styles.neighbours}>
      {previous}
      {/* As wide as for the last one: what stands beside it stays at its place. */}
      <span style={{ minInlineSize: `${String(2 * formatCount(count).length + 3)}ch` }}>
        {`${formatCount(place)} of ${formatCount(count)}`}
      </span>
      {next}
    </div>
  );
}

interface NeighbourProps {
  name: 'previous' | 'next';
  label: string;
  icon: IconNode;
  id: string | undefined;
}

/** Replaces this history entry, so that Back leads to the list from each contact. */
function Neighbour({ name, label, icon, id }: NeighbourProps) {
  const navigate = useNavigate();
  const store = useContactStore();
  useKeys('contact', {
    [name]:
      id !== undefined &&
      (() => {
        // The address may be this one already, or about to change: it follows a walk through the list late.
        store.previewed.set(id);
        return navigate(contactPath(id), { replace: true });
      }),
  });
  if (id === undefined) {
    return (
      <span className={clsx(styles.way, styles.none)}>
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <Link
      to={contactPath(id)}
      replace
      className={styles.way}
      aria-label={label}
      title={withKey(label, KEYS.contact.keys[name])}
      onClick={(event) => {
        // As for the key.
        if (!isModified(event)) store.previewed.set(id);
      }}
    >
      <Icon name={icon} />
    </Link>
  );
}
