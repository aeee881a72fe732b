/** Requests from the desk's page to its server. */
import type { OwnerError } from '../content/ownerError';
import { confirmed } from './dialog';

/** The message if the server doesn't respond. */
const unreachable =
  'The desk is not responding. Restart it with npm run edit; what you typed is kept, and you can continue here.';

/** The key's name in local storage. Unlike a cookie, storage is separate for each port of this machine. */
const keyName = 'desk-key';

/** Moves the key from the URL that `npm run edit` prints to local storage, so that bookmarks work without the key. */
export function storeKey(): void {
  const key = new URLSearchParams(location.search).get('key');
  if (key === null) return;
  localStorage.setItem(keyName, key);
  history.replaceState(null, '', location.pathname + location.hash);
}

/** Sends a file as is, and any other body as JSON. @throws TypeError if the server doesn't respond */
export function send(
  method: string,
  address: string,
  body?: unknown,
  isConfirmed = false,
): Promise<Response> {
  const isFile = body instanceof Blob;
  return fetch(address, {
    method,
    headers: {
      Authorization: `Bearer ${localStorage.getItem(keyName) ?? ''}`,
      ...(isConfirmed && { 'Desk-Confirmed': 'yes' }),
      ...(body !== undefined && { 'Content-Type': isFile ? 'application/octet-stream' : 'application/json' }),
    },
    ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
  });
}

/** The HTTP status for a change that the owner must confirm first. */
export const needsConfirmation = 428;

const confirmQuestions = (questions: readonly string[]) =>
  confirmed('Is that right?', questions, 'Save anyway', 'Go back');

export interface Result<Data> {
  /** The HTTP status; 0 if the server didn't respond. */
  status: number;
  data?: Data;
  /** Sentences that say why nothing was changed. */
  refusal?: string;
  /** The errors to fix first. */
  errors?: readonly OwnerError[];
}

/**
 * Sends a request to the desk's server, and asks the owner to confirm a change that is probably a mistake. A text
 * response is a refusal. A JSON response is data with any status, unless the JSON has an error or a refusal.
 */
export async function callApi<Data>(
  method: string,
  address: string,
  body?: unknown,
  isConfirmed = false,
): Promise<Result<Data>> {
  try {
    const response = await send(method, address, body, isConfirmed);
    const { status } = response;
    if (status === 204) return { status };
    if (!response.headers.get('Content-Type')?.startsWith('application/json'))
      return { status, refusal: await response.text() };
    const data = await response.json();
    if (status === needsConfirmation)
      return (await confirmQuestions(data.questions)) ? callApi(method, address, body, true) : { status };
    // A long-running request sends its status before its result.
    if (data.error !== undefined) return { status: 500, refusal: data.error, errors: data.errors };
    if (data.refusal !== undefined) return { status, refusal: data.refusal, errors: data.errors };
    return { status, data };
  } catch {
    return { status: 0, refusal: unreachable };
  }
}

export const post = <Data>(address: string, body: unknown) => callApi<Data>('POST', address, body);
