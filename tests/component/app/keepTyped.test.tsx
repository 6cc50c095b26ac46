import { beforeEach, expect, test, vi } from 'vitest';
import { keepTyped } from '../../../src/app/keepTyped';

const FORM = `<form>
  <input name="name"><input name="email" value="served"><textarea name="message"></textarea>
  <input type="radio" name="billing" value="month" checked><input type="radio" name="billing" value="year">
</form>`;

let root: HTMLElement;
const box = (selector: string): HTMLInputElement => {
  const found = root.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(selector);
  return found;
};

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  root = document.body.firstElementChild as HTMLElement;
  root.innerHTML = FORM;
});

test('what was typed and chosen is put into boxes that are drawn anew, as somebody types', () => {
  box('[name="name"]').value = 'Ada';
  box('[name="name"]').focus();
  box('[value="year"]').checked = true;
  const putBack = keepTyped(root);
  // Also what is typed while React is at work.
  box('[name="message"]').value = 'Hello';
  const heard = vi.fn();
  root.addEventListener('input', ({ target }) => {
    heard((target as HTMLInputElement).name);
  });

  root.innerHTML = FORM;
  putBack();
  expect(box('[name="name"]').value).toBe('Ada');
  expect(box('[name="name"]')).toHaveFocus();
  expect(box('[name="email"]').value).toBe('served');
  expect(box('[name="message"]').value).toBe('Hello');
  expect(box('[value="year"]').checked).toBe(true);
  expect(heard.mock.calls).toEqual(expect.arrayContaining([['name'], ['message']]));
});

test('boxes that stayed are left alone', () => {
  box('[name="name"]').value = 'Ada';
  const heard = vi.fn();
  root.addEventListener('input', heard);
  keepTyped(root)();
  expect(heard).not.toHaveBeenCalled();
});
