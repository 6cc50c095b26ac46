import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { QuickLookDialog } from '../../../src/contacts/desk/QuickLookDialog';
import { SessionProvider } from '../../../src/session/SessionProvider';
import { contactWith } from '../../unit/contactWith';
import { draw } from '../fakes/site';

test.each([
  ['by j and k', 'j', 'k'],
  ['with Caps Lock', 'J', 'K'],
  ['on a Cyrillic keyboard', 'о', 'л'],
])('a contact over the list leads to the next and back %s', (_, next, previous) => {
  const onStep = vi.fn();
  draw(
    <BrowserRouter>
      <SessionProvider uid="ada">
        <QuickLookDialog contact={contactWith({})} onStep={onStep} onClose={vi.fn()} />
      </SessionProvider>
    </BrowserRouter>,
  );
  const dialog = screen.getByRole('dialog');
  fireEvent.keyDown(dialog, { key: next, code: 'KeyJ' });
  expect(onStep).toHaveBeenLastCalledWith(1);
  fireEvent.keyDown(dialog, { key: previous, code: 'KeyK' });
  expect(onStep).toHaveBeenLastCalledWith(-1);
});

test('the arrows lead on also from a button that the next contact does not have', async () => {
  const contacts = [
    contactWith({ id: '1', name: 'Ada', email: 'ada@x.example' }),
    contactWith({ id: '2', name: 'Grace' }),
    contactWith({ id: '3', name: 'Hana' }),
  ];
  function Look() {
    const [at, setAt] = useState(0);
    return (
      <QuickLookDialog
        contact={contacts[at] ?? contactWith({})}
        onStep={(by) => setAt(at + by)}
        onClose={vi.fn()}
      />
    );
  }
  draw(
    <BrowserRouter>
      <SessionProvider uid="ada">
        <Look />
      </SessionProvider>
    </BrowserRouter>,
  );
  const user = userEvent.setup();
  act(() => {
    screen.getByRole('button', { name: 'Copy email' }).focus();
  });
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('dialog', { name: 'Grace' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('dialog', { name: 'Hana' })).toBeVisible();
});
