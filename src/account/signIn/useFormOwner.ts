import { useState } from 'react';
import { useSignedInUser } from '../../session/useAuth';

/**
 * Whose form a public page shows, as they were when they became known, and the form's key. The key changes
 * when a user leaves, so that nothing of theirs stays. It does not when a visitor turns out to be somebody,
 * who may be typing already (R15.24).
 */
export function useFormOwner() {
  const user = useSignedInUser();
  const [owner, setOwner] = useState({ user, key: 0 });
  if (owner.user?.uid !== user?.uid)
    setOwner({ user, key: owner.user ? owner.key + 1 : owner.key });
  return owner;
}
