import { Fragment, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Banner } from './components/Banner/Banner';
import { CookieBanner } from './components/CookieBanner/CookieBanner';
import { ErrorBoundary } from './components/ErrorBoundary/ErrorBoundary';
import { Footer } from './components/Footer/Footer';
import { Header } from './components/Header/Header';
import { PreferencesDialog } from './components/PreferencesDialog/PreferencesDialog';
import { RouteAnnouncer } from './components/RouteAnnouncer/RouteAnnouncer';
import { useCurrentPage } from './navigation/pageRegistry';
import { useScrollAndFocus } from './navigation/useScrollAndFocus';
import { useSiteData } from './siteData';

/**
 * The layout shared by all pages, around the current page. No component here suspends. Suspense boundaries let React
 * hydrate the page in parts, without blocking input. React rebuilds only those parts whose HTML was modified, for
 * example by a browser extension.
 */
export function App() {
  const { header } = useSiteData().ui;
  return (
    <ErrorBoundary>
      <a className="skip-link" href="#site-main">
        {header.skip}
      </a>
      <RouteAnnouncer />
      <Suspense>
        <Banner />
        <Header />
      </Suspense>
      <main id="site-main" tabIndex={-1}>
        <Suspense>
          <CurrentPage />
        </Suspense>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <Suspense>
        <CookieBanner />
        <PreferencesDialog />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The current page. Reads the location in a separate component, so that navigation does not re-render the layout. */
function CurrentPage() {
  const { pathname } = useLocation();
  const page = useCurrentPage();
  useScrollAndFocus();
  return (
    page && (
      <Fragment key={pathname}>
        {page.styles && <link rel="stylesheet" href={page.styles} precedence="default" />}
        <page.Component />
      </Fragment>
    )
  );
}
