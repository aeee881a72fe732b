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

/** The content of #root, rendered by the server and hydrated by the browser. */
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
