import type { CardDesign } from '../CardDesign';
import { addressLines } from '../printedText';

const FIRS = [
  [20, 70],
  [66, 104],
  [118, 84],
  [170, 128],
  [226, 92],
  [284, 116],
  [338, 76],
  [392, 132],
  [452, 98],
  [508, 120],
  [566, 82],
  [620, 136],
  [680, 100],
  [736, 118],
  [790, 88],
].map(([x = 0, height = 0]) => {
  const branches = [0.25, 0.45, 0.65, 0.85].map((at) => {
    const y = 150 - height + height * at;
    const reach = 5 + 15 * at;
    return `M${x} ${y - 9} L${x - reach} ${y + 5} M${x} ${y - 9} L${x + reach} ${y + 5}`;
  });
  return `M${x} 150 V${150 - height} ${branches.join(' ')}`;
});

/** An art director's card: blush paper, a line of drawn firs along the foot. */
export const atelierBoreal: CardDesign = {
  desk: 'oak',
  tilt: 1.5,
  size: { width: 812, height: 464 },
  css: `
    .card { background: #f4ddd3; color: #2f3d38; font: 400 18px/1.55 Karla; }
    .firs { position: absolute; left: 0; bottom: 0; }
    .firm { position: absolute; left: 56px; top: 50px; font: italic 400 30px/1 Arapey; }
    .who { position: absolute; left: 56px; top: 136px; }
    h1 { font: 400 47px/1.05 Arapey; letter-spacing: -0.005em; }
    h2 { font: 400 18px/1 Karla; margin-top: 12px; }
    p { position: absolute; right: 56px; top: 52px; text-align: right; }`,
  print: (text) => `
    <svg class="firs" width="812" height="150" viewBox="0 0 812 150" fill="none" stroke="#2f5547" stroke-width="2.2" stroke-linecap="round">
      <path d="${FIRS.join(' ')}"/>
    </svg>
    <div class="firm">${text.company}</div>
    <div class="who"><h1>${text.name}</h1><h2>${text.title}</h2></div>
    <p>${text.phone}<br>${text.email}<br>${text.website}<br>${addressLines(text.address)}</p>`,
};
