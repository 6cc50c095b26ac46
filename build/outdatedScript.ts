/**
 * Runs before all other scripts, also in browsers that can't read those (R15.92): it shows the sentence of
 * index.html where the app did not start, or where the browser does not know its colours. In words that the
 * oldest browsers know. The app takes the sentence away when it starts (src/main.tsx).
 */
export const outdatedScript = `(function () {
  function tell(event) {
    if (event && event.target !== window && event.target.tagName !== 'SCRIPT') return;
    document.documentElement.setAttribute('data-outdated', '');
  }
  if (!window.CSS || !CSS.supports('color', 'light-dark(red, red)')) tell();
  window.addEventListener('error', tell, true);
})();
`;
