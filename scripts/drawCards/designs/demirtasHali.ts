import type { CardDesign } from '../CardDesign';
import { addressLines } from '../printedText';

/** A carpet dealer: a woven border round an ivory field. */
export const demirtasHali: CardDesign = {
  desk: 'linen',
  tilt: -1.5,
  size: { width: 819, height: 504 },
  css: `
    .card { background: #7a1d22; color: #3c1a17; font: 400 19px/1.5 Gentium; text-align: center; }
    .border { position: absolute; inset: 0; }
    .field { position: absolute; inset: 63px; background: #f4e8d0; border: 3px solid #d9a441;
      outline: 2px solid #23304f; outline-offset: -9px; display: flex; flex-direction: column;
      align-items: center; justify-content: center; }
    .firm { font: 700 36px/1 'Charis SIL'; color: #7a1d22; letter-spacing: 0.04em; }
    h1 { font: 700 29px/1.1 'Charis SIL'; margin-top: 24px; }
    h2 { font: italic 400 20px/1.2 'Charis SIL'; color: #8c5a2b; margin: 4px 0 20px; }
    i { font-style: normal; color: #b98a3c; padding: 0 8px; }`,
  print: (text) => `
    <svg class="border" width="819" height="504">
      <defs><pattern id="weave" width="63" height="63" viewBox="0 0 66 66" patternUnits="userSpaceOnUse">
        <rect width="66" height="66" fill="#7a1d22"/>
        <path d="M33 7 L59 33 L33 59 L7 33Z" fill="#23304f"/><path d="M33 15 L51 33 L33 51 L15 33Z" fill="#d9a441"/>
        <path d="M33 22 L44 33 L33 44 L22 33Z" fill="#7a1d22"/>
        <path d="M0 0 L10 0 L0 10Z M66 0 L56 0 L66 10Z M0 66 L10 66 L0 56Z M66 66 L56 66 L66 56Z" fill="#d9a441"/>
        <path d="M33 0 L37 4 L33 8 L29 4Z M33 58 L37 62 L33 66 L29 62Z M0 33 L4 29 L8 33 L4 37Z M58 33 L62 29 L66 33 L62 37Z" fill="#f4e8d0"/>
      </pattern></defs>
      <rect width="819" height="504" fill="url(#weave)"/>
    </svg>
    <div class="field">
      <div class="firm">${text.company}</div>
      <h1>${text.name}</h1><h2>${text.title}</h2>
      <p>${text.phone}<i>◆</i>${text.email}<br>${text.website}<br>${addressLines(text.address, 2)}</p>
    </div>`,
};
