import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { seed } from '../../../../scripts/seed/seed';

const hosts = {
  auth: '127.0.0.1:9099',
  firestore: '127.0.0.1:8080',
  storage: '127.0.0.1:9199',
};

interface Sent {
  url: string;
  authorization: string | null;
  body: string;
}

let sent: Sent[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit & { body: string | Blob }) => {
    const authorization = new Headers(init.headers).get('authorization');
    sent.push({ url, authorization, body: await new Response(init.body).text() });
    return Response.json({});
  });
});

afterEach(() => vi.unstubAllGlobals());

interface Write {
  update: { name: string; fields: Record<string, object> };
}

const requestsTo = (part: string): Sent[] => sent.filter(({ url }) => url.includes(part));
const commits = (): Write[][] =>
  requestsTo(':8080').map(({ body }) => (JSON.parse(body) as { writes: Write[] }).writes);
const writes = (): Map<string, Write['update']['fields']> =>
  new Map(
    commits()
      .flat()
      .map(({ update }) => [update.name.replace(/^.*documents\//, ''), update.fields]),
  );

describe('seed', () => {
  test('refuses a project that is not an emulator’s, and sends nothing', async () => {
    await expect(seed({ projectId: 'cardfile', ...hosts })).rejects.toThrow(
      'Seeding is for emulators: "cardfile" does not begin with "demo-".',
    );
    expect(sent).toEqual([]);
  });

  test('names the six accounts and their password', async () => {
    const accounts = await seed({ projectId: 'demo-x', ...hosts, contacts: 20 });
    expect(accounts.map(({ email }) => email)).toEqual([
      'demo@cardfile.example',
      'empty@cardfile.example',
      'tenthousand@cardfile.example',
      'noprofile@cardfile.example',
      'other@cardfile.example',
      'fair@cardfile.example',
    ]);
    expect(new Set(accounts.map(({ password }) => password))).toEqual(new Set(['cardfile-demo']));
    const { users } = JSON.parse(requestsTo(':9099')[0]?.body ?? '') as {
      users: { localId: string; rawPassword: string; displayName: string }[];
    };
    expect(users).toHaveLength(6);
    expect(users[0]).toMatchObject({
      localId: 'demo',
      rawPassword: 'cardfile-demo',
      displayName: 'Maya Lindholm',
    });
  });

  test('writes contacts, profiles and subscriptions: nothing for the account without a profile', async () => {
    await seed({ projectId: 'demo-x', ...hosts, contacts: 20 });
    const paths = [...writes().keys()];
    expect(paths.filter((path) => path.startsWith('businessCards/'))).toHaveLength(
      48 + 20 + 3 + 1200,
    );
    expect(paths.filter((path) => !path.startsWith('businessCards/')).sort()).toEqual([
      'subscriptions/demo',
      'subscriptions/empty',
      'subscriptions/fair',
      'subscriptions/other',
      'subscriptions/tenthousand',
      'users/demo',
      'users/empty',
      'users/fair',
      'users/other',
      'users/tenthousand',
    ]);
  });

  test('gives demo a subscription of both shapes, and other one of the profile shape only', async () => {
    await seed({ projectId: 'demo-x', ...hosts, contacts: 20 });
    expect(writes().get('subscriptions/demo')).toEqual({
      plan: { stringValue: 'Basic' },
      planName: { stringValue: 'Basic' },
      status: { stringValue: 'active' },
      scansUsed: { integerValue: '61' },
      maxScans: { integerValue: '1000' },
      renewalDate: { timestampValue: '2027-06-20T08:12:00.000000000Z' },
      cardsUsed: { integerValue: '48' },
      cardsLimit: { integerValue: '1000' },
    });
    expect(Object.keys(writes().get('subscriptions/other') ?? {})).toEqual([
      'planName',
      'status',
      'scansUsed',
      'maxScans',
    ]);
  });

  test('commits 10,000 contacts in no more than 500 writes at once', async () => {
    await seed({ projectId: 'demo-x', ...hosts });
    expect(writes().size).toBe(48 + 10_000 + 3 + 1200 + 10);
    expect(Math.max(...commits().map((commit) => commit.length))).toBe(500);
  });

  test('uploads a picture where its contact says it is', async () => {
    await seed({ projectId: 'demo-x', ...hosts, contacts: 20 });
    const uploads = requestsTo('/upload/');
    const drawn = uploads.filter(({ body }) => body.includes('Content-Type: image/svg+xml'));
    expect(uploads.length - drawn.length).toBe(16);
    expect(drawn.length).toBeGreaterThanOrEqual(60);
    const drawnFor = [...writes()].filter(
      ([path, fields]) => path.startsWith('businessCards/fair') && 'cardImageURL' in fields,
    );
    expect(drawn).toHaveLength(drawnFor.length);
    // Pictures go up side by side, in no promised order.
    const upload = uploads.find(({ body }) =>
      body.includes('"name":"card_images/demo/demo-03.jpg"'),
    );
    expect(upload?.body).toContain('"firebaseStorageDownloadTokens":"seed-demo-03"');
    expect(writes().get('businessCards/demo-03')?.['cardImageURL']).toEqual({
      stringValue:
        'http://127.0.0.1:9199/v0/b/demo-x.appspot.com/o/card_images%2Fdemo%2Fdemo-03.jpg?alt=media&token=seed-demo-03',
    });
  });

  test('sends the same when it is run again, as an administrator', async () => {
    const inOrder = (): Sent[] =>
      sent.splice(0).sort((a, b) => (a.url + a.body < b.url + b.body ? -1 : 1));
    await seed({ projectId: 'demo-x', ...hosts, contacts: 20 });
    const first = inOrder();
    await seed({ projectId: 'demo-x', ...hosts, contacts: 20 });
    expect(inOrder()).toEqual(first);
    expect(new Set(first.map(({ authorization }) => authorization))).toEqual(
      new Set(['Bearer owner']),
    );
  });

  test('fails when an emulator refuses', async () => {
    vi.stubGlobal('fetch', async () => new Response('closed', { status: 503 }));
    await expect(seed({ projectId: 'demo-x', ...hosts, contacts: 20 })).rejects.toThrow(
      '503 closed',
    );
  });
});
