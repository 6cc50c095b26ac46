// eslint-disable-next-line boundaries/dependencies
export * from '../../../../../src/account/profile/profile';
// eslint-disable-next-line boundaries/dependencies
export * from '../../../../../src/account/signIn/RequireAuth';
// eslint-disable-next-line boundaries/dependencies
export const later = () => import('../../../../../src/account/profile/profile');
// eslint-disable-next-line boundaries/dependencies
export * from '../../../../../src/contacts/list/ContactsPanel';
// eslint-disable-next-line boundaries/dependencies
export const panel = () => import('../../../../../src/contacts/list/ContactsPanel');
