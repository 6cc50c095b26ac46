import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../CliError';

/** Encodes a reel's pictures as WebM and MP4, and its first one as the poster. */
export function encodeFilm(list: string[], folder: string, target: string): void {
  const last = list.at(-2);
  const listFile = join(folder, 'list.txt');
  // The last picture is named twice, or its duration would not count.
  writeFileSync(listFile, [...list, last, ''].join('\n'));
  const input = ['-f', 'concat', '-safe', '0', '-i', listFile, '-vf', 'fps=30', '-an'];
  const webm = ['-c:v', 'libvpx-vp9', '-crf', '38', '-b:v', '0', '-row-mt', '1', '-cpu-used', '2'];
  const mp4 = ['-c:v', 'libx264', '-crf', '27', '-preset', 'slow', '-tune', 'animation'];
  ffmpeg(...input, ...webm, '-pix_fmt', 'yuv420p', `${target}.webm`);
  ffmpeg(...input, ...mp4, '-pix_fmt', 'yuv420p', '-movflags', '+faststart', `${target}.mp4`);
  // Smaller than the film: it is what the first screen waits for.
  encodePicture(join(folder, '0000.png'), `${target}.webp`, ['-vf', 'scale=iw*0.7:-1'], 60);
}

/**
 * Encodes a screenshot as WebP, for the web: `filter` are arguments of ffmpeg, `quality` is 0 to 100. Throws
 * a `CliError` where ffmpeg is missing or refuses.
 */
export function encodePicture(
  png: string,
  target: string,
  filter: string[] = [],
  quality = 82,
): void {
  const webp = ['-c:v', 'libwebp', '-quality', String(quality), '-compression_level', '6'];
  ffmpeg('-i', png, ...filter, ...webp, target);
}

function ffmpeg(...programArguments: string[]): void {
  const { status, error, stderr } = spawnSync(
    'ffmpeg',
    ['-y', '-v', 'error', ...programArguments],
    {
      encoding: 'utf8',
    },
  );
  if (error) throw new CliError('The film is encoded by ffmpeg, which is not installed here.');
  if (status !== 0) throw new CliError(`ffmpeg failed: ${stderr}`);
}
