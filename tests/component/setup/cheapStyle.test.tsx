import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';

const button = <button>Save</button>;

test.each<[string, ReactNode]>([
  ['hidden', <button hidden>Save</button>],
  ['in something hidden', <p hidden>{button}</p>],
  ['in a closed dialog', <dialog>{button}</dialog>],
  ['not displayed', <p style={{ display: 'none' }}>{button}</p>],
  ['invisible', <p style={{ visibility: 'hidden' }}>{button}</p>],
])(
  'what is %s is neither found by its role nor visible, and passed over by Tab',
  async (_, shown) => {
    render(shown);
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    expect(screen.getByText('Save')).not.toBeVisible();
    await userEvent.tab();
    expect(screen.getByText('Save')).not.toHaveFocus();
  },
);

test.each<[string, ReactNode]>([
  ['in an open dialog', <dialog open>{button}</dialog>],
  [
    'visible in something invisible',
    <p style={{ visibility: 'hidden' }}>
      <button style={{ visibility: 'visible' }}>Save</button>
    </p>,
  ],
])('what is %s is found', (_, shown) => {
  render(shown);
  expect(screen.getByRole('button', { name: 'Save' })).toBeInTheDocument();
});

test('what is transparent is found, and not visible', () => {
  render(<button style={{ opacity: 0 }}>Save</button>);
  expect(screen.getByRole('button', { name: 'Save' })).not.toBeVisible();
});
