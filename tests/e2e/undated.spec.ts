import { readFile } from 'node:fs/promises';
import { createUser } from '../setup/accounts';
import { putDocument } from '../setup/documents';
import { expectCount, readAllRows, searchBox } from './support/shownContacts';
import { numberedContacts, putContacts } from './support/storedContacts';
import { expect, signIn, test } from './support/test';

test(
  'contacts without a readable date are counted, listed last, found and exported',
  { tag: '@long' },
  async ({ page }) => {
    const user = await createUser();
    await putContacts(user, numberedContacts(60));
    const odd = { Map: { when: 'today' }, Text: 'some day', Number: NaN, Null: null };
    for (const [name, createdAt] of Object.entries(odd)) {
      await putDocument(`businessCards/${user.uid}-${name}`, { userId: user.uid, name, createdAt });
    }
    await putDocument(`businessCards/${user.uid}-None`, { userId: user.uid, name: 'None' });
    await signIn(page, user);
    await expectCount(page, '65', '65');
    const names = (await readAllRows(page)).map(([name]) => name);
    expect(names[0]).toBe('Person 001');
    expect(names[59]).toBe('Person 060');
    expect(names.slice(60).toSorted()).toEqual(['Map', 'None', 'Null', 'Number', 'Text']);

    await searchBox(page).fill('none');
    await expectCount(page, '1', '65');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file.split('\r\n')[1]).toBe('"None","","","","",""');
  },
);
