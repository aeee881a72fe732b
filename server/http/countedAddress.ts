import { isIP } from 'node:net';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/** The part of an IPv6 address that is counted, in bits: a household has a /64. */
const ipv6Prefix = 64;

/** The address, for IPv6 its network. */
export const networkOf = (address: string): string => ipKeyGenerator(address, ipv6Prefix);

/**
 * The address by which a guest's requests are counted: as Express finds it, without the port that some proxies add. Where a
 * proxy passes on something else, the proxy's own address is counted, so that no invented text has a limit of its own.
 */
export function countedAddress({ ip, socket }: Request): string {
  const given = String(ip);
  const address = /^\[(.+)\](?::\d+)?$/.exec(given)?.[1] ?? /^([\d.]+):\d+$/.exec(given)?.[1] ?? given;
  return networkOf(isIP(address) ? address : String(socket.remoteAddress));
}
