import { Button, type ButtonVariant } from './Button';

interface TryAgainButtonProps {
  variant: ButtonVariant;
  onTryAgain: () => void;
}

/** Tries again. */
export function TryAgainButton({ variant, onTryAgain }: TryAgainButtonProps) {
  return (
    <Button variant={variant} onClick={() => onTryAgain()}>
      Try Again
    </Button>
  );
}
