// eslint-disable-next-line boundaries/dependencies
export * from '../../../../src/contacts/model/contact';
