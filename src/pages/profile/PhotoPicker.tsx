import { useId, useRef } from 'react';
import { Avatar } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import styles from './PhotoPicker.module.css';

interface PhotoPickerProps {
  name: string;
  /** The photo to show: the stored one, or the one that was just chosen; '' where there is none. */
  photoURL: string;
  onChoose: (file: File) => void;
}

/** The user's avatar and the way to another one. */
export function PhotoPicker({ name, photoURL, onChoose }: PhotoPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <div className={styles.photo}>
      <Avatar photoURL={photoURL} name={name} size="large" />
      <Button onClick={() => input.current?.click()}>Change Photo</Button>
      <label htmlFor={id} className="visuallyHidden">
        Photo file
      </label>
      {/* Reached through the button: one stop for the keyboard, not two. */}
      <input
        ref={input}
        id={id}
        className="visuallyHidden"
        type="file"
        accept="image/*"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          // Or the same file, chosen once more after a failure, would be no change.
          target.value = '';
        }}
      />
    </div>
  );
}
