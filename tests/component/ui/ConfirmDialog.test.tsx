import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ConfirmDialog } from '../../../src/ui/ConfirmDialog';

const confirm = vi.fn();
const cancel = vi.fn();

beforeEach(() => {
  confirm.mockReset();
  cancel.mockReset();
});

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        onClick={() => {
          setOpen(true);
        }}
      >
        Delete
      </button>
      {open && (
        <ConfirmDialog
          title="Delete Zoë Quist?"
          confirmLabel="Delete contact"
          onConfirm={confirm}
          onCancel={() => {
            cancel();
            setOpen(false);
          }}
        >
          This cannot be undone.
        </ConfirmDialog>
      )}
    </>
  );
}

async function openDialog() {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  render(<Example />);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = screen.getByRole<HTMLDialogElement>('alertdialog', { name: 'Delete Zoë Quist?' });
  // Modal: the browser itself keeps the focus inside and the rest of the page out of reach.
  expect(showModal).toHaveBeenCalledTimes(1);
  return dialog;
}

const escape = (dialog: HTMLElement) =>
  fireEvent(dialog, new Event('cancel', { cancelable: true }));

const pressBackdrop = (dialog: HTMLElement) => {
  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog);
};

describe('ConfirmDialog', () => {
  test('asks, with Cancel first so that Enter does no harm, and confirms', async () => {
    const dialog = await openDialog();
    expect(dialog).toHaveTextContent('This cannot be undone.');
    const [first] = within(dialog).getAllByRole('button');
    expect(first?.textContent).toBe('Cancel');

    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete contact' }));
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(cancel).not.toHaveBeenCalled();
  });

  test.each([
    ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
    [
      'Escape',
      async () => {
        escape(screen.getByRole('alertdialog'));
      },
    ],
    [
      'the backdrop',
      async () => {
        pressBackdrop(screen.getByRole('alertdialog'));
      },
    ],
  ])('is cancelled by %s, and the focus goes back to the opener', async (_, callOff) => {
    await openDialog();
    await callOff();
    expect(cancel).toHaveBeenCalledTimes(1);
    expect(confirm).not.toHaveBeenCalled();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
  });

  test('stays open when its own text is clicked, or a press began there', async () => {
    const dialog = await openDialog();
    await userEvent.click(within(dialog).getByText('This cannot be undone.'));
    fireEvent.mouseDown(within(dialog).getByText('This cannot be undone.'));
    fireEvent.click(dialog);
    expect(cancel).not.toHaveBeenCalled();
    expect(screen.getByRole('alertdialog')).toBe(dialog);
  });

  test('opens again if the browser closes it while its owner shows it', async () => {
    const dialog = await openDialog();
    dialog.close();
    expect(cancel).not.toHaveBeenCalled();
    expect(dialog.open).toBe(true);
  });
});
