import type { ChecklistItem } from './checklist';

/** Limits the cost of following the engine's address; browsers follow 20 redirects. */
const maxRedirects = 10;

/** For all requests together, in ms. */
const followTimeout = 15_000;

/** Where an address leads. */
export interface RedirectChain {
  /** The address and its redirects, in order. */
  addresses: readonly URL[];
  /** The last response's status; undefined if there was no response. */
  status?: number;
  /** Why the final address was not reached. */
  error?: string;
}

/** The reason in an error from `fetch`: its cause's code, such as 'ENOTFOUND', or 'TimeoutError'. */
function reasonOf({ cause, name }: Error): string {
  const { code, message } = (cause ?? {}) as NodeJS.ErrnoException;
  return code ?? message ?? name;
}

/** Follows an address through its redirects. Never throws. */
export async function followAddress(address: string, timeout = followTimeout): Promise<RedirectChain> {
  const signal = AbortSignal.timeout(timeout);
  const addresses: URL[] = [];
  for (let url = new URL(address); ; ) {
    addresses.push(url);
    try {
      const { status, headers, body } = await fetch(url, { redirect: 'manual', signal });
      // Only the headers are needed.
      await body?.cancel();
      const location = headers.get('location');
      if (status < 300 || status > 399 || !location) return { addresses, status };
      if (addresses.length > maxRedirects) return { addresses, status, error: 'it redirects endlessly' };
      if (!URL.canParse(location, url.href))
        return { addresses, status, error: 'it redirects to an invalid address' };
      url = new URL(location, url);
    } catch (error) {
      return { addresses, error: `it does not respond (${reasonOf(error as Error)})` };
    }
  }
}

/** The engine's address as a checklist item that names the hosts it leads to; open if guests could not reach it. */
export function redirectItem({ addresses, status = 0, error }: RedirectChain): ChecklistItem {
  const hosts = addresses.map(({ host }) => host).filter((host, index, all) => host !== all[index - 1]);
  const insecure = addresses.find(({ protocol }) => protocol !== 'https:');
  const isGone = status === 404 || status === 410;
  const problem = insecure
    ? `browsers block ${insecure.protocol}//${insecure.host}, which is not https`
    : (error ?? (isGone && `it responds with ${status}`));
  return {
    id: 'engine-way',
    group: 'Engine and email',
    level: 'must',
    title: `The engine’s address leads to ${hosts.join(', then ')}: ${problem || `it responds with ${status}`}`,
    state: problem ? 'open' : 'done',
    isByHand: false,
    findings: [],
  };
}
