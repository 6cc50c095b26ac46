import { createContext, useContext, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth, useDrafts } from '../../session/useAuth';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useOverPage } from '../../ui/useOverPage';

const LogoutContext = createContext<() => void>(() => {
  throw new Error('useLogout needs a LogoutProvider above it.');
});

/** Ends the session and goes home (R2.22). Asks first where that would lose something (R15.24). */
export function useLogout(): () => void {
  return useContext(LogoutContext);
}

/** Holds the question, which outlives the menu that the log-out was chosen from. */
export function LogoutProvider({ children }: { children: ReactNode }) {
  const { signOut } = useAuth();
  const drafts = useDrafts();
  const navigate = useNavigate();
  const [unsavedPlace, setUnsavedPlace] = useOverPage<'here' | 'otherTab'>();

  const logOut = async () => {
    setUnsavedPlace(null);
    await signOut();
    await navigate('/');
  };
  const askOrLogOut = async () => {
    const place = await drafts.unsavedPlace();
    if (place) setUnsavedPlace(place);
    else await logOut();
  };

  return (
    <LogoutContext value={() => void askOrLogOut()}>
      {children}
      {unsavedPlace && (
        <ConfirmDialog
          title="Log out anyway?"
          confirmLabel="Log Out"
          onConfirm={() => void logOut()}
          onCancel={() => setUnsavedPlace(null)}
        >
          {unsavedPlace === 'here'
            ? 'What you typed in this tab isn’t saved. If you log out, you’ll lose it.'
            : 'You have unsaved changes in another tab. They stay there until you log in again.'}
        </ConfirmDialog>
      )}
    </LogoutContext>
  );
}
