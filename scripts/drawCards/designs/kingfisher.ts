import type { CardDesign } from '../CardDesign';
import { addressLines } from '../printedText';

const STRIPES = ['#17494d', '#2b8c8c', '#e9b44c', '#dd6b34', '#8f2d1f'];

/** A recording studio: stripes of the seventies round the corner. */
export const kingfisher: CardDesign = {
  desk: 'walnut',
  tilt: 1.9,
  size: { width: 846, height: 484 },
  css: `
    .card { background: #f6ead2; color: #17383b; font: 500 18px/1.5 Cabin; }
    .stripes { position: absolute; inset: 0; }
    .firm { position: absolute; left: 56px; top: 52px; font: 700 46px/0.95 'Bebas Neue';
      letter-spacing: 0.02em; color: #8f2d1f; }
    .who { position: absolute; left: 56px; top: 142px; }
    h1 { font: 800 40px/1 'League Spartan'; letter-spacing: -0.03em; }
    h2 { font: 500 19px/1 Cabin; margin-top: 8px; }
    p { position: absolute; left: 56px; bottom: 44px; }`,
  print: (text) => `
    <svg class="stripes" width="846" height="484" fill="none" stroke-width="25">
      ${STRIPES.map((colour, i) => `<path stroke="${colour}" d="M860 ${66 + i * 25} H650 A${188 - i * 25} ${188 - i * 25} 0 0 0 ${462 + i * 25} 254 V500"/>`).join('')}
      <circle cx="706" cy="346" r="74" fill="#17383b"/><circle cx="706" cy="346" r="22" fill="#e9b44c"/>
      <g stroke="#f6ead2" stroke-width="1" opacity="0.4"><circle cx="706" cy="346" r="34"/><circle cx="706" cy="346" r="46"/><circle cx="706" cy="346" r="58"/></g>
      <circle cx="706" cy="346" r="4" fill="#17383b"/>
    </svg>
    <div class="firm">${text.company}</div>
    <div class="who"><h1>${text.name}</h1><h2>${text.title}</h2></div>
    <p>${text.phone}<br>${text.email}<br>${text.website}<br>${addressLines(text.address)}</p>`,
};
