import { lateCode } from '../lib/lateCode';

// The SDKs that few visits need, each loaded by the first call that is made.
export const loadCallables = lateCode(() => import('./callables'));
export const loadStorage = lateCode(() => import('./files'));
