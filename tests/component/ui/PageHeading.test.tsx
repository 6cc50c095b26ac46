import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PageHeading, createRouteFocus, RouteFocusContext } from '../../../src/ui/PageHeading';

const scrollTo = vi.fn();

beforeEach(() => {
  scrollTo.mockReset();
  vi.spyOn(window, 'scrollTo').mockImplementation(scrollTo);
});

function ListPage() {
  return (
    <>
      <PageHeading title="Contacts" actions={<button>Export CSV</button>} />
      <Link to="/contact/1">Zoë Quist</Link>
      <Link to="/list?q=z">Search</Link>
    </>
  );
}

function ContactPage() {
  const [loaded, setLoaded] = useState(false);
  const navigate = useNavigate();
  const load = () => {
    setLoaded(true);
  };
  return (
    <>
      {loaded ? (
        <PageHeading key="loaded" title="Zoë Quist">
          Zoë <i>Quist</i>
        </PageHeading>
      ) : (
        <PageHeading key="loading" title="Contact" />
      )}
      <button
        onClick={load}
        onMouseDown={(event) => {
          event.preventDefault();
        }}
      >
        Load
      </button>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

function renderPages(at: string, withLayout = true) {
  const pages = (
    <Routes>
      <Route path="/list" element={<ListPage />} />
      <Route path="/contact/:id" element={<ContactPage />} />
    </Routes>
  );
  render(
    <MemoryRouter initialEntries={[at]}>
      <RouteFocusContext value={withLayout ? createRouteFocus() : null}>{pages}</RouteFocusContext>
    </MemoryRouter>,
  );
}

const heading = (name: string) => screen.getByRole('heading', { level: 1, name });

describe('PageHeading', () => {
  test('names the page in the tab, and leaves the focus alone on the first load', () => {
    renderPages('/list');
    expect(document.title).toBe('Contacts · Cardfile');
    expect(heading('Contacts')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
    expect(document.body).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test('the tags of the document speak of its own page alone', async () => {
    document.head.innerHTML = `
      <meta name="viewport" content="width=device-width">
      <meta name="description" content="What the document says of its page.">
      <meta property="og:url" content="https://cards.example/list">
      <meta name="twitter:card" content="summary">
      <link rel="canonical" href="https://cards.example/list">`;
    renderPages('/list');
    expect(document.head.children).toHaveLength(6);

    await userEvent.click(screen.getByRole('link', { name: 'Zoë Quist' }));
    const left = [...document.head.children].map(({ outerHTML }) => outerHTML);
    expect(left).toEqual([
      '<meta name="viewport" content="width=device-width">',
      '<title>Contact · Cardfile</title>',
    ]);
    document.head.innerHTML = '';
  });

  test('takes the focus and begins at the top after a change of route', async () => {
    renderPages('/list');
    await userEvent.click(screen.getByRole('link', { name: 'Zoë Quist' }));
    expect(document.title).toBe('Contact · Cardfile');
    expect(heading('Contact')).toHaveFocus();
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  });

  test('keeps the focus when it is drawn again on the same page', async () => {
    renderPages('/list');
    await userEvent.click(screen.getByRole('link', { name: 'Zoë Quist' }));
    await userEvent.click(screen.getByRole('button', { name: 'Load' }));
    expect(document.title).toBe('Zoë Quist · Cardfile');
    expect(heading('Zoë Quist')).toHaveFocus();
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  test('does not take the focus when it is drawn again on the page that was loaded first', async () => {
    renderPages('/contact/1');
    await userEvent.click(screen.getByRole('button', { name: 'Load' }));
    expect(heading('Zoë Quist')).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  test('hands the focus on when it goes away with it, whichever page was loaded first', async () => {
    renderPages('/contact/1');
    heading('Contact').focus();
    await userEvent.click(screen.getByRole('button', { name: 'Load' }));
    expect(heading('Zoë Quist')).toHaveFocus();
  });

  test('leaves the scroll position to the browser on the way back', async () => {
    renderPages('/list');
    await userEvent.click(screen.getByRole('link', { name: 'Zoë Quist' }));
    scrollTo.mockReset();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(heading('Contacts')).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test('leaves the focus alone when only the search changes', async () => {
    renderPages('/list');
    const link = screen.getByRole('link', { name: 'Search' });
    await userEvent.click(link);
    expect(link).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
