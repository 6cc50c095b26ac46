import { FLAG } from '../src/auth/sessionFlag.ts';

/** The part of a finished page's document that holds its scripts until they may be asked for. */
export const SCRIPTS = 'scripts';

/**
 * Runs before the first paint of a page that was served for visitors. The scripts of the page are asked for
 * after that paint, so that styles, font and picture come first (R15.88). In a browser with a session they
 * are asked for at once, and "Loading..." is shown in place of the page (src/styles/base.css), until
 * src/main.tsx has drawn its own.
 */
export const startScript = `(function () {
  function start() {
    document.head.appendChild(document.getElementById('${SCRIPTS}').content);
  }
  function afterPaint() {
    requestAnimationFrame(function () { requestAnimationFrame(start); });
  }
  var soon = document.hidden ? start : afterPaint;
  try {
    if (sessionStorage.getItem('${FLAG}') || localStorage.getItem('${FLAG}')) {
      document.documentElement.dataset.session = '';
      soon = start;
    }
  } catch (error) {}
  document.addEventListener('DOMContentLoaded', soon);
})();
`;
