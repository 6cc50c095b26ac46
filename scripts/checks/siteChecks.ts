import { ok } from 'node:assert/strict';
import { hostingHeaders } from '../../build/hostingHeaders';
import { readPricing } from '../../src/pricing/readPricing';
import { routes } from '../../src/routes';

/** The pages for visitors. */
const documents = routes.filter(({ access, path }) => access === 'visitor' && path !== '*');
const ANSWER_MS = 20_000;
/** What only emulators add to the policy. */
const LOOPBACK = /; frame-src(?: http:\/\/127\.0\.0\.1:\d+)+(?=;|$)| http:\/\/127\.0\.0\.1:\d+/g;

type Variables = Partial<ImportMetaEnv>;

/**
 * What a site that was built with these variables must answer to a stranger, by name (R15.91). Each check
 * rejects with a sentence that says what is wrong, and none changes anything.
 */
export function siteChecks(
  origin: string,
  variables: Variables,
): Record<string, () => Promise<unknown>> {
  const projectId = variables.VITE_FIREBASE_PROJECT_ID ?? '';
  const { auth, firestore, storage, functions } = servicesOf(variables, projectId);
  const ask = (address: string, body?: object): Promise<Response> =>
    fetch(new URL(address, origin), {
      signal: AbortSignal.timeout(ANSWER_MS),
      // The project's key may be good for calls from its own site alone.
      headers: { 'Content-Type': 'application/json', Referer: `${origin}/` },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  const textOf = async (path: string): Promise<string> => {
    const response = await ask(path);
    ok(response.ok, `${path} answers ${response.status}.`);
    return response.text();
  };
  // The emulators serve the headers of no project.
  const rules = hostingHeaders(variables.VITE_USE_EMULATORS === 'true' ? {} : variables);
  const hasHeaders = async (path: string, source: string): Promise<void> => {
    const { headers } = await ask(path);
    for (const { key, value } of rules.find((rule) => rule.source === source)?.headers ?? []) {
      const served = headers.get(key)?.replaceAll(LOOPBACK, '') ?? 'missing';
      ok(served === value, `${key} of ${path} is ${served}, and should be ${value}.`);
    }
  };
  const refuses = async (address: string, body?: object): Promise<void> => {
    const { status } = await ask(address, body);
    ok(status === 403, `${address} answers ${status} to a stranger.`);
  };
  const database = `${firestore}/v1/projects/${projectId}/databases/(default)/documents`;
  const bucket = variables.VITE_FIREBASE_STORAGE_BUCKET || `${projectId}.appspot.com`;

  return {
    headers: async () => {
      for (const path of ['/', '/login', '/.x']) await hasHeaders(path, '**');
    },
    documents: async () => {
      for (const { path, title } of documents) {
        ok((await textOf(path)).includes(`<title>${title}`), `${path} is not "${title}".`);
      }
      ok((await ask('/no/such/page')).status === 404, 'An unknown address is no 404.');
      ok((await textOf('/sitemap.xml')).includes('/features</loc>'), 'The sitemap is empty.');
      const security = await textOf('/.well-known/security.txt');
      const [, end = ''] = /^Expires: (.*)$/m.exec(security) ?? [];
      ok(Date.parse(end) > Date.now(), `security.txt ended on ${end}: build and deploy again.`);
    },
    'sign-in page': async () => {
      const files = (await textOf('/login')).match(/\/assets\/[^"]+\.(js|css)/g) ?? [];
      ok(files.length > 1, 'The login has no scripts.');
      for (const file of files) await Promise.all([hasHeaders(file, '/assets/**'), textOf(file)]);
    },
    worker: async () => {
      const { headers } = await ask('/worker.js');
      const served = headers.get('Cache-Control') ?? 'missing';
      // Else browsers would keep an old one.
      ok(
        served === 'no-cache',
        `Cache-Control of /worker.js is ${served}, and should be no-cache.`,
      );
      ok((await textOf('/worker.js')).includes('skipWaiting'), '/worker.js is no worker.');
    },
    'sign-in service': async () => {
      const nobody = { email: 'nobody@cardfile.example', password: 'no-such-password' };
      const key = variables.VITE_FIREBASE_API_KEY || 'demo-api-key';
      const response = await ask(`${auth}/v1/accounts:signInWithPassword?key=${key}`, nobody);
      const text = await response.text();
      ok(/INVALID_LOGIN_CREDENTIALS|EMAIL_NOT_FOUND/.test(text), `A wrong sign-in gets ${text}`);
    },
    prices: async () => {
      const response = await ask(`${functions}/getLocalizedPricing`, { data: null });
      // App Check, where it is enforced, lets no program in.
      if (response.status === 401 && variables.VITE_APP_CHECK_KEY) return;
      const { result } = (await response.json()) as { result?: unknown };
      ok(readPricing(result), `The prices are ${JSON.stringify(result)}.`);
    },
    'rules that refuse': () =>
      Promise.all([
        refuses(`${database}/businessCards`),
        refuses(`${database}/contactMessages`),
        refuses(`${database}/users/any`),
        refuses(`${database}/users`, { fields: {} }),
        refuses(`${storage}/v0/b/${bucket}/o?prefix=card_images%2Fany%2F`),
      ]),
  };
}

/** Where the services of the site are. */
function servicesOf(variables: Variables, projectId: string) {
  if (variables.VITE_USE_EMULATORS === 'true') {
    return {
      auth: `http://${variables.VITE_EMULATOR_AUTH}/identitytoolkit.googleapis.com`,
      firestore: `http://${variables.VITE_EMULATOR_FIRESTORE}`,
      storage: `http://${variables.VITE_EMULATOR_STORAGE}`,
      functions: `http://${variables.VITE_EMULATOR_FUNCTIONS}/${projectId}/us-central1`,
    };
  }
  return {
    auth: 'https://identitytoolkit.googleapis.com',
    firestore: 'https://firestore.googleapis.com',
    storage: 'https://firebasestorage.googleapis.com',
    functions: `https://us-central1-${projectId}.cloudfunctions.net`,
  };
}
