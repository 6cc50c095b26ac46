/** What plans something for later, and what calls that off. */
const PLANS = {
  setTimeout: 'clearTimeout',
  setInterval: 'clearInterval',
} as const;

/**
 * Notes what is listened to and planned from now on. Returns a function that ends it: without a sign-out a session goes
 * on with both. Of the document's events only that of the sessions: the libraries listen to others, and to these once.
 */
export function noteLeftovers(): () => void {
  const ends: (() => void)[] = [];
  for (const [name, clear] of Object.entries(PLANS)) {
    const plan = Reflect.get(globalThis, name) as (...args: unknown[]) => unknown;
    const callOff = Reflect.get(globalThis, clear) as (planned: unknown) => void;
    const noted = (...args: unknown[]) => {
      const planned = plan(...args);
      ends.push(() => callOff(planned));
      return planned;
    };
    Reflect.set(globalThis, name, Object.assign(noted, plan));
    ends.push(() => Reflect.set(globalThis, name, plan));
  }
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target);
    target.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) => {
      listen(type, listener, options);
      if (target === window || type === 'visibilitychange')
        ends.push(() => target.removeEventListener(type, listener, options));
    };
    ends.push(() => {
      target.addEventListener = listen;
    });
  }
  return () => {
    for (const end of ends) end();
  };
}
