import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { ffmpeg, saveAvif } from './ffmpeg';

/** The steps of one movement of the pointer or of the page, each one frame of the film. */
export const STEPS = 12;
export const FRAME_SECONDS = 1 / 30;
/** After a step, for what follows it: a search that waits for a pause, a picture that loads. */
const SETTLE_MS = 450;

interface Pointer {
  x: number;
  y: number;
  isFinger: boolean;
}

/** Films one page: takes a picture when the page is ready, and says how long the film shows it. */
export class Recorder {
  readonly page: Page;
  private readonly frames: string[] = [];
  private readonly folder: string;
  private poster = 0;
  // Not on screen before its first move.
  private at: Pointer = { x: -60, y: 450, isFinger: false };

  constructor(page: Page, folder: string) {
    this.page = page;
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** The last picture stands for the film until it plays. */
  keepPoster(): void {
    this.poster = this.frames.length - 1;
  }

  /** With `moving`, what the page itself moves is shown where it is just now, else where it comes to rest. */
  async hold(seconds: number, { moving = false } = {}): Promise<void> {
    await this.page.evaluate(drawPointer, this.at);
    const file = this.picture(this.frames.length);
    const animations = moving ? 'allow' : 'disabled';
    writeFileSync(file, await this.page.screenshot({ animations, caret: 'initial' }));
    this.frames.push(`file '${file}'\nduration ${seconds.toFixed(4)}\n`);
  }

  private picture(index: number): string {
    return join(this.folder, `${String(index).padStart(4, '0')}.png`);
  }

  /** Puts the pointer there without a move of the page's own pointer. */
  async glide(to: Pointer, steps = STEPS): Promise<void> {
    const from = this.at;
    for (let step = 1; step <= steps; step += 1) {
      this.at = { ...between(from, to, eased(step / steps)), isFinger: to.isFinger };
      await this.hold(FRAME_SECONDS);
    }
  }

  /** Takes the pointer off the screen, and a hand's mark for an arrow. */
  lift(at: Pointer): void {
    this.at = at;
  }

  /** Brings something on screen, moves the pointer onto it, smoothly, and presses it. */
  async press(target: Locator, { at = 120 } = {}): Promise<void> {
    const height = this.page.viewportSize()?.height ?? 0;
    const { y } = await boxOf(target);
    if (y < 40 || y > height - 48) {
      for (let step = 0; step < STEPS; step += 1) {
        await this.page.mouse.wheel(0, (y - height / 2) / STEPS);
        await this.hold(FRAME_SECONDS);
      }
      await sleep(SETTLE_MS);
    }
    const from = this.at;
    const box = await boxOf(target);
    const to = { x: box.x + Math.min(box.width / 2, at), y: box.y + box.height / 2 };
    for (let step = 1; step <= STEPS; step += 1) {
      const next = between(from, to, eased(step / STEPS));
      this.at = { ...next, isFinger: from.isFinger };
      await this.page.mouse.move(next.x, next.y);
      await this.hold(FRAME_SECONDS);
    }
    await this.hold(0.1);
    await this.page.mouse.click(to.x, to.y);
    await sleep(SETTLE_MS);
  }

  /** Types like a person, a picture for each letter. */
  async type(text: string): Promise<void> {
    for (const letter of text) {
      await this.page.keyboard.type(letter);
      await sleep(SETTLE_MS);
      await this.hold(0.14);
    }
  }

  /** Writes the film as WebM and MP4, and one of its pictures as the poster. */
  save(target: string): void {
    const list = join(this.folder, 'list.txt');
    // The last picture is named twice, or its duration does not count.
    writeFileSync(list, [...this.frames, this.frames.at(-1)?.split('\n')[0], '\n'].join(''));
    const input = ['-f', 'concat', '-safe', '0', '-i', list, '-vf', 'fps=30', '-an'];
    const av1 = ['-c:v', 'libsvtav1', '-preset', '6', '-crf', '46', '-svtav1-params', 'scm=2'];
    const h264 = ['-c:v', 'libx264', '-crf', '30', '-preset', 'slow', '-tune', 'animation'];
    // Smaller than the film: the first screen waits for it.
    saveAvif(this.picture(this.poster), `${target}.avif`, 45, 0.6);
    ffmpeg(...input, ...av1, '-g', '600', '-pix_fmt', 'yuv420p', `${target}.webm`);
    ffmpeg(...input, ...h264, '-pix_fmt', 'yuv420p', '-movflags', '+faststart', `${target}.mp4`);
  }
}

/** Starts and ends slowly, as a hand does. */
function eased(part: number): number {
  return (1 - Math.cos(Math.PI * part)) / 2;
}

interface Place {
  x: number;
  y: number;
}

function between(from: Place, to: Place, part: number): Place {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

export async function boxOf(
  target: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(target)} is not on screen.`);
  return box;
}

/** Runs in the page. Screenshots hold no pointer: this draws an arrow, or a finger's mark. */
function drawPointer({ x, y, isFinger }: Pointer): void {
  document.getElementById('film-pointer')?.remove();
  const pointer = document.createElement('div');
  pointer.id = 'film-pointer';
  pointer.popover = 'manual';
  const place = `position: fixed; margin: 0; border: 0; padding: 0; overflow: visible;
    pointer-events: none; inset: ${String(y)}px auto auto ${String(x)}px;`;
  const finger = `width: 34px; height: 34px; translate: -50% -50%; border-radius: 50%;
    background: rgb(110 110 105 / 45%); box-shadow: 0 0 0 1.5px rgb(255 255 255 / 75%);`;
  const arrow = `width: 15px; height: 22px; background: light-dark(#111, #fff);
    filter: drop-shadow(0 0 1px light-dark(#fff, #000));
    clip-path: polygon(0 0, 0 80%, 24% 62%, 42% 100%, 58% 93%, 41% 57%, 72% 55%);`;
  pointer.style.cssText = place + (isFinger ? finger : arrow);
  // A dialog that is open makes everything outside of it inert, and covers it.
  (document.querySelector('dialog[open]') ?? document.body).append(pointer);
  pointer.showPopover();
}
