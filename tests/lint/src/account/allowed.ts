export * from '../../../../src/contacts/contact';
