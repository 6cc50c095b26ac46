import { ProgressBar } from '../../ui/ProgressBar';
import styles from './UploadProgress.module.css';

/** How much of the photo is uploaded; `share` is 0 to 1. */
export function UploadProgress({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  const valueText = `${String(percent)}%`;
  return (
    <div className={styles.progress}>
      <span>Uploading the photo</span>
      <ProgressBar label="Uploading the photo" value={percent} max={100} valueText={valueText} />
      <span>{valueText}</span>
    </div>
  );
}
