// eslint-disable-next-line boundaries/dependencies
export * from '../../../../src/app/App';
// eslint-disable-next-line boundaries/dependencies
export * from '../../../../src/contacts/model/contact';
// eslint-disable-next-line boundaries/dependencies
export * from 'firebase/firestore/lite';
// eslint-disable-next-line boundaries/dependencies
export const later = () => import('../../../../src/app/App');
// eslint-disable-next-line boundaries/dependencies
export * from '../../../../src/contacts/store/ContactSession';
