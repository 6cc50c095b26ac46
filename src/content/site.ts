import { siteFacts } from './siteFacts';

/** The facts of this build of the site. */
export const site = siteFacts(import.meta.env);
