import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

/** Sends a request with only these headers. Resolves when the response starts; its body is not decoded. */
export async function rawRequest(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const req = request(url, { method, headers, agent: false });
  req.end();
  const [res] = (await once(req, 'response')) as [IncomingMessage];
  return res;
}
