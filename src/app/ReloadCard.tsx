import { Button } from '../ui/Button';
import { ErrorCard } from '../ui/ErrorCard';

/** An error that a reload may end. */
export function ReloadCard(words: { title: string; message: string }) {
  return (
    <ErrorCard {...words}>
      <Button variant="primary" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </ErrorCard>
  );
}
