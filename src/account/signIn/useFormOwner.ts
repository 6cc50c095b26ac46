import { useState } from 'react';
import { useSignedInUser } from '../../session/useAuth';

/**
 * The user whose form a public page shows, and the form's key. The key changes when a user leaves, so their texts go.
 * It stays when a visitor turns out to be signed in: they may be typing (R15.24).
 */
export function useFormOwner() {
  const user = useSignedInUser();
  const [owner, setOwner] = useState({ user, key: 0 });
  if (owner.user?.uid !== user?.uid)
    setOwner({ user, key: owner.user ? owner.key + 1 : owner.key });
  return owner;
}
