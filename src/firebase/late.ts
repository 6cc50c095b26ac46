import { lateCode } from '../platform/lateCode';

// SDKs that few visits need, each loaded at its first use.
export const loadCallables = lateCode(() => import('./callables'));
export const loadStorage = lateCode(() => import('./files'));
