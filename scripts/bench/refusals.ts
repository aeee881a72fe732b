import { asBrowser, type Target } from './load';
import type { TestedServer } from './processes';

const path = '/api/contact';
const headers = { ...asBrowser, 'content-type': 'application/x-www-form-urlencoded' };
const bodyOf = (message: string) =>
  new URLSearchParams({
    name: 'June',
    email: 'june@example.com',
    subject: 'Surf',
    message,
  }).toString();

/** Posts of one form until its limit is reached. Each says something else, since a repeat is answered as the first. */
async function reachLimit(url: string): Promise<void> {
  for (let n = 0; n < 100; n += 1) {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers,
      body: bodyOf(`${n}`),
      redirect: 'manual',
    });
    await answer.arrayBuffer();
    if (answer.status === 429) return;
  }
  throw new Error('no post was too many');
}

/** Posts of a browser without JavaScript that the server refuses. */
export async function refusedPosts(server: TestedServer): Promise<Target[]> {
  await reachLimit(server.url);
  const post = { server, path, method: 'POST', body: bodyOf('Is there a rack?') } as const;
  return [
    { ...post, name: 'too many posts', headers, status: [429] },
    // These have a limit of their own.
    {
      ...post,
      name: "another site's post",
      headers: { ...headers, 'sec-fetch-site': 'cross-site' },
      status: [403, 429],
    },
  ];
}
