import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';

interface ModalDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/**
 * Props for a `<dialog>` that is rendered only while it is open. Escape and a press on its backdrop
 * dismiss it. It must have no padding, or a press there counts as one on the backdrop.
 */
export function useModalDialog(onDismiss: () => void): ModalDialogProps {
  const ref = useRef<HTMLDialogElement>(null);
  const pressBeganOnBackdrop = useRef(false);
  const isShown = useRef(false);

  const dismiss = useEffectEvent(onDismiss);

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    isShown.current = true;
    openDialogs += 1;
    return () => {
      isShown.current = false;
      openDialogs -= 1;
      dialog?.close();
      queueMicrotask(() => {
        // It is still there: its page is hidden, and would come back with it.
        if (dialog?.isConnected && !dialog.open) dismiss();
      });
    };
  }, []);

  return {
    ref,
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return;
      // The owner's state says whether the dialog is open; the browser must not close it by itself.
      event.preventDefault();
      onDismiss();
    },
    // Chromium closes it at a second Escape anyway: if the owner still shows it, it opens again.
    onClose: ({ currentTarget }) => {
      // On a hidden page it would take each press, and nobody would see it.
      if (isShown.current && !currentTarget.open) currentTarget.showModal();
    },
    // The shortcuts of the page behind it must not see these keys.
    onKeyDown: (event) => event.stopPropagation(),
    onMouseDown: (event) => {
      pressBeganOnBackdrop.current = event.target === event.currentTarget;
    },
    onClick: (event) => {
      if (pressBeganOnBackdrop.current && event.target === event.currentTarget) onDismiss();
      pressBeganOnBackdrop.current = false;
    },
  };
}

let openDialogs = 0;

/** Whether any dialog of the page is open. */
export function isDialogOpen(): boolean {
  return openDialogs > 0;
}
