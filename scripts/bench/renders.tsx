import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { pageOf } from '../../client/navigation/pageRegistry';
import { Site } from '../../client/Site';
import { readConfig } from '../../server/config';
import { loadHotel } from '../../server/content/load';
import { createSnapshot } from '../../server/content/snapshot';
import { createLogger } from '../../server/logger';
import { loadAllPages } from '../../server/pages/allPages';
import { loadPage } from '../../server/pages/loaders';
import type { Manifest } from '../../server/pages/manifest';
import { createRenderer } from '../../server/pages/render';
import { matchPage } from '../../shared/matchPage';

/** Renders the sample hotel's pages, once as the server does, and once the same tree with React alone. */
export async function createRenders(manifest: Manifest) {
  const config = readConfig({ LOG_LEVEL: 'silent', NODE_ENV: 'production' });
  const snapshot = createSnapshot(await loadHotel('.'), config);
  const modules = await loadAllPages();
  const render = createRenderer(modules, manifest, createLogger(config).logger);

  return (url: string) => {
    const { name, params } = matchPage(url);
    const data = loadPage(name, snapshot, params);
    if (!data) throw new Error(`No page ${url}`);
    const loaded = pageOf(modules[name], { name, path: url, data }, {}, url);
    const pages = { load: async () => loaded, loaded: () => loaded };
    return {
      async site() {
        const { html } = await render({ snapshot, url, status: 200, isPublic: true });
        await finished(html.resume());
      },
      async react() {
        const html = new PassThrough();
        const { pipe } = renderToPipeableStream(
          <StaticRouter location={url}>
            <div id="root">
              <Site data={snapshot.site} pages={pages} formResult={undefined} />
            </div>
          </StaticRouter>,
          { progressiveChunkSize: Number.POSITIVE_INFINITY, onShellReady: () => void pipe(html) },
        );
        await finished(html.resume());
      },
    };
  };
}
