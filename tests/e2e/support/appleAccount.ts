import type { BrowserContext, Page } from '@playwright/test';

export const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/**
 * Lets the pop-up of the Auth emulator work without the Internet: Google's script, which carries messages
 * between the site and the emulator's frame, is played by `gapi`; what else the pop-up asks other hosts
 * for is looks.
 */
export async function playGoogle(context: BrowserContext): Promise<void> {
  await context.route('https://apis.google.com/js/api.js**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${gapi.toString()})();` }),
  );
  await context.route(/^https:\/\/(unpkg\.com|fonts\.)/, (route) =>
    route.fulfill({ contentType: 'text/css', body: '' }),
  );
}

/** Presses the button and gives the pop-up, ready to be used. */
export async function openApple(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in with Apple' }).click();
  const popup = await opened;
  await popup.waitForLoadState();
  return popup;
}

/** Signs in at the emulator's window with an Apple account that it has not seen before. */
export async function useNewAccount(popup: Page, email: string, name: string): Promise<void> {
  await popup.locator('.js-new-account').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  await popup.locator('#sign-in').click();
}

/** The same with one that it has. */
export async function useKnownAccount(popup: Page, email: string): Promise<void> {
  await popup.locator('.js-reuse-account', { hasText: email }).click();
}

/** Runs in the browser, in the site and in the emulator's frame: the part of Google's script that they use. */
function gapi(): void {
  type Handler = (message: unknown) => unknown;
  interface Note {
    gapi: 'hello' | 'message' | 'answer';
    kind: string;
    id: number;
    body: unknown;
  }

  function channel(other: () => Window | null) {
    const handlers = new Map<string, Handler>();
    const waiting: Note[] = [];
    const answers = new Map<number, (answers: unknown[]) => void>();
    let count = 0;
    let greet: () => void = () => undefined;
    const greeted = new Promise<void>((resolve) => (greet = resolve));
    const post = (note: Note) => other()?.postMessage(note, '*');
    const handle = (note: Note, handler: Handler) =>
      void Promise.resolve(handler(note.body)).then((body) =>
        post({ gapi: 'answer', kind: '', id: note.id, body }),
      );

    window.addEventListener('message', ({ source, data }: MessageEvent<Note | null>) => {
      if (source !== other() || !data?.gapi) return;
      if (data.gapi === 'hello') greet();
      else if (data.gapi === 'answer') {
        try {
          answers.get(data.id)?.([data.body]);
        } catch {
          // The SDK throws here after each answer, good or bad. Google's script swallows the error.
        }
      } else {
        const handler = handlers.get(data.kind);
        if (handler) handle(data, handler);
        else waiting.push(data);
      }
    });
    return {
      hello: () => post({ gapi: 'hello', kind: '', id: 0, body: null }),
      restyle: () => Promise.resolve(),
      ping: (onAnswer: () => void) => greeted.then(onAnswer),
      register: (kind: string, handler: Handler) => {
        handlers.set(kind, handler);
        for (const note of waiting.splice(0)) {
          if (note.kind === kind) handle(note, handler);
          else waiting.push(note);
        }
      },
      send: (kind: string, body: unknown, onAnswer: (answers: unknown[]) => void) => {
        count += 1;
        answers.set(count, onAnswer);
        post({ gapi: 'message', kind, id: count, body });
      },
    };
  }

  const context = {
    open: (
      { url, where }: { url: string; where: HTMLElement },
      onOpen: (frame: ReturnType<typeof channel>) => unknown,
    ) => {
      const frame = document.createElement('iframe');
      frame.hidden = true;
      frame.src = url;
      where.append(frame);
      return Promise.resolve(onOpen(channel(() => frame.contentWindow)));
    },
    getParentIframe: () => {
      const parent = channel(() => window.parent);
      parent.hello();
      return parent;
    },
  };
  const played = {
    load: (_part: string, { callback }: { callback: () => void }) => callback(),
    iframes: {
      getContext: () => context,
      CROSS_ORIGIN_IFRAMES_FILTER: {},
    },
  };
  const page = window as unknown as Record<string, unknown>;
  page['gapi'] = played;
  const { src } = document.currentScript as HTMLScriptElement;
  const onLoad = page[new URL(src).searchParams.get('onload') ?? 'gapi_onload'];
  if (typeof onLoad === 'function') (onLoad as () => void)();
}
