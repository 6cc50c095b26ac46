export * from '../../../../src/contacts/model/contact';
