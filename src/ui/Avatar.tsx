import { useState } from 'react';
import styles from './Avatar.module.css';

interface AvatarProps {
  photoURL: string;
  name: string;
  size?: 'small' | 'medium' | 'large';
}

/** A person's photo, else their initial. Decoration: the name is always written beside it. */
export function Avatar({ photoURL, name, size = 'medium' }: AvatarProps) {
  const [brokenURL, setBrokenURL] = useState('');
  return (
    <span className={`${styles.avatar} ${styles[size]}`} aria-hidden="true">
      {photoURL !== '' && photoURL !== brokenURL ? (
        <img
          src={photoURL}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => {
            setBrokenURL(photoURL);
          }}
        />
      ) : (
        initial(name)
      )}
    </span>
  );
}

/** The letter that stands for a person without a photo: the first of their name, else U (R2.23). */
export function initial(name: string): string {
  const first = new Intl.Segmenter().segment(name.trim())[Symbol.iterator]().next();
  return first.done ? 'U' : first.value.segment.toLocaleUpperCase();
}
