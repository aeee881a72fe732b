import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/** A page as it is sent: every answer that is an HTML document of the site. */
export interface Page {
  status: number;
  /** Those of the page; security headers are on every answer. */
  headers: Readonly<Record<string, string>>;
  /** Ends when the document is whole. Destroying it aborts the render. */
  html: Readable;
  /** Until when it may be cached, in ms since 1970, and 0 for never. Known when `html` has ended. */
  validUntil(): number;
}

export const htmlType = 'text/html; charset=utf-8';

/** A page that is one text, and is never cached. */
export const textPage = (status: number, html: string): Page => ({
  status,
  headers: { 'Content-Type': htmlType, 'Cache-Control': 'no-store' },
  html: Readable.from([Buffer.from(html)]),
  validUntil: () => 0,
});

/**
 * Streams a page to a client, each part at once.
 * @returns the HTML when all of it is sent; undefined where the client has closed the connection, which aborts the render
 */
export async function sendPage(res: Response, { status, headers, html }: Page): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  async function* flushed() {
    for await (const part of html as AsyncIterable<Buffer>) {
      parts.push(part);
      yield part;
      // The compression would wait for more.
      res.flush?.();
    }
  }
  res.status(status).set(headers);
  // The pipeline would notice it with the next part only.
  res.once('close', () => html.destroy());
  try {
    await pipeline(html, flushed, res);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') return undefined;
    throw error;
  }
  return Buffer.concat(parts);
}
