import { HYDRATED } from '../src/app/hydrated.ts';
import { STORED } from '../src/storage/browserStorage.ts';

/** The part of a finished page's document that holds its scripts until they may be asked for. */
export const SCRIPTS = 'scripts';

/**
 * Runs before the first paint of a page that was served for visitors. The scripts of the page are asked for
 * after that paint, so that styles, font and picture come first (R15.88). In a browser with a session they
 * are asked for at once, and "Loading..." is shown in place of the page (src/styles/base.css), until
 * src/main.tsx has drawn its own. The last button that was pressed before the app has taken the page over is
 * pressed again then (R15.87).
 */
export const startScript = `(function () {
  function start() {
    document.head.appendChild(document.getElementById('${SCRIPTS}').content);
  }
  function afterPaint() {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    setTimeout(start, 1000);
  }
  var soon = document.hidden ? start : afterPaint;
  try {
    if (sessionStorage.getItem('${STORED.session}') || localStorage.getItem('${STORED.session}')) {
      document.documentElement.dataset.session = '';
      soon = start;
    }
  } catch (error) {}
  document.addEventListener('DOMContentLoaded', soon);
  var pressed;
  function press(event) {
    pressed = event.target.closest('button') || pressed;
  }
  document.addEventListener('click', press, true);
  document.addEventListener('${HYDRATED}', function () {
    document.removeEventListener('click', press, true);
    if (pressed && pressed.isConnected) pressed.click();
  });
})();
`;
