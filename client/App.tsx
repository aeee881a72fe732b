import { use } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { matchPage } from '../shared/matchPage';
import { aliasRedirects } from '../shared/redirects';
import { Boundary } from './components/Boundary/Boundary';
import { CookieBanner } from './components/CookieBanner/CookieBanner';
import { ErrorBoundary } from './components/ErrorBoundary/ErrorBoundary';
import { Footer } from './components/Footer/Footer';
import { Header } from './components/Header/Header';
import { PreferencesDialog } from './components/PreferencesDialog/PreferencesDialog';
import { RouteAnnouncer, RouteChange } from './components/RouteAnnouncer/RouteAnnouncer';
import { usePages } from './pages';

/** The shared layout around the page of the current address. docs/behavior.md#shared-layout */
export function App() {
  return (
    <ErrorBoundary>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <RouteAnnouncer />
      <Boundary>
        <Header />
      </Boundary>
      <main id="main" tabIndex={-1}>
        <Boundary>
          <CurrentPage />
          <RouteChange />
        </Boundary>
      </main>
      <Boundary>
        <Footer />
      </Boundary>
      <Boundary>
        <CookieBanner />
        <PreferencesDialog />
      </Boundary>
    </ErrorBoundary>
  );
}

/** Alone in following the address: nothing of the layout is rendered again when the page changes. */
function CurrentPage() {
  const { pathname, search, hash } = useLocation();
  const target = aliasRedirects.get(pathname);
  return target ? <Navigate replace to={target + search + hash} /> : <Page key={pathname} path={pathname} />;
}

/** The page at a path, with its style sheet; suspends where it has not been loaded. */
function Page({ path }: { path: string }) {
  const { name, params } = matchPage(path);
  const { arrive, loaded } = usePages();
  const page = loaded(name, params);
  if (!page) use(arrive(name, params));
  return (
    page && (
      <>
        {page.styles && <link rel="stylesheet" href={page.styles} precedence="default" />}
        <page.Component />
      </>
    )
  );
}
