import { useNavigate } from 'react-router-dom';
import { useAuth } from '../../auth/useAuth';
import { mayLeavePage } from '../../lib/leaveGuard';

/** Ends the session and goes home (spec 2), unless the page holds unsaved changes worth staying for. */
export function useLogout(): () => Promise<void> {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  return async () => {
    if (!(await mayLeavePage())) return;
    await signOut();
    await navigate('/');
  };
}
