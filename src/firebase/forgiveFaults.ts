/** For all that the SDK asks at the start of a page: an old session renews its token first. */
const LIMIT_MS = 4_000;

const SIGN_IN_SERVICE = /\b(identitytoolkit|securetoken)\.googleapis\.com\//;

/**
 * Until `isReady`, a silent or faulty sign-in service counts as a lost network (R15.28). Refusals are status 400. The
 * SDK forgives only a lost network: it waits 30 s for a silent service, and a 503 makes it drop the session.
 */
export function forgiveFaults(isReady: Promise<void>): void {
  const fetch = window.fetch.bind(window);
  const deadline = AbortSignal.timeout(LIMIT_MS);
  window.fetch = async (input, init) => {
    if (typeof input !== 'string' || !SIGN_IN_SERVICE.test(input)) return fetch(input, init);
    const answer = await fetch(input, { ...init, signal: deadline });
    if (!answer.ok && answer.status !== 400) throw new TypeError(answer.statusText);
    return answer;
  };
  void isReady.then(() => {
    window.fetch = fetch;
  });
}
