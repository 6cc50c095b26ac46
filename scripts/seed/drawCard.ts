import { FIELDS, type ContactTextField } from '../../src/contacts/model/fields';

const COLOURS = ['#1d3557', '#5b2a86', '#0b6e4f', '#8c2f39', '#33415c'];

/** A picture of a business card with these texts, as SVG; `turn` picks its colour. */
export function drawCard(
  card: Record<ContactTextField, string>,
  turn: number,
): Uint8Array<ArrayBuffer> {
  const colour = COLOURS[turn % COLOURS.length] ?? '';
  const rows = FIELDS.map(({ key }, row) => {
    const size = key === 'name' ? 52 : 28;
    const text = card[key].replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`);
    const fit =
      card[key].length * size > 1700 ? ' textLength="860" lengthAdjust="spacingAndGlyphs"' : '';
    return `<text x="90" y="${130 + row * 62}" font-size="${size}"${fit}>${text}</text>`;
  });
  return new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1050" height="600" font-family="sans-serif" fill="#222">` +
      `<path fill="#fdfcf8" d="M0 0h1050v600H0z"/><path fill="${colour}" d="M0 0h40v600H0z"/>${rows.join('')}</svg>`,
  );
}
