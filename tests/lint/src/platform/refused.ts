// eslint-disable-next-line boundaries/dependencies
export * from '../../../../src/content/siteFacts';
// eslint-disable-next-line boundaries/dependencies
export * from '../../../../src/platform/reporting/reportError';
// eslint-disable-next-line boundaries/dependencies
export const later = () => import('../../../../src/content/siteFacts');
// eslint-disable-next-line baseline-js/use-baseline
export const pattern = new URLPattern({ pathname: '/contact/:id' });
// eslint-disable-next-line no-restricted-syntax
export const now = new Date();
// eslint-disable-next-line no-restricted-syntax
export const moment = Date.now();
declare function useMemo<T>(make: () => T): T;
// eslint-disable-next-line no-restricted-syntax
export const useNow = () => useMemo(() => new Date());
