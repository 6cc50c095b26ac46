import { storageHosts } from '../../../firebase/ownPicture';
import { imageSrcSet, sizedImageUrl } from '../../../platform/urls';

const QUALITY = 70;
const WIDTHS = [300, 400];

/** Image attributes for the picture at `source` in the size of a page (R7.19). */
export function sizedPicture(source: string) {
  return {
    src: sizedImageUrl(source, { width: 400, quality: QUALITY }, storageHosts),
    srcSet: imageSrcSet(source, WIDTHS, QUALITY, storageHosts),
    sizes: '(width <= 768px) 300px, 400px',
  };
}
