/**
 * Runs before all other scripts, also in browsers that can't read those (R15.92): it shows the sentence of
 * index.html where one of them fails before the app has started, or where the colours are unknown. In words that the
 * oldest browsers know.
 */
export const outdatedScript = `(function () {
  function tell() {
    document.documentElement.setAttribute('data-outdated', '');
  }
  function listen(event) {
    var failed = event.target;
    if (failed === window || (failed.tagName === 'SCRIPT' && failed.src.indexOf(location.origin) === 0)) tell();
  }
  if (!window.CSS || !CSS.supports('color', 'light-dark(red, red)')) tell();
  window.addEventListener('error', listen, true);
  window.addEventListener('load', function (event) {
    if (event.target.type === 'module') window.removeEventListener('error', listen, true);
  }, true);
})();
`;
