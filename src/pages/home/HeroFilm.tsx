import { Pause, Play } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { useMediaQuery } from '../../ui/device';
import { STILL } from '../../ui/motion';
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
import styles from './HeroFilm.module.css';

/** One take of the product; width and height in CSS px. */
interface Film {
  webm: string;
  mp4: string;
  poster: string;
  width: number;
  height: number;
}

const wide = { width: 1120, height: 700 };
const narrow = { width: 400, height: 640 };

/** The same story for wide and narrow windows, in the visitor's colours. */
const films = {
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
const otherPosters = [
  { media: '(width <= 600px) and (prefers-color-scheme: dark)', film: films.narrow.dark },
  { media: '(width <= 600px)', film: films.narrow.light },
  { media: '(prefers-color-scheme: dark)', film: films.wide.dark },
];

/** The product at work (R2.26). It starts once the page has loaded, unless the person prefers less motion. */
export function HeroFilm() {
  const size = useMediaQuery('(width <= 600px)') ? 'narrow' : 'wide';
  const scheme = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  const prefersStill = useMediaQuery(STILL);
  const film = films[size][scheme];
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState('');
  const isPlaying = playing === film.webm;
  // By the person, who may then turn the phone.
  const isStopped = useRef(false);

  useEffect(() => {
    const element = video.current;
    if (prefersStill !== false || isStopped.current || !element) return;
    const stopWaiting = onceLoaded(() => play(element));
    return () => {
      stopWaiting();
      element.pause();
    };
  }, [film, prefersStill]);

  return (
    <figure className={styles.film}>
      <div className={styles.screen}>
        <Poster />
        <video
          // Each film needs its own element: sources are read once.
          key={film.webm}
          ref={video}
          muted
          loop
          playsInline
          preload="none"
          aria-label="An iPhone scans a business card. It comes into the open contacts list on the web by itself; a search finds it, its contact opens beside the list, a misread letter is corrected, and all are exported."
          onPlay={() => setPlaying(film.webm)}
          onPause={() => setPlaying('')}
        >
          {/* Without the codec's name, Safari without AV1 tries it first. */}
          <source src={film.webm} type='video/webm; codecs="av01.0.12M.08"' />
          <source src={film.mp4} type="video/mp4" />
        </video>
      </div>
      <figcaption className={styles.caption}>
        <Button
          variant="quiet"
          icon={isPlaying ? Pause : Play}
          onClick={() => {
            const element = video.current;
            if (!element) return;
            isStopped.current = isPlaying;
            if (isPlaying) element.pause();
            else play(element);
          }}
        >
          {isPlaying ? 'Pause Video' : 'Play Video'}
        </Button>
      </figcaption>
    </figure>
  );
}

/** Shown behind the film from the start; the browser chooses it before any script runs. */
function Poster() {
  const { poster, width, height } = films.wide.light;
  return (
    <picture>
      {otherPosters.map(({ media, film }) => (
        <source
          key={media}
          media={media}
          srcSet={film.poster}
          width={film.width}
          height={film.height}
        />
      ))}
      <img src={poster} width={width} height={height} alt="" fetchPriority="high" />
    </picture>
  );
}

/** A browser may refuse to start a film, to save power; the button remains. */
function play(video: HTMLVideoElement): void {
  video.play().catch(() => undefined);
}

/** Runs `start` when the page and its resources have loaded; returns a function that cancels it. */
function onceLoaded(start: () => void): () => void {
  if (document.readyState === 'complete') {
    start();
    return () => undefined;
  }
  window.addEventListener('load', start, { once: true });
  return () => window.removeEventListener('load', start);
}
