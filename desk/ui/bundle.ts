import path from 'node:path';
import { build } from 'esbuild';
import { brandStyles } from '../../server/pages/hotelStyles';
import { contentKinds } from '../../shared/content/kinds';
import { brandFile } from '../../shared/schema/brand';
import { browsers } from '../../tools/build/options';
import { combinedSheet, sheetEntry, sheets } from '../../tools/build/plugins';
import { readShell } from '../../tools/build/shell';
import { contentText } from '../content/contentFiles';
import { parsed } from '../content/valueAt';

/** The desk's scripts, styles and fonts, keyed by address: '/desk/assets/desk.js'. */
export type Bundle = ReadonlyMap<string, Uint8Array>;

const folder = '/desk/assets';

/** CSS for the hotel's colors and typefaces; empty while brand.json has errors. */
function stylesOf(root: string): string {
  const text = contentText(root, contentKinds.brand.path);
  const { data } = brandFile.safeParse(parsed(text ?? undefined));
  return data ? brandStyles(data) : '';
}

/**
 * Bundles the desk's page, in the hotel's colors, and the site's pages for the preview frame. Writes no files.
 * @param root the hotel's folder
 */
export async function bundleDesk(root: string): Promise<Bundle> {
  const { outputFiles } = await build({
    entryPoints: [
      { in: 'desk/ui/desk.tsx', out: 'desk' },
      { in: 'desk/ui/desk.css', out: 'desk' },
      { in: 'desk/ui/preview/framedPage.ts', out: 'preview' },
      { in: 'desk/ui/preview/framedPage.css', out: 'preview' },
      { in: 'desk/ui/preview/mail.ts', out: 'mail' },
      { in: sheetEntry('all'), out: 'styles' },
    ],
    outdir: folder,
    publicPath: folder,
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    minify: true,
    target: browsers,
    loader: { '.woff2': 'file', '.woff': 'file' },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [sheets(async () => combinedSheet(await readShell()))],
    logLevel: 'warning',
  });
  return new Map([
    ...outputFiles.map((file) => [`${folder}/${path.basename(file.path)}`, file.contents] as const),
    [`${folder}/brand.css`, Buffer.from(stylesOf(root))],
  ]);
}
