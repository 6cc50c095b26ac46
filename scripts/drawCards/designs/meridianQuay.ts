import type { CardDesign } from '../CardDesign';
import { addressLines } from '../printedText';

/** An investor's black card, printed in gold foil. */
export const meridianQuay: CardDesign = {
  desk: 'plaster',
  tilt: -1.9,
  size: { width: 820, height: 500 },
  css: `
    .card { background: linear-gradient(128deg, #26272a, #17181a 70%); color: #cdb27a;
      font: 400 18px/1.6 Lato; }
    .card h1, .firm, .card p, .card h2 { background: linear-gradient(105deg, #b8965a, #ecd9a6 38%, #c2a164 62%, #a58348);
      background-clip: text; color: transparent; }
    .paper { opacity: 0.1; mix-blend-mode: screen; }
    .mark { position: absolute; left: 62px; top: 58px; }
    .firm { position: absolute; left: 158px; top: 72px; font: 400 23px/1.2 'GFS Didot'; letter-spacing: 0.16em;
      text-transform: uppercase; }
    .who { position: absolute; left: 62px; top: 206px; }
    h1 { font: 400 46px/1.1 'GFS Didot'; letter-spacing: 0.015em; }
    h2 { font: 400 18px/1 Lato; letter-spacing: 0.08em; margin-top: 12px; padding-bottom: 4px; }
    .foot { position: absolute; left: 62px; right: 62px; bottom: 48px; display: flex;
      justify-content: space-between; }
    .foot p:last-child { text-align: right; }`,
  print: (text) => `
    <svg class="mark" width="72" height="72" viewBox="0 0 72 72" fill="none" stroke="#d9c088" stroke-width="2">
      <circle cx="36" cy="36" r="33"/><path d="M36 3 V69 M36 3 C14 20 14 52 36 69 M36 3 C58 20 58 52 36 69 M4 44 H68 M9 53 H63"/>
    </svg>
    <div class="firm">${text.company}</div>
    <div class="who"><h1>${text.name}</h1><h2>${text.title}</h2></div>
    <div class="foot">
      <p>${text.phone}<br>${text.email}</p>
      <p>${text.website}<br>${addressLines(text.address, 2)}</p>
    </div>`,
};
