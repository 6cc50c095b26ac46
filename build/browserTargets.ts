import manifest from '../package.json' with { type: 'json' };

/** The oldest browsers that the site is made for: `Safari >= 17.5` is Vite's `safari17.5`. */
export const browserTargets = manifest.browserslist.map((each) =>
  each.toLowerCase().replace(' >= ', ''),
);
