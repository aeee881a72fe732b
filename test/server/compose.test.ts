import { existsSync, readFileSync } from 'node:fs';
import { variables } from '../../server/config';
import { shutdownTimeout } from '../../server/http/gracefulShutdown';
import { all } from '../support/html';

const compose = readFileSync('compose.yaml', 'utf8').replace(/^ *#.*\n/gm, '');
const nginx = readFileSync('deploy/nginx.conf', 'utf8');
const dockerfile = readFileSync('Dockerfile', 'utf8');

/** A service's own lines. */
const service = (name: string) => compose.split(`\n  ${name}:\n`)[1]?.split(/\n(?: {2})?\S/)[0] ?? '';
/** A block at the left margin. */
const block = (name: string) => compose.split(`\n${name}:`)[1]?.split(/\n\S/)[0] ?? '';

describe('compose.yaml', () => {
  it('sets only variables that the server knows, and all that several replicas need', () => {
    const names = all(block('x-site').split('environment:')[1] ?? '', /^ {4}([A-Z_]+):/gm);
    expect(names).toEqual(expect.arrayContaining(['SITE_URL', 'TRUST_PROXY', 'REDIS_URL', 'RESEND_API_KEY']));
    expect(variables).toEqual(expect.arrayContaining(names));
    expect(compose).toContain("TRUST_PROXY: '1'");
    expect(compose).toContain('REDIS_URL: redis://redis:6379');
  });

  it('runs the image of the Dockerfile as its user, with its code read-only and time for a graceful shutdown', () => {
    const site = block('x-site');
    expect(site).toContain('build: .');
    expect(dockerfile).toMatch(new RegExp(`^USER ${/user: (\w+)/.exec(site)?.[1]}$`, 'm'));
    expect(site).toContain('read_only: true');
    expect(dockerfile).toMatch(/^HEALTHCHECK /m);
    const [, grace] = /stop_grace_period: (\d+)s/.exec(site) ?? [];
    expect(Number(grace) * 1000).toBeGreaterThan(shutdownTimeout + 1000);
  });

  it('gives each replica an outbox volume of its own where the image keeps it', () => {
    const [, data] = /DATA_DIR=(\S+)/.exec(dockerfile) ?? [];
    const volumes = ['site-1', 'site-2'].map((name) => /'([\w-]+):([^']+)'/.exec(service(name))?.slice(1));
    expect(volumes).toEqual([
      ['outbox-1', data],
      ['outbox-2', data],
    ]);
    for (const [volume] of volumes as string[][]) expect(block('volumes')).toContain(`  ${volume}:`);
  });

  it('lets the proxy find every replica, with the configuration that the tests run', () => {
    const [, port] = /PORT=(\d+)/.exec(dockerfile) ?? [];
    for (const name of ['site-1', 'site-2']) {
      const [, address] = /ipv4_address: (\S+)/.exec(service(name)) ?? [];
      expect(service('proxy')).toContain(`'${name}:${address}'`);
      expect(service('proxy')).toContain(`${name}: { condition: service_healthy }`);
      expect(nginx).toContain(`server ${name}:${port} `);
    }
    const [, file = ''] = /- \.\/(\S+):\/etc\/nginx\/nginx\.conf:ro/.exec(service('proxy')) ?? [];
    expect(existsSync(file)).toBe(true);
    expect(service('proxy')).toContain(`'8080:${/listen (\d+);/.exec(nginx)?.[1]}'`);
    expect(service('proxy')).toContain(`:${/proxy_cache_path (\S+)\//.exec(nginx)?.[1]}`);
  });

  it('limits memory, processes and logs of every service', () => {
    const services = [block('x-site'), service('redis'), service('proxy')];
    for (const lines of services) {
      expect(lines).toMatch(/^ *mem_limit: \d+m$/m);
      expect(lines).toMatch(/^ *pids_limit: \d+$/m);
      expect(lines).toMatch(/^ *logging: [&*]logging$/m);
    }
    expect(block('x-site')).toMatch(/max-size: \d+m, max-file: '\d+'/);
  });

  it('names the version of every image', () => {
    const images = all(compose, /image: (\S+)/g);
    expect(images).toHaveLength(3);
    for (const image of images) expect(image).toMatch(/^the-enci$|:\d+\.\d+/);
  });
});
