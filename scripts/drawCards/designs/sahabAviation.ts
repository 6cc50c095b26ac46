import type { CardDesign } from '../CardDesign';
import { addressLines, bothLanguages } from '../printedText';

/** An airfield company's card, English on the left and Arabic on the right. */
export const sahabAviation: CardDesign = {
  desk: 'concrete',
  tilt: 1.2,
  size: { width: 826, height: 520 },
  css: `
    .card { background: linear-gradient(180deg, #ffffff 0 62%, #eef3f6 100%); color: #16324a;
      font: 400 17.5px/1.55 Lato; }
    .logo { position: absolute; left: 50%; top: 46px; translate: -50% 0; }
    .half { position: absolute; top: 168px; width: 330px; }
    .english { left: 58px; }
    .arabic { right: 58px; direction: rtl; font-family: 'Noto Kufi Arabic'; }
    .firm { font-weight: 700; font-size: 19px; color: #0f7f8f; line-height: 1.3; }
    h1 { font: 700 29px/1.2 Lato; margin-top: 16px; }
    .arabic h1 { font: 700 28px/1.3 'Noto Kufi Arabic'; margin-top: 10px; }
    .arabic .firm { font-size: 19px; }
    h2 { font: inherit; color: #55708a; }
    .middle { position: absolute; left: 50%; top: 172px; width: 1px; height: 124px; background: #bccbd6; }
    .foot { position: absolute; left: 58px; right: 58px; bottom: 48px; border-top: 2px solid #0f7f8f;
      padding-top: 18px; display: flex; justify-content: space-between; }
    .foot p:last-child { text-align: right; }`,
  print: (text) => {
    const [name, latinName] = bothLanguages(text.name);
    const [firm, latinFirm] = bothLanguages(text.company);
    const [title, latinTitle] = bothLanguages(text.title);
    return `
      <svg class="logo" width="190" height="84" viewBox="0 0 190 84">
        <path d="M6 60 C40 60 66 52 95 22 C124 52 150 60 184 60 C146 72 120 66 95 46 C70 66 44 72 6 60Z" fill="#0f7f8f"/>
        <path d="M95 4 C99 14 100 24 95 36 C90 24 91 14 95 4Z" fill="#16324a"/>
        <path d="M58 78 C74 76 84 70 95 60 C106 70 116 76 132 78 C116 83 104 80 95 73 C86 80 74 83 58 78Z" fill="#e0a458"/>
      </svg>
      <div class="half english"><div class="firm">${latinFirm}</div><h1>${latinName}</h1><h2>${latinTitle}</h2></div>
      <div class="middle"></div>
      <div class="half arabic"><div class="firm">${firm}</div><h1>${name}</h1><h2>${title}</h2></div>
      <div class="foot">
        <p>${addressLines(text.address, 2)}</p>
        <p>${text.phone}<br>${text.email}<br>${text.website}</p>
      </div>`;
  },
};
