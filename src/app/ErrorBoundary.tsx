import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ChunkLoadError } from '../lib/ChunkLoadError';
import { Button } from '../ui/Button';
import { ErrorCard } from '../ui/ErrorCard';
import { ChunkErrorCard } from './ChunkErrorCard';

/**
 * Shows a sentence and a way on where the tree below it broke, also when a part of the site could not
 * be loaded; going to another page gives the tree another try. React itself writes the error to the
 * console.
 */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary pathname={pathname}>{children}</Boundary>;
}

interface BoundaryProps {
  pathname: string;
  children: ReactNode;
}

interface State {
  shown: 'children' | 'broken' | 'offline';
  pathname: string;
}

class Boundary extends Component<BoundaryProps, State> {
  override state: State = { shown: 'children', pathname: this.props.pathname };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { shown: error instanceof ChunkLoadError && error.isOffline ? 'offline' : 'broken' };
  }

  static getDerivedStateFromProps({ pathname }: BoundaryProps, state: State): State | null {
    return pathname === state.pathname ? null : { shown: 'children', pathname };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof ChunkLoadError) error.forget();
  }

  override render() {
    switch (this.state.shown) {
      case 'children':
        return this.props.children;
      case 'offline':
        return (
          <ChunkErrorCard
            onRetry={() => {
              this.setState({ shown: 'children' });
            }}
          />
        );
      case 'broken':
        return (
          <ErrorCard
            title="Something went wrong"
            message="This page stopped working. What you had saved is safe. Reload the page to go on."
          >
            <Button
              variant="primary"
              onClick={() => {
                window.location.reload();
              }}
            >
              Reload
            </Button>
          </ErrorCard>
        );
    }
  }
}
