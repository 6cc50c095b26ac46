export * from '../../../../src/pages/home/HomePage';
