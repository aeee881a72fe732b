import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageError } from '../../client/components/ErrorBoundary/ErrorBoundary';
import { errorWords } from '../../generated/content/words/errors';
import { refusalWords } from '../../generated/content/words/refusals';
import { site } from '../../shared/site';
import { inlineStyles } from './inlineStyles';
import type { Manifest } from './manifest';
import { type Page, textPage } from './page';

type Styles = Pick<Manifest, 'shellStyles'>;

/** A document without the site's layout and scripts: rendering takes a twentieth of the time. */
function documentOf({ shellStyles }: Styles, title: string, main: ReactNode): string {
  const html = renderToStaticMarkup(
    <html lang={site.locale.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <link rel="stylesheet" href={shellStyles} />
        <style>{inlineStyles}</style>
      </head>
      <body>{main}</body>
    </html>,
  );
  return `<!DOCTYPE html>${html}`;
}

/** 'Unexpected Application Error!' with status 500. docs/behavior.md#error-texts */
export const errorPage = (styles: Styles): Page =>
  textPage(500, documentOf(styles, errorWords.title, <PageError />));

/** Shows why a post without JavaScript was rejected, with a link to the form's page. */
export type RefusalPage = (status: number, message: string, formPath: string) => Page;

const { title, back, form, call } = refusalWords.page;

/** Also says how to return to the typed values and whom to call. docs/behavior.md#forms-without-javascript */
export function createRefusalPage(styles: Styles): RefusalPage {
  return (status, message, formPath) => {
    const main = (
      <main id="main" className="page-error">
        <h1>{title}</h1>
        <p>{message}</p>
        <p>{back}</p>
        <p>
          <a href={site.phone.href}>{call}</a>
        </p>
        <p>
          <a href={formPath}>{form}</a>
        </p>
      </main>
    );
    return textPage(status, documentOf(styles, `${title} | ${site.fullName}`, main));
  };
}
