interface DeskTop {
  /** The surface's own colours. */
  base: string;
  /** Turbulence laid over it: frequency across and down, how strongly it darkens, its softness in px. */
  grains: { frequency: string; strength: number; soft: number }[];
}

const wood = (coarse: number, fine: number): DeskTop['grains'] => [
  { frequency: '0.0016 0.022', strength: coarse, soft: 1.6 },
  { frequency: '0.006 0.32', strength: fine, soft: 0.5 },
];

const desks = {
  oak: {
    base: 'linear-gradient(97deg, #cfac84 0%, #c39b70 38%, #cba77d 62%, #b28c63 100%)',
    grains: wood(0.3, 0.26),
  },
  walnut: {
    base: 'linear-gradient(80deg, #75573f 0%, #80614a 45%, #5f4733 100%)',
    grains: wood(0.5, 0.4),
  },
  ash: {
    base: 'linear-gradient(100deg, #e6dccb 0%, #dccfba 55%, #d0c1aa 100%)',
    grains: wood(0.16, 0.14),
  },
  linen: {
    base: 'linear-gradient(120deg, #d8d2c6 0%, #cac2b3 60%, #b9b0a0 100%)',
    grains: [
      { frequency: '0.5 0.03', strength: 0.2, soft: 0.9 },
      { frequency: '0.03 0.5', strength: 0.2, soft: 0.9 },
    ],
  },
  concrete: {
    base: 'linear-gradient(140deg, #bcbdbc 0%, #a9abaa 50%, #929494 100%)',
    grains: [
      { frequency: '0.006 0.009', strength: 0.12, soft: 6 },
      { frequency: '0.85 0.85', strength: 0.2, soft: 0.8 },
    ],
  },
  slate: {
    base: 'linear-gradient(150deg, #5c6369 0%, #4a5055 55%, #383d41 100%)',
    grains: [
      { frequency: '0.008 0.02', strength: 0.2, soft: 3 },
      { frequency: '0.7 0.9', strength: 0.28, soft: 0.8 },
    ],
  },
  plaster: {
    base: 'linear-gradient(130deg, #efece7 0%, #e4e0d9 55%, #d2cdc4 100%)',
    grains: [
      { frequency: '0.004 0.006', strength: 0.08, soft: 6 },
      { frequency: '0.9 0.9', strength: 0.12, soft: 0.8 },
    ],
  },
  leather: {
    base: 'linear-gradient(135deg, #3a5047 0%, #2d4038 55%, #1f2e28 100%)',
    grains: [{ frequency: '0.22 0.22', strength: 0.45, soft: 1.1 }],
  },
  felt: {
    base: 'linear-gradient(125deg, #8494a5 0%, #718193 55%, #5b6a7a 100%)',
    grains: [{ frequency: '0.9 0.9', strength: 0.3, soft: 0.7 }],
  },
  sand: {
    base: 'linear-gradient(115deg, #e4d1ba 0%, #d9c2a6 60%, #c6ac8c 100%)',
    grains: [{ frequency: '0.9 0.9', strength: 0.22, soft: 0.8 }],
  },
} satisfies Record<string, DeskTop>;

export type Desk = keyof typeof desks;

/** A desk top: its surface and its grain, filling the picture. */
export function deskTop(desk: Desk): string {
  const { base, grains }: DeskTop = desks[desk];
  const layers = grains.map(
    ({ frequency, strength, soft }, index) => `
    <svg class="grain" style="opacity:${strength};filter:blur(${soft}px)">
      <filter id="grain${index}" x="0" y="0" width="100%" height="100%">
        <feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="${11 + index}"/>
        <feColorMatrix values="0 0 0 0 0.1  0 0 0 0 0.06  0 0 0 0 0.03  2.6 0 0 0 -0.95"/>
      </filter>
      <rect width="100%" height="100%" filter="url(#grain${index})"/>
    </svg>`,
  );
  return `<div class="desk" style="background:${base}">${layers.join('')}</div>`;
}
