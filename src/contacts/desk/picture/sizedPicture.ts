import { storageHosts } from '../../../firebase/ownPicture';
import { imageSrcSet, sizedImageUrl } from '../../../platform/urls';

const QUALITY = 70;
const WIDTHS = [300, 400];
const LARGE_WIDTHS = [400, 800];

/** Image attributes for the picture at `source` in the size of a page (R7.19); `isLarge` has twice the pixels. */
export function sizedPicture(source: string, isLarge = false) {
  return {
    src: sizedImageUrl(source, { width: 400, quality: QUALITY }, storageHosts),
    srcSet: imageSrcSet(source, isLarge ? LARGE_WIDTHS : WIDTHS, QUALITY, storageHosts),
    sizes: isLarge ? '(width <= 768px) 400px, 800px' : '(width <= 768px) 300px, 400px',
  };
}
