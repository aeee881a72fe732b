import { Router } from 'express';
import { type LazyDataName, lazyDataPath } from '../../shared/lazyData';
import type { PageContent } from '../../shared/schema/pages';
import type { Snapshot } from '../content/snapshot';
import { sendCachedPage } from './cache';
import { lazyData, lazyDataNames } from './lazyData';
import { llmsText } from './llmsText';
import { cacheControl } from './render';
import { robots } from './robots';
import { sitemap } from './sitemap';

interface GeneratedFile {
  type: string;
  textOf(snapshot: Snapshot): string;
}

const lazyDataFile = (name: LazyDataName): [string, GeneratedFile] => [
  lazyDataPath(name),
  {
    type: 'application/json; charset=utf-8',
    textOf: ({ content }) => JSON.stringify(lazyData(content)[name]),
  },
];

/** The privacy policy promises to honor the Global Privacy Control. */
function privacyControl({ content }: Snapshot): string {
  const { updated } = content.pages.privacy as PageContent<'privacy'>;
  return JSON.stringify({ gpc: true, lastUpdate: updated });
}

/** Files generated from content, keyed by path. */
const files: Readonly<Record<string, GeneratedFile>> = {
  '/robots.txt': { type: 'text/plain; charset=utf-8', textOf: robots },
  '/.well-known/gpc.json': { type: 'application/json; charset=utf-8', textOf: privacyControl },
  '/sitemap.xml': { type: 'application/xml; charset=utf-8', textOf: sitemap },
  '/llms.txt': { type: 'text/plain; charset=utf-8', textOf: llmsText },
  ...Object.fromEntries(lazyDataNames.map(lazyDataFile)),
};

/** Serves files for crawlers, and data that pages fetch later. */
export function generatedFiles(): Router {
  const router = Router({ caseSensitive: true, strict: true });
  for (const [path, { type, textOf }] of Object.entries(files))
    router.get(path, async (req, res) => {
      const { snapshot } = req;
      const headers = { 'Content-Type': type, 'Cache-Control': cacheControl };
      const make = () => snapshot.cache.keep(path, { status: 200, headers }, Buffer.from(textOf(snapshot)));
      // Cached as bytes, like pages, because compressing a file for a request takes a megabyte of memory.
      sendCachedPage(req, res, snapshot.cache.get(path) ?? (await make()));
    });
  return router;
}
