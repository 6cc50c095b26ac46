import type { CardDesign } from '../CardDesign';
import { addressLines } from '../printedText';

/** A tea estate: blue hills in layers over a cream foot. */
export const blueGhat: CardDesign = {
  desk: 'walnut',
  tilt: -1.2,
  size: { width: 820, height: 520 },
  css: `
    .card { background: #f7f3e8; color: #20343c; font: 400 18px/1.55 Lato; }
    .hills { position: absolute; inset: 0 0 auto 0; }
    .firm { position: absolute; left: 54px; top: 46px; color: #f4efe0; font: 700 25px/1 Quattrocento;
      letter-spacing: 0.14em; text-transform: uppercase; }
    .who { position: absolute; left: 54px; bottom: 52px; width: 330px; }
    h1 { font: 700 36px/1.1 Quattrocento; }
    h2 { font: 400 18px/1.2 Lato; color: #4d7466; margin-top: 10px; }
    p { position: absolute; left: 420px; bottom: 44px; }`,
  print: (text) => `
    <svg class="hills" width="820" height="286" viewBox="0 0 820 286">
      <rect width="820" height="286" fill="#163f52"/>
      <circle cx="642" cy="96" r="42" fill="#f0d9a0"/>
      <path d="M0 150 L120 96 L236 158 L372 82 L520 170 L664 112 L820 172 V286 H0Z" fill="#22596c"/>
      <path d="M0 196 L156 142 L300 204 L452 148 L612 214 L742 166 L820 196 V286 H0Z" fill="#357b80"/>
      <path d="M0 236 C110 190 210 214 330 226 C450 238 560 186 690 206 C740 214 790 220 820 216 V286 H0Z" fill="#5a9a83"/>
      <path d="M0 262 C150 226 280 262 420 250 S700 226 820 256 V286 H0Z" fill="#8dbb8b"/>
    </svg>
    <div class="firm">${text.company}</div>
    <div class="who"><h1>${text.name}</h1><h2>${text.title}</h2></div>
    <p>${text.phone}<br>${text.email}<br>${text.website}<br>${addressLines(text.address, 2)}</p>`,
};
