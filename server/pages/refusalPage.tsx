import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '../../shared/site';
import { refusalTexts } from '../forms/errors';
import type { Manifest } from './manifest';

/** The HTML of a short page for a post that is not taken. */
export type RefusalPage = (message: string, formPath: string) => string;

const { title, back, form, call } = refusalTexts;

/**
 * Makes pages that say why a browser's own post was not taken, how to get back what was typed, and whom to call.
 * Without the site around them, which takes twenty times as long to render. docs/behavior.md#forms-without-javascript
 */
export function createRefusalPage({ shellStyles }: Pick<Manifest, 'shellStyles'>): RefusalPage {
  return (message, formPath) => {
    const page = renderToStaticMarkup(
      <html lang="en-US">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>{`${title} | ${site.fullName}`}</title>
          <link rel="stylesheet" href={shellStyles} />
        </head>
        <body>
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
        </body>
      </html>,
    );
    return `<!DOCTYPE html>${page}`;
  };
}
