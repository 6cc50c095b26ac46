import { useContext } from 'react';
import { Button, type ButtonVariant } from './Button';
import { RouteFocusContext } from './PageHeading';

interface TryAgainButtonProps {
  variant: ButtonVariant;
  onTryAgain: () => void;
}

/**
 * Asks once more for what has failed. It goes away together with the failure, so the focus goes to the
 * page's heading, from where a keyboard goes on to whatever comes instead.
 */
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
