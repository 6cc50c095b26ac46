import narrowDarkMp4 from './film/narrow-dark.mp4';
import narrowDarkWebm from './film/narrow-dark.webm';
import narrowDarkPoster from './film/narrow-dark.avif';
import narrowLightMp4 from './film/narrow-light.mp4';
import narrowLightWebm from './film/narrow-light.webm';
import narrowLightPoster from './film/narrow-light.avif';
import wideDarkMp4 from './film/wide-dark.mp4';
import wideDarkWebm from './film/wide-dark.webm';
import wideDarkPoster from './film/wide-dark.avif';
import wideLightMp4 from './film/wide-light.mp4';
import wideLightWebm from './film/wide-light.webm';
import wideLightPoster from './film/wide-light.avif';

/** One take of the product; width and height in CSS px. */
export interface Film {
  webm: string;
  mp4: string;
  poster: string;
  width: number;
  height: number;
}

const wide = { width: 1120, height: 700 };
const narrow = { width: 400, height: 640 };

/** The same story for wide and narrow windows, in the visitor's colours. */
export const films = {
  wide: {
    light: { webm: wideLightWebm, mp4: wideLightMp4, poster: wideLightPoster, ...wide },
    dark: { webm: wideDarkWebm, mp4: wideDarkMp4, poster: wideDarkPoster, ...wide },
  },
  narrow: {
    light: { webm: narrowLightWebm, mp4: narrowLightMp4, poster: narrowLightPoster, ...narrow },
    dark: { webm: narrowDarkWebm, mp4: narrowDarkMp4, poster: narrowDarkPoster, ...narrow },
  },
} as const satisfies Record<string, Record<string, Film>>;

/** The windows that the wide and light film is not for; the first that fits counts. */
export const otherPosters = [
  { media: '(width <= 600px) and (prefers-color-scheme: dark)', film: films.narrow.dark },
  { media: '(width <= 600px)', film: films.narrow.light },
  { media: '(prefers-color-scheme: dark)', film: films.wide.dark },
];
