import { statSync } from 'node:fs';
import path from 'node:path';
import { type RequestHandler, Router } from 'express';
import * as z from 'zod';
import type { PreviewData } from '../../client/boot/preview';
import { readConfig } from '../../server/config';
import { compileHotel } from '../../server/content/loadHotel';
import { type HotelSource, readHotel, stampFile } from '../../server/content/readHotel';
import { createSnapshot, type Snapshot } from '../../server/content/snapshot';
import { redirect } from '../../server/http/redirects';
import { setSecurityHeaders } from '../../server/http/securityHeaders';
import { staticFiles } from '../../server/http/staticFiles';
import { createLogger } from '../../server/logger';
import { emailHtml } from '../../server/mail/messages/EmailLayout';
import { sampleEmails } from '../../server/mail/preview';
import { loadAllPages } from '../../server/pages/allPages';
import { generatedFiles } from '../../server/pages/generatedFiles';
import { brandStyles } from '../../server/pages/hotelStyles';
import { sendPage } from '../../server/pages/pageResponse';
import type {} from '../../server/pages/pageRoute';
import { createRenderer, loadedData } from '../../server/pages/render';
import { ContentError } from '../../shared/content/contentError';
import { contentWhileEditing } from '../../shared/content/days';
import { pageNames } from '../../shared/pages';
import { rowOf, schemaOf } from '../content/entries';
import { createTokenReader } from '../content/factValues';
import { formatFile } from '../content/fileFormat';
import { withIds } from '../content/ids';
import { type OwnerError, ownerError } from '../content/ownerError';
import { omitEmpty } from '../content/schemaFields';
import type { Desk } from '../deskSettings';
import { headers } from '../http/headers';
import { createFieldMarks, type FieldPlace } from './fieldMarks';
import { decodeMarks, percentEncodedMark } from './markEncoding';

const build = 'desk';

/** The lifetime of cached files during typing, in ms. Reading hundreds of files takes as long as compiling them. */
const maxCacheAge = 5000;

/** The desk's bundle contains the site's pages, with the preview in place of the site's own entry point. */
const manifest = {
  build,
  entry: '/desk/assets/preview.js',
  shellStyles: '/desk/assets/styles.css',
  pageStyles: {},
  scripts: Object.fromEntries(pageNames.map((name) => [name, [] as string[]])),
} as unknown as Parameters<typeof createRenderer>[1];

export const previewRequest = z.strictObject({
  /** The site address to preview, or '/desk/mails/' followed by an email's name. */
  path: z.string(),
  /** The day to show; today if omitted. */
  day: z.iso.date().optional(),
  /** The values of the unsaved forms. */
  drafts: z.array(
    z.strictObject({
      file: z.string(),
      value: z.unknown(),
      /** The form's last value without errors, if any. */
      valid: z.unknown().optional(),
    }),
  ),
});

type PreviewRequest = z.output<typeof previewRequest>;

/** A preview with all valid drafts. */
export interface PreviewResult {
  data?: PreviewData;
  /** CSS for the hotel's colors and typefaces. */
  styles?: string;
  mail?: string;
  /** The content fields that the page shows, keyed by the numbers in their marks (fieldMarks.ts). */
  places?: Readonly<Record<number, FieldPlace>>;
  errors?: readonly OwnerError[];
  /** The files whose drafts have errors. The preview shows the last valid versions of these files. */
  files?: readonly string[];
}

/** Returns the content files that have errors. */
const filesIn = ({ errors }: ContentError) =>
  errors.flatMap((each) => /^content\/(\S+):/.exec(each)?.[1] ?? []);

/** Formats a form's value as the file's text. */
function textOf(file: string, value: unknown): string {
  const schema = schemaOf(file);
  return formatFile(file, schema ? omitEmpty(withIds(value), schema) : value);
}

const withDrafts = (source: HotelSource, drafts: PreviewRequest['drafts']): HotelSource => ({
  ...source,
  content: new Map([
    ...source.content,
    ...drafts
      .filter(({ file }) => rowOf(file))
      .map(({ file, value }) => [file, textOf(file, value)] as const),
  ]),
});

/**
 * Runs the hotel's site in the desk's process: serves its pages to the frame, and page data with drafts applied.
 * @param url the desk's own origin
 */
