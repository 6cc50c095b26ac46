import { expect, test } from 'vitest';
import type { Suite } from '../../scripts/emulators/startEmulators';
import { tellAuthLinks } from '../../scripts/emulators/tellAuthLinks';
import { createUser, mailedLink } from '../setup/accounts';
import { suite } from '../setup/suite';

test('each link that would be mailed is told once, with what it is for', async () => {
  const { email } = await createUser();
  const asked = await fetch(
    `http://${suite.auth}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=any`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ requestType: 'PASSWORD_RESET', email }),
    },
  );
  expect(asked.status).toBe(200);
  const link = (await mailedLink(email, 'PASSWORD_RESET')) ?? '';

  const lines: string[] = [];
  const end = new AbortController();
  const { projectId, auth } = suite;
  const telling = tellAuthLinks(
    { projectId, addresses: { auth } } as Suite,
    (line) => lines.push(line),
    end.signal,
  );
  const own = () => lines.filter((line) => line.includes(email));
  await expect.poll(own).toEqual([`A link for ${email}, to reset their password: ${link}`]);
  // It looks again after a second.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(own()).toHaveLength(1);
  end.abort();
  await telling;
});
