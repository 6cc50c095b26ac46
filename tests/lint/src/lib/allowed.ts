export * from '../../../../src/routes';
