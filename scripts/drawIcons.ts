/**
 * Draws the site's icons and the picture of link previews into public/, which is committed: run it after
 * a change to public/icon.svg or to the film's first picture.
 *
 * Usage: npx tsx scripts/drawIcons.ts
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { siteFacts } from '../src/content/siteFacts';
import { endOnSignals } from './endOnSignals';
import { root } from './folders';
import { launchBrowser, PICTURE_ARGUMENTS } from './browser';

const brand = '#0d5f4d';
const icon = readFileSync(join(root, 'public/icon.svg'), 'utf8');

/** `margin` is the part of the icon kept free at each side, filled with the brand's colour. */
const icons = [
  { file: 'favicon.png', size: 32, margin: 0 },
  // Apple rounds the corners itself, and launchers that mask an icon may cut a tenth off each side.
  { file: 'apple-touch-icon.png', size: 180, margin: 0.06 },
  { file: 'icon-192.png', size: 192, margin: 0 },
  { file: 'icon-512.png', size: 512, margin: 0 },
  { file: 'icon-maskable-512.png', size: 512, margin: 0.12 },
];

await endOnSignals(async (signal) => {
  const browser = await launchBrowser(signal, PICTURE_ARGUMENTS);
  try {
    const page = await browser.newPage();
    for (const { file, size, margin } of icons) {
      await draw(page, file, size, size, iconPage(size, margin));
    }
    await draw(page, 'social-card.png', 1200, 630, socialCard());
  } finally {
    await browser.close();
  }
});

async function draw(
  page: Page,
  file: string,
  width: number,
  height: number,
  html: string,
): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const path = join(root, 'public', file);
  await page.screenshot({ path, omitBackground: true });
  console.log(file);
}

function iconPage(size: number, margin: number): string {
  const inner = Math.round(size * (1 - 2 * margin));
  return `<style>
    body { margin: 0; display: grid; place-items: center; height: ${size}px;
      background: ${margin > 0 ? brand : 'transparent'} }
    svg { width: ${inner}px; height: ${inner}px }
  </style>${icon}`;
}

/** 1,200 by 630 px, as link previews want it: name and promise, and the product itself. */
function socialCard(): string {
  const data = (path: string, type: string): string =>
    `data:${type};base64,${readFileSync(join(root, path)).toString('base64')}`;
  const font = 'node_modules/@fontsource-variable/instrument-sans/files';
  const face = data(`${font}/instrument-sans-latin-wght-normal.woff2`, 'font/woff2');
  const picture = data('src/pages/home/film/wide-light.webp', 'image/webp');
  return `<style>
    @font-face { font-family: Sans; src: url(${face}); font-weight: 400 700 }
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative;
      background: linear-gradient(135deg, #0d4b3d, #0d5f4d); color: #fff; font-family: Sans }
    header { position: absolute; left: 72px; top: 64px; display: flex; align-items: center; gap: 20px;
      font-size: 44px; font-weight: 600; letter-spacing: -0.02em }
    header svg { width: 68px; height: 68px; border-radius: 16px; box-shadow: 0 0 0 2px #ffffff40 }
    h1 { position: absolute; left: 72px; top: 176px; margin: 0; width: 440px; font-size: 58px;
      line-height: 1.08; font-weight: 600; letter-spacing: -0.03em }
    p { position: absolute; left: 72px; top: 470px; margin: 0; width: 380px; font-size: 27px;
      line-height: 1.35; color: #d7e7df }
    img { position: absolute; left: 540px; top: 84px; width: 900px; border-radius: 20px;
      box-shadow: 0 24px 80px #0008 }
  </style>
  <header>${icon}<span>${siteFacts({}).name}</span></header>
  <h1>Scan the card.<br>Keep the contact.</h1>
  <p>Search, correct and export your business cards on the web.</p>
  <img src="${picture}" alt="">`;
}
