import { HYDRATED, REPLACED } from '../src/app/hydrated.ts';
import { STORED } from '../src/platform/storage/browserStorage.ts';

/** The part of a finished page's document that holds its scripts until they may be asked for. */
export const SCRIPTS = 'scripts';

/**
 * Runs before the first paint of a page that was served for visitors. The scripts of the page are asked for
 * after that paint, so that styles, font and picture come first (R15.88). In a browser with a session they
 * are asked for at once, and "Loading..." is shown in place of the page (src/styles/base.css), until
 * src/main.tsx has drawn its own. The last button that was pressed before the app has taken the page over is
 * pressed again then (R15.87). A page that is left or replaced before that keeps what was typed as a visitor's draft
 * (src/session/Drafts.ts).
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
  function keep() {
    try {
      var key = '${STORED.draft} ' + location.pathname;
      var draft = JSON.parse(sessionStorage.getItem(key)) || {};
      document.querySelectorAll('[name]').forEach(function (box) {
        if (box.value !== box.defaultValue) draft[box.name] = { began: '', text: box.value };
      });
      if (Object.keys(draft).length) sessionStorage.setItem(key, JSON.stringify(draft));
    } catch (error) {}
  }
  document.addEventListener('click', press, true);
  document.addEventListener('${REPLACED}', keep);
  addEventListener('pagehide', keep);
  document.addEventListener('${HYDRATED}', function () {
    document.removeEventListener('click', press, true);
    removeEventListener('pagehide', keep);
    if (pressed && pressed.isConnected) pressed.click();
  });
})();
`;
