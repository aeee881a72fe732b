import { use, useState } from 'react';
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { type PageName, pageNames, pages } from '../shared/pages';
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
  const { pathname, search, hash } = useLocation();
  const [title, tell] = useState('');
  const target = aliasRedirects.get(pathname);
  return (
    <ErrorBoundary>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <RouteAnnouncer title={title} />
      <Boundary>
        <Header />
      </Boundary>
      <main id="main" tabIndex={-1}>
        <Boundary>
          {target ? (
            <Navigate replace to={target + search + hash} />
          ) : (
            <Routes key={pathname}>
              {pageNames.map((name) => (
                <Route key={name} path={pages[name].path} caseSensitive element={<Page name={name} />} />
              ))}
            </Routes>
          )}
          <RouteChange tell={tell} />
        </Boundary>
      </main>
      <Boundary>
        <Footer />
      </Boundary>
      <Boundary>
        <CookieBanner tell={tell} />
        <PreferencesDialog />
      </Boundary>
    </ErrorBoundary>
  );
}

/** A page of the table with its style sheet; suspends where it has not been loaded. */
function Page({ name }: { name: PageName }) {
  const params = useParams();
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
