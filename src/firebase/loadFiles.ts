import { lateCode } from '../lib/lateCode';

/** The files of Storage, whose SDK is 14 KB that most visits need not. */
export const loadFiles = lateCode(() => import('./files'));
