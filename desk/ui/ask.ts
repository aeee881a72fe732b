/** Requests of the desk's page to its server. */

/** What is said if nothing answers. */
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
    if (answer.headers.get('Content-Type')?.startsWith('application/json'))
      return { status, data: (await answer.json()) as Data };
    return { status, refusal: await answer.text() };
  } catch {
    return { status: 0, refusal: away };
  }
}

/** Asks for a change. */
export const post = <Data>(address: string, body: unknown) => ask<Data>('POST', address, body);

/**
 * Asks for a long piece of work and reads its answer while it comes.
 * @param onLine hears each line
 * @returns the last line; `{ error }` with a sentence if the work was refused or went wrong
 */
export async function postForLines<Line extends object>(
  address: string,
  body: unknown,
  onLine: (line: Line) => void,
): Promise<Line | { error: string }> {
  let last: Line | { error: string } = { error: away };
  try {
    const answer = await send('POST', address, body);
    if (!answer.ok || !answer.body) return { error: (await answer.text()) || away };
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (rest + part.value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        last = JSON.parse(line) as Line;
        onLine(last);
      }
    }
    return last;
  } catch {
    return { error: away };
  }
}
