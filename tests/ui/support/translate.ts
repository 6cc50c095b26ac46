import type { Page } from '@playwright/test';

interface Translator {
  /** In ms, from a new text to its translation. 0: before the page draws. */
  after: number;
  /** Leaves out what `translate="no"` is on, as browsers do. Extensions may not. */
  obeys: boolean;
}

/** As the translation of Chrome does, replaces each text node by elements of its own, later ones too; the words stay. */
export async function translate(page: Page, translator: Translator): Promise<void> {
  await page.addInitScript(({ after, obeys }: Translator) => {
    const kept = `script, style, textarea, title, .translated${obeys ? ', [translate=no]' : ''}`;
    const wrap = (text: Text): void => {
      if (!text.isConnected || text.data.trim() === '' || text.parentElement?.closest(kept)) return;
      const outer = document.createElement('font' as string);
      const inner = outer.appendChild(document.createElement('font' as string));
      outer.className = 'translated';
      inner.textContent = text.data;
      text.replaceWith(outer);
    };
    const wrapAll = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      if (root instanceof Text) texts.push(root);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(wrap);
    };
    new MutationObserver((changes) => {
      const roots = changes.flatMap(({ target, addedNodes }) => [target, ...addedNodes]);
      const wrapThem = () => {
        roots.filter((node) => node.isConnected).forEach(wrapAll);
      };
      if (after === 0) wrapThem();
      else setTimeout(wrapThem, after);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  }, translator);
}
