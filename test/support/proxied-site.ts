import { once } from 'node:events';
import { request } from 'node:http';
import {
  endAllServers,
  freePort,
  type ServerProcess,
  startServer,
  temporaryDirectory,
} from '../../tools/harness/serverProcess';
import { type ProxyProcess, startProxy } from './proxy';
import { endAllRedis, startRedis } from './redis';
import { sharedServer } from './server-bundle';
import { validPosts } from './validPosts';

/** Two replicas of the site with a shared Redis behind the proxy. */
export interface ProxiedSite {
  ports: [number, number];
  replicas: [ServerProcess, ServerProcess];
  proxy: ProxyProcess;
  startReplica(port: number): Promise<ServerProcess>;
  stop(): Promise<void>;
}

/** Number of posts per guest before the rate limit. */
export const postLimit = 3;

/** Starts the site as compose.yaml does, on local ports. */
export async function startProxiedSite(): Promise<ProxiedSite> {
  const built = await sharedServer();
  const redisPort = await freePort();
  await startRedis(redisPort);
  const startReplica = (port: number) =>
    startServer(built.index, {
      PORT: String(port),
      DATA_DIR: temporaryDirectory(),
      SITE_URL: 'https://www.theenci.example',
      TRUST_PROXY: '1',
      RATE_LIMIT_MAX: String(postLimit),
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      LOG_LEVEL: 'warn',
    });
  const ports: [number, number] = [await freePort(), await freePort()];
  const replicas: [ServerProcess, ServerProcess] = [
    await startReplica(ports[0]),
    await startReplica(ports[1]),
  ];
  const proxy = await startProxy(ports);
  return {
    ports,
    replicas,
    proxy,
    startReplica,
    async stop() {
      await proxy.stop();
      endAllServers();
      endAllRedis();
    },
  };
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Sends a request over a new connection, without decompression. @throws if the response is cut off */
export async function ask(
  url: string,
  { method = 'GET', headers = {}, body = '', from = '127.0.0.1' } = {},
): Promise<Answer> {
  const sent = request(url, { method, headers, localAddress: from, agent: false });
  sent.end(body);
  const [answer] = await once(sent, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
}

let posts = 0;
/** Posts enquiries with different texts, since duplicates are dropped. */
export const post = (
  url: string,
  {
    path = '/api/newsletter',
    ...options
  }: { headers?: Record<string, string>; from?: string; path?: string } = {},
) =>
  ask(url + path, {
    method: 'POST',
    body: JSON.stringify({ ...validPosts.newsletter, email: `june${posts++}@example.com` }),
    ...options,
    headers: { 'Content-Type': 'application/json', ...options.headers },
  });
