import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startMailCatcher, type MailCatcher } from '../../scripts/mail/startMailCatcher';
import { publicPaths } from '../e2e/support/publicPaths';
import { createUser, type User } from '../setup/accounts';
import { findDocuments, readDocument, removeDocument } from '../setup/documents';
import { uploadCard } from '../setup/files';
import { suite } from '../setup/suite';
import { putTenThousand } from '../setup/tenThousand';
import { browserPage, type BrowserPage } from './browserPage';
import type { Driver } from './driver';
import { findPrograms, here, wanted } from './installed';
import { watchSite, type Watched } from './watch';
import {
  choosePhoto,
  firstName,
  hasCard,
  inOrder,
  isEnlarged,
  listPosition,
  scrollToEnd,
} from './inPage';

const THANKS = "Thank you for your message! We'll get back to you as soon as possible.";
/** Each page for visitors, but the first, with its link and its heading. */
const VISITOR_PAGES = [
  ['Features', publicPaths['/features']],
  ['Change Log', publicPaths['/changelog']],
  ['Support', publicPaths['/support']],
  ['Contact Us', publicPaths['/contact']],
  ['Privacy Policy', publicPaths['/privacy']],
  ['Terms of Service', publicPaths['/terms']],
] as const;
/** The count of support requests from addresses that the function cannot tell, as here. */
const HERE = createHash('sha256').update('address ').digest('hex');
/** Paper, in cm. */
const A4 = { width: 21, height: 29.7 };
const LETTER = { width: 21.59, height: 27.94 };
const EXPORT = /^contacts_export_\d{4}-\d\d-\d\d\.csv$/;

let catcher: MailCatcher;
let user: User;
/** Of the 10,000 contacts, as the list first shows them. */
let names: string[];

beforeAll(async () => {
  const { port } = new URL(`smtp://${process.env['CARDFILE_MAIL'] ?? ''}`);
  catcher = await startMailCatcher({ port: Number(port) });
  user = await createUser();
  const cardImageURL = await uploadCard(`card_images/${user.uid}/card.jpg`);
  const contacts = await putTenThousand(user, { cardImageURL });
  names = contacts.map(([, { name = '' }]) => name);
});
afterAll(() => catcher.stop());

test('a build machine has every engine', () => {
  expect(here).toEqual(wanted);
});

