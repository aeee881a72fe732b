/** `npm run edit` first prints the hotel's folder, and then the desk's address. */
import { spawn, spawnSync } from 'node:child_process';
import { freePort, until } from '../../tools/harness/serverProcess';
import { makeDesk } from './support/folder';

jest.setTimeout(120_000);

it('reports an invalid setting, and stops', () => {
  const env = { ...process.env, CI: '1', RATES_SOURCE: 'mews', TSX_TSCONFIG_PATH: 'tsconfig.base.json' };
  const { status, stderr } = spawnSync('node', ['--import', 'tsx', 'desk/index.ts'], {
    env,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, 'RATES_SOURCE must be one of demo, cloudbeds, none, not "mews"\n']);
});

it('opens a desk', async () => {
  const port = await freePort();
  const { root } = makeDesk();
  const env = { ...process.env, CI: '1', DESK_PORT: String(port), HOTEL_DIR: root };
  const desk = spawn('node', ['--import', 'tsx', 'desk/index.ts'], {
    env: { ...env, TSX_TSCONFIG_PATH: 'tsconfig.base.json' },
  });
  let output = '';
  for (const stream of [desk.stdout, desk.stderr]) stream.on('data', (words) => (output += words));
  try {
    await until(() => output.includes('The desk is open') || desk.exitCode !== null);
    const lines = [`Opening the desk for ${root} …`, `The desk is open: http://127.0.0.1:${port}/desk?key=`];
    expect(output.startsWith(lines.join('\n'))).toBe(true);
    const page = await fetch(`http://127.0.0.1:${port}/desk`);
    expect(page.status).toBe(200);
    // If Git is missing, the desk's message links to this guide.
    const guide = await fetch(`http://127.0.0.1:${port}/desk/docs/publishing`);
    expect(await guide.text()).toContain('<a href="/desk/docs/desk">');
  } finally {
    desk.kill();
  }
});
