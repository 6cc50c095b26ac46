import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { Button, ButtonLink } from '../../../src/ui/Button';

describe('Button', () => {
  test('does its work when pressed, and does not submit a form unless told to', async () => {
    const press = vi.fn();
    const submit = vi.fn();
    render(
      <form onSubmit={submit}>
        <Button onClick={press}>Export CSV</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(press).toHaveBeenCalledTimes(1);
    expect(submit).not.toHaveBeenCalled();
  });

  test('ignores presses while busy, yet keeps the focus and stays readable', async () => {
    const press = vi.fn();
    const submit = vi.fn((event: React.SubmitEvent) => {
      event.preventDefault();
    });
    const form = (busy: boolean) => (
      <form onSubmit={submit}>
        <Button type="submit" busy={busy} onClick={press}>
          {busy ? 'Saving...' : 'Save Changes'}
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(press).toHaveBeenCalledTimes(1);
    expect(submit).toHaveBeenCalledTimes(1);

    rerender(form(true));
    const button = screen.getByRole('button', { name: 'Saving...' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).not.toHaveAttribute('disabled');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(press).toHaveBeenCalledTimes(1);
    expect(submit).toHaveBeenCalledTimes(1);
  });

  test('is named by its words alone where it has an icon', () => {
    render(<Button icon="close">Delete</Button>);
    const button = screen.getByRole('button', { name: 'Delete' });
    expect(button.innerHTML).toMatch(/^<svg[^>]* aria-hidden="true"/);
  });
});

describe('ButtonLink', () => {
  test('leads to a page of the site, or to an address elsewhere', () => {
    render(
      <MemoryRouter>
        <ButtonLink to="/dashboard">Back to Contacts List</ButtonLink>
        <ButtonLink href="https://apps.apple.com/account/subscriptions" icon="external">
          Manage Subscription
        </ButtonLink>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Back to Contacts List' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    expect(screen.getByRole('link', { name: 'Manage Subscription' })).toHaveAttribute(
      'href',
      'https://apps.apple.com/account/subscriptions',
    );
  });
});
