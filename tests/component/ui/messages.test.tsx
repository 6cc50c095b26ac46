import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ErrorCard } from '../../../src/ui/ErrorCard';
import { Loading } from '../../../src/ui/Loading';
import { MessageBox } from '../../../src/ui/MessageBox';
import { ProgressBar } from '../../../src/ui/ProgressBar';

describe('MessageBox', () => {
  test('is an alert for errors, and a status for success and information', () => {
    render(
      <>
        <MessageBox kind="error">Failed to update contact.</MessageBox>
        <MessageBox kind="success">Saved.</MessageBox>
        <MessageBox kind="info">Your session has ended. Please log in again.</MessageBox>
      </>,
    );
    expect(screen.getByRole('alert').textContent).toBe('Failed to update contact.');
    expect(screen.getAllByRole('status').map((box) => box.textContent)).toEqual([
      'Saved.',
      'Your session has ended. Please log in again.',
    ]);
  });
});

describe('ErrorCard', () => {
  test('says what went wrong and offers the ways out', () => {
    render(
      <ErrorCard title="Contact not found" message="It may have been deleted on your phone.">
        <a href="/dashboard">Back to Contacts List</a>
      </ErrorCard>,
    );
    const card = screen.getByRole('alert');
    expect(card).toHaveTextContent('It may have been deleted on your phone.');
    expect(screen.getByRole('heading', { name: 'Contact not found' })).toBeVisible();
    expect(card.contains(screen.getByRole('link', { name: 'Back to Contacts List' }))).toBe(true);
  });
});

describe('Loading', () => {
  test('says at once what is awaited', () => {
    render(
      <Loading title="Loading Contacts List..." hint="Please wait while we retrieve your data." />,
    );
    expect(screen.getByRole('status').textContent).toBe(
      'Loading Contacts List...Please wait while we retrieve your data.',
    );
  });
});

describe('ProgressBar', () => {
  const bar = () => screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Cards Used' });

  test('shows the value and says it in words', () => {
    render(<ProgressBar label="Cards Used" value={48} max={100} valueText="48 of 100" />);
    expect([bar().value, bar().max]).toEqual([48, 100]);
    expect(bar()).toHaveAttribute('aria-valuetext', '48 of 100');
  });

  test.each([
    { value: 130, max: 100, drawn: [100, 100] },
    { value: -1, max: 100, drawn: [0, 100] },
    { value: 5, max: 0, drawn: [0, 1] },
  ])('draws $value of $max as $drawn', ({ value, max, drawn }) => {
    render(<ProgressBar label="Cards Used" value={value} max={max} valueText="" />);
    expect([bar().value, bar().max]).toEqual(drawn);
  });
});
