import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { BOXES, type Held } from '../../../src/ui/boxes';
import { EmailField, Field } from '../../../src/ui/Field';
import { PasswordField } from '../../../src/ui/PasswordField';

/** What a keyboard that corrects is told. */
const keyboardOf = (box: HTMLElement) =>
  ['autocorrect', 'autocapitalize', 'spellcheck', 'autocomplete'].map((name) =>
    box.getAttribute(name),
  );

test.each(Object.keys(BOXES) as Held[])('a box that holds %s says so', (holds) => {
  render(<Field label="Box" holds={holds} />);
  const box = screen.getByLabelText('Box');
  const isProse = ['line', 'notes'].includes(holds);
  expect(box).toHaveAttribute('autocorrect', isProse ? 'on' : 'off');
  expect(box).toHaveAttribute('spellcheck', String(isProse));
  for (const name of ['autocapitalize', 'autocomplete', 'enterkeyhint']) {
    expect(box).toHaveAttribute(name);
  }
});

describe('Field', () => {
  test('has its label as its name, and holds what is typed', async () => {
    render(<Field label="Full Name" holds="name" name="name" />);
    const box = screen.getByLabelText<HTMLInputElement>('Full Name');
    await userEvent.type(box, 'Zoë');
    expect(box).toHaveValue('Zoë');
    expect(box.type).toBe('text');
    expect(box).toBeValid();
    expect(box).not.toHaveAccessibleDescription();
  });

  test('is described by its hint and its error, and is invalid only with an error', () => {
    const { rerender } = render(
      <Field
        label="Email"
        holds="email"
        hint="As on the card."
        error="Invalid email address format."
      />,
    );
    const box = screen.getByLabelText('Email');
    expect(box).toHaveAccessibleDescription('As on the card. Invalid email address format.');
    expect(box).toBeInvalid();

    rerender(<Field label="Email" holds="email" hint="As on the card." error="" />);
    expect(box).toHaveAccessibleDescription('As on the card.');
    expect(box).toBeValid();
    expect(screen.queryByText('Invalid email address format.')).not.toBeInTheDocument();
  });

  test('has several lines if multiline is set', async () => {
    render(<Field label="Notes" holds="notes" multiline rows={4} />);
    const box = screen.getByLabelText<HTMLTextAreaElement>('Notes');
    await userEvent.type(box, 'one{Enter}two');
    expect(box.tagName).toBe('TEXTAREA');
    expect(box).toHaveAttribute('rows', '4');
    expect(box).toHaveValue('one\ntwo');
  });
});

describe('PasswordField', () => {
  test('hides what is typed until asked to show it, and keeps it', async () => {
    render(<PasswordField label="Password" holds="password" />);
    const box = screen.getByLabelText<HTMLInputElement>('Password');
    await userEvent.type(box, 'secret');
    expect(box.type).toBe('password');
    expect(keyboardOf(box)).toEqual(['off', 'none', 'false', 'current-password']);

    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(box.type).toBe('text');
    expect(keyboardOf(box)).toEqual(['off', 'none', 'false', 'current-password']);
    expect(box).toHaveValue('secret');
    expect(screen.queryByRole('button', { name: 'Show password' })).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(box.type).toBe('password');
    expect(box).toHaveValue('secret');
  });
});

test('an address is no value of type email, which browsers rewrite (straße, strasse)', async () => {
  render(<EmailField />);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
  expect([box.type, box.inputMode, box.autocomplete]).toEqual(['text', 'email', 'email']);
});