describe.each(here)('%s', (name, engine) => {
  let folder: string;
  let site: Watched;
  let driver: Driver;
  let page: BrowserPage;
  const visitor = { name: 'Grace Hopper', email: `${randomUUID()}@customer.example` };

  let isBroken = false;
  const step = (title: string, work: () => Promise<void>): void => {
    test(title, async ({ skip }) => {
      skip(isBroken, 'A step before this one failed.');
      isBroken = true;
      await work();
      expect(site.notes.splice(0), 'errors in the page').toEqual([]);
      isBroken = false;
    });
  };
  const writeMessage = async (): Promise<void> => {
    await page.fill('Name', visitor.name);
    await page.fill('Email', visitor.email);
    await page.fill('Subject', 'Two cards');
    await page.fill('Message', 'Only one is read.');
  };

  beforeAll(async () => {
    folder = mkdtempSync('/tmp/cardfile-engine-');
    site = await watchSite(process.env['CARDFILE_SITE'] ?? '');
    driver = await engine.start(findPrograms(engine) ?? [], folder);
    await driver.send('resize', { width: 1280, height: 900 });
    page = browserPage(driver, site.origin);
  });

  afterAll(async () => {
    await driver.end();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  });

  step('the pages for visitors, with the film, and back', async () => {
    await page.open('/');
    await page.arrives(publicPaths['/']);
    await page.becomes(() => (document.querySelector('video')?.currentTime ?? 0) > 0, true);
    await page.click('button', 'Pause Video');
    await page.becomes(() => document.querySelector('video')?.paused, true);
    for (const [link, heading] of VISITOR_PAGES) {
      await page.click('link', link);
      await page.arrives(heading);
    }
    for (const [, heading] of VISITOR_PAGES.toReversed().slice(1)) {
      await page.back();
      await page.arrives(heading);
    }
  });

  step('the contact form', async () => {
    await page.click('link', 'Contact Us');
    await page.arrives(publicPaths['/contact']);
    await writeMessage();
    await page.click('button', 'Send Message');
    await page.sees(THANKS);
    expect(await findDocuments('contactMessages', 'email', visitor.email)).toMatchObject([visitor]);
  });

  step('the support form', async () => {
    // Three requests in ten minutes are all that one address may send, and other tests send some too.
    await removeDocument(`supportRequestTurns/${HERE}`);
    await page.click('link', 'Support');
    await page.arrives(publicPaths['/support']);
    await writeMessage();
    await page.click('button', 'Submit Request');
    await page.sees(THANKS);
    expect(catcher.mails.at(-1)).toMatchObject({ replyTo: [visitor.email] });
  });

  step('a sign-up', async () => {
    await page.click('link', 'Login');
    await page.arrives('Login');
    await page.click('link', 'Sign Up');
    await page.arrives('Sign Up');
    await page.fill('Name', 'Grace Hopper');
    await page.fill('Email', visitor.email);
    await page.fill('Password', 'correct-horse');
    await page.fill('Confirm Password', 'correct-horse');
    await page.click('button', 'Sign Up');
    await page.sees('No business cards yet');
    await page.click('button', 'Logout');
  });

  step('a sign-in with the wrong password, then with the right one', async () => {
    await page.click('link', 'Login');
    await page.arrives('Login');
    await page.fill('Email', user.email);
    await page.fill('Password', 'wrong-horse');
    await page.click('button', 'Login');
    await page.sees('use forgot password.');
    await page.fill('Password', user.password);
    await page.click('button', 'Login');
    await page.sees('Showing 10,000 of 10,000 business cards');
  });

  step('ten thousand contacts: scrolled to the end without a blank row', async () => {
    expect(await page.run(scrollToEnd)).toEqual({ blank: [], last: names.at(-1) });
    await page.run(() => {
      window.scrollTo(0, 0);
    });
  });

  step('typing finds, and the clear button of the search box shows all again', async () => {
    const found = names.filter((each) => each.toLowerCase().includes('maria')).length;
    expect(found).toBeGreaterThan(1);
    await page.fill('Search business cards', 'zzzz');
    await page.sees('Showing 0 of 10,000 business cards');
    await page.fill('Search business cards', names[7] ?? '');
    await page.becomes(firstName, names[7]);
    await page.click('button', 'Clear the search box');
    await page.sees('Showing 10,000 of 10,000 business cards');
  });

  step('sorting', async () => {
    const sorted = await page.run(inOrder, names);
    await page.click('button', 'Name');
    await page.becomes(firstName, sorted[0]);
    await page.click('button', 'Name');
    await page.becomes(firstName, sorted.at(-1));
    await page.click('button', 'Date Added');
    await page.becomes(firstName, names[0]);
  });

  step('the export holds every contact', async () => {
    await page.click('button', 'Export CSV');
    const exported = (): string => {
      const file = readdirSync(driver.downloads).find((each) => EXPORT.test(each));
      return file ? readFileSync(join(driver.downloads, file), 'utf8') : '';
    };
    // An empty file stands there first.
    await expect.poll(exported, { timeout: 30_000 }).toMatch(/\r\n$/);
    expect(exported()).toMatch(/^\uFEFF"Name","Company"/);
    const { data } = Papa.parse<string[]>(exported().slice(1), { skipEmptyLines: true });
    expect(data.slice(1).map(([each]) => each)).toEqual(names);
  });

  step('a contact, and its card enlarged', async () => {
    await page.click('link', names[0] ?? '');
    await page.arrives(names[0] ?? '');
    await page.becomes(hasCard, true);
    await page.click('button', `Enlarge the business card of ${names[0] ?? ''}`);
    await page.becomes(isEnlarged, true);
    await page.pressEscape();
    await page.becomes(() => document.querySelector('dialog[open]'), null);
  });

  if (engine.prints) {
    step('one contact beside the list is one sheet', async () => {
      for (const paper of [A4, LETTER]) {
        const [only, ...more] = await page.print(paper);
        expect(more).toEqual([]);
        // A long name is broken after its hyphen.
        expect(only?.replace(/ /g, '')).toContain(names[0]?.replace(/ /g, ''));
      }
    });
  }

  step('an edit', async () => {
    await page.click('link', 'Edit Contact');
    await page.fill('Company', `Walked in ${name}`);
    await page.click('button', 'Save Changes');
    await page.sees('Your changes were saved.');
    await page.arrives(names[0] ?? '');
  });

  step('Back finds the list where it was left', async () => {
    await page.back();
    await page.sees('Showing 10,000 of 10,000 business cards');
    await page.run(() => {
      window.scrollTo(0, 4_000);
    });
    const [was, inSight = ''] = await page.run(listPosition);
    await page.click('link', inSight);
    await page.arrives(inSight);
    await page.back();
    await page.becomes(listPosition, [was, inSight]);
  });

  step('without the site its worker opens the profile, the list and a contact', async () => {
    await page.becomes(() => Boolean(navigator.serviceWorker.controller), true);
    site.isCut = true;
    await page.open('/profile');
    await page.arrives('Profile');
    await page.open('/dashboard');
    await page.sees('Showing 10,000 of 10,000 business cards');
    await page.click('link', names[1] ?? '');
    await page.arrives(names[1] ?? '');
    await page.back();
    await page.arrives('Contacts');
    site.isCut = false;
  });

  step('a photo', async () => {
    await page.open('/profile');
    await page.click('button', 'Change Photo');
    await page.becomes(choosePhoto, true);
    await page.sees('Profile updated successfully!');
    await page.click('button', 'Close');
    expect(await readDocument(`users/${user.uid}`)).toMatchObject({
      photoURL: expect.stringContaining(suite.storage),
    });
  });

  step('Back through all of it', async () => {
    await page.back();
    await page.sees('Showing 10,000 of 10,000 business cards');
    await page.click('button', 'Logout');
    await page.arrives(publicPaths['/']);
    await page.back();
    await page.arrives('Login');
  });
});
