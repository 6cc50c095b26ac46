import { spawnSync } from 'node:child_process';
import { CliError } from '../CliError';

/** Screens have few colours and repeat their shapes. */
const SCREEN = 'tune-content=screen:enable-palette=1:enable-intrabc=1';

/** Writes a picture as AVIF, `scale` times as large; `quality` is ffmpeg's crf. */
export function saveAvif(png: string, target: string, quality: number, scale = 1): void {
  const size = `iw*${String(scale)}:-2:flags=lanczos`;
  const colours = [
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'iec61966-2-1',
  ];
  ffmpeg(
    ...['-i', png, '-vf', `scale=${size}:out_color_matrix=bt709:out_range=pc`],
    ...[
      '-c:v',
      'libaom-av1',
      '-still-picture',
      '1',
      '-cpu-used',
      '6',
      '-aom-params',
      SCREEN,
      '-crf',
      String(quality),
    ],
    ...['-pix_fmt', 'yuv420p', '-color_range', 'pc', ...colours, target],
  );
}

/** Writes a picture as PNG of 256 colours. */
export function savePng(png: string, target: string): void {
  const colours =
    'split[a][b];[a]palettegen=stats_mode=single[p];[b][p]paletteuse=dither=sierra2_4a';
  ffmpeg('-i', png, '-filter_complex', colours, '-update', '1', target);
}

/** Runs ffmpeg; a failure is a `CliError`. */
export function ffmpeg(...options: string[]): void {
  const { status, error, stderr } = spawnSync('ffmpeg', ['-y', '-v', 'error', ...options], {
    encoding: 'utf8',
  });
  if (error) throw new CliError('ffmpeg encodes the film, and it is not installed here.');
  if (status !== 0) throw new CliError(`ffmpeg failed: ${stderr}`);
}
