import { isIP } from 'node:net';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/** Rate limits count IPv6 addresses by this many bits, since a household has a /64. */
const ipv6Prefix = 64;

/**
 * Returns the address under which rate limits count a request: Express's `ip`, without the port that some proxies add.
 * If a proxy passes on anything but an IP address, the request counts under the proxy's address. Clients that invent
 * values then share one limit.
 */
export function clientAddress({ ip, socket }: Request): string {
  const raw = String(ip);
  const address = /^\[(.+)\](?::\d+)?$/.exec(raw)?.[1] ?? /^([\d.]+):\d+$/.exec(raw)?.[1] ?? raw;
  return ipKeyGenerator(isIP(address) ? address : String(socket.remoteAddress), ipv6Prefix);
}
