import { useEffect } from 'react';
import { AuthProvider } from '../account/signIn/AuthProvider';
import { hasBrowser } from '../platform/hasBrowser';
import { ButtonLink } from '../ui/Button';
import { ErrorCard } from '../ui/ErrorCard';
import { keepFocus } from '../ui/keepFocus';
import { NeedsScript } from '../ui/NeedsScript';
import { App } from './App';
import { ErrorBoundary } from './ErrorBoundary';
import { FirstLoading } from './FirstLoading';
import { HYDRATED } from './hydrated';

/** The whole site below its router, for the browser and for the build (src/prerender.tsx). */
export function Site() {
  // Also where an error takes the place of the layout.
  useEffect(keepFocus, []);
  useEffect(() => {
    // After the fields have taken what was typed before (ui/useFields).
    const timer = setTimeout(() => document.dispatchEvent(new Event(HYDRATED)));
    return () => clearTimeout(timer);
  }, []);
  return (
    <ErrorBoundary>
      <AuthProvider
        loading={
          <NeedsScript
            // A browser that runs this never draws it. Its style is in base.css: the app would not load it.
            missing={
              !hasBrowser && (
                <main>
                  <ErrorCard
                    title="JavaScript is off"
                    message="The login and your contacts need it. Please turn it on and reload this page."
                  >
                    <ButtonLink href="/">Back to Home</ButtonLink>
                  </ErrorCard>
                </main>
              )
            }
          >
            <FirstLoading />
          </NeedsScript>
        }
      >
        <App />
      </AuthProvider>
    </ErrorBoundary>
  );
}
