import { Component, useEffect, useEffectEvent, useTransition, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ChunkLoadError } from '../platform/lateCode';
import { isOnline } from '../platform/network';
import { failureReason } from '../platform/remoteFailure';
import { reportError } from '../platform/reporting/reportError';
import { useOnceOnline } from '../platform/useOnceOnline';
import { Button } from '../ui/Button';
import { ErrorCard } from '../ui/ErrorCard';
import { ReloadCard } from './ReloadCard';

/** Shows an error card if a page breaks. Another page starts again. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary pathname={pathname}>{children}</Boundary>;
}

interface BoundaryProps {
  pathname: string;
  children: ReactNode;
}

interface State {
  shown: 'children' | 'broken' | 'offline' | 'unreachable';
  pathname: string;
}

class Boundary extends Component<BoundaryProps, State> {
  override state: State = { shown: 'children', pathname: this.props.pathname };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    const isLost = !(error instanceof ChunkLoadError) || error.reason === 'lost';
    return { shown: isLost ? 'broken' : error.reason };
  }

  static getDerivedStateFromProps({ pathname }: BoundaryProps, state: State): State | null {
    return pathname === state.pathname ? null : { shown: 'children', pathname };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof ChunkLoadError) error.forget();
    reportError(error, 'app/ErrorBoundary');
  }

  override render() {
    switch (this.state.shown) {
      case 'children':
        return this.props.children;
      case 'offline':
      case 'unreachable':
        return (
          <OfflineCard
            wasOffline={this.state.shown === 'offline'}
            onRetry={() => this.setState({ shown: 'children' })}
          />
        );
      case 'broken':
        return (
          <ReloadCard
            title="Something went wrong"
            message="Something broke on this page. Everything you saved is safe. Reload to continue."
          />
        );
    }
  }
}

interface OfflineCardProps {
  wasOffline: boolean;
  onRetry: () => void;
}

/** Stands where a part of the site could not be loaded offline; tries again by itself once online. */
function OfflineCard({ wasOffline, onRetry }: OfflineCardProps) {
  // A transition: the card stays until the retry ends.
  const [busy, startRetry] = useTransition();
  const retry = useEffectEvent(() => startRetry(onRetry));
  useOnceOnline(() => startRetry(onRetry));
  useEffect(() => {
    // The network may have come back before this card appeared.
    if (wasOffline && isOnline()) retry();
  }, [wasOffline]);
  return (
    <ErrorCard message={failureReason('offline')}>
      <Button variant="primary" busy={busy} onClick={() => startRetry(onRetry)}>
        Try Again
      </Button>
    </ErrorCard>
  );
}
