import { screen } from '@testing-library/react';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useKeptView } from '../../../src/contacts/contact/useKeptView';
import { useContactStore } from '../../../src/contacts/store/useContactStore';
import { useWayToList } from '../../../src/contacts/store/useWayToList';
import { entryState } from '../../../src/platform/historyEntry';
import { Session } from '../../../src/session/Session';
import { SessionProvider } from '../../../src/session/SessionProvider';
import { address, draw } from '../fakes/site';

const view = { sort: '?sort=name', state: null };

let session: Session;

beforeEach(() => {
  window.history.pushState(null, '', '/contact/one');
});

afterEach(() => {
  session.end();
});

/** A contact's page, opened from a sorted list. */
function ContactPage({ onDrawn }: { onDrawn?: () => void }) {
  const { memory } = useContactStore();
  useState(() => {
    memory.keepView(view);
  });
  useKeptView();
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  return null;
}

const open = (page: ReactNode) => {
  session = new Session('ada');
  draw(
    <BrowserRouter>
      <SessionProvider session={session}>{page}</SessionProvider>
    </BrowserRouter>,
  );
};

test('a contact keeps in its entry how the list was left', () => {
  open(<ContactPage />);
  expect(entryState()).toEqual({ view });
});

test('a reloaded contact leads back to the list as it was left, which is told once it is drawn', () => {
  window.history.replaceState({ usr: { view } }, '', '/contact/one');
  const drawn: string[] = [];
  function Reloaded() {
    const { memory } = useContactStore();
    useKeptView();
    drawn.push(memory.address);
    return <a href={useWayToList().link.to}>Back</a>;
  }
  open(<Reloaded />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/dashboard?sort=name');
  expect(drawn[0]).toBe('/dashboard');
});

test('Back at the moment a contact is drawn stays at the list', () => {
  const goBack = () => {
    window.history.replaceState(null, '', '/dashboard');
  };
  open(<ContactPage onDrawn={goBack} />);
  expect(address()).toBe('/dashboard');
  expect(entryState()).toBeNull();
});
