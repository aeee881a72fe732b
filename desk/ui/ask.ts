/** Requests from the desk's page to its server. */

/** The message if the server doesn't respond. */
const away =
  'The desk is not responding. Restart it with npm run edit; what you typed is kept, and you can continue here.';

/** The key's name in local storage. Unlike a cookie, storage is separate for each port of this machine. */
const keyName = 'desk-key';

/** Moves the key from the URL that `npm run edit` prints to local storage, so that a bookmark works from then on. */
export function keepKey(): void {
  const key = new URLSearchParams(location.search).get('key');
  if (key === null) return;
  localStorage.setItem(keyName, key);
  history.replaceState(null, '', location.pathname + location.hash);
}

/** Sends a file as is, and any other body as JSON. @throws if the server doesn't respond */
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
  /** The HTTP status; 0 if the server didn't respond. */
  status: number;
  data?: Data;
  /** Why nothing was changed, in sentences. */
  refusal?: string;
}

/** Sends a request to the desk's server. JSON responses are data, whatever the status; text is a refusal. */
export async function ask<Data>(method: string, address: string, body?: unknown): Promise<Answer<Data>> {
  try {
    const answer = await send(method, address, body);
    const { status } = answer;
    if (status === 204) return { status };
    if (!answer.headers.get('Content-Type')?.startsWith('application/json'))
      return { status, refusal: await answer.text() };
    const data = await answer.json();
    // A long-running request sends its status before it ends.
    return data.error === undefined ? { status, data } : { status: 500, refusal: data.error };
  } catch {
    return { status: 0, refusal: away };
  }
}

export const post = <Data>(address: string, body: unknown) => ask<Data>('POST', address, body);
