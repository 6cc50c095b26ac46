// eslint-disable-next-line boundaries/dependencies
export * from '../../../src/lib/dates';
