import { lazy, type ComponentType } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { RequireAuth } from './auth/RequireAuth';
import { ErrorBoundary } from './components/ErrorBoundary';
import { Layout } from './components/layout/Layout';
import { loadPart } from './lib/reloadOnLostChunk';
import { UserMemoryProvider } from './userMemory/UserMemoryProvider';

const HomePage = page(() => import('./pages/home/HomePage'), 'HomePage');
const LoginPage = page(() => import('./pages/login/LoginPage'), 'LoginPage');
const RegisterPage = page(() => import('./pages/register/RegisterPage'), 'RegisterPage');
const ForgotPasswordPage = page(
  () => import('./pages/forgotPassword/ForgotPasswordPage'),
  'ForgotPasswordPage',
);
const FeaturesPage = page(() => import('./pages/features/FeaturesPage'), 'FeaturesPage');
const ChangelogPage = page(() => import('./pages/changelog/ChangelogPage'), 'ChangelogPage');
const ContactUsPage = page(() => import('./pages/contactUs/ContactUsPage'), 'ContactUsPage');
const SupportPage = page(() => import('./pages/support/SupportPage'), 'SupportPage');
const PrivacyPage = page(() => import('./pages/legal/PrivacyPage'), 'PrivacyPage');
const TermsPage = page(() => import('./pages/legal/TermsPage'), 'TermsPage');
const NotFoundPage = page(() => import('./pages/notFound/NotFoundPage'), 'NotFoundPage');
const DashboardPage = page(() => import('./pages/dashboard/DashboardPage'), 'DashboardPage');
const ProfilePage = page(() => import('./pages/profile/ProfilePage'), 'ProfilePage');
const ContactDetailPage = page(
  () => import('./pages/contacts/ContactDetailPage'),
  'ContactDetailPage',
);
const ContactEditPage = page(() => import('./pages/contacts/ContactEditPage'), 'ContactEditPage');

/** The site map: every path, its page and its guard (spec 2, "Route table"). */
export function App() {
  const { pathname } = useLocation();
  return (
    <Layout>
      <ErrorBoundary resetKey={pathname}>
        <Routes>
          <Route path="/" element={<HomePage />} />
          <Route path="/login" element={<LoginPage />} />
          <Route path="/register" element={<RegisterPage />} />
          <Route path="/forgot-password" element={<ForgotPasswordPage />} />
          <Route path="/features" element={<FeaturesPage />} />
          <Route path="/subscriptions" element={<Navigate to="/features" replace />} />
          <Route path="/changelog" element={<ChangelogPage />} />
          <Route path="/contact" element={<ContactUsPage />} />
          <Route path="/support" element={<SupportPage />} />
          <Route path="/privacy" element={<PrivacyPage />} />
          <Route path="/terms" element={<TermsPage />} />
          <Route element={<SignedInOnly />}>
            <Route path="/dashboard" element={<DashboardPage />} />
            <Route path="/profile" element={<ProfilePage />} />
            <Route path="/contact/:id" element={<ContactDetailPage />} />
            <Route path="/contact/edit/:id" element={<ContactEditPage />} />
          </Route>
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </ErrorBoundary>
    </Layout>
  );
}

function SignedInOnly() {
  return (
    <RequireAuth>
      {({ uid }) => (
        // Keyed by user: nothing that one user saw survives into the next one's session.
        <UserMemoryProvider key={uid} uid={uid}>
          <Outlet />
        </UserMemoryProvider>
      )}
    </RequireAuth>
  );
}

/** A page that is loaded when it is first needed; until then the page before it stays. */
function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => ({ default: (await loadPart(load))[name] }));
}
