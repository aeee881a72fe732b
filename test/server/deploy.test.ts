/** Deployment files must be consistent with the code and each other. */
import { existsSync, readFileSync } from 'node:fs';
import { variables } from '../../server/config';
import { shutdownTimeout } from '../../server/http/gracefulShutdown';
import { createMetrics } from '../../server/metrics/metrics';
import { roomKinds } from '../../shared/roomFilters';
import { all } from '../support/html';

const read = (file: string) => readFileSync(file, 'utf8');
const compose = read('compose.yaml').replace(/^ *#.*\n/gm, '');
const nginx = read('deploy/nginx.conf');
const dockerfile = read('Dockerfile');
/** The stage that is run. */
const image = dockerfile.split(/^FROM /m).at(-1) ?? '';

describe('compose.yaml', () => {
  it('passes every variable that the server knows and the image does not set', () => {
    const [, environment = ''] = /environment:\n((?: {4}.*\n)+)/.exec(compose) ?? [];
    const ofTheImage = ['HOST', ...all(image, /\b([A-Z_]+)=/g)];
    expect(all(environment, /^ {4}([A-Z_]+):/gm).sort()).toEqual(
      variables.filter((name) => !ofTheImage.includes(name)).sort(),
    );
  });

  it('runs every service read-only, without capabilities, with limits, and the site as the image’s user', () => {
    const blocks = compose.split(/\n(?=x-site:| {2}(?:redis|proxy):)/).slice(-2);
    const [, site = ''] = /\nx-site:([\s\S]*?)\nservices:/.exec(`\n${compose}`) ?? [];
    expect(site).toContain(`user: ${all(dockerfile, /^USER (\w+)$/gm)[0]}\n`);
    for (const service of [site, ...blocks])
      for (const limit of [
        /read_only: true/,
        /cap_drop: \[ALL\]/,
        /mem_limit: \d+m/,
        /pids_limit: \d+/,
        /logging:/,
      ])
        expect(service).toMatch(limit);
  });

  it('exposes metrics to a Prometheus in its network only', () => {
    expect(all(compose, /^ {4}METRICS_HOST: (.*)$/gm)).toEqual(['0.0.0.0']);
    expect(all(compose, /^ +ports: (.*)$/gm)).toEqual(["['127.0.0.1:8080:8080']"]);
  });

  it('passes a signal on from the first moment, to a server that listens to it first', () => {
    expect(all(compose, /^ {2}(init: true)$/gm)).toHaveLength(1);
    expect(read('server/index.ts')).toMatch(/^import '\.\/signals';\n/);
    expect(read('server/signals.ts')).not.toMatch(/^import/m);
  });

  it('gives a replica more time to stop than its graceful shutdown takes', () => {
    const [seconds] = all(compose, /stop_grace_period: (\d+)s/g);
    expect(Number(seconds) * 1000).toBeGreaterThan(shutdownTimeout + 1000);
  });

  it('gives each replica its own outbox volume, at the image’s path, and the hotel to read', () => {
    const [data = ''] = all(dockerfile, /DATA_DIR=(\S+)/g);
    const volumes = all(
      compose,
      new RegExp(`volumes: \\['([\\w-]+):${data}', \\*content, \\*media, \\*public\\]`, 'g'),
    );
    expect(volumes).toHaveLength(all(compose, /<<: (\*site)/g).length);
    expect(new Set(volumes).size).toBe(volumes.length);
    const [hotel] = all(compose, /^ {4}HOTEL_DIR: (.*)$/gm);
    expect(all(compose, /^x-(\w+): &\1 '.*:ro'$/gm).map((folder) => `${hotel}/${folder}:ro`)).toEqual(
      all(compose, /^x-\w+: &\w+ '\$\{HOTEL:-\.\}\/\w+:(.*)'$/gm),
    );
  });

  it('starts every replica of the proxy, on the port of the image', () => {
    const [port] = all(dockerfile, /PORT=(\d+)/g);
    const asked = new Set(all(nginx, /^ *server (\S+:\d+) /gm));
    const replicas = all(compose, /\n {2}(\S+):\n {4}<<: \*site/g);
    expect(replicas.length).toBeGreaterThan(1);
    expect([...asked].sort()).toEqual(replicas.map((name) => `${name}:${port}`).sort());
  });
});

it('the Dockerfile copies only existing files, which .dockerignore includes', () => {
  const copied = all(dockerfile, /^COPY (?!--from)(.*) \S+$/gm).flatMap((names) => names.split(' '));
  const sent = all(read('.dockerignore'), /^!([^*\n]+)$/gm);
  for (const name of [...copied, ...sent]) expect([name, existsSync(name)]).toEqual([name, true]);
  const folders = copied.map((name) => name.split('/')[0]).filter((name) => name !== 'media');
  expect(sent).toEqual(expect.arrayContaining(folders));
});

it('the proxy takes bodies as large as the site does', () => {
  expect(all(nginx, /client_max_body_size (\d+)k;/g)).toEqual(
    all(read('server/forms/formRoutes.ts'), /bodyLimit = '(\d+)kb'/g),
  );
});

it('the proxy caches pages with the filters that every hotel has, and no others', () => {
  const [filters = ''] = all(nginx, /\^filter=\(\?:([^)]*)\)/g);
  expect(filters.split('|').sort()).toEqual([...roomKinds].sort());
});

it.each(['deploy/monitoring/alerts.yaml', 'deploy/monitoring/grafana.json'])(
  '%s uses metrics that the server has',
  async (file) => {
    const { text } = await createMetrics({
      outbox: () => ({ length: 0, oldest: 0, limit: 0, failed: 0, unreadable: 0 }),
      droppedLogLines: () => 0,
      freeBytes: async () => 0,
      hotel: () => ({ snapshot: 'abc', errors: 0 }),
    });
    const known = all(await text(), /^# TYPE (\S+)/gm);
    const asked = all(read(file), /\b((?:site|nodejs|process)_[a-z\d_]+)/g);
    expect(asked.length).toBeGreaterThan(5);
    for (const name of asked) expect(known).toContain(name.replace(/_(?:bucket|count|sum)$/, ''));
  },
);
