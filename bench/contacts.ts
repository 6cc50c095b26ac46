import { fairContacts } from '../tests/setup/fairContacts';

/** The contacts that are measured: those of the fair account at 10,000, with misread cards and people twice. */
export const { contacts } = fairContacts('tenthousand', 10_000);
