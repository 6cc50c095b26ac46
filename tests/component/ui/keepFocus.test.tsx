import { render, screen, waitFor } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from '../../../src/ui/Dialog';
import { keepFocus } from '../../../src/ui/keepFocus';

function Page({ children }: { children: ReactNode }) {
  useEffect(keepFocus, []);
  return (
    <>
      <nav>
        <a href="/">Home</a>
      </nav>
      <main tabIndex={-1}>{children}</main>
    </>
  );
}

const H1 = <h1>Heading</h1>;
const Rows = ({ of: names }: { of: string }) => (
  <ul>
    {Array.from(names, (name) => (
      <li key={name}>
        <a href={`/${name}`}>{name}</a>
        <button>{`Restore ${name}`}</button>
      </li>
    ))}
  </ul>
);
const Search = () => <input aria-label="Search" data-takes-focus="" />;
const Panel = ({ children }: { children?: ReactNode }) => (
  <section data-part="list">
    <h2>Part</h2>
    {children}
  </section>
);

/** What is there, what has the focus, what is there then, and what has the focus then. */
const cases: Record<string, readonly [ReactNode, string, ReactNode, string]> = {
  'a row gone': [<Rows of="abc" />, 'Restore b', <Rows of="ac" />, 'Restore c'],
  'the last row gone': [<Rows of="abc" />, 'Restore c', <Rows of="ab" />, 'Restore b'],
  'several rows gone': [<Rows of="abcd" />, 'b', <Rows of="ad" />, 'd'],
  'the button of a row gone': [
    <ul>
      <li>
        <a href="/a">a</a>
        <button>Restore</button>
      </li>
    </ul>,
    'Restore',
    <ul>
      <li>
        <a href="/a">a</a>
      </li>
    </ul>,
    'a',
  ],
  'the list emptied, with a control': [
    <Panel>
      <Search />
      <Rows of="a" />
    </Panel>,
    'a',
    <Panel>
      <Search />
    </Panel>,
    'Search',
  ],
  'the list emptied, without': [
    <Panel>
      <Rows of="a" />
    </Panel>,
    'a',
    <Panel />,
    'Part',
  ],
  'the part gone': [
    <Panel key="part">
      <Search />
    </Panel>,
    'Search',
    null,
    'Heading',
  ],
  disabled: [<button>Save</button>, 'Save', <button disabled>Save</button>, 'Heading'],
  hidden: [<button>Save</button>, 'Save', <button hidden>Save</button>, 'Heading'],
  'hidden with what is around it': [
    <div>
      <button>Save</button>
    </div>,
    'Save',
    <div style={{ display: 'none' }}>
      <button>Save</button>
    </div>,
    'Heading',
  ],
  inert: [
    <div>
      <button>Save</button>
    </div>,
    'Save',
    <div inert>
      <button>Save</button>
    </div>,
    'Heading',
  ],
  replaced: [<button key="1">Save</button>, 'Save', <button key="2">Save</button>, 'Heading'],
};

const named = (name: string) => screen.queryByLabelText(name) ?? screen.getByText(name);

test.each(Object.entries(cases))('%s', async (_, [before, focused, after, taker]) => {
  const { rerender } = render(
    <Page>
      {H1}
      {before}
    </Page>,
  );
  named(focused).focus();
  rerender(
    <Page>
      {H1}
      {after}
    </Page>,
  );
  await waitFor(() => expect(named(taker)).toHaveFocus());
});

test('the page changed: main has it until there is a heading', async () => {
  const { rerender } = render(
    <Page>
      <button>Save</button>
    </Page>,
  );
  screen.getByRole('button').focus();
  rerender(<Page>{null}</Page>);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  rerender(<Page>{H1}</Page>);
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});

test('a dialog closed: what had it before has it, else what takes its place', async () => {
  const page = (names: string, isOpen: boolean) => (
    <Page>
      {H1}
      <Rows of={names} />
      {isOpen && (
        <Dialog title="Delete?" onDismiss={() => undefined}>
          <button>Delete</button>
        </Dialog>
      )}
    </Page>
  );
  const { rerender } = render(page('abc', false));
  for (const [names, taker] of [
    ['abc', 'a'],
    ['bc', 'b'],
  ] as const) {
    screen.getByRole('link', { name: 'a' }).focus();
    rerender(page('abc', true));
    screen.getByRole('button', { name: 'Delete' }).focus();
    rerender(page(names, false));
    await waitFor(() => expect(screen.getByRole('link', { name: taker })).toHaveFocus());
  }
});

test('who lets go of it has let go', async () => {
  const { rerender } = render(
    <Page>
      {H1}
      <button>Save</button>
    </Page>,
  );
  screen.getByRole('button').focus();
  screen.getByRole('button').blur();
  await new Promise((resolve) => setTimeout(resolve));
  rerender(<Page>{H1}</Page>);
  await waitFor(() => expect(document.body).toHaveFocus());
});
