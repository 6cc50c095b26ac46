import { lateCode } from '../lib/lateCode';

/** The calls to our functions: loaded by the first one that is made, not by everybody who reads a page. */
export const loadCallables = lateCode(() => import('./callables'));
