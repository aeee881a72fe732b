import { isIP } from 'node:net';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/** IPv6 requests are counted by this many bits of the address, since a household has a /64. */
const ipv6Prefix = 64;

/**
 * The address that a guest's requests are counted under: from Express, without the port that some proxies add. If a
 * proxy passes on anything else, its own address is used, so that made-up text does not get a limit of its own.
 */
export function clientAddress({ ip, socket }: Request): string {
  const raw = String(ip);
  const address = /^\[(.+)\](?::\d+)?$/.exec(raw)?.[1] ?? /^([\d.]+):\d+$/.exec(raw)?.[1] ?? raw;
  return ipKeyGenerator(isIP(address) ? address : String(socket.remoteAddress), ipv6Prefix);
}
