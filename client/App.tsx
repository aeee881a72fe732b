import { Fragment } from 'react';
import { useLocation } from 'react-router-dom';
import { Banner } from './components/Banner/Banner';
import { Boundary } from './components/Boundary/Boundary';
import { CookieBanner } from './components/CookieBanner/CookieBanner';
import { ErrorBoundary } from './components/ErrorBoundary/ErrorBoundary';
import { Footer } from './components/Footer/Footer';
import { Header } from './components/Header/Header';
import { PreferencesDialog } from './components/PreferencesDialog/PreferencesDialog';
import { RouteAnnouncer } from './components/RouteAnnouncer/RouteAnnouncer';
import { useCurrentPage } from './navigation/pageRegistry';
import { useScrollAndFocus } from './navigation/useScrollAndFocus';
import { useSiteData } from './siteData';

/** The layout shared by all pages, around the current page. */
export function App() {
  const { header } = useSiteData().ui;
  return (
    <ErrorBoundary>
      <a className="skip-link" href="#main">
        {header.skip}
      </a>
      <RouteAnnouncer />
      <Boundary>
        <Banner />
        <Header />
      </Boundary>
      <main id="main" tabIndex={-1}>
        <Boundary>
          <CurrentPage />
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

/** The only part that reads the location, so that navigation does not re-render the layout. */
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
