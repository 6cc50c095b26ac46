import { HYDRATED } from '../src/app/hydrated.ts';

/** In ms: longer than the scripts take on a slow network. */
const LONG = 20_000;

/**
 * Runs before all other scripts, also in browsers that can't read those (R15.92): it shows a sentence of index.html
 * where one of them fails or doesn't arrive before the app has started, as long as the app takes very long to start,
 * or where the colours are unknown. In words that the oldest browsers know.
 */
export const outdatedScript = `(function () {
  function tell(what) {
    document.documentElement.setAttribute('data-' + what, '');
  }
  function listen(event) {
    var failed = event.target;
    if (failed === window) tell('outdated');
    else if (failed.tagName === 'SCRIPT' && failed.src.indexOf(location.origin) === 0) tell('incomplete');
  }
  if (!window.CSS || !CSS.supports('color', 'light-dark(red, red)')) tell('outdated');
  window.addEventListener('error', listen, true);
  var late = setTimeout(function () {
    late = 0;
    tell('incomplete');
  }, ${String(LONG)});
  document.addEventListener('${HYDRATED}', function () {
    if (late) clearTimeout(late);
    else document.documentElement.removeAttribute('data-incomplete');
  });
  window.addEventListener('load', function (event) {
    if (event.target.type === 'module') window.removeEventListener('error', listen, true);
  }, true);
})();
`;
