import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../../../src/app/ErrorBoundary';
import { MainContext } from '../../../src/app/MainContext';
import { lazyRoute } from '../../../src/app/lazyRoute';
import { lateCode } from '../../../src/platform/lateCode';
import { noteCall, reachesSite } from '../../../src/platform/network';
import { sendReport } from '../../../src/platform/reporting/sendReport';
import { settled } from '../fakes/settled';

const onCaughtError = vi.fn();

const setOnline = (isOnline: boolean) =>
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

/** Renders a page inside of the boundary, with a link to another page beside it. */
function drawInside(Page: ComponentType) {
  onCaughtError.mockClear();
  render(
    <MemoryRouter initialEntries={['/dashboard']}>
      <Link to="/contact/1">Another page</Link>
      <Link to="?search=x">The same page</Link>
      <Suspense fallback="Loading...">
        <Main>
          <ErrorBoundary>
            <p>
              <Page />
            </p>
          </ErrorBoundary>
        </Main>
      </Suspense>
    </MemoryRouter>,
    { onCaughtError },
  );
}

function Main({ children }: { children: ReactNode }) {
  const [main, setMain] = useState<HTMLElement | null>(null);
  return (
    <main tabIndex={-1} ref={setMain}>
      <MainContext value={main}>{children}</MainContext>
    </main>
  );
}

const BROKEN = 'Something broke on this page. Everything you saved is safe. Reload to continue.';
const OFFLINE = 'You appear to be offline. Check your connection and try again.';

describe('a page that breaks', () => {
  let isBroken = true;
  const Page = () => {
    if (isBroken) throw new Error('a fault of the page');
    return 'The page';
  };

  test('shows the page while nothing is wrong', () => {
    isBroken = false;
    drawInside(Page);
    expect(screen.getByText('The page')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('says that the page broke and reloads it on request, offline too', async () => {
    setOnline(false);
    isBroken = true;
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    drawInside(Page);
    expect(screen.getByRole('alert')).toHaveTextContent(BROKEN);
    expect(screen.queryByText('The page')).not.toBeInTheDocument();
    expect(onCaughtError).toHaveBeenCalledTimes(1);

    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('shows the next page, but does not try the same one again', async () => {
    isBroken = true;
    drawInside(Page);
    isBroken = false;
    await userEvent.click(screen.getByRole('link', { name: 'The same page' }));
    expect(screen.getByText(BROKEN, { exact: false })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Another page' }));
    expect(screen.getByText('The page')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('is reported', () => {
    vi.mocked(sendReport).mockClear();
    setOnline(true);
    isBroken = true;
    drawInside(Page);
    expect(sendReport).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        where: 'app/ErrorBoundary',
        errors: [{ name: 'Error', code: '', frames: [] }],
      }),
    );
  });
});

describe('a page whose code cannot be loaded', () => {
  // The site itself answers as long as there is a network.
  beforeEach(() => {
    noteCall()(false);
    vi.stubGlobal('fetch', () =>
      navigator.onLine ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Offline')),
    );
  });

  /** Opens one; `load` is asked for its code. */
  async function openPage(load: typeof found) {
    await act(async () => {
      drawInside(lazyRoute(lateCode(load, 'reload'), 'Page'));
    });
  }

  // Not by user-event: its click in React's test mode does not let a page suspend.
  const press = (control: HTMLElement) =>
    act(async () => {
      control.click();
    });

  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const found = () => Promise.resolve({ Page: () => 'The page' });

  test('says offline, and Try Again loads it, without a reload of the site', async () => {
    setOnline(false);
    const load = vi.fn<typeof found>(lost);
    await openPage(load);
    expect(screen.getByRole('alert')).toHaveTextContent(OFFLINE);
    expect(screen.queryByText(BROKEN, { exact: false })).not.toBeInTheDocument();

    // Still offline: the same message. An import that failed would fail until the next reload.
    await press(screen.getByRole('button', { name: 'Try Again' }));
    expect(load).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent(OFFLINE);

    setOnline(true);
    load.mockImplementation(found);
    await press(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.getByText('The page')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('loads by itself once the browser is online again', async () => {
    setOnline(false);
    const load = vi.fn<typeof found>(lost);
    await openPage(load);
    expect(screen.getByRole('alert')).toHaveTextContent(OFFLINE);

    load.mockImplementation(found);
    await act(async () => {
      setOnline(true);
      window.dispatchEvent(new Event('online'));
    });
    expect(screen.getByText('The page')).toBeVisible();
  });

  test('loads by itself once an answer proves that the browser is wrong', async () => {
    setOnline(false);
    const load = vi.fn<typeof found>(lost);
    await openPage(load);
    load.mockImplementation(found);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
    await act(async () => {
      await reachesSite();
    });
    expect(await screen.findByText('The page')).toBeVisible();
  });

  test('is loaded again when the user comes back to it', async () => {
    setOnline(false);
    const load = vi.fn<typeof found>(lost);
    await openPage(load);
    setOnline(true);
    load.mockImplementation(found);
    await press(screen.getByRole('link', { name: 'Another page' }));
    expect(screen.getByText('The page')).toBeVisible();
  });

  test('is loaded at once if the browser is online again before the message shows', async () => {
    setOnline(false);
    const load = vi.fn<typeof found>(lost);
    onCaughtError.mockImplementationOnce(() => {
      setOnline(true);
      load.mockImplementation(found);
    });
    await openPage(load);
    expect(screen.getByText('The page')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('reloads the site once after a deploy, and says nothing of the loss', async () => {
    setOnline(true);
    sessionStorage.clear();
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    await openPage(vi.fn<typeof found>(lost));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Loading...')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('reloads it once where two parts of a page ask for the same code, and neither says so', async () => {
    setOnline(true);
    sessionStorage.clear();
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const ask = lateCode(lost, 'reload');
    const answered = vi.fn();
    ask().then(answered, answered);
    ask().then(answered, answered);
    await vi.waitFor(() => {
      expect(reload).toHaveBeenCalled();
    });
    await settled();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(answered).not.toHaveBeenCalled();
  });

  test('says offline instead of a reload where the browser is online on a network that leads nowhere', async () => {
    setOnline(true);
    sessionStorage.clear();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    await openPage(vi.fn<typeof found>(lost));
    expect(await screen.findByRole('alert')).toHaveTextContent(OFFLINE);
    expect(reload).not.toHaveBeenCalled();
  });

  test('shows the broken page message while online after a reload, and is not requested repeatedly', async () => {
    setOnline(true);
    sessionStorage.setItem('cardfile.reloadedAt', String(Date.now()));
    const load = vi.fn<typeof found>(lost);
    await openPage(load);
    expect(screen.getByRole('alert')).toHaveTextContent(BROKEN);
    expect(screen.queryByText(OFFLINE, { exact: false })).not.toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
