// eslint-disable-next-line boundaries/dependencies
export * from '../../../../src/contacts/model/contact';
// eslint-disable-next-line boundaries/dependencies
export * from 'firebase/auth';
// eslint-disable-next-line boundaries/dependencies
export const later = () => import('../../../../src/contacts/model/contact');
