import { build } from 'esbuild';
import { pageStylesOf } from '../../tools/build/manifest';
import { scriptOptions, serverOptions, styleOptions } from '../../tools/build/options';
import { readShell } from '../../tools/build/shell';

/** The program's sources. Names with a prefix belong to modules that the build creates in memory. */
const programFiles = /^(client|node_modules|server|shared)\/|^[\w-]+:/;

it('the build reads no hotel files, so it is the same for every hotel', async () => {
  const shell = await readShell();
  const styles = await build({ ...styleOptions(shell), write: false, metafile: true });
  const scripts = await build({
    ...scriptOptions(shell, pageStylesOf(styles.metafile)),
    write: false,
    metafile: true,
  });
  const server = await build({ ...serverOptions(false), write: false, metafile: true });
  const inputs = [styles, scripts, server].flatMap(({ metafile }) => Object.keys(metafile.inputs));
  expect(inputs.filter((input) => !programFiles.test(input))).toEqual([]);
  expect(inputs.length).toBeGreaterThan(300);
});
