import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';

/** The page's own script, so that the content policy lets it in. */
const watcher = '/watch-messages.js';

/** Keeps what a page logs as a warning or error, and what it throws, in `window.messages`. */
const script = `window.messages = [];
for (const kind of ['warn', 'error']) {
  const log = console[kind];
  console[kind] = (...words) => { window.messages.push(words.join(' ')); log.apply(console, words); };
}
addEventListener('error', ({ message }) => window.messages.push(message));
addEventListener('unhandledrejection', ({ reason }) => window.messages.push(String(reason)));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  window.messages.push(violatedDirective + ' ' + blockedURI));`;

/**
 * The site behind a small proxy that puts a script first into each page, for browsers whose driver tells nothing of the
 * console.
 * @param site the site's origin
 */
export async function watchedSite(site: string): Promise<{ url: string; server: Server }> {
  const server = createServer((asked, answer) => {
    if (asked.url === watcher) {
      answer.setHeader('Content-Type', 'text/javascript').end(script);
      return;
    }
    const { 'if-none-match': _etag, ...wanted } = asked.headers;
    const headers = { ...wanted, 'accept-encoding': 'identity' };
    const passed = request(site + asked.url, { method: asked.method, headers }, (response) => {
      const isPage = response.headers['content-type']?.startsWith('text/html');
      const { 'content-length': _length, ...rest } = response.headers;
      answer.writeHead(response.statusCode ?? 502, isPage ? rest : response.headers);
      if (!isPage) {
        response.pipe(answer);
        return;
      }
      let html = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => (html += chunk));
      response.on('end', () =>
        answer.end(html.replace('<head>', `<head><script src="${watcher}"></script>`)),
      );
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}`, server };
}
