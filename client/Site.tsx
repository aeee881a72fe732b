import { HelmetProvider } from 'react-helmet-async';
import type { FormResult } from '../shared/forms/formResult';
import type { SiteData } from '../shared/siteData';
import { App } from './App';
import { FormResultProvider } from './forms/formResult';
import { type PageRegistry, PageRegistryProvider } from './navigation/pageRegistry';
import { SiteDataProvider } from './siteData';

export interface SiteProps {
  data: SiteData;
  pages: PageRegistry;
  formResult?: FormResult | undefined;
}

/** The content of #site-root, rendered by the server and hydrated by the browser. */
export function Site({ data, pages, formResult }: SiteProps) {
  return (
    <HelmetProvider>
      <SiteDataProvider data={data}>
        <PageRegistryProvider value={pages}>
          <FormResultProvider value={formResult}>
            <App />
          </FormResultProvider>
        </PageRegistryProvider>
      </SiteDataProvider>
    </HelmetProvider>
  );
}
