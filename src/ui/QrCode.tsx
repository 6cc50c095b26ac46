import { encode } from 'uqr';
import styles from './QrCode.module.css';

interface QrCodeProps {
  text: string;
  /** The accessible name: what the code contains. */
  label: string;
}

/** A text as a QR code, dark on light in any theme: many cameras need that. Throws over 2,953 bytes. */
export function QrCode({ text, label }: QrCodeProps) {
  // The standard asks for four light modules on each side.
  const { data, size } = encode(text, { ecc: 'L', border: 4 });
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path.join('')} />
    </svg>
  );
}
