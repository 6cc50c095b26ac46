import { Link } from 'react-router-dom';
import { contactPath } from '../../routes';
import styles from './Preview.module.css';

/** A contact, and what will happen to it. */
export interface PreviewRow {
  id: string;
  name: string;
  lines: readonly string[];
}

interface PreviewProps {
  label: string;
  rows: readonly PreviewRow[];
  onLeave: () => void;
}

/** Previews what will happen to each of several contacts, in a list with its own scroll. */
export function Preview({ label, rows, onLeave }: PreviewProps) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {rows.map(({ id, name, lines }) => (
        <li key={id}>
          <Link to={contactPath(id)} dir="auto" onClick={onLeave}>
            {name}
          </Link>
          {lines.map((line) => (
            <span key={line} dir="auto">
              {line}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
