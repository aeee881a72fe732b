import { execFileSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryDirectory } from '../../tools/harness/serverProcess';

/** Type errors of JSON-LD blocks against schema-dts, which is generated from schema.org's vocabulary. */
export function faultsOf(things: readonly Record<string, unknown>[]): string {
  const root = temporaryDirectory();
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  const types = [...new Set(things.map((thing) => String(thing['@type'])))];
  const literals = things.map(
    (thing, index) => `export const a${index}: WithContext<${thing['@type']}> = ${JSON.stringify(thing)};`,
  );
  const imports = `import type { WithContext, ${types.join(', ')} } from 'schema-dts';`;
  writeFileSync(path.join(root, 'blocks.ts'), [imports, ...literals].join('\n'));
  const flags = '--noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler blocks.ts';
  try {
    const tsc = path.resolve('node_modules/.bin/tsc');
    execFileSync(tsc, flags.split(' '), { cwd: root, encoding: 'utf8' });
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}
