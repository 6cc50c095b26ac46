export * from '../../../../../src/contacts/desk/CardFace';
export * from '../../../../../src/contacts/store/analysis/useAnalysis';
export * from '../../../../../src/contacts/text/letters';
