import type { ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { App } from './App';
import { NavigateProvider } from './components/Link/NavigateProvider';
import { type FormResult, FormResultProvider } from './formResult';
import { type Pages, PagesProvider } from './pages';
import { type Settings, SettingsProvider } from './settings';

export interface SiteProps {
  pages: Pages;
  settings: Settings;
  answer?: FormResult | undefined;
}

/** What stands in #root: rendered inside the document by the server, and taken over by the browser. */
export function Site({ settings, pages, answer }: SiteProps) {
  return (
    <HelmetProvider>
      <SettingsProvider value={settings}>
        <PagesProvider value={pages}>
          <FormResultProvider value={answer}>
            <NavigateProvider>
              <App />
            </NavigateProvider>
          </FormResultProvider>
        </PagesProvider>
      </SettingsProvider>
    </HelmetProvider>
  );
}

/**
 * Gives the site the place in React's tree that it has on the server, where <body> comes after <head> and data blocks
 * after #root (client/Document.tsx): the ids of useId tell of that place.
 */
export function AsInDocument({ children }: { children: ReactNode }) {
  return (
    <>
      {null}
      <AsInBody>{children}</AsInBody>
    </>
  );
}

function AsInBody({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      {null}
    </>
  );
}
