import { createUser } from '../setup/accounts';
import { rowOf } from './support/shownContacts';
import { putContact } from './support/storedContacts';
import { expect, signIn, test } from './support/test';

for (const [direction, name] of [
  ['left to right', 'Anneliese Maria Freifrau von Hohenstein-Wittgenberg auf und zu Altenburg'],
  [
    'right to left',
    'الدكتورة فاطمة الزهراء بنت عبد الرحمن المنصوري الإدريسي (Fatima Zahra Al Mansoori)',
  ],
] as const) {
  test(`a long name read ${direction} shows its beginning`, async ({ page }) => {
    await page.setViewportSize({ width: 1120, height: 700 });
    const user = await createUser();
    await putContact(user, { name });
    await signIn(page, user);
    const cell = rowOf(page, name).getByRole('cell').first();
    await expect(cell).toBeVisible();
    const shown = await cell.evaluate((element, characters) => {
      const link = element.querySelector('a') ?? element;
      const text = link.firstChild;
      const { left, right } = link.getBoundingClientRect();
      const isInside = (at: number): boolean => {
        const range = document.createRange();
        range.setStart(text as Text, at);
        range.setEnd(text as Text, at + 1);
        const box = range.getBoundingClientRect();
        return box.left >= left && box.right <= right;
      };
      return { first: isInside(0), last: isInside(characters - 1) };
    }, name.length);
    expect(shown).toEqual({ first: true, last: false });
  });
}
