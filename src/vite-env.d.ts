/// <reference types="vite/client" />

/** Every variable the site reads. `build/siteConfiguration.ts` checks them; `.env.example` explains them. */
interface ImportMetaEnv {
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_STORAGE_BUCKET?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  readonly VITE_APP_CHECK_KEY?: string;
  readonly VITE_SENTRY_DSN?: string;
  readonly VITE_POLICY_REPORTS?: string;
  readonly VITE_RELEASE?: string;
  readonly VITE_USE_EMULATORS?: string;
  readonly VITE_EMULATOR_AUTH?: string;
  readonly VITE_EMULATOR_FIRESTORE?: string;
  readonly VITE_EMULATOR_LISTEN?: string;
  readonly VITE_EMULATOR_STORAGE?: string;
  readonly VITE_EMULATOR_FUNCTIONS?: string;
  readonly VITE_SITE_ORIGIN?: string;
  readonly VITE_SITE_WORKER?: string;
  readonly VITE_SUPPORT_MAILBOX?: string;
  readonly VITE_APP_STORE_URL?: string;
}
