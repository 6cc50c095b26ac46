import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { FirebaseError } from 'firebase/app';
import type { Query } from 'firebase/firestore';
import type { Handler } from '../../../scripts/siteServer';
import { onSnapshot } from '../../component/fakes/firestoreLive';
import { queryOf } from '../../component/fakes/firestoreLite';
import type { Change } from '../../component/fakes/fakeDatabase';
import type { Question } from '../../component/fakes/fakeQuery';
import type { Account, Call, Detail } from '../../component/fakes/fakeSignIn';
import { ADDRESS, packed, unpacked, type Answer, type Heard } from '../page/wire';
import { picture } from './picture';
import { callables, database, fileStorage, signInService } from './standIns';

/** Answers what tests/ui/page asks: calls, files, and what is listened to. */
export const serveStandIns: Handler = (request, response, next) => {
  const url = new URL(request.url ?? '', 'http://site');
  if (url.pathname.startsWith('/v0/b/')) answerWithPicture(url, response);
  else if (url.pathname !== ADDRESS) next();
  else if (request.method === 'POST') void answerCall(url, request, response);
  else listen(url, response);
};

/** What a page may call. */
const METHODS: Record<string, (...values: never[]) => unknown> = {
  'database get': (path: string) => database.get(path),
  'database find': (question: Question) => database.find(question),
  'database countOf': (question: Question) => database.countOf(question),
  'database commit': (changes: Change[], asRead: Record<string, number>) =>
    database.commit(changes, asRead),
  'files delete': (path: string) => fileStorage.delete(path),
  'files list': (folder: string) => fileStorage.list(folder),
  'signIn open': async (email: string, password: string) =>
    accountOf(await signInService.open(email, password)),
  'signIn create': async (email: string, password: string) =>
    accountOf(await signInService.create(email, password)),
  'signIn look': (uid: string) => signInService.find(uid),
  'signIn refresh': (uid: string) => signInService.renew(uid),
  'signIn pass': async (call: Call, { uid, ...detail }: Detail & { uid: string }) => {
    await signInService.pass(call, detail);
    if (call === 'updateProfile') signInService.change(uid, detail);
    if (call === 'deletion') signInService.close(uid);
  },
};

function accountOf({ uid, displayName, email, photoURL }: Account) {
  return { uid, displayName, email, photoURL };
}

async function answerCall(
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await buffer(request);
  const answer = await answerOf(url, body);
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(packed(answer));
}

async function answerOf(url: URL, body: Buffer): Promise<Answer> {
  try {
    const path = url.searchParams.get('path');
    if (path !== null) {
      await fileStorage.upload(path, body, () => undefined);
      return { result: null };
    }
    const [service, method, ...values] = unpacked(body.toString()) as [string, string, ...never[]];
    if (service === 'functions') {
      callables.calls.push({ name: method, data: values[0] });
      const answer = callables.answers.get(method);
      if (!answer) return { code: 'functions/unavailable' };
      return { result: await answer() };
    }
    const work = METHODS[`${service} ${method}`];
    if (!work) throw new Error(`Nothing stands in for ${service} ${method}.`);
    return { result: await work(...values) };
  } catch (error) {
    if (error instanceof FirebaseError) return { code: error.code };
    console.error(error);
    return { code: 'internal' };
  }
}

/** Sends what is heard until the page goes. */
function listen(url: URL, response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.flushHeaders();
  const questions = unpacked(url.searchParams.get('questions') ?? '[]') as Question[];
  const ends = questions.map((question, place) =>
    onSnapshot(
      queryOf(question) as Query,
      (snapshot) => {
        const heard: Heard = {
          place,
          fromCache: snapshot.metadata.fromCache,
          changes: snapshot
            .docChanges()
            .map(({ type, doc }) => ({ type, id: doc.id, fields: doc.data() })),
        };
        response.write(`data: ${packed(heard)}\n\n`);
      },
      () => {
        response.write('event: refused\ndata: {}\n\n');
      },
    ),
  );
  response.on('close', () => {
    for (const end of ends) end();
  });
}

function answerWithPicture({ pathname }: URL, response: ServerResponse): void {
  const path = decodeURIComponent(pathname.split('/o/')[1] ?? '');
  if (!fileStorage.stored.has(path)) {
    response.writeHead(404).end();
    return;
  }
  const sent = fileStorage.sent.findLast((file) => file.path === path)?.content;
  response.writeHead(200, { 'Content-Type': 'image/png', 'Cache-Control': 'private, max-age=0' });
  response.end(Buffer.isBuffer(sent) ? sent : picture);
}
