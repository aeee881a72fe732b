/** Nothing of the desk, or of what the site gives it, is in what guests get or what a server runs. */
import { type BuildOptions, build } from 'esbuild';
import { scriptOptions, serverOptions } from '../../tools/build/options';
import { readShell } from '../../tools/build/shell';

const ofTheDesk = /^desk\/|^client\/boot\/preview\./;

it.each<[string, () => BuildOptions | Promise<BuildOptions>]>([
  ['the server', () => serverOptions(false)],
  ['the browser’s scripts', async () => scriptOptions(await readShell(), {})],
])('%s is built without it', async (_, options) => {
  const { metafile, outputFiles = [] } = await build({ ...(await options()), write: false, metafile: true });
  const inputs = Object.keys(metafile?.inputs ?? {});
  expect(inputs.length).toBeGreaterThan(10);
  expect(inputs.filter((file) => ofTheDesk.test(file))).toEqual([]);
  expect(outputFiles.filter(({ text }) => text.includes('data-desk'))).toEqual([]);
});
