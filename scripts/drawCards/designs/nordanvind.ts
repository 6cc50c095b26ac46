import type { CardDesign } from '../CardDesign';
import { addressLines } from '../printedText';

const SPOKES = Array.from({ length: 18 }, (_, i) => `rotate(${i * 20} 250 250)`);

/** A bicycle maker: yellow card, heavy type, a wheel that runs off the edge. */
export const nordanvind: CardDesign = {
  desk: 'concrete',
  tilt: 2.1,
  size: { width: 820, height: 520 },
  css: `
    .card { background: #f6c41c; color: #171612; font: 500 18.5px/1.5 Manrope; }
    .wheel { position: absolute; right: -128px; bottom: -150px; }
    .firm { position: absolute; left: 52px; top: 50px; font: 800 25px/1 'League Spartan';
      letter-spacing: -0.02em; }
    .who { position: absolute; left: 52px; top: 148px; }
    h1 { font: 800 62px/0.92 'League Spartan'; letter-spacing: -0.045em; width: 420px; }
    h2 { font: 600 20px/1 Manrope; margin-top: 14px; }
    p { position: absolute; left: 52px; bottom: 46px; }`,
  print: (text) => `
    <svg class="wheel" width="500" height="500" viewBox="0 0 500 500" fill="none" stroke="#171612">
      <circle cx="250" cy="250" r="226" stroke-width="26"/><circle cx="250" cy="250" r="200" stroke-width="3"/>
      <circle cx="250" cy="250" r="26" stroke-width="10"/>
      ${SPOKES.map((turn) => `<path d="M262 224 L284 52" stroke-width="2.2" transform="${turn}"/>`).join('')}
    </svg>
    <div class="firm">${text.company}</div>
    <div class="who"><h1>${text.name}</h1><h2>${text.title}</h2></div>
    <p>${text.phone}<br>${text.email}<br>${text.website}<br>${addressLines(text.address, 9)}</p>`,
};
