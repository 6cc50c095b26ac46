export * from '../../../../../src/contacts/desk/picture/CardInPlace';
export * from '../../../../../src/contacts/store/analysis/useAnalysis';
export * from '../../../../../src/contacts/text/letters';
