/** What many pages share is one file, so that a page needs few requests. docs/decisions/0007-esbuild-without-source-edits.md */
import { build } from 'esbuild';
import { pageNames } from '../../shared/pages';
import { scriptOptions, styleOptions } from '../../tools/build/options';
import { sourceOf } from '../../tools/build/plugins';
import { readShell } from '../../tools/build/shell';
import { mainSource, pageSource } from '../../tools/build/sources';

describe('the shell', () => {
  it('is one script, and the stay form another; each entry imports those that it needs', async () => {
    const sources = await readShell();
    const { metafile } = await build({ ...scriptOptions(sources, {}), write: false, metafile: true });
    const { chunks, entries } = sources;
    const outputs = Object.entries(metafile.outputs);
    const [shell, stayForm] = chunks;
    expect(shell?.modules).toContain('client/navigation/Link.tsx');
    expect(shell?.modules.length).toBeGreaterThan(50);
    const all = [mainSource, ...pageNames.map(pageSource), 'client/navigation/prefetch.ts'];
    expect([...(shell?.entries ?? [])]).toEqual(expect.arrayContaining(all));
    expect(stayForm?.entries.has(pageSource('room'))).toBe(true);
    expect(stayForm?.entries.has(pageSource('contact'))).toBe(false);
    for (const { modules, entries: users } of chunks) {
      // Modules of types alone are in no output.
      const holding = outputs.filter(([, { inputs }]) => modules.some((source) => source in inputs));
      expect(holding).toHaveLength(1);
      const [[file] = ['']] = holding;
      const importing = outputs.flatMap(([, { entryPoint, imports }]) =>
        imports.some((each) => each.path === file) ? [sourceOf(entryPoint)] : [],
      );
      expect([...entries.keys()].filter((source) => importing.includes(source))).toEqual([...users]);
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
