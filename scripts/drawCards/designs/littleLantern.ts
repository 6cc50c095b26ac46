import type { CardDesign } from '../CardDesign';
import { addressLines } from '../printedText';

/** A coffee roaster: rounded corners, terracotta, a lantern that is also a cup. */
export const littleLantern: CardDesign = {
  desk: 'sand',
  tilt: 2.4,
  size: { width: 806, height: 500 },
  css: `
    .card { background: #b9512f; color: #fbeedd; font: 700 18.5px/1.55 Quicksand; border-radius: 26px; }
    .shadow { border-radius: 26px; }
    .lantern { position: absolute; right: 66px; top: 74px; }
    .firm { position: absolute; left: 56px; top: 54px; font: 700 23px/1.25 Comfortaa; width: 240px;
      color: #f6cf9a; }
    .who { position: absolute; left: 56px; top: 192px; }
    h1 { font: 700 45px/1.1 Comfortaa; letter-spacing: -0.01em; }
    h2 { font: 700 20px/1 Quicksand; margin-top: 12px; color: #f6cf9a; }
    p { position: absolute; left: 56px; bottom: 48px; }`,
  print: (text) => `
    <svg class="lantern" width="210" height="350" viewBox="0 0 210 350" fill="none" stroke="#fbeedd"
      stroke-width="7" stroke-linecap="round" stroke-linejoin="round">
      <path d="M105 8 C92 24 118 38 105 58 M78 26 C68 38 88 48 78 64 M132 26 C122 38 142 48 132 64"/>
      <path d="M60 92 H150 M50 118 H160 M68 92 L62 118 M142 92 L148 118"/>
      <path d="M50 118 C34 190 36 250 58 296 H152 C174 250 176 190 160 118"/>
      <path d="M163 158 C204 150 204 232 166 240"/>
      <path d="M46 296 H164 L154 326 H56 Z"/>
      <path d="M105 176 C74 214 84 262 105 262 S136 214 105 176Z" fill="#f6b95e" stroke="#f6b95e"/>
      <path d="M105 216 C94 234 96 252 105 252 S116 234 105 216Z" fill="#fbeedd" stroke="none"/>
    </svg>
    <div class="firm">${text.company}</div>
    <div class="who"><h1>${text.name}</h1><h2>${text.title}</h2></div>
    <p>${text.phone}<br>${text.email}<br>${text.website}<br>${addressLines(text.address, 9)}</p>`,
};
