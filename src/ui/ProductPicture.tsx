import styles from './ProductPicture.module.css';

/** A picture of the product in both colour schemes; sizes in CSS px. */
export interface Picture {
  light: string;
  dark: string;
  alt: string;
  width: number;
  height: number;
}

/** Loaded when it comes near the screen; its place is kept from the start, so nothing moves. */
export function ProductPicture({ picture }: { picture: Picture }) {
  const { light, dark, alt, width, height } = picture;
  return (
    <picture className={styles.picture}>
      <source srcSet={dark} media="(prefers-color-scheme: dark)" />
      <img src={light} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    </picture>
  );
}
