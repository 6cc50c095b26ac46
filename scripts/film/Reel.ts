import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { movePointer, pressPointer, showPointer } from './pointer';

const MOVE_FRAMES = 14;
const FRAME_SECONDS = 1 / 30;
/** After a step, for what it sets off (a search that waits for a pause, a picture that loads). */
const SETTLE_MILLISECONDS = 450;

/** Films a page picture by picture: each is taken when the page is ready, and told how long it is shown. */
export class Reel {
  /** The pictures as ffmpeg's `concat` reads them: two lines each. */
  readonly list: string[] = [];
  private readonly page: Page;
  private readonly folder: string;
  private readonly touch: boolean;
  private at = { x: 0, y: 0 };

  constructor(page: Page, folder: string, touch: boolean) {
    this.page = page;
    this.folder = folder;
    this.touch = touch;
    mkdirSync(folder, { recursive: true });
  }

  /** Puts the pointer where the film begins. */
  async start(x: number, y: number): Promise<void> {
    this.at = { x, y };
    await this.page.mouse.move(x, y);
    await showPointer(this.page, this.at, this.touch);
  }

  /** Takes a picture that the film shows for so many seconds. */
  async hold(seconds: number): Promise<void> {
    const file = join(this.folder, `${String(this.list.length / 2).padStart(4, '0')}.png`);
    writeFileSync(file, await this.page.screenshot({ animations: 'disabled', caret: 'initial' }));
    this.list.push(`file '${file}'`, `duration ${seconds.toFixed(4)}`);
  }

  /** Moves the pointer onto something, smoothly, and presses it. */
  async press(target: Locator): Promise<void> {
    await this.scrollTo(target);
    const box = await target.boundingBox();
    if (!box) throw new Error(`${String(target)} is not on screen.`);
    const to = { x: box.x + Math.min(box.width / 2, 120), y: box.y + box.height / 2 };
    const from = this.at;
    for (let step = 1; step <= MOVE_FRAMES; step += 1) {
      const part = eased(step / MOVE_FRAMES);
      this.at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      await this.page.mouse.move(this.at.x, this.at.y);
      await movePointer(this.page, this.at);
      await this.hold(FRAME_SECONDS);
    }
    await pressPointer(this.page, true);
    await this.hold(0.12);
    await this.page.mouse.click(this.at.x, this.at.y);
    await sleep(SETTLE_MILLISECONDS);
    // Again: a dialog that has opened would cover it.
    await showPointer(this.page, this.at, this.touch);
  }

  /** Brings something below or above the screen to its middle, a picture for each step. */
  private async scrollTo(target: Locator): Promise<void> {
    const box = await target.boundingBox();
    const height = this.page.viewportSize()?.height ?? 0;
    if (!box || (box.y > 64 && box.y + box.height < height - 24)) return;
    const way = box.y + box.height / 2 - height / 2;
    const from = await this.page.evaluate(() => scrollY);
    for (let step = 1; step <= MOVE_FRAMES; step += 1) {
      const y = from + way * eased(step / MOVE_FRAMES);
      await this.page.evaluate((top) => {
        scrollTo(0, top);
      }, y);
      await this.hold(FRAME_SECONDS);
    }
    await sleep(SETTLE_MILLISECONDS);
  }

  /** Types like a person, a picture for each letter. */
  async type(text: string): Promise<void> {
    for (const letter of text) {
      await this.page.keyboard.type(letter);
      await sleep(SETTLE_MILLISECONDS);
      await this.hold(0.16);
    }
  }
}

function eased(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2;
}
