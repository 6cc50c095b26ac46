import { useEffect, useRef, useState } from 'react';
import {
  isWrongPassword,
  reauthenticate,
  reauthenticationMessage,
  signInWay,
} from '../signIn/reauthenticate';
import { useAuth, type SignedInUser } from '../../session/useAuth';
import { formatCount } from '../../platform/text';
import { withTabOpen } from '../../platform/keepTabOpen';
import type { Notice } from '../../session/notices';
import { useSession } from '../../session/useSession';
import { Actions } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { MessageBox } from '../../ui/MessageBox';
import { LoginName, PasswordField } from '../../ui/PasswordField';
import { SubmitActions } from '../../ui/SubmitActions';
import { useFields } from '../../ui/useFields';
import { useSubmit } from '../../ui/useSubmit';
import { loadApple } from '../signIn/useAppleSignIn';
import { DeletionError, deletionMessage } from './deletionMessage';
import { deleteStoredData, type DeletionProgress } from './deleteStoredData';
import styles from './DeleteAccountDialog.module.css';
import { useDownloadMyData } from './useDownloadMyData';

const WORD = 'DELETE';

const prepareApple = () => loadApple().then(({ preparePopup }) => preparePopup());

interface DeleteAccountDialogProps {
  user: SignedInUser;
  onClose: () => void;
}

/** Deletes the account and all its data (R15.35, R15.36). After a failure, the next press continues. */
export function DeleteAccountDialog({ user, onClose }: DeleteAccountDialogProps) {
  const { deleteAccount } = useAuth();
  const [way] = useState(signInWay);
  const [progress, setProgress] = useState<DeletionProgress | null>(null);
  const download = useDownloadMyData();
  const { texts, field, problems, accepts } = useFields({ password: '', word: '' });
  const runOverPages = useRunOverPages();

  useEffect(() => {
    // Loaded before the press, or the browser may block the pop-up.
    if (way === 'apple') prepareApple().catch(() => undefined);
  }, [way]);

  const { attempt, isBusy, onSubmit } = useSubmit(
    async () => {
      setProgress(null);
      try {
        if (way === 'apple') await prepareApple();
        await reauthenticate(way, texts.password);
      } catch (error) {
        if (!isWrongPassword(error, way)) throw error;
        accepts({ password: 'This isn’t your password.' });
        return;
      }
      setProgress({ contacts: 0, pictures: 0 });
      await runOverPages(async () => {
        await deleteStoredData(user.uid, setProgress);
        await deleteAccount(user.uid);
      });
    },
    () =>
      accepts({
        ...(way === 'password' && texts.password === '' && { password: 'Type your password.' }),
        ...(texts.word.trim() !== WORD && { word: `Type ${WORD} in capital letters.` }),
      }),
  );

  return (
    <Dialog
      title="Delete Account"
      body={
        <ul className={styles.facts}>
          <li>
            This deletes your contacts, their images, your profile and your login, here and in the
            iOS app. This can’t be undone.
          </li>
          <li>This doesn’t cancel your subscription. Do that with your Apple ID.</li>
          <li>
            You may want a copy of your data first. It has no images in it: save those you need
            yourself, since they go too.
          </li>
        </ul>
      }
      busy={isBusy}
      onDismiss={onClose}
    >
      <Actions>{download.button}</Actions>
      {download.message}
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <LoginName email={user.email} />
        {way === 'password' ? (
          <PasswordField
            label="Your Password"
            holds="password"
            required
            error={problems.password}
            {...field('password')}
          />
        ) : (
          <p>Apple will ask you to log in again when you press Delete Account.</p>
        )}
        <Field
          label={`Type ${WORD} to confirm`}
          holds="capitals"
          required
          error={problems.word}
          {...field('word')}
        />
        {isBusy && progress && <MessageBox kind="info">{progressText(progress)}</MessageBox>}
        {attempt.kind === 'failed' && (
          <MessageBox kind="error">
            {attempt.error instanceof DeletionError
              ? deletionMessage(attempt.error)
              : reauthenticationMessage(attempt.error, way)}
          </MessageBox>
        )}
        <SubmitActions
          label="Delete Account"
          busyLabel="Deleting..."
          busy={isBusy}
          variant="danger"
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

const RUNNING: Notice = {
  kind: 'busy',
  text: 'Your account is being deleted. Keep this page open.',
};

/** Runs the deletion. After Back, a notice on the page that was opened shows its progress. */
function useRunOverPages() {
  const { notices } = useSession();
  const isRunning = useRef(false);
  const isLeft = useRef(false);
  /** The notice ends with the session. */
  const underWay = useRef<Notice | null>(null);

  useEffect(() => {
    isLeft.current = false;
    underWay.current = null;
    return () => {
      isLeft.current = true;
      if (isRunning.current) underWay.current = notices.show(RUNNING);
    };
  }, [notices]);

  return async (deletion: () => Promise<void>) => {
    isRunning.current = true;
    // The page may have been left while the login was checked.
    if (isLeft.current) underWay.current = notices.show(RUNNING);
    try {
      await withTabOpen(deletion);
    } catch (cause) {
      const error = new DeletionError(cause);
      if (underWay.current) notices.show(noticeOf(error), underWay.current);
      throw error;
    } finally {
      isRunning.current = false;
    }
  };
}

function noticeOf(error: DeletionError): Notice {
  const actions = [{ label: 'Open Profile', to: '/profile' }];
  return { kind: 'error', text: deletionMessage(error), actions };
}

function progressText({ contacts, pictures }: DeletionProgress): string {
  const deleted = `${formatCount(contacts)} contacts and ${formatCount(pictures)} images deleted.`;
  return `Keep this page open. So far: ${deleted}`;
}
