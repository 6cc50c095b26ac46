import type { CardDesign } from '../CardDesign';
import { addressLines } from '../printedText';

const RAYS = Array.from({ length: 13 }, (_, i) => `rotate(${i * 7.5 - 90} 0 0)`);

/** A solar developer: a sun of copper rays in the corner. */
export const copperBasin: CardDesign = {
  desk: 'slate',
  tilt: -1.4,
  size: { width: 848, height: 485 },
  css: `
    .card { background: #fdfbf6; color: #2a2622; font: 400 18px/1.55 'Open Sans'; }
    .sun { position: absolute; right: 0; bottom: 0; }
    .firm { position: absolute; left: 54px; top: 52px; font: 800 22px/1 Sora; letter-spacing: -0.02em;
      color: #b4541d; }
    .who { position: absolute; left: 54px; top: 146px; }
    h1 { font: 800 41px/1.1 Sora; letter-spacing: -0.035em; }
    h2 { font: 400 19px/1 'Open Sans'; color: #6e655b; margin-top: 12px; }
    p { position: absolute; left: 54px; bottom: 46px; }`,
  print: (text) => `
    <svg class="sun" width="400" height="400" viewBox="-400 -400 400 400">
      <circle r="150" fill="#e2872f"/>
      <g fill="#c8652a">${RAYS.map((turn, i) => `<path d="M-178 -7 L${i % 2 ? -330 : -384} -12 V12 L-178 7Z" transform="${turn} rotate(90)"/>`).join('')}</g>
      <circle r="104" fill="#f2b04c"/>
    </svg>
    <div class="firm">${text.company}</div>
    <div class="who"><h1>${text.name}</h1><h2>${text.title}</h2></div>
    <p>${text.phone}<br>${text.email}<br>${text.website}<br>${addressLines(text.address)}</p>`,
};
