import type { CardDesign } from '../CardDesign';
import { addressLines } from '../printedText';

/** A winery's card, set like a wine label: cream laid paper, one ink. */
export const tresLunas: CardDesign = {
  desk: 'linen',
  tilt: 1.8,
  size: { width: 800, height: 514 },
  css: `
    .card { background: repeating-linear-gradient(0deg, #f5eddb 0 3px, #f1e8d4 3px 4px);
      color: #5d1526; font: 20px/1.45 'EB Garamond'; text-align: center; }
    .frame { position: absolute; inset: 22px; border: 1.5px solid #5d1526; outline: 4px double #5d1526;
      outline-offset: -10px; opacity: 0.75; }
    .moons { margin-top: 68px; }
    .firm { font: 500 31px/1 'EB Garamond'; letter-spacing: 0.22em; text-transform: uppercase;
      margin: 20px 0 0 0.22em; }
    hr { width: 74px; margin: 26px auto 24px; border: 0; border-top: 1.5px solid #5d1526; }
    h1 { font: italic 500 38px/1.1 'EB Garamond'; }
    h2 { font: 400 19px/1 'EB Garamond'; letter-spacing: 0.04em; margin-top: 9px; }
    p { position: absolute; left: 60px; right: 60px; bottom: 50px; font-size: 18.5px; color: #4a2a2c; }
    i { font-style: normal; padding: 0 9px; color: #a8646f; }`,
  print: (text) => `
    <div class="frame"></div>
    <svg class="moons" width="148" height="46" viewBox="0 0 148 46" fill="#5d1526">
      <path d="M32 4 A20 20 0 1 0 32 42 A15.5 20 0 1 1 32 4Z"/>
      <circle cx="74" cy="23" r="20"/>
      <path d="M116 4 A20 20 0 1 1 116 42 A15.5 20 0 1 0 116 4Z"/>
    </svg>
    <div class="firm">${text.company}</div>
    <hr>
    <h1>${text.name}</h1><h2>${text.title}</h2>
    <p>${text.phone}<i>·</i>${text.email}<i>·</i>${text.website}<br>${addressLines(text.address, 9)}</p>`,
};
