import { useEffect, useEffectEvent, useTransition } from 'react';
import { failureReason } from '../lib/remoteFailure';
import { Button } from '../ui/Button';
import { ErrorCard } from '../ui/ErrorCard';

/** Stands where a part of the site could not be loaded offline; tries again by itself once online. */
export function ChunkErrorCard({ onRetry }: { onRetry: () => void }) {
  // A transition: this card stays until it is known what comes of it.
  const [busy, startRetry] = useTransition();
  const retry = useEffectEvent(() => {
    startRetry(onRetry);
  });
  useEffect(() => {
    const listener = () => {
      retry();
    };
    // The failure may be older than this card.
    if (navigator.onLine) listener();
    window.addEventListener('online', listener);
    return () => {
      window.removeEventListener('online', listener);
    };
  }, []);
  return (
    <ErrorCard title="This page could not be loaded" message={failureReason('offline')}>
      <Button
        variant="primary"
        busy={busy}
        onClick={() => {
          // The button goes away whatever comes of it; from here a keyboard goes on to what comes instead.
          document.querySelector('main')?.focus();
          startRetry(onRetry);
        }}
      >
        Try Again
      </Button>
    </ErrorCard>
  );
}
