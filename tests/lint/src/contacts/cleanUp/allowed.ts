export * from '../../../../../src/contacts/desk/CardFace';
export * from '../../../../../src/contacts/store/judge/useJudgement';
export * from '../../../../../src/contacts/text/letters';
