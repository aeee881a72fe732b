/** What esbuild has no option for: small steps that keep a page's scripts few and light. */
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { minify } from '@swc/core';
import type { Plugin } from 'esbuild';

/** An edit of a package's file: what it is, and what takes its place. */
type Edit = readonly [pattern: RegExp, replacement: string];

/** What makes a bundler keep parts that nothing uses: names for debuggers, calls and classes that could do something. */
const unusedParts: readonly Edit[] = [
  [/^\w+\.displayName = .*;$/gm, ''],
  [/= (React\d*\.(?:createContext|forwardRef)\()/g, '= /* @__PURE__ */ $1'],
  [/^var (\w+) = (class [\s\S]*?^\});$/gm, 'var $1 = /* @__PURE__ */ Object($2);'],
];

/** react-helmet-async's ways for React before 19, which renders titles and links into the head by itself. */
const oldReact: readonly Edit[] = [
  [/if \(isReact19\)/g, 'if (true)'],
  [/if \(helmetData && !\(helmetData instanceof HelmetData\)\)/, 'if (false)'],
  [/^ {4}return helmetData \? .*$/m, ''],
];

const edit = (text: string, edits: readonly Edit[]) =>
  edits.reduce((edited, [pattern, replacement]) => edited.replace(pattern, replacement), text);

/**
 * Lets what nothing uses of the router and of helmet be left out: 11 KB of brotli on every page.
 * @throws where a new version of helmet looks different, since only all of its edits together are safe
 */
export const withoutUnusedParts: Plugin = {
  name: 'without-unused-parts',
  setup({ onLoad }) {
    onLoad({ filter: /react-router\/dist\/production\/.*\.mjs$/ }, ({ path: file }) => ({
      contents: edit(readFileSync(file, 'utf8'), unusedParts),
    }));
    onLoad({ filter: /react-helmet-async\/lib\/index\.esm\.js$/ }, ({ path: file }) => {
      const text = readFileSync(file, 'utf8');
      const missing = oldReact.find(([pattern]) => text.search(pattern) < 0);
      if (missing) throw new Error(`react-helmet-async has no ${missing[0]}: see oldReact`);
      return { contents: edit(text, [...unusedParts, ...oldReact]) };
    });
  },
};

const require = createRequire(import.meta.url);

/**
 * Gives React's packages, which are CommonJS, the names that they export. Without it every module that imports React
 * copies all of it when it starts, and finds each function by its long name at every call.
 */
export const reactAsModules: Plugin = {
  name: 'react-as-modules',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^react(-dom)?(\/\w[\w-]*)?$/ }, ({ path: name, kind }) =>
      kind === 'require-call' ? undefined : { path: name, namespace: 'react', sideEffects: false },
    );
    onLoad({ filter: /.*/, namespace: 'react' }, ({ path: name }) => ({
      contents: [
        `const exported = require(${JSON.stringify(name)});`,
        'export default exported;',
        // As a pure call, so that a name that nobody imports is left out.
        ...Object.keys(require(name)).map(
          (key) => `export const ${key} = /* @__PURE__ */ (() => exported.${key})();`,
        ),
      ].join('\n'),
      resolveDir: path.resolve('.'),
    }));
  },
};

/** Modules of a few words of data each, used here and there: pictures, the summaries of rooms, places, lists. */
const smallData =
  /\/shared\/(?:pictures\/|content\/(?:rooms\/|(?:places|hotel|room-pages\/amenities)(?:\.ts)?$))/;
const isList = (file: string) => path.basename(file).startsWith('index');

/** Gives every module that imports small data its own copy: shared, each would be a file of its own to fetch. */
export const smallDataInline: Plugin = {
  name: 'small-data-inline',
  setup({ onResolve, onLoad }) {
    // Small data that imports other small data passes on for whom it is.
    onResolve({ filter: /^\.\.?\// }, ({ path: request, resolveDir, importer, pluginData }) => {
      const file = path.join(resolveDir, request);
      if (!smallData.test(file) || isList(file)) return undefined;
      const taker: string = pluginData ?? path.relative('.', importer);
      return { path: `${file}.ts`, suffix: `?for=${taker}`, pluginData: taker };
    });
    onLoad({ filter: smallData }, ({ path: file, pluginData }) =>
      isList(file) ? undefined : { contents: readFileSync(file, 'utf8'), loader: 'ts', pluginData },
    );
  },
};

/**
 * Keeps what client/shell.ts names in one file. esbuild makes a file for each set of modules that are imported later
 * and share something, dozens in all; where each of them takes the whole shell, the shell belongs to one set.
 */
export const shellInOne: Plugin = {
  name: 'shell-in-one',
  setup({ onResolve, onLoad }) {
    const shell = path.resolve('client/shell.ts');
    // The start script takes it too: what only pages take would be a second file.
    const takers = new Set([path.resolve('client/start')]);
    const withoutEnding = (file: string) => file.replace(/\.tsx?$/, '');
    onResolve({ filter: /^\.\.?\// }, ({ path: request, resolveDir, kind }) => {
      if (kind === 'dynamic-import') takers.add(withoutEnding(path.resolve(resolveDir, request)));
      return undefined;
    });
    onLoad({ filter: /\.tsx?$/ }, ({ path: file }) =>
      takers.has(withoutEnding(file))
        ? {
            contents: `${readFileSync(file, 'utf8')}\nexport * as shell from ${JSON.stringify(shell)};`,
            loader: 'tsx',
          }
        : undefined,
    );
  },
};

/**
 * Has Chrome compile a file whole while it arrives, beside the page's own thread; without it each function is compiled
 * on that thread at its first call. Evaluating the shell takes half as long; other browsers pass over the comment.
 */
const compileEarly = '//# allFunctionsCalledOnLoad';

/** Minifies what esbuild has minified and written once more, which leaves 3% less to send; and marks it. */
export const minifyAgain: Plugin = {
  name: 'minify-again',
  setup({ onEnd }) {
    onEnd(async ({ metafile }) => {
      const scripts = Object.keys(metafile?.outputs ?? {}).filter((file) => file.endsWith('.js'));
      await Promise.all(
        scripts.map(async (file) => {
          const { code } = await minify(await readFile(file, 'utf8'), {
            module: true,
            compress: { passes: 2 },
            mangle: true,
          });
          await writeFile(file, `${compileEarly}\n${code}`);
        }),
      );
    });
  },
};
