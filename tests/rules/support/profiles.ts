import { type DocumentData, serverTimestamp } from 'firebase/firestore';
import { EMAIL, UID } from './roles';

export const PROFILE = `users/${UID.A}`;

/** What sign-up writes for A. */
export function newProfile(change: DocumentData = {}): DocumentData {
  return {
    name: 'Amina Haddad',
    email: EMAIL.A,
    plan: 'free',
    scansUsed: 0,
    maxScans: 100,
    createdAt: serverTimestamp(),
    ...change,
  };
}

/** The profile of A as it lies in the database, raised by a server since it was made. */
export function storedProfile(change: DocumentData = {}): DocumentData {
  return {
    name: 'Amina Haddad',
    email: EMAIL.A,
    phone: '+971 50 123 4567',
    company: 'Haddad Ceramics',
    title: 'Potter',
    photoURL: 'https://pictures.example/amina.jpg',
    plan: 'Lite',
    scansUsed: 640,
    maxScans: 1000,
    createdAt: new Date('2025-06-15T09:00:00Z'),
    updatedAt: new Date('2025-06-16T09:00:00Z'),
    ...change,
  };
}

/** What the profile page writes, each field different from `storedProfile`. */
export function profileChange(change: DocumentData = {}): DocumentData {
  return {
    name: 'Amina Haddad-Roy',
    phone: '+971 50 765 4321',
    company: 'Haddad & Roy',
    title: 'Master potter',
    photoURL: 'https://pictures.example/amina-haddad-roy.jpg',
    updatedAt: serverTimestamp(),
    ...change,
  };
}

/** The texts that the profile page writes. */
export const PROFILE_TEXTS = ['name', 'phone', 'company', 'title'] as const;
