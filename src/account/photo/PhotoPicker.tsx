import { useId, useRef } from 'react';
import { Avatar } from '../../ui/Avatar';
import { Actions, Button } from '../../ui/Button';
import styles from './PhotoPicker.module.css';

interface PhotoPickerProps {
  name: string;
  /** The photo to show: the stored one, or the one that was just chosen; '' where there is none. */
  photoURL: string;
  /** Whether another photo than the stored one is shown. */
  isChanged: boolean;
  onChoose: (file: File) => void;
  onRemove: () => void;
  onTakeBack: () => void;
}

/** The user's avatar, the way to another one, and to none. */
export function PhotoPicker({ name, photoURL, isChanged, ...on }: PhotoPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <div className={styles.photo}>
      <Avatar photoURL={photoURL} name={name} size="large" />
      <Actions>
        <Button ref={change} onClick={() => input.current?.click()}>
          Change Photo
        </Button>
        {(isChanged || photoURL !== '') && (
          <Button
            variant="quiet"
            onClick={() => {
              if (!isChanged) {
                on.onRemove();
                return;
              }
              on.onTakeBack();
              // This button may be gone then.
              change.current?.focus();
            }}
          >
            {isChanged ? 'Undo Photo Change' : 'Remove Photo'}
          </Button>
        )}
      </Actions>
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
          if (file) on.onChoose(file);
          // Or the same file, chosen once more after a failure, would be no change.
          target.value = '';
        }}
      />
    </div>
  );
}
