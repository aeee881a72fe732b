import path from 'node:path';
import { build, type Plugin } from 'esbuild';

/** The desk's scripts, styles and fonts by their address: '/assets/desk.js'. */
export type Bundle = ReadonlyMap<string, Uint8Array>;

/** Keystatic asks a foreign host for its font; the desk has its own. Should a release move the line, the build stops. */
const ownFont: Plugin = {
  name: 'own-font',
  setup({ onLoad }) {
    onLoad({ filter: /keystatic-core-ui\.js$/ }, async ({ path: file }) => {
      const { readFile } = await import('node:fs/promises');
      const text = await readFile(file, 'utf8');
      const parts = text.split(/"https:\/\/fonts\.googleapis\.com[^"]*"/);
      if (parts.length !== 2) throw new Error(`${file} asks for its font in another way than the desk knows`);
      return { contents: parts.join('"/assets/fonts.css"'), loader: 'js' };
    });
  },
};

/** Bundles the desk's two pages in memory: its frame, and the editor within. */
export async function bundleDesk(root: string): Promise<Bundle> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [
      { in: 'editor/ui/desk.tsx', out: 'desk' },
      { in: 'editor/ui/desk.css', out: 'desk' },
      { in: 'editor/ui/editor.tsx', out: 'editor' },
      { in: 'editor/ui/editor.css', out: 'editor' },
      { in: 'editor/ui/fonts.css', out: 'fonts' },
    ],
    outdir: '/assets',
    publicPath: '/assets',
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    minify: true,
    target: ['chrome111', 'firefox115', 'safari16.4'],
    loader: { '.woff2': 'file' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
    plugins: [ownFont],
  });
  return new Map(outputFiles.map((file) => [`/assets/${path.basename(file.path)}`, file.contents]));
}
