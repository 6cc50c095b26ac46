import type { CardDesign } from '../CardDesign';
import { bothLanguages } from '../printedText';

/** A Japanese studio's card in both languages: the larger half in Japanese, the English beneath. */
export const aobaDesign: CardDesign = {
  desk: 'ash',
  tilt: 1.3,
  size: { width: 818, height: 494 },
  css: `
    .card { background: #fcfbf6; color: #23261f; font: 400 17px/1.6 'Noto Sans CJK JP'; }
    .seal { position: absolute; right: 58px; top: 56px; }
    .firm { position: absolute; left: 62px; top: 58px; font: 500 21px/1.2 'Noto Serif CJK JP';
      letter-spacing: 0.12em; }
    .firm small, h1 small { display: block; font: 400 16px/1 Lato; letter-spacing: 0.06em; color: #5d6355; }
    .firm small { margin-top: 10px; }
    .who { position: absolute; left: 62px; top: 186px; }
    .who span { font: 400 17px/1 'Noto Serif CJK JP'; letter-spacing: 0.2em; }
    h1 { font: 600 45px/1.2 'Noto Serif CJK JP'; letter-spacing: 0.16em; margin-top: 8px; }
    h1 small { margin-top: 14px; font-size: 19px; }
    .foot { position: absolute; left: 62px; right: 58px; bottom: 46px; padding-top: 18px;
      border-top: 1px solid #23261f; display: flex; justify-content: space-between; font-size: 16px; }
    .latin { font-family: Lato; font-size: 17px; }
    .foot p:last-child { text-align: right; }`,
  print: (text) => {
    const [name, latinName] = bothLanguages(text.name);
    const [firm, latinFirm] = bothLanguages(text.company);
    const [title, latinTitle] = bothLanguages(text.title);
    const [address, latinAddress] = bothLanguages(text.address);
    return `
      <svg class="seal" width="92" height="92" viewBox="0 0 92 92">
        <rect width="92" height="92" rx="46" fill="#3f6b3a"/>
        <path d="M46 74 V36 M46 50 C30 48 24 38 24 24 C40 26 46 36 46 50 M46 58 C62 56 68 46 68 32 C52 34 46 44 46 58"
          fill="none" stroke="#fcfbf6" stroke-width="4" stroke-linejoin="round"/>
      </svg>
      <div class="firm">${firm}<small>${latinFirm}</small></div>
      <div class="who"><span>${title}</span><h1>${name}<small>${latinName}, ${latinTitle}</small></h1></div>
      <div class="foot">
        <p>${address}<br><span class="latin">${latinAddress}</span></p>
        <p class="latin">${text.phone}<br>${text.email}<br>${text.website}</p>
      </div>`;
  },
};
