import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openSite } from '../fakes/site';

test.each(['/login', '/register'])(
  '%s says nothing of a sign-in that nobody tried',
  async (path) => {
    vi.doMock(import('../../../src/account/signIn/appleSignIn'), () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh)');
    const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const user = openSite(path, null);
    const button = await screen.findByRole('button', { name: 'Sign in with Apple' });
    // Where code doesn't come, the site is asked whether it is there at all.
    await vi.waitFor(() => {
      expect(asked).toHaveBeenCalled();
    });
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    await user.click(button);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Sign in failed. Please try again.',
    );
  },
);
