import type { CardDesign } from '../CardDesign';
import { addressLines } from '../printedText';

/** A surveyors' partnership: navy panel with a copper monogram, old-style serif. */
export const thackerayWebb: CardDesign = {
  desk: 'leather',
  tilt: -2.2,
  size: { width: 816, height: 520 },
  css: `
    .card { background: #f8f7f3; color: #1f2a3c; font: 18.5px/1.55 Quattrocento; }
    .panel { position: absolute; inset: 0 auto 0 0; width: 254px;
      background: linear-gradient(160deg, #1b2c49, #13213a); }
    .panel svg { position: absolute; left: 62px; top: 192px; }
    .text { position: absolute; left: 306px; right: 40px; top: 64px; bottom: 56px; display: flex;
      flex-direction: column; }
    h1 { font: 700 35px/1.1 Quattrocento; }
    h2 { font: 400 19px/1 Quattrocento; color: #a2613a; margin-top: 12px; }
    .firm { margin-top: auto; font-weight: 700; font-size: 20px; letter-spacing: 0.03em; }
    .firm::before { content: ''; display: block; width: 46px; height: 2px; background: #b97a4f;
      margin-bottom: 18px; }`,
  print: (text) => `
    <div class="panel">
      <svg width="130" height="136" viewBox="0 0 130 136" fill="none" stroke="#cf9268" stroke-width="2.4">
        <path d="M65 3 L126 34 V102 L65 133 L4 102 V34 Z"/>
        <path d="M65 13 L117 39.500 V96.500 L65 123 L13 96.500 V39.500 Z" stroke-width="1"/>
        <path d="M32 48 H76 M54 48 V90" stroke-width="4"/>
        <path d="M62 58 L73 90 L82 66 L91 90 L102 58" stroke-width="4"/>
      </svg>
    </div>
    <div class="text">
      <h1>${text.name}</h1><h2>${text.title}</h2>
      <div class="firm">${text.company}</div>
      <p>${addressLines(text.address)}<br>${text.phone}<br>${text.email}<br>${text.website}</p>
    </div>`,
};
