/**
 * Notes what is listened to and repeated from now on. Returns a function that ends it: without a sign-out a session goes
 * on with both. Of the document's events only that of the sessions: the libraries listen to others, and to these once.
 */
export function noteLeftovers(): () => void {
  const ends: (() => void)[] = [];
  const { setInterval } = globalThis;
  globalThis.setInterval = Object.assign((...args: Parameters<typeof setInterval>) => {
    const timer = setInterval(...args);
    ends.push(() => clearInterval(timer));
    return timer;
  }, setInterval);
  for (const target of [window, document] as EventTarget[]) {
    const listen = target.addEventListener.bind(target);
    target.addEventListener = (type, listener, options) => {
      listen(type, listener, options);
      if (target === window || type === 'visibilitychange')
        ends.push(() => target.removeEventListener(type, listener, options));
    };
    ends.push(() => {
      target.addEventListener = listen;
    });
  }
  ends.push(() => {
    globalThis.setInterval = setInterval;
  });
  return () => {
    for (const end of ends) end();
  };
}
