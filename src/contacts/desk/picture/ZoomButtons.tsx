import { Minus, Plus } from 'lucide';
import { Icon } from '../../../ui/Icon';

interface ZoomButtonsProps {
  zoomIn: () => void;
  zoomOut: () => void;
}

/** The zoom buttons of a picture (usePictureZoom). The parent's style sheet draws them. */
export function ZoomButtons({ zoomIn, zoomOut }: ZoomButtonsProps) {
  return (
    <>
      <button type="button" aria-label="Zoom out" onClick={zoomOut}>
        <Icon name={Minus} />
      </button>
      <button type="button" aria-label="Zoom in" onClick={zoomIn}>
        <Icon name={Plus} />
      </button>
    </>
  );
}
