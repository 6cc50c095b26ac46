import { lateCode } from '../../platform/lateCode';

/** The code of the keys, which the pages for visitors need not. Throws `ChunkLoadError`. */
export const loadShortcuts = lateCode(() => import('./Shortcuts'));
