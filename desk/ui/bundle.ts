import path from 'node:path';
import { build } from 'esbuild';
import { brandStyles } from '../../shared/brandStyles';
import { contentKinds } from '../../shared/content/kinds';
import { brandFile } from '../../shared/schema/brand';
import { contentText } from '../content/project';
import { parsed } from '../content/valueAt';

/** The desk's scripts, styles and fonts by their address: '/assets/desk.js'. */
export type Bundle = ReadonlyMap<string, Uint8Array>;

/** The hotel's colors; none while their file has errors. */
function stylesOf(root: string): string {
  const text = contentText(root, contentKinds.brand.path);
  const { data } = brandFile.safeParse(parsed(text ?? undefined));
  return data ? brandStyles(data) : '';
}

/**
 * Bundles in memory the desk's page in the hotel's colors, and what runs in the site's pages in its frame.
 * @param root the hotel's folder
 */
export async function bundleDesk(root: string): Promise<Bundle> {
  const { outputFiles } = await build({
    entryPoints: [
      { in: 'desk/ui/desk.tsx', out: 'desk' },
      { in: 'desk/ui/desk.css', out: 'desk' },
      { in: 'desk/ui/preview/page.ts', out: 'preview' },
      { in: 'desk/ui/preview/page.css', out: 'preview' },
    ],
    outdir: '/assets',
    publicPath: '/assets',
    write: false,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    minify: true,
    target: ['chrome111', 'firefox115', 'safari16.4'],
    loader: { '.woff2': 'file' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  return new Map([
    ...outputFiles.map((file) => [`/assets/${path.basename(file.path)}`, file.contents] as const),
    ['/assets/brand.css', Buffer.from(stylesOf(root))],
  ]);
}
