// First: it sets the addresses of the services before any is used.
import { draw } from '../fakes/site';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AuthContext } from '../../../src/auth/useAuth';
import { authStandIn, signedOut } from '../app/Layout/authStandIn';

/** The box with this label. */
export const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** Draws a page with a form as a visitor sees it. */
export function drawForVisitor(page: ReactNode): void {
  draw(
    <AuthContext value={authStandIn(signedOut)}>
      <MemoryRouter>{page}</MemoryRouter>
    </AuthContext>,
  );
}

/** Types these texts into the boxes with these labels. */
export async function fill(user: UserEvent, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await user.type(box(name), text);
}
