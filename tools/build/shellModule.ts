/** Below generated/: the module that every page's entry imports, so that esbuild puts what many pages need into one file. */
export const shellFile = 'shell.ts';

/**
 * The text of that module. `npm run content` writes it without sources, which is enough to run from source; the build
 * fills it (shell.ts).
 * @param sources paths from the project's root
 */
export const shellModule = (sources: readonly string[]): string =>
  [
    '// Written by npm run content; do not edit. Filled by npm run build.',
    ...sources.map((source) => `import '../${source.replace(/\.tsx?$/, '')}';`),
    'export {};',
    '',
  ].join('\n');
