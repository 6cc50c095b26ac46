import { isComposing } from './isComposing';

/** What a space presses. Elsewhere it scrolls, as long as it is held. */
const PRESSED_BY_SPACE = 'button, input, select, summary, [role^="menuitem"]';
const NO_TEXT = '[readonly], [type="checkbox"], [type="radio"], [type="file"]';
const TEXT_BOXES = `:is(input, textarea):not(${NO_TEXT})`;

/**
 * Lets a key press once, and only what had the focus as it went down, however long it is held: what takes the focus since
 * is another question, which nobody has read. So it is with text, which goes on in its own box alone. Keys that walk
 * repeat. Returns what ends it.
 */
export function pressOnce(): () => void {
  /** What had the focus as the last key went down. */
  let begun: EventTarget | null = null;
  const end = new AbortController();
  const options = { capture: true, signal: end.signal };

  const onDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (!event.repeat) begun = event.target;
    else if (pressesAgain(event) || (event.target !== begun && isTyped(event))) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  // Buttons are pressed by what follows the key: Enter's character, and the release of a space.
  const onRest = (event: KeyboardEvent) => {
    // A key may have gone down before this began.
    if (begun && isPress(event) && event.target !== begun) event.preventDefault();
  };
  window.addEventListener('keydown', onDown, options);
  window.addEventListener('keypress', onRest, options);
  window.addEventListener('keyup', onRest, options);
  return () => end.abort();
}

const isPress = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';

const targetOf = ({ target }: KeyboardEvent) => (target instanceof Element ? target : null);

/** Whether a key that repeats would press, send or close once more. */
function pressesAgain(event: KeyboardEvent): boolean {
  const target = targetOf(event);
  const isText = target?.matches(TEXT_BOXES);
  if (event.key === 'Escape') return true;
  if (event.key === 'Enter') return !isText || !target?.matches('textarea') || hasModifier(event);
  return event.key === ' ' && !isText && target?.matches(PRESSED_BY_SPACE) === true;
}

/** Whether the key changes the text of the box that has the focus. */
function isTyped(event: KeyboardEvent): boolean {
  const changes = event.key.length === 1 || ['Enter', 'Backspace', 'Delete'].includes(event.key);
  return changes && !hasModifier(event) && targetOf(event)?.matches(TEXT_BOXES) === true;
}

function hasModifier({ ctrlKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey;
}
