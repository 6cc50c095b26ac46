import { callables } from '../../component/fakes/firebaseFunctions';
import { database } from '../../component/fakes/fakeDatabase';
import { fileStorage } from '../../component/fakes/fakeFiles';
import { live } from '../../component/fakes/firestoreLive';
import { signInService } from '../../component/fakes/fakeSignIn';

/*
 * All that a test of this ring can say to the services. They run in the test's own process, so all of it is at once
 * true for every page of the case, and stays over a reload. They are those of the component tests:
 *
 * - `database.put(path, fields)`, `read(path)`, `remove(path)`, `list(collection)`: what is stored, past the rules.
 *   `database.writes` and `calls`: what pages have sent, in order.
 * - `database.holdNext('update businessCards')`: the next such call waits for `release()` or `fail(code)` of what this
 *   gives. Held calls may be released in any order. `failNext(call, code)`: it fails at once. `loseAnswer(call, code)`:
 *   it is done, and fails all the same. `letNext(call)`: it goes well, for a plan after it.
 * - `live`: listeners hear of each change by themselves. `live.follows = false` holds that back until `live.tell()`.
 *   `live.refuse()` refuses all.
 * - `signInService`: `failNext('signUp', code)`, `holdNext(...)`, `refuseTokens(code)`, `close(uid)`.
 * - `fileStorage`: `stored`, `failNext(code)`, `holdNext()`, `failDeletions(code)`.
 * - `callables.answers.set('sendSupportEmail', () => answer)`, `callables.calls`.
 *
 * The network is cut as in any browser test: `context.setOffline(true)`.
 */
export { callables, database, fileStorage, live, signInService };

/** The rules refuse the next such call, and its second try with a new token too. */
export function refuseNext(call: Parameters<typeof database.failNext>[0]): void {
  for (let tries = 0; tries < 2; tries += 1) database.failNext(call, 'permission-denied');
}

/** As they are at the start of each case: empty, with the time of now. */
export function resetStandIns(): void {
  database.reset();
  database.now = now;
  signInService.reset();
  fileStorage.reset();
  callables.reset();
  live.follows = true;
}

/** The database's time. No two are the same, as there. */
function now(): { toDate: () => Date } {
  last = Math.max(last + 1, Date.now());
  const time = new Date(last);
  return { toDate: () => time };
}

let last = 0;
