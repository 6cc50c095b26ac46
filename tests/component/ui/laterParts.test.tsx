import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLaterCode } from '../../../src/ui/laterParts';

function Part({ load }: { load: () => Promise<{ word: string }> }) {
  const { code, error } = useLaterCode(load);
  return <p>{error instanceof Error ? error.message : (code?.word ?? 'none')}</p>;
}

test('code that did not come says why, and is asked for again once online', async () => {
  const load = vi
    .fn<() => Promise<{ word: string }>>()
    .mockRejectedValueOnce(new Error('No network'))
    .mockResolvedValue({ word: 'here' });
  render(<Part load={load} />);
  expect(screen.getByText('none')).toBeVisible();
  await screen.findByText('No network');
  expect(load).toHaveBeenCalledTimes(1);

  fireEvent(window, new Event('online'));
  await screen.findByText('here');
  expect(load).toHaveBeenCalledTimes(2);
});
