/** The event on the document once React has hydrated the served page (build/startScript.ts). */
export const HYDRATED = 'hydrated';
