import { preload } from 'react-dom';
import { formResultScript } from './formResult';
import { Site, type SiteProps } from './Site';
import { settingsAttributes } from './settings';

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

interface DocumentProps extends SiteProps {
  assets: Assets;
  /** JSON-LD for search engines. */
  structuredData?: readonly string[] | undefined;
}

/**
 * The whole HTML document, for the server alone: the browser takes over what is in #root, so that nothing that
 * extensions put around it is in the way. docs/behavior.md#page-bytes
 */
export function Document({ assets, structuredData = [], ...site }: DocumentProps) {
  for (const font of assets.fonts)
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang="en-US" {...settingsAttributes(site.settings)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Phones would make links of numbers inside the text, and ours are links already. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta name="theme-color" content="#10233b" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="stylesheet" href={assets.shellStyles} precedence="default" />
        <meta name="scripts" content={assets.scripts.join(' ')} />
        {/* Deferred, not async: once the document is parsed Chrome lays it out for its autofill, and needs styles then. */}
        <script type="module" src={assets.entry} />
      </head>
      <body>
        <div id="root">
          <Site {...site} />
        </div>
        <DataBlocks structuredData={structuredData} answer={site.answer} />
      </body>
    </html>
  );
}

/** Data, not scripts, so the content policy lets them stand. */
function DataBlocks({ structuredData, answer }: Required<Pick<DocumentProps, 'structuredData' | 'answer'>>) {
  return (
    <>
      {structuredData?.map((json) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, and '<' is escaped
        <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
      ))}
      {answer && <script {...formResultScript(answer)} />}
    </>
  );
}
