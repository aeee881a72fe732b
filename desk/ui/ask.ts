/** Requests of the desk's page to its server. */

/** The message if the server does not answer. */
const away =
  'The desk does not answer. Start it again with npm run edit; what you typed is kept, and this page goes on.';

/** Where this browser keeps the key. Unlike a cookie, storage belongs to one port of this machine. */
const keyName = 'desk-key';

/** Takes the key out of the address that `npm run edit` shows, and keeps it: from then on a bookmark works. */
export function keepKey(): void {
  const key = new URLSearchParams(location.search).get('key');
  if (key === null) return;
  localStorage.setItem(keyName, key);
  history.replaceState(null, '', location.pathname + location.hash);
}

/** Sends a file as it is, and any other body as JSON. @throws if nothing answers */
export function send(method: string, address: string, body?: unknown): Promise<Response> {
  const isFile = body instanceof Blob;
  return fetch(address, {
    method,
    headers: {
      Authorization: `Bearer ${localStorage.getItem(keyName) ?? ''}`,
      ...(body !== undefined && { 'Content-Type': isFile ? 'application/octet-stream' : 'application/json' }),
    },
    ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
  });
}

export interface Answer<Data> {
  /** HTTP's; 0 if nothing answered. */
  status: number;
  data?: Data;
  /** Why nothing was changed, in sentences. */
  refusal?: string;
}

/** Asks the desk's server. JSON is data, whatever the status; text is a refusal. */
export async function ask<Data>(method: string, address: string, body?: unknown): Promise<Answer<Data>> {
  try {
    const answer = await send(method, address, body);
    const { status } = answer;
    if (status === 204) return { status };
    if (!answer.headers.get('Content-Type')?.startsWith('application/json'))
      return { status, refusal: await answer.text() };
    const data = await answer.json();
    // Long work has its status before its end.
    return data.error === undefined ? { status, data } : { status: 500, refusal: data.error };
  } catch {
    return { status: 0, refusal: away };
  }
}

/** Asks for a change. */
export const post = <Data>(address: string, body: unknown) => ask<Data>('POST', address, body);
