import { siteFacts } from './siteFacts';

export const site = siteFacts(import.meta.env);
