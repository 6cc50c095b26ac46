// eslint-disable-next-line baseline-js/use-baseline
const transition = document.startViewTransition();
// eslint-disable-next-line baseline-js/use-baseline, @typescript-eslint/no-floating-promises
transition.finished.then(() => 1);

const line = (cells: string[], phoneAt = -1) => cells.length + phoneAt;
const pair = (cells: string[], at: number) => cells.length + at;
// eslint-disable-next-line cardfile/no-filled-optional
export const lines = [['a']].map(line);
// Its second parameter is asked for: this is meant.
export const pairs = [['a']].map(pair);
