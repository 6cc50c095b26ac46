import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Avatar } from '../../../src/ui/Avatar';

const photo = () => screen.queryByRole('presentation', { hidden: true });

describe('Avatar', () => {
  test('shows the photo, without telling its server which page asked', () => {
    const { container } = render(<Avatar photoURL="https://a.example/p.jpg" name="Zoë" />);
    expect(photo()).toHaveAttribute('src', 'https://a.example/p.jpg');
    expect(photo()).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(container.textContent).toBe('');
  });

  test.each([
    ['zoë Quist', 'Z'],
    ['  élodie', 'É'],
    ['e\u0301lodie', 'E\u0301'],
    ['محمد', 'م'],
    ['👩‍💻 Ada', '👩‍💻'],
    ['', 'U'],
    ['   ', 'U'],
  ])('stands in for %j with %j where there is no photo', (name, letter) => {
    const { container } = render(<Avatar photoURL="" name={name} />);
    expect(photo()).not.toBeInTheDocument();
    expect(container.textContent).toBe(letter);
  });

  test('falls back to the letter when the photo is broken, until there is another photo', () => {
    const { container, rerender } = render(<Avatar photoURL="https://a.example/1" name="Zoë" />);
    fireEvent.error(screen.getByRole('presentation', { hidden: true }));
    expect(photo()).not.toBeInTheDocument();
    expect(container.textContent).toBe('Z');

    rerender(<Avatar photoURL="https://a.example/2" name="Zoë" />);
    expect(photo()).toHaveAttribute('src', 'https://a.example/2');
    expect(container.textContent).toBe('');
  });
});
