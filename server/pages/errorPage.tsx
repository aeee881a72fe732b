import type { Response } from 'express';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageError } from '../../client/components/ErrorBoundary/ErrorBoundary';
import type { Assets } from '../../client/Document';

/** 'Unexpected Application Error!' with status 500, as a document that needs no script. docs/behavior.md#error-texts */
export function sendErrorPage(res: Response, { shellStyles }: Assets) {
  const page = renderToStaticMarkup(
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Unexpected Application Error!</title>
        <link rel="stylesheet" href={shellStyles} />
      </head>
      <body>
        <PageError />
      </body>
    </html>,
  );
  res.status(500).set('Cache-Control', 'no-store').type('html').send(`<!DOCTYPE html>${page}`);
}
