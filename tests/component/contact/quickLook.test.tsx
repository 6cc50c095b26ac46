import { fireEvent, screen } from '@testing-library/react';
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
