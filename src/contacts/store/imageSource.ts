import { emulators } from '../../firebase/configuration';
import { safeImageUrl } from '../../platform/urls';

/** A stored picture's address if it may be shown, else ''. */
export function imageSource(stored: string): string {
  return safeImageUrl(stored, emulators?.storage) ?? '';
}
