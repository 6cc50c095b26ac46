import { Button, type ButtonVariant } from './Button';
interface TryAgainButtonProps {
  variant: ButtonVariant;
  onTryAgain: () => void;
}

/**
 * Asks once more for what has failed. It goes away together with the failure, so the focus goes to the
 * page's heading, from where a keyboard goes on to whatever comes instead.
 */
export function TryAgainButton({ variant, onTryAgain }: TryAgainButtonProps) {
  return (
    <Button
      variant={variant}
      onClick={() => {
        document.querySelector<HTMLElement>('h1')?.focus();
        onTryAgain();
      }}
    >
      Try Again
    </Button>
  );
}
