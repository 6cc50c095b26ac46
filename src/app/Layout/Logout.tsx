import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth, useUid } from '../../auth/useAuth';
import { hasDrafts } from '../../session/draftStore';
import type { Question } from '../../session/unsaved';
import { useLaterCode } from '../../ui/loadChunk';

/** Few log-outs need to ask: what that takes comes after the page. */
const loadUnsaved = () => import('../../session/unsaved');

/** Where the question's own code did not come. */
const PLAIN = 'Log out anyway? What you typed and haven’t saved may be lost.';

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
  const [question, setQuestion] = useState<Question | null>(null);
  // Before it is needed: a log-out must also work offline.
  const later = useLaterCode(() => import('./LogoutQuestion'), uid !== '');
  useEffect(() => {
    const end = new AbortController();
    loadUnsaved().then(
      ({ answerOtherTabs }) => {
        answerOtherTabs(end.signal);
      },
      () => undefined,
    );
    return () => {
      end.abort();
    };
  }, []);

  const logOut = async () => {
    setQuestion(null);
    await signOut();
    await navigate('/');
  };
  const askOrLogOut = async () => {
    const asked = await loadUnsaved().then(
      ({ questionFor }) => questionFor(uid),
      (): Question | null => (hasDrafts(uid) ? { isHere: true } : null),
    );
    if (asked && later) setQuestion(asked);
    else if (!asked || window.confirm(PLAIN)) await logOut();
  };

  return (
    <LogoutContext value={() => void askOrLogOut()}>
      {children}
      {question && later && (
        <later.LogoutQuestion
          {...question}
          onConfirm={() => void logOut()}
          onCancel={() => {
            setQuestion(null);
          }}
        />
      )}
    </LogoutContext>
  );
}
