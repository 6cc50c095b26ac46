import type { Plugin } from 'vite';

/**
 * React's development build compares each changed prop, entry by entry, for its tracks in the browser's profiler: ten
 * thousand contacts took seconds a key. It draws tracks where it finds `console.timeStamp`, so the dev server's pages
 * have none. `REACT_TRACKS=1 npm run dev` keeps it, and with it the tracks.
 */
export const noReactTracks: Plugin = {
  name: 'no-react-tracks',
  apply: (_config, { command }) => command === 'serve' && !process.env['REACT_TRACKS'],
  transformIndexHtml: () => [
    // Before React, which comes as a module.
    { tag: 'script', children: 'console.timeStamp = undefined;', injectTo: 'head' },
  ],
};
