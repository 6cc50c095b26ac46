// eslint-disable-next-line boundaries/dependencies
export * from '../../../src/platform/dates';
