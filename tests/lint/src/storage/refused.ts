// eslint-disable-next-line boundaries/dependencies
export * from '../../../../src/lib/dates';
// eslint-disable-next-line boundaries/dependencies
export const later = () => import('../../../../src/lib/dates');
