import { createServer, type RequestListener } from 'node:http';
import { freePort } from '../../../tools/harness/serverProcess';
import { finishSave } from '../../content/saves';
import { deskKey } from '../../http/key';
import { createDesk } from '../../server';
import { bundleDesk } from '../../ui/bundle';
import { type DeskProcess, startDesk as start } from './desk-process';
import { copyProject, copyWholeHotel, type HotelCopy } from './project-copy';

/** The desk of a copy of the sample hotel. */
export interface RunningDesk extends DeskProcess {
  hotel: HotelCopy;
  /** A file of content/ as it is on disk: 'rooms/the-enci-king'. */
  // biome-ignore lint/suspicious/noExplicitAny: files of every shape
  json(file: string): any;
}

const withHotel = (hotel: HotelCopy, desk: DeskProcess): RunningDesk => ({
  ...desk,
  hotel,
  json: (file) => JSON.parse(hotel.read(`content/${file}.json`)),
});

/** Opens the desk as `npm run edit` does. The preview builds the program, so that it is copied, too. */
export async function startDesk(): Promise<RunningDesk> {
  const project = copyProject();
  return withHotel(project, await start(project.root, project.root));
}

const emptyPage: RequestListener = (_, res) =>
  res.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Empty</title>');

/** Opens the desk in this process, with an empty page as its preview: most of its work is to build and show the site. */
export async function startDeskAlone(): Promise<RunningDesk> {
  const hotel = copyWholeHotel();
  const { root } = hotel;
  const port = await freePort(2);
  const [url, preview] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${port + 1}`];
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  await finishSave(root);
  const key = await deskKey(root);
  const bundle = await bundleDesk(root);
  const servers = [createDesk({ root, say, port, key, preview, bundle }), emptyPage].map((listener) =>
    createServer(listener),
  );
  await Promise.all(
    servers.map(
      (server, index) => new Promise<void>((resolve) => server.listen(port + index, '127.0.0.1', resolve)),
    ),
  );
  return withHotel(hotel, {
    ...{ url, key, preview, port, output: () => said.join('\n') },
    async stop() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  });
}
