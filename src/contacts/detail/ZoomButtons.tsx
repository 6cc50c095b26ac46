import { Minus, Plus } from 'lucide';
import { Icon } from '../../ui/Icon';

interface ZoomButtonsProps {
  zoomIn: () => void;
  zoomOut: () => void;
}

/** Zoom a picture (usePictureZoom). What they stand in says how they look. */
export function ZoomButtons({ zoomIn, zoomOut }: ZoomButtonsProps) {
  return (
    <>
      <button type="button" aria-label="Zoom in" onClick={zoomIn}>
        <Icon name={Plus} />
      </button>
      <button type="button" aria-label="Zoom out" onClick={zoomOut}>
        <Icon name={Minus} />
      </button>
    </>
  );
}
