export type * from '../../../../src/contacts/store/ContactSession';
