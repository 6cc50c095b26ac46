import { createContext, Suspense, useContext, useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth, useUid } from '../../auth/useAuth';
import { answerOtherTabs, draftsElsewhere } from '../../session/draftsElsewhere';
import { hasDrafts } from '../../session/draftStore';
import { lazyRoute } from '../lazyRoute';

/** Few log-outs need to ask. */
const LogoutQuestion = lazyRoute(() => import('./LogoutQuestion'), 'LogoutQuestion');

const LogoutContext = createContext<() => void>(() => {
  throw new Error('useLogout needs a LogoutProvider above it.');
});

/** Ends the session and goes home (R2.22). Asks first where something is typed and not saved (R15.24). */
export function useLogout(): () => void {
  return useContext(LogoutContext);
}

/** Holds the question, which outlives the menu that the log-out was chosen from. */
export function LogoutProvider({ children }: { children: ReactNode }) {
  const { signOut } = useAuth();
  const uid = useUid();
  const navigate = useNavigate();
  const [unsaved, setUnsaved] = useState<'here' | 'elsewhere' | null>(null);
  useEffect(answerOtherTabs, []);

  const logOut = async () => {
    setUnsaved(null);
    await signOut();
    await navigate('/');
  };
  const askOrLogOut = async () => {
    if (hasDrafts(uid)) setUnsaved('here');
    else if (await draftsElsewhere(uid)) setUnsaved('elsewhere');
    else await logOut();
  };

  return (
    <LogoutContext value={() => void askOrLogOut()}>
      {children}
      <Suspense fallback={null}>
        {unsaved && (
          <LogoutQuestion
            unsaved={unsaved}
            onConfirm={() => void logOut()}
            onCancel={() => {
              setUnsaved(null);
            }}
          />
        )}
      </Suspense>
    </LogoutContext>
  );
}
