/** What many pages share is one file, so that a page needs few requests. docs/decisions/0007-esbuild-without-source-edits.md */
import { build } from 'esbuild';
import { pageNames } from '../../shared/pages';
import { scriptOptions, styleOptions } from '../../tools/build/options';
import { sourceOf } from '../../tools/build/plugins';
import { readShell } from '../../tools/build/shell';
import { mainSource, pageSource } from '../../tools/build/sources';

describe('the shell', () => {
  it('is one script, which the main script, every page and what is fetched later import', async () => {
    const shell = await readShell();
    const { metafile } = await build({ ...scriptOptions(shell, {}), write: false, metafile: true });
    const outputs = Object.entries(metafile.outputs);
    const holding = outputs.filter(([, { inputs }]) => 'client/navigation/Link.tsx' in inputs);
    expect(holding).toHaveLength(1);
    const [[file, chunk] = ['', { inputs: {} }]] = holding;
    // Modules of types alone are in no output.
    const elsewhere = outputs
      .filter(([name]) => name !== file)
      .flatMap(([, { inputs }]) => Object.keys(inputs));
    expect(shell.modules.filter((source) => elsewhere.includes(source))).toEqual([]);
    expect(Object.keys(chunk.inputs).length).toBeGreaterThan(50);
    const entries = [mainSource, ...pageNames.map(pageSource), 'client/navigation/prefetch.ts'];
    for (const source of entries) {
      const [, entry] = outputs.find(([, { entryPoint }]) => sourceOf(entryPoint) === source) ?? [];
      expect([source, entry?.imports.some((each) => each.path === file)]).toEqual([source, true]);
    }
  });

  it('begins each script with the comment that has Chrome compile it while it loads', async () => {
    const { outputFiles } = await build({
      ...scriptOptions(await readShell(), {}),
      write: false,
      legalComments: 'none',
    });
    for (const { text } of outputFiles ?? []) expect(text).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });

  it('has a sheet that no page repeats', async () => {
    const { metafile } = await build({ ...styleOptions(await readShell()), write: false, metafile: true });
    const sheets = Object.values(metafile.outputs).map(({ inputs }) =>
      Object.keys(inputs).filter((source) => !source.startsWith('sheet:')),
    );
    const [shared = []] = sheets.filter((sources) => sources.includes('client/styles/base.css'));
    expect(shared.length).toBeGreaterThan(20);
    for (const own of sheets.filter((sources) => sources !== shared))
      expect(own.filter((source) => shared.includes(source))).toEqual([]);
  });
});
