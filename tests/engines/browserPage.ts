import { expect } from 'vitest';
import { sheetsOf } from '../e2e/support/printedPages';
import type { Driver } from './driver';
import { findShown, selectAll, shownHeading } from './inPage';

/** How WebDriver writes an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const ESCAPE = '\uE00C';

const SELECTORS = {
  button: 'button',
  link: 'a[href]',
  field: 'input, textarea',
} as const;

type Kind = keyof typeof SELECTORS;

/** How long a page may take, in ms; a loaded machine is slow. */
const PATIENCE = { timeout: 60_000, interval: 50 };

export type BrowserPage = ReturnType<typeof browserPage>;

/** The window of a browser, used as a person does: by what stands on things. */
export function browserPage(driver: Driver, origin: string) {
  /** Runs a function of this file in the page; it sees its arguments alone. */
  const run = async <Arguments extends unknown[], Result>(
    work: (...given: Arguments) => Result,
    ...given: Arguments
  ): Promise<Awaited<Result>> => {
    const script = `return (${work.toString()}).apply(null, arguments)`;
    return (await driver.send('execute', { script, args: given })) as Awaited<Result>;
  };

  const find = async (kind: Kind, name: string): Promise<string | undefined> => {
    const element = (await run(findShown, SELECTORS[kind], name)) as unknown;
    return (element as Record<string, string> | null)?.[ELEMENT];
  };

  /** Does it as soon as the element is there and takes it. */
  const act = async (
    kind: Kind,
    name: string,
    work: (id: string) => Promise<unknown>,
  ): Promise<void> => {
    const attempt = async (): Promise<string> => {
      const id = await find(kind, name);
      if (id === undefined) return 'is not there';
      return work(id).then(() => 'done', String);
    };
    await expect.poll(attempt, { ...PATIENCE, message: `${kind} "${name}"` }).toBe('done');
  };

  return {
    run,
    open: async (path: string): Promise<void> => {
      await driver.send('open', { url: origin + path });
    },
    back: async (): Promise<void> => {
      await driver.send('back');
    },
    click: (kind: Kind, name: string) => act(kind, name, (id) => driver.send('click', { id })),
    /** Types over what the field holds. */
    fill: (label: string, text: string) =>
      act('field', label, async (id) => {
        await run(selectAll, { [ELEMENT]: id } as unknown as HTMLInputElement);
        await driver.send('type', { id, text });
      }),
    pressEscape: async (): Promise<void> => {
      const actions = [
        { type: 'keyDown', value: ESCAPE },
        { type: 'keyUp', value: ESCAPE },
      ];
      await driver.send('act', { actions: [{ type: 'key', id: 'keys', actions }] });
    },
    /** Prints it on paper of this size, in cm, and gives the text of each sheet. */
    print: async (paper: { width: number; height: number }): Promise<string[]> => {
      const file = (await driver.send('print', { page: paper })) as string;
      return sheetsOf(Buffer.from(file, 'base64'));
    },
    /** Waits until the page says this. */
    sees: async (words: string): Promise<void> => {
      await expect.poll(() => run(() => document.body.innerText), PATIENCE).toContain(words);
    },
    /** Waits for a page by its heading. */
    arrives: async (heading: string): Promise<void> => {
      await expect.poll(() => run(shownHeading), PATIENCE).toBe(heading);
    },
    /** Waits until the function says yes in the page. */
    becomes: async <Arguments extends unknown[]>(
      work: (...given: Arguments) => unknown,
      wanted: unknown,
      ...given: Arguments
    ): Promise<void> => {
      await expect.poll(() => run(work, ...given), PATIENCE).toEqual(wanted);
    },
  };
}
