import { createServer } from 'node:http';
import { copyHotel, type HotelFolder } from '../../../test/support/hotel-folder';
import { freePort } from '../../../tools/harness/serverProcess';
import { finishSave } from '../../content/saves';
import { deskKey } from '../../http/key';
import { createDesk } from '../../server';
import { bundleDesk } from '../../ui/bundle';

/** The desk of a copy of the sample hotel, in this process. */
export interface RunningDesk {
  url: string;
  /** What the desk's address carries at first: `${url}/desk?key=${key}`. */
  key: string;
  port: number;
  hotel: HotelFolder;
  /** A file of content/ as it is on disk: 'rooms/the-enci-king'. */
  // biome-ignore lint/suspicious/noExplicitAny: files of every shape
  json(file: string): any;
  /** What the desk has printed. */
  output(): string;
  stop(): Promise<void>;
}

/** Opens the desk as `npm run edit` does. @param hotel else the sample hotel's folder with all its pictures */
export async function startDesk(hotel = copyHotel()): Promise<RunningDesk> {
  const { root } = hotel;
  const port = await freePort();
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  await finishSave(root);
  const key = await deskKey(root);
  const server = createServer(await createDesk({ root, say, port, key, bundle: await bundleDesk(root) }));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    ...{ url: `http://127.0.0.1:${port}`, key, port, hotel },
    json: (file) => JSON.parse(hotel.read(`content/${file}.json`)),
    output: () => lines.join('\n'),
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
