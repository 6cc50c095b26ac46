import { lateCode } from '../../../platform/lateCode';

/** Finds what a misspelt search means, once the list is here: few searches need it. */
export const loadCloseSearch = lateCode(() => import('./closeCode'));
