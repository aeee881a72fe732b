/** The builds for guests' browsers and for the server contain neither the desk nor the site's code for its preview. */
import { type BuildOptions, build } from 'esbuild';
import { scriptOptions, serverOptions } from '../../tools/build/options';
import { readShell } from '../../tools/build/shell';

const deskFiles = /^desk\/|^client\/boot\/preview\./;

it.each<[string, () => BuildOptions | Promise<BuildOptions>]>([
  ['the server', () => serverOptions(false)],
  ['the browser bundle', async () => scriptOptions(await readShell(), {})],
])('%s is built without the desk', async (_, options) => {
  const { metafile, outputFiles = [] } = await build({ ...(await options()), write: false, metafile: true });
  const inputs = Object.keys(metafile?.inputs ?? {});
  expect(inputs.length).toBeGreaterThan(10);
  expect(inputs.filter((file) => deskFiles.test(file))).toEqual([]);
  expect(outputFiles.filter(({ text }) => text.includes('data-desk'))).toEqual([]);
});
