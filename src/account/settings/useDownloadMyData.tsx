import { failureOf } from '../../firebase/remoteCall';
import { failureReason } from '../../platform/remoteFailure';
import { Button } from '../../ui/Button';
import { MessageBox } from '../../ui/MessageBox';
import { useSubmit } from '../../ui/useSubmit';
import { downloadMyData } from './myData';

/** Saves all stored data of the person as one file, and names it (R15.34). */
export function useDownloadMyData() {
  const { attempt, isBusy, start } = useSubmit(downloadMyData);
  return {
    button: (
      <Button icon="download" busy={isBusy} onClick={start}>
        {isBusy ? 'Collecting your data...' : 'Download My Data'}
      </Button>
    ),
    message:
      attempt.kind === 'done' ? (
        <MessageBox kind="success">{`Your data was saved as ${attempt.answer}.`}</MessageBox>
      ) : attempt.kind === 'failed' ? (
        <MessageBox kind="error">
          {`We couldn’t download your data. ${failureReason(failureOf(attempt.error))}`}
        </MessageBox>
      ) : null,
  };
}
