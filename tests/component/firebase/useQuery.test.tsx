import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Query } from '../../../src/firebase/Query';
import { useQuery } from '../../../src/firebase/useQuery';

function Plan({ query }: { query: Query<string> }) {
  const { data, failure } = useQuery(query);
  return <p>{failure ? 'failed' : (data ?? 'loading')}</p>;
}

const comeOnline = () =>
  act(async () => {
    window.dispatchEvent(new Event('online'));
    await Promise.resolve();
  });

test('what failed is read again when the network is back, and no more once it is here', async () => {
  const read = vi.fn(() => Promise.resolve('Basic'));
  read.mockRejectedValueOnce(new Error('no network'));
  render(<Plan query={new Query(read)} />);
  expect(await screen.findByText('failed')).toBeVisible();
  await comeOnline();
  expect(await screen.findByText('Basic')).toBeVisible();
  await comeOnline();
  expect(read).toHaveBeenCalledTimes(2);
});

test('an answer that was on its way before a change does not take that back', async () => {
  const answers: ((plan: string) => void)[] = [];
  const query = new Query(() => new Promise<string>((answer) => answers.push(answer)));
  render(<Plan query={query} />);
  await act(async () => {
    answers.shift()?.('Basic');
  });
  act(() => {
    void query.refresh();
    query.change(() => 'Business');
  });
  await act(async () => {
    answers.shift()?.('Basic');
  });
  expect(screen.getByText('Business')).toBeVisible();
});
