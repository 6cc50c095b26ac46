import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth, useUid } from '../../session/useAuth';
import { lockDrafts } from '../../session/draftStore';
import { questionFor, type Question } from '../../session/unsaved';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { RouteFocusContext } from '../../ui/PageHeading';

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
  const uid = useUid();
  const navigate = useNavigate();
  const routeFocus = useContext(RouteFocusContext);
  const [question, setQuestion] = useState<Question | null>(null);
  // Drafts that a reload found.
  useEffect(lockDrafts, []);

  const logOut = async () => {
    setQuestion(null);
    await signOut();
    // The button goes away, and the home page may be open already.
    routeFocus?.focusHeading();
    await navigate('/');
  };
  const askOrLogOut = async () => {
    const asked = await questionFor(uid);
    if (asked) setQuestion(asked);
    else await logOut();
  };

  return (
    <LogoutContext value={() => void askOrLogOut()}>
      {children}
      {question && (
        <ConfirmDialog
          title="Log out anyway?"
          confirmLabel="Log Out"
          onConfirm={() => void logOut()}
          onCancel={() => setQuestion(null)}
        >
          {question.isHere
            ? 'What you typed in this tab isn’t saved. If you log out, you’ll lose it.'
            : 'You have unsaved changes in another tab. They stay there until you log in again.'}
        </ConfirmDialog>
      )}
    </LogoutContext>
  );
}
