// First: it sets the addresses of the services before any is used.
import { draw, pasteInto } from '../fakes/site';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach } from 'vitest';
import { AuthContext, type SignedInUser } from '../../../src/session/useAuth';
import { authStandIn, signedIn, signedOut } from '../app/Layout/authStandIn';
import { callables } from '../fakes/firebaseFunctions';

beforeEach(() => {
  callables.reset();
});

/** A box of the form by its label. */
export const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** Draws one page alone, for a visitor unless somebody is signed in. */
export function drawFor(page: ReactNode, user: SignedInUser | null = null): void {
  draw(
    <AuthContext value={authStandIn(user ? signedIn(user) : signedOut)}>
      <MemoryRouter>{page}</MemoryRouter>
    </AuthContext>,
  );
}

export async function fill(user: UserEvent, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await pasteInto(user, box(name), text);
}
