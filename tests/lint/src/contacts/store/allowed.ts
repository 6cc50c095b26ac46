export * from 'firebase/firestore/lite';
export * from '../../../../../src/session/useSession';
export * from '../../../../../src/platform/reporting/reportError';
export type { Profile } from '../../../../../src/account/profile/profile';
