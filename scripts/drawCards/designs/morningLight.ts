import type { CardDesign } from '../CardDesign';
import { bothLanguages } from '../printedText';

/** A photographer's upright card: the Chinese text runs downwards. */
export const morningLight: CardDesign = {
  desk: 'felt',
  tilt: 1.7,
  size: { width: 508, height: 838 },
  css: `
    .card { background: linear-gradient(180deg, #f8ede2 0%, #fbf7f1 46%, #fdfcfa 100%); color: #2c2a2e;
      font: 400 17px/1.65 Lato; }
    .sun { position: absolute; left: 0; top: 0; }
    .own { position: absolute; right: 54px; top: 62px; height: 560px; writing-mode: vertical-rl; }
    h1 { font: 600 60px/1.15 'Noto Serif CJK TC'; letter-spacing: 0.22em; }
    .own h2 { font: 400 20px/1.3 'Noto Serif CJK TC'; letter-spacing: 0.3em; margin: 6px 18px 0 0; }
    .own h3 { font: 400 20px/1.3 'Noto Serif CJK TC'; letter-spacing: 0.24em; margin: 0 22px 0 0;
      color: #b0603f; }
    .latin { position: absolute; left: 54px; bottom: 54px; right: 40px; }
    .latin strong { display: block; font: 700 25px/1.2 Lato; letter-spacing: 0.01em; }
    .latin em { display: block; font-style: normal; color: #b0603f; margin-bottom: 16px; }
    .address { font-family: 'Noto Sans CJK TC'; font-size: 16px; }`,
  print: (text) => {
    const [name, latinName] = bothLanguages(text.name);
    const [studio, latinStudio] = bothLanguages(text.company);
    const [title, latinTitle] = bothLanguages(text.title);
    return `
      <svg class="sun" width="260" height="420" viewBox="0 0 260 420" fill="none">
        <defs><linearGradient id="dawn" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#f3a26b"/><stop offset="1" stop-color="#f8d9bd"/>
        </linearGradient></defs>
        <circle cx="128" cy="170" r="78" fill="url(#dawn)"/>
        <g stroke="#fbf3ea" stroke-width="3"><path d="M50 190 H206 M50 207 H206 M50 222 H206 M50 235 H206"/></g>
      </svg>
      <div class="own"><h1>${name}</h1><h2>${title}</h2><h3>${studio}</h3></div>
      <div class="latin">
        <strong>${latinName}</strong><em>${latinTitle}, ${latinStudio}</em>
        ${text.phone}<br>${text.email}<br>${text.website}<br><span class="address">${text.address}</span>
      </div>`;
  },
};
