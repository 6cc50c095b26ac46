// First: it sets the addresses of the services before any is used.
import { ada, openSite } from '../fakes/site';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { callables } from '../fakes/firebaseFunctions';

/** What asks whether a media query holds. */
let asked: MediaQueryList[] = [];
const play = vi.fn(async function (this: HTMLMediaElement) {
  this.dispatchEvent(new Event('play'));
});
const pause = vi.fn(function (this: HTMLMediaElement) {
  this.dispatchEvent(new Event('pause'));
});
let media: Record<string, boolean>;

beforeEach(() => {
  callables.reset();
  play.mockClear();
  pause.mockClear();
  media = {};
  asked = [];
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = Object.assign(new EventTarget(), {
      matches: media[query] ?? false,
      media: query,
    }) as MediaQueryList;
    asked.push(list);
    return list;
  });
});

async function changeMedia(query: string, matches: boolean): Promise<void> {
  await act(async () => {
    media[query] = matches;
    for (const list of asked) list.dispatchEvent(new Event('change'));
  });
}

const film = () => screen.getByLabelText<HTMLVideoElement>(/^An iPhone scans a business card\. /);

async function openHome(account: typeof ada | null = null) {
  const user = openSite('/', account);
  await screen.findByRole('heading', { level: 1, name: 'Scan the card. Keep the contact.' });
  await screen.findByText(/^Prices in/);
  return user;
}

test('tells what the product does, what it costs, and that it is free for up to 100 contacts', async () => {
  await openHome();
  const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Key Features',
    'It finds what the scan misread',
    'Pricing',
    'Start with the cards on your desk',
  ]);
  for (const feature of ['Scanning and OCR', 'Secure cloud storage', 'Contact management']) {
    expect(screen.getByRole('heading', { level: 3, name: feature })).toBeVisible();
  }
  expect(screen.getByText(/^Free for up to 100 contacts, forever/)).toBeVisible();
  const downloads = within(screen.getByRole('main')).getAllByRole('link', {
    name: 'Download the iOS App',
  });
  expect(downloads.map((link) => link.getAttribute('href'))).toEqual([
    'https://apps.apple.com/app/cardfile',
    'https://apps.apple.com/app/cardfile',
  ]);
  expect(document.title).toBe('Business cards become contacts · Cardfile');
});

test('links a signed-in user to their contacts', async () => {
  // Set by the sign-in: without it the site does not ask the service.
  localStorage.setItem('cardfile.session', 'open');
  await openHome(ada);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Go to Contacts' })).toHaveAttribute('href', '/dashboard');
});

test('an iPhone scans a card beside two pictures of the site', async () => {
  await openHome();
  const features = within(screen.getByRole('region', { name: 'Key Features' }));
  expect(features.getByText(/^An iPhone scans a business card/)).toBeInTheDocument();
  const pictures = features.getAllByRole<HTMLImageElement>('img');
  expect(new Set(pictures.map(({ src }) => src)).size).toBe(2);
  for (const picture of pictures) {
    expect(picture).toHaveAttribute('alt', expect.stringMatching(/\w+ \w+/));
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0);
    expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0);
  }
});

test('the film starts by itself, muted, at a fixed size, and can be stopped', async () => {
  const user = await openHome();
  const { muted, loop, autoplay } = film();
  expect({ muted, loop, autoplay }).toEqual({ muted: true, loop: true, autoplay: false });
  expect(film()).toHaveAttribute('playsinline');
  const poster = film().parentElement?.querySelector('img');
  expect(poster).toHaveAttribute('src', expect.stringMatching(/wide-light.*\.avif$/));
  expect(poster).toHaveAttribute('width', '1120');
  expect(poster).toHaveAttribute('height', '700');
  expect(play).toHaveBeenCalledTimes(1);

  await user.click(screen.getByRole('button', { name: 'Pause Video' }));
  expect(pause).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Play Video' }));
  expect(play).toHaveBeenCalledTimes(2);
});

test('with reduced motion, the film shows a still picture until Play is pressed', async () => {
  media['(prefers-reduced-motion: reduce)'] = true;
  const user = await openHome();
  expect(play).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Play Video' }));
  expect(play).toHaveBeenCalledTimes(1);
});

test('a phone that is turned gets another film, which Play starts', async () => {
  media = { '(prefers-reduced-motion: reduce)': true, '(width <= 600px)': true };
  const user = await openHome();
  await user.click(screen.getByRole('button', { name: 'Play Video' }));
  expect(screen.getByRole('button', { name: 'Pause Video' })).toBeVisible();
  // A browser tells of it later, when the element may be gone.
  pause.mockImplementation(() => undefined);
  await changeMedia('(width <= 600px)', false);
  await user.click(screen.getByRole('button', { name: 'Play Video' }));
  expect(play.mock.contexts.at(-1)).toBe(film());
});

test('a film that was paused stays so where another one takes its place, until Play', async () => {
  const user = await openHome();
  await user.click(screen.getByRole('button', { name: 'Pause Video' }));
  await changeMedia('(prefers-color-scheme: dark)', true);
  expect(play).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Play Video' }));
  await changeMedia('(prefers-color-scheme: dark)', false);
  expect(play).toHaveBeenCalledTimes(3);
});

test('a browser that refuses to start the film leaves the button', async () => {
  play.mockRejectedValueOnce(new DOMException('Not allowed.', 'NotAllowedError'));
  await openHome();
  expect(await screen.findByRole('button', { name: 'Play Video' })).toBeVisible();
});

test.each([
  ['wide-dark', { '(prefers-color-scheme: dark)': true }],
  ['narrow-light', { '(width <= 600px)': true }],
  ['narrow-dark', { '(prefers-color-scheme: dark)': true, '(width <= 600px)': true }],
])('the film %s is for those windows', async (name, matching) => {
  Object.assign(media, matching);
  await openHome();
  const sources = [...film().querySelectorAll('source')].map(({ src, type }) => [
    src.replace(/^.*\/([\w-]+)\.(\w+)$/, '$1.$2'),
    type,
  ]);
  expect(sources).toEqual([
    [`${name}.webm`, 'video/webm; codecs="av01.0.12M.08"'],
    [`${name}.mp4`, 'video/mp4'],
  ]);
});

/** A property of a thing, as microdata has it. */
function property(thing: Element | null, name: string): string | null {
  return thing?.querySelector(`:scope > [itemprop="${name}"]`)?.getAttribute('content') ?? null;
}

test('gives search engines the prices on screen', async () => {
  callables.answers.set('getLocalizedPricing', () => ({
    success: true,
    error: null,
    pricing: {
      country: 'KW',
      currencyCode: 'KWD',
      liteMonthly: 1.5,
      liteYearly: 15,
      basicMonthly: 2.49,
      basicYearly: 24.9,
      businessMonthly: 3,
      businessYearly: 30,
    },
  }));
  await openHome();
  const product = document.querySelector('[itemtype="https://schema.org/SoftwareApplication"]');
  expect(property(product, 'name')).toBe('Cardfile');
  const offers = [...(product?.querySelectorAll('[itemtype="https://schema.org/Offer"]') ?? [])];
  const facts = ['name', 'price', 'priceCurrency'];
  expect(offers.map((offer) => facts.map((name) => property(offer, name)))).toEqual([
    ['Free', '0', 'KWD'],
    ['Lite, monthly', '1.5', 'KWD'],
    ['Lite, annual', '15', 'KWD'],
    ['Basic, monthly', '2.49', 'KWD'],
    ['Basic, annual', '24.9', 'KWD'],
  ]);
});
