// eslint-disable-next-line boundaries/dependencies
export * from '../../../../../src/ui/Button';
// eslint-disable-next-line boundaries/dependencies
export * from '../../../../../src/firebase/collections';
// eslint-disable-next-line boundaries/dependencies
export * from 'firebase/firestore/lite';
// eslint-disable-next-line boundaries/dependencies
export * from '../../../../../src/contacts/store/ContactStore';
