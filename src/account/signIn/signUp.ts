import { createUserWithEmailAndPassword, updateProfile, type User } from 'firebase/auth';
import { createProfile } from '../profile/createProfile';
import { sendVerificationLink } from './mailedLinks';
import { keepSession } from './keepSession';
import { auth } from '../../firebase/auth';
import { withTabOpen } from '../../platform/keepTabOpen';
import { reportError } from '../../platform/reporting/reportError';

export interface NewUser {
  name: string;
  email: string;
  password: string;
}

export interface SignUp {
  /** Whether a link that verifies the address is on its way (R15.45). */
  isLinkSent: boolean;
}

/**
 * Creates an account with its name and its profile (R4.3). Rejects with the sign-in service's error if there is no
 * account. The profile page creates a missing profile.
 */
export async function signUp({ name, email, password }: NewUser): Promise<SignUp> {
  await keepSession();
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  const steps = await withTabOpen(() =>
    Promise.allSettled([
      name && nameUser(user, name),
      createProfile({ uid: user.uid, email: user.email ?? email, name }),
      sendVerificationLink(),
    ]),
  );
  for (const step of steps) {
    if (step.status === 'rejected') reportError(step.reason, 'pages/register/signUp');
  }
  return { isLinkSent: steps[2].status === 'fulfilled' };
}

async function nameUser(user: User, displayName: string): Promise<void> {
  await updateProfile(user, { displayName });
  // The header reads the name from the token: only a fresh one has it.
  await user.getIdToken(true);
}
