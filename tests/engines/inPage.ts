// Functions that run in the page. Each is sent alone, so it uses nothing but its arguments.

/** The element of a kind with this name. Under an open dialog nothing else can be used. */
export function findShown(selector: string, name: string): Element | null {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const nameOf = (element: Element): string => {
    const label = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const words = label ? element.labels?.[0] : element;
    return element.getAttribute('aria-label') ?? words?.textContent ?? '';
  };
  const isShown = (element: Element): boolean => element.getClientRects().length > 0;
  const all = [...top.querySelectorAll(selector)].filter(isShown);
  return (
    all.find(
      (element) =>
        nameOf(element)
          .trim()
          .replace(/ \(optional\)$/, '') === name,
    ) ?? null
  );
}

/** The heading of the page. The list stays in the document behind other pages, hidden. */
export function shownHeading(): string | undefined {
  const headings = [...document.querySelectorAll('h1')];
  return headings.find((heading) => heading.getClientRects().length > 0)?.innerText;
}

/** Has the next letter replace what the field holds. */
export function selectAll(field: HTMLInputElement): void {
  field.focus();
  field.select();
}

/** The name in the first row of the list. */
export function firstName(): string | undefined {
  return document.querySelector('tbody a')?.textContent;
}

/** As this engine orders them: not all engines know the same version of Unicode. */
export function inOrder(names: string[]): string[] {
  const collator = new Intl.Collator('en', { sensitivity: 'accent', numeric: true });
  return names.filter((each) => each !== '').sort((a, b) => collator.compare(a, b));
}

/** Goes down as a fast wheel does, and looks at each frame for a place without a row. */
export async function scrollToEnd(): Promise<{ blank: number[]; last: string | undefined }> {
  const blank: number[] = [];
  const look = (): void => {
    const table = document.querySelector('tbody')?.getBoundingClientRect();
    if (!table) return;
    const from = Math.max(table.top, 250);
    const to = Math.min(table.bottom, window.innerHeight - 40);
    for (let y = from + 5; y < to; y += 20) {
      const at = document.elementFromPoint(table.left + 200, y);
      if (!at?.closest('tr')?.textContent) blank.push(Math.round(window.scrollY + y));
    }
  };
  for (let step = 0; step < 30; step += 1) {
    window.scrollBy(0, step < 20 ? 600 : document.body.scrollHeight / 9);
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    look();
  }
  return { blank, last: [...document.querySelectorAll('tbody a')].at(-1)?.textContent };
}

/** Draws a picture and chooses it, as WebKit's driver refuses a field that is not in sight. */
export async function choosePhoto(): Promise<boolean> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 });
  canvas.getContext('2d')?.fillRect(100, 100, 300, 300);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input || !picture) return false;
  const files = new DataTransfer();
  files.items.add(new File([picture], 'photo.jpg', { type: 'image/jpeg' }));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** Whether a card is there, and not only its frame. */
export function hasCard(): boolean {
  const cards = [...document.images].filter(({ alt }) => alt.startsWith('Business card of'));
  return cards.some(({ naturalWidth }) => naturalWidth > 300);
}

/** Whether the card in the open dialog is wider than the one on the page. */
export function isEnlarged(): boolean {
  const large = document.querySelector('dialog[open] img')?.getBoundingClientRect().width ?? 0;
  const card = document.querySelector('main img[alt^="Business card of"]');
  const small = card?.getBoundingClientRect().width ?? Infinity;
  return large > small;
}

/** How far the list is scrolled, in px, and the name in the middle of the window, or next below it. */
export async function listPosition(): Promise<[number, string | undefined]> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  // A heading of the rows may stand in the middle, which names nobody.
  const top = (link: Element): number => link.getBoundingClientRect().top;
  const [name] = [...document.querySelectorAll('main tbody a[href^="/contact/"]')]
    .filter((link) => top(link) > window.innerHeight / 2)
    .sort((a, b) => top(a) - top(b));
  return [Math.round(window.scrollY), name?.textContent];
}
