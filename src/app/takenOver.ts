/** What the document hears once the app has taken over the page as it was served (build/startScript.ts). */
export const TAKEN_OVER = 'takenover';
