import { differenceOf } from '../../platform/difference';
import styles from './Letters.module.css';

interface LettersProps {
  text: string;
  /** What it is compared with. */
  than: string;
  /** What is new is underlined, what is in doubt has a ring. */
  as: 'ins' | 'mark';
}

/** A text with the letters marked that differ; of a wholly different one none: that would say nothing. */
export function Letters({ text, than, as: Mark }: LettersProps) {
  const { start, other, end } = differenceOf(than, text);
  if (other === '' || start.length + end.length < other.length) return <span>{text}</span>;
  return (
    <>
      <span>{start}</span>
      <Mark className={Mark === 'mark' ? styles.ring : undefined}>{other}</Mark>
      <span>{end}</span>
    </>
  );
}
