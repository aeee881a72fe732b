import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The folder of the package that a file in node_modules belongs to. */
const packageOf = (file: string) =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0] ?? '';

/**
 * Copies the database driver next to the server's bundle, where Node finds it: libsql and all packages that libsql
 * loads on this platform. The driver cannot be bundled, because it locates its binary at run time.
 */
export function copyDatabaseDriver(serverDirectory: string): void {
  const require = createRequire(import.meta.url);
  const before = new Set(Object.keys(require.cache));
  require('libsql/promise');
  const loaded = Object.keys(require.cache).filter((file) => !before.has(file));
  const root = path.resolve('node_modules');
  for (const folder of new Set(loaded.map(packageOf)))
    cpSync(folder, path.join(serverDirectory, 'node_modules', path.relative(root, folder)), {
      recursive: true,
    });
}
