import type { ProfileTextField } from './profile';

/** The longest text of each field, in UTF-16 units, that firestore.rules let it hold. */
export const PROFILE_LIMITS: Record<ProfileTextField, number> = {
  name: 200,
  phone: 200,
  company: 200,
  title: 200,
};
