import { minify } from '@swc/core';

/**
 * With this comment Chrome compiles all functions of a file off the main thread while it loads, instead of on the main
 * thread at the first call. Other browsers ignore it. docs/speed.md
 */
const compileEarly = '//# allFunctionsCalledOnLoad';

/**
 * Minifies a script of esbuild again. Esbuild keeps each statement of a package that may have an effect, and what it
 * calls: most of the router. docs/speed.md
 */
export async function minified(script: string): Promise<string> {
  const { code } = await minify(script, { module: true, ecma: 2020, compress: { ecma: 2020, passes: 2 } });
  return `${compileEarly}\n${code}`;
}
