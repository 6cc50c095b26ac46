import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageStates } from '../states/pageStates';
import { SIZES } from '../states/looks';
import { galleryFolder, LETTERS, LOOKS, pictureName, SCHEMES } from './gallery';

/** Writes one page with all pictures that were drawn. Boxes choose widths, letters and schemes, without a script. */
export default function writePage(): void {
  mkdirSync(galleryFolder, { recursive: true });
  const widths = SIZES.map(({ width }) => String(width));
  const letters = LETTERS.map((each) => `letters-${String(each)}`);
  const choices = [...widths, ...letters, ...SCHEMES];
  const rules = choices.map(
    (choice) => `body:not(:has(#of-${choice}:checked)) [data-look~="${choice}"] { display: none; }`,
  );
  const boxes = choices.map(
    (choice) =>
      `<label><input type="checkbox" id="of-${choice}"${isFirst(choice) ? ' checked' : ''}> ${choice}</label>`,
  );
  const states = pageStates.map(({ name }) => {
    const pictures = LOOKS.map((each) => {
      const path = pictureName(name, each);
      if (!existsSync(join(galleryFolder, path))) return '';
      const look = `${String(each.size.width)} letters-${String(each.letters)} ${each.colorScheme}`;
      return `<figure data-look="${look}"><a href="${path}"><img loading="lazy" src="${path}" alt="${escaped(name)}, ${look}" width="${String(Math.round(each.size.width / 2))}"></a><figcaption>${look}</figcaption></figure>`;
    }).join('');
    return pictures && `<section><h2>${escaped(name)}</h2><div>${pictures}</div></section>`;
  });
  writeFileSync(
    join(galleryFolder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Cardfile, every state</title><style>
body { font: 14px system-ui; margin: 16px; } header { position: sticky; top: 0; background: Canvas; padding: 8px 0; }
div { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; } figure { margin: 0; }
img { border: 1px solid GrayText; } label { margin-inline-end: 12px; }
${rules.join('\n')}
</style><header>${boxes.join('')}</header>${states.join('')}</html>\n`,
  );
  console.log(`The pictures: ${join(galleryFolder, 'index.html')}`);
}

/** What is shown when the page opens. */
function isFirst(choice: string): boolean {
  return ['360', '1440', 'letters-16', 'light'].includes(choice);
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
