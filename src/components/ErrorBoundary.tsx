import { Component, type ReactNode } from 'react';
import { Button } from './Button';
import { ErrorCard } from './ErrorCard';

export interface ErrorBoundaryProps {
  /** A new value (the path, for one) gives the children another try. */
  resetKey?: string;
  children: ReactNode;
}

interface State {
  failed: boolean;
  resetKey: string | undefined;
}

/**
 * Shows a sentence and a way on where the tree below it broke, also when a part of the site could not
 * be loaded. React itself writes the error to the console.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: State): State | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
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
