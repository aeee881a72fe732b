import { type BuildOptions, build } from 'esbuild';
import { pageStylesOf } from '../../tools/build/manifest';
import { scriptOptions, serverOptions, styleOptions } from '../../tools/build/options';
import { readShell } from '../../tools/build/shell';

const built = async (options: BuildOptions) => {
  const { metafile } = await build({ ...options, write: false });
  if (!metafile) throw new Error('esbuild gave no metafile');
  return metafile;
};

/** The sources of the program. Other names are of modules that the build makes in memory. */
const ofTheProgram = /^(client|node_modules|server|shared)\/|^[\w-]+:/;

describe('npm run build', () => {
  it('reads nothing of a hotel, so that one build is for all of them', async () => {
    const shell = await readShell();
    const styles = await built(styleOptions(shell));
    const others = await Promise.all([
      built(scriptOptions(shell, pageStylesOf(styles))),
      built(serverOptions(false)),
    ]);
    const inputs = [styles, ...others].flatMap((metafile) => Object.keys(metafile.inputs));
    expect(inputs.filter((input) => !ofTheProgram.test(input))).toEqual([]);
    expect(inputs.length).toBeGreaterThan(300);
  });
});
