import type { CardDesign } from '../CardDesign';
import { addressLines } from '../printedText';

/** A group of clinics: a baobab before a coral sun, soft shapes. */
export const baobabHealth: CardDesign = {
  desk: 'ash',
  tilt: -2,
  size: { width: 820, height: 520 },
  css: `
    .card { background: #fffdf9; color: #25332c; font: 400 18.5px/1.55 Lato; }
    .tree { position: absolute; left: 46px; top: 44px; }
    .firm { position: absolute; left: 186px; top: 78px; font: 900 26px/1.1 Lato; color: #1f6b4a; width: 240px; }
    .who { position: absolute; left: 56px; top: 238px; }
    h1 { font: 900 40px/1.1 Lato; letter-spacing: -0.015em; }
    h2 { font: 400 20px/1 Lato; color: #d8583c; margin-top: 12px; }
    p { position: absolute; left: 56px; bottom: 62px; line-height: 1.5; }
    p + p { left: 430px; }
    .foot { position: absolute; inset: auto 0 0 0; height: 24px; background: linear-gradient(90deg, #1f6b4a 0 62%, #d8583c 62% 84%, #f0b254 84%); }`,
  print: (text) => `
    <svg class="tree" width="124" height="124" viewBox="0 0 124 124">
      <circle cx="74" cy="46" r="32" fill="#ee8063"/>
      <path d="M50 116 C55 92 55 80 52 70 C40 66 28 62 20 52 C32 58 42 58 52 58 C46 46 38 38 34 26 C46 36 52 44 60 52 C60 40 62 26 60 14 C68 28 68 40 69 52 C76 44 84 34 96 26 C90 40 84 48 77 58 C88 58 98 56 110 48 C100 62 90 66 77 70 C74 82 76 96 80 116 Z" fill="#1f6b4a"/>
      <path d="M30 116 H100" stroke="#1f6b4a" stroke-width="5" stroke-linecap="round"/>
    </svg>
    <div class="firm">${text.company}</div>
    <div class="who"><h1>${text.name}</h1><h2>${text.title}</h2></div>
    <p>${text.phone}<br>${text.email}<br>${text.website}</p>
    <p>${addressLines(text.address, 2)}</p>
    <div class="foot"></div>`,
};
