import { HelmetProvider } from 'react-helmet-async';
import { App } from './App';
import { type FormResult, FormResultProvider } from './forms/formResult';
import { type PageRegistry, PageRegistryProvider } from './navigation/pageRegistry';
import { type Settings, SettingsProvider } from './settings';

export interface SiteProps {
  pages: PageRegistry;
  settings: Settings;
  formResult?: FormResult | undefined;
}

/** The content of #root, rendered by the server and hydrated by the browser. */
export function Site({ settings, pages, formResult }: SiteProps) {
  return (
    <HelmetProvider>
      <SettingsProvider value={settings}>
        <PageRegistryProvider value={pages}>
          <FormResultProvider value={formResult}>
            <App />
          </FormResultProvider>
        </PageRegistryProvider>
      </SettingsProvider>
    </HelmetProvider>
  );
}
