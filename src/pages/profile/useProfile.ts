import { useCallback, useEffect, useState } from 'react';
import { loadSubscription } from '../../subscription/loadSubscription';
import type { RemoteFailure } from '../../lib/remoteFailure';
import type { Subscription } from '../../subscription/subscription';
import type { Profile } from '../../profile/profile';
import { useSessionStore } from '../../session/useSessionStore';
import { loadProfile } from '../../profile/loadProfile';

type ProfileState =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: RemoteFailure }
  | {
      kind: 'loaded';
      /** `null` when the account has none yet. */
      profile: Profile | null;
      /** `null` when there is none, or it could not be read: the profile is as useful without it. */
      subscription: Subscription | null;
    };

/** The signed-in user's profile and plan; `reload` starts again after a failure. */
export function useProfile(): { state: ProfileState; reload: () => void } {
  const { uid } = useSessionStore();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<ProfileState>({ kind: 'loading' });

  useEffect(() => {
    let left = false;
    void load(uid).then((loaded) => {
      if (!left) setState(loaded);
    });
    return () => {
      left = true;
    };
  }, [uid, attempt]);

  const reload = useCallback(() => {
    setState({ kind: 'loading' });
    setAttempt((before) => before + 1);
  }, []);
  return { state, reload };
}

async function load(uid: string): Promise<ProfileState> {
  const [profile, subscription] = await Promise.all([
    loadProfile(uid),
    loadSubscription(uid).catch(() => null),
  ]);
  if (profile.kind === 'failed') return profile;
  return {
    kind: 'loaded',
    profile: profile.kind === 'found' ? profile.profile : null,
    subscription,
  };
}