export async function createPreviewSite({ root }: Desk, url: string) {
  const config = {
    ...readConfig({ HOTEL_DIR: root, SITE_URL: url, HSTS: 'off', LOG_LEVEL: 'error' }),
    DELIVER_LOCAL_FORMS: process.env.DELIVER_LOCAL_FORMS === 'true',
  };
  const { logger } = createLogger(config);
  const renderPage = createRenderer(await loadAllPages(), manifest, logger);
  const marks = createFieldMarks();

  const marked = (source: HotelSource): HotelSource => ({
    ...source,
    content: new Map([...source.content].map(([file, text]) => [file, marks.marked(file, text)])),
  });
  function snapshotOf(source: HotelSource, day?: string): Snapshot {
    const snapshot = createSnapshot(compileHotel(source, { compile: contentWhileEditing, day }), config);
    const { 'x-frame-options': _, ...headers } = snapshot.headers;
    const policy = String(headers['content-security-policy']);
    const framed = policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
    return { ...snapshot, headers: { ...headers, 'content-security-policy': framed } };
  }

  let last: Snapshot | undefined;
  /** Reads the hotel's folder. While the content has errors, uses the last valid snapshot. */
  const withSnapshot: RequestHandler = async (req, _res, next) => {
    try {
      last = snapshotOf(await readHotel(root));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
    }
    if (!last) throw new Error('the content has errors');
    req.snapshot = last;
    next();
  };

  const routes = Router();
  // SVG files need the headers, too, since they are documents on the desk's own origin.
  routes.use(headers, staticFiles([], path.join(root, 'public')));
  routes.use(withSnapshot, setSecurityHeaders, redirect);
  routes.use(generatedFiles());
  routes.get('/{*path}', async (req, res) => {
    res.set('Cache-Control', 'no-store');
    const { snapshot, originalUrl } = req;
    await sendPage(res, await renderPage({ snapshot, url: originalUrl, status: 200 }));
  });

  let cached: { source: HotelSource; stamp: number | undefined; at: number } | undefined;
  /** Returns the hotel's files, cached until the next save or for `maxCacheAge`, since other programs may edit them. */
  async function savedSource(): Promise<HotelSource> {
    const stamp = statSync(path.join(root, stampFile), { throwIfNoEntry: false })?.mtimeMs;
    if (!cached || cached.stamp !== stamp || Date.now() - cached.at > maxCacheAge)
      cached = { source: await readHotel(root), stamp, at: Date.now() };
    return cached.source;
  }

  /** Builds the preview of an address on a day. */
  function previewOf(
    { path: address, day }: Pick<PreviewRequest, 'path' | 'day'>,
    source: HotelSource,
  ): PreviewResult {
    try {
      const mail = /^\/desk\/mails\/(.+)$/.exec(address)?.[1];
      if (mail) {
        const snapshot = snapshotOf(source, day);
        const email = new Map(Object.entries(sampleEmails(snapshot, url))).get(mail);
        return email ? { mail: emailHtml(snapshot, email) } : {};
      }
      const snapshot = snapshotOf(marked(source), day);
      const page = loadedData({ snapshot, url: address }, build);
      // Addresses are built from content, so they can contain marks.
      const json = JSON.stringify({ page, site: snapshot.site }).replace(percentEncodedMark, '');
      const data = JSON.parse(json) as PreviewData;
      const { ids } = decodeMarks(json);
      const places = Object.fromEntries(ids.map((id) => [id, marks.places[id] as FieldPlace]));
      // Names of typefaces can contain marks, too.
      const styles = decodeMarks(brandStyles(snapshot.content.brand)).text;
      return { data, styles, places };
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      const read = createTokenReader(cached?.source ?? source);
      return {
        errors: error.errors.map((each) => ownerError(each, source.content, read)),
        files: filesIn(error),
      };
    }
  }

  return {
    routes,
    async preview({ drafts, ...shownAt }: PreviewRequest): Promise<PreviewResult> {
      const source = await savedSource();
      const preview = previewOf(shownAt, withDrafts(source, drafts));
      const { errors } = preview;
      if (!errors) return preview;
      // A draft can also cause an error in another file.
      const named = drafts.filter(({ file }) => preview.files?.includes(file));
      const invalid =
        named.length > 0
          ? named
          : drafts.filter((draft) => previewOf(shownAt, withDrafts(source, [draft])).errors);
      const valid = drafts.flatMap((draft) =>
        !invalid.includes(draft) ? draft : draft.valid === undefined ? [] : { ...draft, value: draft.valid },
      );
      const shown = previewOf(shownAt, withDrafts(source, valid));
      const files = invalid.map(({ file }) => file);
      return { ...(shown.errors ? previewOf(shownAt, source) : shown), errors, files };
    },
  };
}
