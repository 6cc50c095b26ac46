import { spawnSync } from 'node:child_process';
import { CliError } from '../CliError';

/** Writes a picture as WebP; `filter` are further options of ffmpeg. */
export function saveWebp(png: string, target: string, quality: number, ...filter: string[]): void {
  ffmpeg('-i', png, ...filter, '-c:v', 'libwebp', '-quality', String(quality), target);
}

/** Runs ffmpeg; a failure is a `CliError`. */
export function ffmpeg(...options: string[]): void {
  const { status, error, stderr } = spawnSync('ffmpeg', ['-y', '-v', 'error', ...options], {
    encoding: 'utf8',
  });
  if (error) throw new CliError('ffmpeg encodes the film, and it is not installed here.');
  if (status !== 0) throw new CliError(`ffmpeg failed: ${stderr}`);
}
