/** The event on the document once React has hydrated the served page (build/startScript.ts). */
export const HYDRATED = 'hydrated';

/** The event on the document before the app draws another page in place of the served one. */
export const REPLACED = 'replaced';
