import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/** A response with one of the site's HTML documents. */
export interface PageResponse {
  status: number;
  /** Excludes the security headers, which every response has. */
  headers: Readonly<Record<string, string>>;
  /** Ends when the document is complete. Destroying the stream aborts the render. */
  html: Readable;
  /** Whether the page may be cached: public, and rendered without errors. Valid once `html` has ended. */
  isComplete(): boolean;
}

export const htmlType = 'text/html; charset=utf-8';

/** Creates a page from a string. Such a page is never cached. */
export const textPage = (status: number, html: string): PageResponse => ({
  status,
  headers: { 'Content-Type': htmlType, 'Cache-Control': 'no-store' },
  html: Readable.from([Buffer.from(html)]),
  isComplete: () => false,
});

/**
 * Streams a page to a client and flushes each chunk.
 * @returns the HTML after the entire page is sent; undefined if the client disconnected, which aborts the render
 */
export async function sendPage(
  res: Response,
  { status, headers, html }: PageResponse,
): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  async function* flushed() {
    for await (const part of html as AsyncIterable<Buffer>) {
      parts.push(part);
      yield part;
      // Otherwise the compression would buffer the chunk.
      res.flush?.();
    }
  }
  res.status(status).set(headers);
  // The pipeline itself would notice a closed connection only at the next chunk.
  res.once('close', () => html.destroy());
  try {
    await pipeline(html, flushed, res);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') return undefined;
    throw error;
  }
  return Buffer.concat(parts);
}
