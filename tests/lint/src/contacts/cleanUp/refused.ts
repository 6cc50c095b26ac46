// Another room of its floor, and the floor above.
// eslint-disable-next-line boundaries/dependencies
export * from '../../../../../src/contacts/company/useCompany';
// eslint-disable-next-line boundaries/dependencies
export type { Company } from '../../../../../src/contacts/company/useCompany';
// eslint-disable-next-line boundaries/dependencies
export * from '../../../../../src/contacts/contact/ContactFacts';
// eslint-disable-next-line boundaries/dependencies
export const later = () => import('../../../../../src/contacts/company/useCompany');
