// eslint-disable-next-line baseline-js/use-baseline
const transition = document.startViewTransition();
// eslint-disable-next-line baseline-js/use-baseline, @typescript-eslint/no-floating-promises
transition.finished.then(() => 1);
