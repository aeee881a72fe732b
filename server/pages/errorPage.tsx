import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageError } from '../../client/components/ErrorBoundary/ErrorBoundary';
import { SiteDataProvider } from '../../client/siteData';
import type { Snapshot } from '../content/snapshot';
import type { Manifest } from './manifest';
import { type PageResponse, textPage } from './pageResponse';

type Styles = Pick<Manifest, 'shellStyles'>;
type Hotel = Pick<Snapshot, 'content' | 'site' | 'styles'>;

/** A document without the site's layout and scripts, which renders in 1/20 of the time. */
function documentOf(
  { site, styles }: Hotel,
  { shellStyles }: Styles,
  title: string,
  main: ReactNode,
): string {
  const html = renderToStaticMarkup(
    <html lang={site.hotel.locale.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <link rel="stylesheet" href={shellStyles} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <SiteDataProvider data={site}>{main}</SiteDataProvider>
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${html}`;
}

/** The page 'Unexpected Application Error!', with status 500. */
export const errorPage = (hotel: Hotel, styles: Styles): PageResponse =>
  textPage(500, documentOf(hotel, styles, hotel.site.crashPage.title, <PageError />));

/** Shows why a post without JavaScript was rejected, with a link to the form's page. */
export type RefusalPage = (hotel: Hotel, status: number, message: string, formPath: string) => PageResponse;

/** Creates pages that explain how to return to the filled-in form. docs/behavior.md#forms-without-javascript */
export const createRefusalPage =
  (styles: Styles): RefusalPage =>
  (hotel, status, message, formPath) => {
    const { fullName, phone } = hotel.content.hotel;
    const { title, back, form, call } = hotel.content.ui.refusals.page;
    const main = (
      <main id="site-main" className="page-error">
        <h1>{title}</h1>
        <p>{message}</p>
        <p>{back}</p>
        <p>
          <a href={phone.href}>{call}</a>
        </p>
        <p>
          <a href={formPath}>{form}</a>
        </p>
      </main>
    );
    return textPage(status, documentOf(hotel, styles, `${title} | ${fullName}`, main));
  };
