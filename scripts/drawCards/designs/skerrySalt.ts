import type { CardDesign } from '../CardDesign';
import { addressLines } from '../printedText';

/** A salt maker: kraft board, stamped in one dark ink. */
export const skerrySalt: CardDesign = {
  desk: 'slate',
  tilt: -2.6,
  size: { width: 800, height: 506 },
  css: `
    .card { background: linear-gradient(120deg, #c9a67c, #bd986d); color: #2b221a;
      font: 18px/1.5 'Courier Prime'; }
    .paper { opacity: 0.6; }
    .stamp { position: absolute; left: 48px; top: 103px; opacity: 0.9; filter: blur(0.3px); }
    .text { position: absolute; left: 384px; right: 30px; top: 122px; opacity: 0.93; }
    h1 { font: 700 38px/1.1 Vollkorn; }
    h2 { font: italic 400 21px/1.2 Vollkorn; margin: 6px 0 26px; }
    p + p { margin-top: 14px; }`,
  print: (text) => {
    const island = text.address.split(', ')[2] ?? '';
    return `
    <svg class="stamp" width="300" height="300" viewBox="0 0 300 300" fill="none" stroke="#2b221a">
      <circle cx="150" cy="150" r="142" stroke-width="4"/><circle cx="150" cy="150" r="100" stroke-width="2"/>
      <path id="arc" d="M36 150 A114 114 0 0 1 264 150" stroke="none"/>
      <path id="under" d="M26 150 A124 124 0 0 0 274 150" stroke="none"/>
      <g fill="#2b221a" stroke="none" font-family="Vollkorn" font-weight="700" text-anchor="middle">
        <text font-size="27" letter-spacing="5"><textPath href="#arc" startOffset="50%">${text.company.toUpperCase()}</textPath></text>
        <text font-size="19" letter-spacing="7"><textPath href="#under" startOffset="50%">${island.toUpperCase()}</textPath></text>
      </g>
      <path d="M82 168 L112 122 L128 136 L152 98 L186 146 L198 138 L220 168 Z" fill="#2b221a" stroke="none"/>
      <path d="M66 182 q14 -10 28 0 t28 0 28 0 28 0 28 0 28 0 M78 200 q14 -10 28 0 t28 0 28 0 28 0 28 0 M100 218 q14 -10 28 0 t28 0 28 0 28 0" stroke-width="4" stroke-linecap="round"/>
      <circle cx="206" cy="106" r="11" stroke-width="3.500"/>
    </svg>
    <div class="text">
      <h1>${text.name}</h1><h2>${text.title}</h2>
      <p>${text.phone}<br>${text.email}<br>${text.website}</p>
      <p>${addressLines(text.address, 2)}</p>
    </div>`;
  },
};
