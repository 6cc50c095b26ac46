// eslint-disable-next-line boundaries/dependencies
export * from '../../../../../src/firebase/remoteCall';
// eslint-disable-next-line boundaries/dependencies
export const later = () => import('../../../../../src/firebase/remoteCall');
