// eslint-disable-next-line boundaries/dependencies
export * from '../../../../../src/pages/login/LoginPage';
// eslint-disable-next-line boundaries/dependencies
export * from '../../../../../src/app/App';
// eslint-disable-next-line boundaries/dependencies
export const later = () => import('../../../../../src/pages/login/LoginPage');
