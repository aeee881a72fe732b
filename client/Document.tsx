import { preload } from 'react-dom';
import { HelmetProvider } from 'react-helmet-async';
import { App } from './App';
import { type FormResult, FormResultProvider, formResultScript } from './formResult';
import { type Pages, PagesProvider } from './pages';
import { type Settings, SettingsProvider, settingsAttributes } from './settings';

/** Addresses of what the build made; only the server knows them, and the client needs none to hydrate. */
export interface Assets {
  /** The first script (client/entry.ts). */
  entry: string;
  /** The style sheet that all pages share. */
  shellStyles: string;
  fonts: readonly string[];
  /** What the first script fetches and runs, in this order, once the first screen is painted. */
  scripts: readonly string[];
}

interface DocumentProps {
  pages: Pages;
  settings: Settings;
  assets?: Assets;
  /** JSON-LD for search engines, which only the server knows: hydration passes over what else stands in <body>. */
  structuredData?: readonly string[] | undefined;
  answer?: FormResult | undefined;
}

/** The whole HTML document. docs/behavior.md#page-bytes */
export function Document({ settings, pages, assets, structuredData, answer }: DocumentProps) {
  if (assets) {
    for (const font of assets.fonts)
      preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  return (
    <html lang="en-US" {...settingsAttributes(settings)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#10233b" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {assets && <link rel="stylesheet" href={assets.shellStyles} precedence="default" />}
        {assets && <meta name="scripts" content={assets.scripts.join(' ')} />}
        {/* Deferred, not async: once the document is parsed Chrome lays it out for its autofill, and needs styles then. */}
        {assets && <script type="module" src={assets.entry} />}
      </head>
      <body>
        <div id="root">
          <HelmetProvider>
            <SettingsProvider value={settings}>
              <PagesProvider value={pages}>
                <FormResultProvider value={answer}>
                  <App />
                </FormResultProvider>
              </PagesProvider>
            </SettingsProvider>
          </HelmetProvider>
        </div>
        {structuredData?.map((json) => (
          // A data block, not a script, so the content policy lets it stand.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, and '<' is escaped
          <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
        ))}
        {answer && <script {...formResultScript(answer)} />}
      </body>
    </html>
  );
}
