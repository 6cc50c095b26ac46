import { initializeApp } from 'firebase/app';
import { env } from './configuration';

export const app = initializeApp(env.firebase);
