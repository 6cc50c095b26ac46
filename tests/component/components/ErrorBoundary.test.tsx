import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../../src/components/ErrorBoundary';

function Page({ broken }: { broken: boolean }) {
  if (broken) throw new Error('Failed to fetch dynamically imported module');
  return <p>The page</p>;
}

function renderPage(broken: boolean, path = '/dashboard') {
  const onCaughtError = vi.fn();
  const page = (nowBroken: boolean, nowAt: string) => (
    <ErrorBoundary resetKey={nowAt}>
      <Page broken={nowBroken} />
    </ErrorBoundary>
  );
  const { rerender } = render(page(broken, path), { onCaughtError });
  return {
    onCaughtError,
    show: (nowBroken: boolean, nowAt: string) => {
      rerender(page(nowBroken, nowAt));
    },
  };
}

const words = 'This page stopped working. What you had saved is safe. Reload the page to go on.';

describe('ErrorBoundary', () => {
  it('stays out of sight while all is well', () => {
    renderPage(false);
    expect(screen.getByText('The page')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that the page broke and reloads it on request', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const { onCaughtError } = renderPage(true);
    expect(screen.getByRole('alert').textContent).toContain(words);
    expect(screen.queryByText('The page')).toBeNull();
    expect(onCaughtError).toHaveBeenCalledTimes(1);

    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('gives the next page a try, but not the same one', () => {
    const { show } = renderPage(true);
    show(false, '/dashboard');
    expect(screen.getByText(words)).toBeTruthy();
    show(false, '/contact/1');
    expect(screen.getByText('The page')).toBeTruthy();
    expect(screen.queryByText(words)).toBeNull();
  });
});
