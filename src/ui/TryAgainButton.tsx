import { useContext } from 'react';
import { Button, type ButtonVariant } from './Button';
import { RouteFocusContext } from './PageHeading';

interface TryAgainButtonProps {
  variant: ButtonVariant;
  onTryAgain: () => void;
}

/** Tries again. It goes away with the failure, so the page's heading takes the focus. */
export function TryAgainButton({ variant, onTryAgain }: TryAgainButtonProps) {
  const routeFocus = useContext(RouteFocusContext);
  return (
    <Button
      variant={variant}
      onClick={() => {
        routeFocus?.focusHeading();
        onTryAgain();
      }}
    >
      Try Again
    </Button>
  );
}
