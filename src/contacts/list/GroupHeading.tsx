import { COLUMNS } from '../model/columns';
import { rowsTall } from './ContactRow';
import type { Heading } from '../model/headings';
import styles from './GroupHeading.module.css';
import { formatCount } from '../../platform/text';

interface GroupHeadingProps {
  id: string;
  heading: Heading;
  /** In rows from the top. */
  place: number;
}

/** A heading between the rows. Its row is as tall as all that it is for, so that it stays in sight as they pass. */
export function GroupHeading({ id, heading: { label, count }, place }: GroupHeadingProps) {
  return (
    <tr
      role="row"
      className={styles.group}
      aria-rowindex={place + 2}
      style={{ insetBlockStart: rowsTall(place), blockSize: rowsTall(count + 1) }}
    >
      <th id={id} role="rowheader" aria-colspan={COLUMNS.length} className={styles.heading}>
        <span>{label}</span>
        <span>{`, ${formatCount(count)}`}</span>
      </th>
    </tr>
  );
}
