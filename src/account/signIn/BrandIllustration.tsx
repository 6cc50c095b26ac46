import styles from './BrandIllustration.module.css';

const CARD =
  'M-130-80h260a12 12 0 0 1 12 12v136a12 12 0 0 1-12 12h-46V66a8 8 0 0 0-16 0v14h-136V66a8 8 0 0 0-16 0v14h-46a12 12 0 0 1-12-12v-136a12 12 0 0 1 12-12Z';
const TAB = 'M-26-80l5-14a8 8 0 0 1 8-6h26a8 8 0 0 1 8 6l5 14Z';

/** The cards behind the front one, from the back: how far up, how small, and where their tab stands. */
const BEHIND = [
  { lift: -96, scale: 0.76, tab: 84, letter: 'R' },
  { lift: -65, scale: 0.84, tab: 6, letter: 'N' },
  { lift: -33, scale: 0.92, tab: -84, letter: 'A' },
];

/** A card file seen from the front: tabbed cards tipping away behind a business card. */
export function BrandIllustration() {
  return (
    <svg className={styles.motif} viewBox="-156 -184 312 272" focusable="false">
      {BEHIND.map(({ lift, scale, tab, letter }) => (
        <g
          key={letter}
          className={styles.behind}
          transform={`translate(0 ${String(lift)}) scale(${String(scale)})`}
        >
          <path d={TAB} transform={`translate(${String(tab)} 0)`} />
          <path d={CARD} />
          <text x={tab} y="-84">
            {letter}
          </text>
        </g>
      ))}
      <path className={styles.rod} d="M-152 67h304" />
      <path className={styles.card} d={CARD} />
      <g className={styles.words}>
        <text className={styles.name} x="-114" y="-42">
          Amélie Northcote
        </text>
        <text x="-114" y="-23">
          Partner, Northcote &amp; Vale
        </text>
        <text x="-114" y="20">
          +44 20 7946 0123
        </text>
        <text x="-114" y="38">
          amelie@northcote.example
        </text>
      </g>
      <circle className={styles.mark} cx="92" cy="-46" r="14" />
      <circle className={styles.ring} cx="104" cy="-46" r="13.25" />
    </svg>
  );
}
