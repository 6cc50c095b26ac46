import type { CardDesign } from '../CardDesign';
import { addressLines } from '../printedText';

/** An architect's card: much white, one drawn line. */
export const fjordlys: CardDesign = {
  desk: 'oak',
  tilt: -1.6,
  size: { width: 820, height: 522 },
  css: `
    .card { background: #fbfaf7; color: #1d2226; font: 400 18px/1.6 Inter; }
    .logo { position: absolute; left: 58px; top: 56px; }
    .firm { position: absolute; right: 58px; top: 58px; font-weight: 500; letter-spacing: 0.01em; }
    .who { position: absolute; left: 58px; bottom: 156px; }
    h1 { font: 600 37px/1.1 Inter Display; letter-spacing: -0.018em; }
    h2 { font: 400 19px/1 Inter; color: #767d82; margin-top: 12px; }
    .foot { position: absolute; left: 58px; right: 58px; bottom: 48px; display: flex;
      justify-content: space-between; align-items: flex-end; }
    .foot p:last-child { text-align: right; }`,
  print: (text) => `
    <svg class="logo" width="118" height="66" viewBox="0 0 118 66" fill="none" stroke="#1d2226" stroke-width="2.6">
      <path d="M2 55 L38 8 L58 38 L76 18 L116 55"/>
      <path d="M2 62 H116" stroke="#c96f35" stroke-width="4"/>
    </svg>
    <div class="firm">${text.company}</div>
    <div class="who"><h1>${text.name}</h1><h2>${text.title}</h2></div>
    <div class="foot">
      <p>${addressLines(text.address)}</p>
      <p>${text.phone}<br>${text.email}<br>${text.website}</p>
    </div>`,
};
