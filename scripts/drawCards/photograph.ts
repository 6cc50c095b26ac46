import type { CardDesign, PrintedText } from './CardDesign';
import { deskTop } from './desks';

/** Size of a picture in pixels: lying, or upright for an upright card. */
export function pictureSize({ size }: CardDesign): { width: number; height: number } {
  return size.width > size.height ? { width: 1000, height: 600 } : { width: 660, height: 1000 };
}

/** The page whose screenshot is the "photograph": the printed card on its desk, in window light. */
export function photograph(design: CardDesign, text: PrintedText): string {
  const { width, height } = pictureSize(design);
  return `<!doctype html><meta charset="utf-8"><style>
    * { box-sizing: border-box; margin: 0; }
    body { width: ${width}px; height: ${height}px; overflow: hidden; position: relative;
      -webkit-font-smoothing: antialiased; text-rendering: geometricPrecision; }
    .desk, .grain, .light { position: absolute; inset: 0; }
    .desk { overflow: hidden; }
    .grain { inset: -4px; width: calc(100% + 8px); height: calc(100% + 8px); mix-blend-mode: multiply; }
    .lying { position: absolute; left: 50%; top: 50%; width: ${design.size.width}px;
      height: ${design.size.height}px; translate: -50% -50%;
      transform: perspective(2400px) rotateX(5deg) rotateZ(${design.tilt}deg); filter: blur(0.28px); }
    .shadow { position: absolute; inset: 1px; border-radius: 3px;
      box-shadow: 0 2px 2px rgb(20 12 4 / 0.5), 3px 6px 9px rgb(20 12 4 / 0.34),
        14px 22px 44px rgb(20 12 4 / 0.34); }
    .card { position: absolute; inset: 0; overflow: hidden; border-radius: 3px; }
    .card * { font-variant-ligatures: no-common-ligatures !important; }
    .paper { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0.16;
      mix-blend-mode: multiply; pointer-events: none; }
    .sheen { position: absolute; inset: 0; pointer-events: none; border-radius: inherit;
      background: linear-gradient(118deg, rgb(255 255 255 / 0.12) 0%, rgb(255 255 255 / 0) 42%,
        rgb(30 20 10 / 0.10) 100%);
      box-shadow: inset 0 1px 0 rgb(255 255 255 / 0.45), inset 0 -1px 0 rgb(0 0 0 / 0.14),
        inset -1px 0 0 rgb(0 0 0 / 0.08); }
    .light { background:
        radial-gradient(90% 110% at 22% 8%, rgb(255 248 232 / 0.17), rgb(255 248 232 / 0) 60%),
        radial-gradient(120% 120% at 50% 45%, rgb(0 0 0 / 0) 58%, rgb(12 8 4 / 0.34) 100%); }
    ${design.css}
  </style>
  ${deskTop(design.desk)}
  <div class="lying">
    <div class="shadow"></div>
    <div class="card">${design.print(text)}
      <svg class="paper"><filter id="paper" x="0" y="0" width="100%" height="100%">
        <feTurbulence type="fractalNoise" baseFrequency="0.55" numOctaves="2" seed="4"/>
        <feColorMatrix values="0 0 0 0 0.3  0 0 0 0 0.28  0 0 0 0 0.25  0.9 0 0 0 -0.28"/>
      </filter><rect width="100%" height="100%" filter="url(#paper)"/></svg>
      <div class="sheen"></div>
    </div>
  </div>
  <div class="light"></div>`;
}
