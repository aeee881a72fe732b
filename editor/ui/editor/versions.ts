import { tellFrame } from '../messages';
import { tellSaved } from './unsaved';

interface TreeEntry {
  path: string;
  sha: string;
}

/** Where the server names the file that keeps a text which it did not save. */
const keptHeader = 'Desk-Kept';

/**
 * Adds to every save which version of the file the owner began with, which Keystatic knows and does not send, and tells
 * the frame what became of it.
 */
export function rememberVersions(): void {
  const ask = window.fetch.bind(window);
  const versions = new Map<string, string>();

  async function remember(answer: Response) {
    for (const { path, sha } of (await answer.clone().json()) as TreeEntry[]) versions.set(path, sha);
  }

  async function save(init: RequestInit): Promise<Response> {
    const change = JSON.parse(String(init.body)) as { additions: { path: string }[] };
    const paths = change.additions.map(({ path }) => path);
    const base = Object.fromEntries(paths.map((path) => [path, versions.get(path) ?? '']));
    const answer = await ask('/api/keystatic/update', { ...init, body: JSON.stringify({ ...change, base }) });
    if (answer.ok) {
      await remember(answer);
      tellSaved();
      return answer;
    }
    const message = await answer.clone().text();
    const kept = answer.headers.get(keptHeader);
    const [path = ''] = paths;
    tellFrame(kept ? { kind: 'conflict', message, kept, path } : { kind: 'refused', message });
    return answer;
  }

  window.fetch = async (input, init) => {
    if (input === '/api/keystatic/update' && init) return save(init);
    const answer = await ask(input, init);
    if (input === '/api/keystatic/tree' && answer.ok) await remember(answer);
    return answer;
  };
}
