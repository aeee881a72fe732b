import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { copyDatabaseDriver } from '../../tools/build/copyDatabaseDriver';
import { pageStylesOf } from '../../tools/build/manifest';
import { scriptOptions, serverOptions, styleOptions } from '../../tools/build/options';
import { readShell } from '../../tools/build/shell';
import { endAllServers, startServer, temporaryDirectory } from '../../tools/harness/serverProcess';
import { bareManifest } from '../support/bare-manifest';
import { run } from '../support/built-server';
import { sampleDirectory } from '../support/hotel-source';
import { postTo } from '../support/posts';
import { validPosts } from '../support/valid-posts';

afterAll(endAllServers);

/** Matches the program's source files, and modules that the build creates in memory, whose names have a prefix. */
const programFiles = /^(client|node_modules|server|shared)\/|^[\w-]+:/;

it('the build reads no hotel files, so its output is the same for every hotel', async () => {
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

it('a copy of dist/ runs in an empty folder, without node_modules', async () => {
  const directory = temporaryDirectory();
  const server = path.join(directory, 'dist/server');
  mkdirSync(path.join(directory, 'dist/public/assets'), { recursive: true });
  await build({ ...serverOptions(false), outdir: server });
  copyDatabaseDriver(server);
  writeFileSync(path.join(directory, 'dist/manifest.json'), JSON.stringify(bareManifest));
  writeFileSync(path.join(directory, 'package.json'), '{ "type": "module" }');
  const env = { DATA_DIR: path.join(directory, 'data'), HOTEL_DIR: sampleDirectory };
  const { url, end } = await startServer(path.join(server, 'index.js'), env, directory);
  expect((await postTo(url, 'contact', validPosts.contact)).status).toBe(200);
  expect(await end('SIGTERM')).toBe(0);
  const listed = await run(path.join(server, 'outbox-cli.js'), ['--json'], env);
  expect(listed.stdout.trim().split('\n')).toHaveLength(2);
});
