import { lateCode } from '../platform/lateCode';

// SDKs that few visits need, each loaded at its first use. What is behind the login has Firestore anyway.
export const loadFirestore = lateCode(() => import('./lite'));
export const loadCallables = lateCode(() => import('./callables'));
export const loadStorage = lateCode(() => import('./files'));
