import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { failureOf } from '../../firebase/remoteCall';
import { bidiIsolate } from '../../lib/text';
import { writeFailureReason } from '../../lib/remoteFailure';
import { useSession } from '../../session/useSession';
import type { FlashState } from '../../ui/FlashMessage';
import { removeContact } from '../../contacts/cache';

type Deletion =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'deleting' }
  | { kind: 'failed'; message: string };

const PICTURES_LEFT =
  'Its picture could not be deleted yet. This is tried again at your next visit.';

/** Deletes a contact once the person has confirmed it, and goes back to the list (R4.14). */
export function DeleteContactButton({ id, name }: { id: string; name: string }) {
  const [deletion, setDeletion] = useState<Deletion>({ kind: 'idle' });
  const button = useRef<HTMLButtonElement>(null);
  const { uid, client, list } = useSession();
  const navigate = useNavigate();

  const remove = async () => {
    setDeletion({ kind: 'deleting' });
    let result: 'deleted' | 'picturesLeft';
    try {
      const { deleteContact } = await import('../../contacts/deleteContact');
      result = await deleteContact(uid, id);
    } catch (error) {
      const reason = writeFailureReason(failureOf(error));
      setDeletion({ kind: 'failed', message: `Failed to delete contact. ${reason}` });
      return;
    }
    removeContact(client, uid, id);
    // The person has gone Back since: the page that they see stays.
    if (!button.current) return;
    const left = result === 'picturesLeft' ? ` ${PICTURES_LEFT}` : '';
    const done: FlashState = { flash: `${bidiIsolate(name)} was deleted.${left}` };
    await navigate(list.address, { replace: true, state: { ...list.state, ...done } });
  };

  return (
    <>
      <Button
        ref={button}
        icon="trash"
        onClick={() => {
          setDeletion({ kind: 'asking' });
        }}
      >
        Delete
      </Button>
      <ConfirmDialog
        open={deletion.kind !== 'idle'}
        title={`Delete ${bidiIsolate(name)}?`}
        confirmLabel="Delete"
        busyLabel="Deleting..."
        busy={deletion.kind === 'deleting'}
        error={deletion.kind === 'failed' ? deletion.message : undefined}
        onConfirm={() => void remove()}
        onCancel={() => {
          setDeletion({ kind: 'idle' });
        }}
      >
        The contact, its notes and its pictures are deleted here and in the iOS app. This cannot be
        undone.
      </ConfirmDialog>
    </>
  );
}
