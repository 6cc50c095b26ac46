// eslint-disable-next-line boundaries/dependencies
export * from '../../../../../src/platform/dates';
// eslint-disable-next-line boundaries/dependencies
export const later = () => import('../../../../../src/platform/dates');
