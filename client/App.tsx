import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { redirects } from '../shared/routes';
import { CookieBanner } from './components/CookieBanner/CookieBanner';
import { ErrorBoundary } from './components/ErrorBoundary/ErrorBoundary';
import { Footer } from './components/Footer/Footer';
import { Header } from './components/Header/Header';
import { PreferencesDialog } from './components/PreferencesDialog/PreferencesDialog';
import { RouteAnnouncer } from './components/RouteAnnouncer/RouteAnnouncer';
import { ScreenView, screenFor } from './screens';

/** The shared layout around the page of the current address. SPEC 2, Shared layout. */
export function App() {
  const { pathname, search, hash } = useLocation();
  const redirected = redirects.get(pathname);
  return (
    <ErrorBoundary>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <RouteAnnouncer />
      <Header />
      <main id="main" tabIndex={-1}>
        {redirected ? (
          <Navigate replace to={redirected + search + hash} />
        ) : (
          <ScreenView key={pathname} screen={screenFor(pathname)} />
        )}
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <CookieBanner />
      <PreferencesDialog />
    </ErrorBoundary>
  );
}
