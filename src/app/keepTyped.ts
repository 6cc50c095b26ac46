type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Notes the boxes of a served page before React takes it over. Returns what puts back what was typed or chosen there if
 * React has replaced them: where an extension has put a node into a form, or the page was translated (R15.87). A box
 * that was taken away still holds its text.
 */
export function keepTyped(root: HTMLElement): () => void {
  const focused = document.activeElement;
  let boxes = [...root.querySelectorAll<Box>('[name]')];
  return () => {
    const lost = boxes.filter((box) => !box.isConnected);
    boxes = boxes.filter((box) => box.isConnected);
    for (const box of lost) {
      const now = [...root.querySelectorAll<Box>('[name]')].find((each) => isSame(each, box));
      if (!now) continue;
      if (isChosen(box)) now.click();
      else if (!isChoice(box) && box.value !== now.value) enter(now, box.value);
      if (box === focused && document.activeElement === document.body) now.focus();
    }
  };
}

function isSame(one: Box, other: Box): boolean {
  const isNamed = one.name === other.name && one.type === other.type;
  return isNamed && (!isChoice(one) || one.value === other.value);
}

function isChoice({ type }: Box): boolean {
  return type === 'radio' || type === 'checkbox';
}

function isChosen(box: Box): boolean {
  return isChoice(box) && box instanceof HTMLInputElement && box.checked !== box.defaultChecked;
}

/** As somebody types: React looks at events, and past its own record of the value. */
function enter(box: Box, text: string): void {
  const value = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value');
  value?.set?.call(box, text);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}
