import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Avatar } from '../../../src/ui/Avatar';

const photo = (container: HTMLElement) => container.querySelector('img');

describe('Avatar', () => {
  it('shows the photo, without telling its server which page asked', () => {
    const { container } = render(<Avatar photoURL="https://a.example/p.jpg" name="Zoë" />);
    expect(photo(container)?.getAttribute('src')).toBe('https://a.example/p.jpg');
    expect(photo(container)?.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(container.textContent).toBe('');
  });

  it.each([
    ['zoë Quist', 'Z'],
    ['  élodie', 'É'],
    ['e\u0301lodie', 'E\u0301'],
    ['محمد', 'م'],
    ['👩‍💻 Ada', '👩‍💻'],
    ['', 'U'],
    ['   ', 'U'],
  ])('stands in for %j with %j where there is no photo', (name, letter) => {
    const { container } = render(<Avatar photoURL="" name={name} />);
    expect(photo(container)).toBeNull();
    expect(container.textContent).toBe(letter);
  });

  it('falls back to the letter when the photo is broken, until there is another photo', () => {
    const { container, rerender } = render(<Avatar photoURL="https://a.example/1" name="Zoë" />);
    fireEvent.error(photo(container) as HTMLImageElement);
    expect(photo(container)).toBeNull();
    expect(container.textContent).toBe('Z');

    rerender(<Avatar photoURL="https://a.example/2" name="Zoë" />);
    expect(photo(container)?.getAttribute('src')).toBe('https://a.example/2');
    expect(container.textContent).toBe('');
  });
});
