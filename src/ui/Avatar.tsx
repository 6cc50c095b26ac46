import { useState } from 'react';
import { clsx } from 'clsx';
import styles from './Avatar.module.css';

interface AvatarProps {
  photoURL: string;
  name: string;
  size?: 'tiny' | 'small' | 'medium' | 'large' | 'huge';
  /** Uses a quiet colour of the person's own, which tells many faces apart. */
  coloured?: boolean;
}

/** A person's photo, else their initial. Decoration: the name is always written beside it. */
export function Avatar({ photoURL, name, size = 'medium', coloured = false }: AvatarProps) {
  const [brokenURL, setBrokenURL] = useState('');
  return (
    <span
      className={clsx(styles.avatar, styles[size], coloured && faceOf(name))}
      aria-hidden="true"
      translate="no"
    >
      {photoURL !== '' && photoURL !== brokenURL ? (
        <img
          src={photoURL}
          loading="lazy"
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setBrokenURL(photoURL)}
        />
      ) : (
        initial(name)
      )}
    </span>
  );
}

const HUES = 6;

/** The class of a person's own colours, one of six; the same for the same name. */
function faceOf(name: string): string | undefined {
  let sum = 0;
  for (const character of name) sum += character.codePointAt(0) ?? 0;
  return styles[`face${sum % HUES}`];
}

const segmenter = new Intl.Segmenter();

/** The letter that stands for a person without a photo: the first of their name, else U (R2.23). */
export function initial(name: string): string {
  const first = segmenter.segment(name.trim())[Symbol.iterator]().next();
  return first.done ? 'U' : first.value.segment.toLocaleUpperCase();
}
