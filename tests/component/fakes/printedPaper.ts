/** What only paper shows: the words above the table, and the texts of each row; nothing for no paper. */
export function paper(): { words: string[]; rows: string[][] } | null {
  const papers = [...document.querySelectorAll('body > .paper')];
  if (papers.length > 1) throw new Error('The same contacts would be printed twice.');
  const [only] = papers;
  const texts = (parts: Iterable<Element>) => Array.from(parts, ({ textContent }) => textContent);
  return only
    ? {
        words: texts(only.querySelectorAll('h1, p')),
        rows: Array.from(only.querySelectorAll('tr'), (row) =>
          texts(row.querySelectorAll('th, td')),
        ),
      }
    : null;
}

/** The same once the browser is about to print. */
export function printed(): { words: string[]; rows: string[][] } {
  window.dispatchEvent(new Event('beforeprint'));
  return paper() ?? { words: [], rows: [] };
}
