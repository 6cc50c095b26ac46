import { useId, useRef, useState } from 'react';
import type { SignedInUser } from '../../session/useAuth';
import { Avatar } from '../../ui/Avatar';
import { Actions, Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { MessageBox } from '../../ui/MessageBox';
import { ProgressBar } from '../../ui/ProgressBar';
import { saveMessages, type SaveMessage } from '../profile/saveMessages';
import { changePhoto } from './changePhoto';
import styles from './PhotoDialog.module.css';

interface PhotoDialogProps {
  user: SignedInUser;
  name: string;
  /** The photo that is stored; '' where there is none. */
  photoURL: string;
  onStored: (photoURL: string, isSignInStale: boolean) => void;
  onClose: () => void;
}

/** Stores another photo as soon as it is chosen, or removes it (R2.58). */
export function PhotoDialog({ user, name, photoURL, onStored, onClose }: PhotoDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [busy, setBusy] = useState<'upload' | 'removal' | null>(null);
  const [share, setShare] = useState(0);
  const [messages, setMessages] = useState<SaveMessage[]>([]);
  const percent = `${String(Math.round(share * 100))}%`;

  const change = async (file: File | null) => {
    if (busy) return;
    setBusy(file ? 'upload' : 'removal');
    setShare(0);
    setMessages([]);
    const result = await changePhoto(user, file, setShare);
    setBusy(null);
    setMessages(saveMessages(result));
    if (!('photoURL' in result)) return;
    onStored(result.photoURL, result.kind === 'savedButSignInStale');
  };

  return (
    <Dialog title="Change Photo" busy={busy !== null} onDismiss={onClose}>
      <div className={styles.photo}>
        <Avatar photoURL={photoURL} name={name} size="huge" />
      </div>
      {busy === 'upload' && (
        <div className={styles.progress}>
          <span>Uploading the photo</span>
          <ProgressBar
            label="Uploading the photo"
            value={share * 100}
            max={100}
            valueText={percent}
          />
          <span>{percent}</span>
        </div>
      )}
      {messages.map(({ kind, text }) => (
        <MessageBox key={text} kind={kind}>
          {text}
        </MessageBox>
      ))}
      <label htmlFor={id} className="visuallyHidden">
        Photo file
      </label>
      {/* The button leads to it: one stop for the keyboard, not two. */}
      <input
        ref={input}
        id={id}
        className="visuallyHidden"
        type="file"
        accept="image/*"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void change(file);
          // Without this, choosing the same file again after a failure would be no change.
          target.value = '';
        }}
      />
      <Actions align="end">
        <Button busy={busy !== null} onClick={onClose}>
          Close
        </Button>
        {photoURL && (
          <Button busy={busy !== null} onClick={() => void change(null)}>
            {busy === 'removal' ? 'Removing...' : 'Remove Photo'}
          </Button>
        )}
        <Button
          // Once the photo is removed, so is the button for it.
          data-takes-focus=""
          variant="primary"
          busy={busy !== null}
          onClick={() => input.current?.click()}
        >
          {busy === 'upload' ? 'Uploading...' : 'Choose Photo'}
        </Button>
      </Actions>
    </Dialog>
  );
}
