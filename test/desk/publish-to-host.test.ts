/** A publication arrives where the site is published, beside the work of others, or waits with nothing lost. */
import { renameSync } from 'node:fs';
import { addRemote, cloneOf, makeDesk, type PublishingDesk, room } from '../support/publishing';

jest.setTimeout(180_000);

let desk: PublishingDesk;
let name: string;
let price: number;
beforeEach(() => {
  desk = makeDesk();
  ({ name, price } = desk.room());
});

describe('a site that is sent somewhere', () => {
  let place: string;
  beforeEach(() => {
    place = addRemote(desk);
  });

  it('arrives there', async () => {
    desk.raise();
    expect(await desk.state()).toMatchObject({ isSent: true, waiting: 0 });
    expect((await desk.publish()).last).toHaveProperty('done');
    expect(cloneOf(place).room().price).toBe(price + 10);
    expect(await desk.state()).toMatchObject({ changes: [], waiting: 0 });
  });

  it('is tried again where it did not arrive, with nothing lost or half done', async () => {
    desk.raise();
    const before = desk.everything();
    renameSync(place, `${place}.away`);
    expect((await desk.publish()).last).toEqual({
      error: expect.stringMatching(/cannot be reached.*try again/),
    });
    expect(desk.everything()).toEqual(before);
    renameSync(`${place}.away`, place);
    expect((await desk.publish()).last).toHaveProperty('done');
    expect(cloneOf(place).room().price).toBe(price + 10);
  });

  it('takes in what others published meanwhile', async () => {
    const other = cloneOf(place);
    other.edit<{ places: object[] }>('content/places.json', ({ places: [place] }) => {
      Object.assign(place ?? {}, { street: '1 New Street' });
    });
    other.write('program.ts', 'export const one = 3;\n');
    other.git('commit', '--quiet', '--all', '--message', 'Other work');
    other.git('push', '--quiet');
    desk.raise();
    const { last } = await desk.publish();
    expect(last).toEqual({
      done: {
        changes: [expect.objectContaining({ entry: room })],
        notes: [expect.stringContaining('What Dev published')],
      },
    });
    expect(desk.read('program.ts')).toBe(other.read('program.ts'));
    expect(desk.read('content/places.json')).toBe(other.read('content/places.json'));
    expect(desk.git('status', '--porcelain')).toBe('');
    const clone = cloneOf(place);
    expect([clone.room().price, clone.read('program.ts')]).toEqual([price + 10, other.read('program.ts')]);
    expect(await desk.changes()).toEqual([]);
  });

  it('stays as it is where others changed the same, and she reads what to do', async () => {
    const other = cloneOf(place);
    other.raise(15);
    other.git('commit', '--quiet', '--all', '--message', 'Other price');
    other.git('push', '--quiet');
    desk.raise();
    const before = desk.everything();
    const { last } = await desk.publish();
    expect(last).toEqual({ error: expect.stringContaining(`Dev and you have both changed ${name} since`) });
    expect(desk.everything()).toEqual(before);
    expect(cloneOf(place).room().price).toBe(price + 15);
    // As the sentence says: undo, publish, and the other's price is here.
    desk.edit<{ places: object[] }>('content/places.json', ({ places: [place] }) => {
      Object.assign(place ?? {}, { street: '1 New Street' });
    });
    await desk.undo({ entry: room, to: desk.git('rev-parse', 'HEAD') });
    expect((await desk.publish()).last).toHaveProperty('done');
    expect(desk.room().price).toBe(price + 15);
  });

  it('does not write over work of a programmer on this computer', async () => {
    const other = cloneOf(place);
    other.write('program.ts', 'export const one = 3;\n');
    other.git('commit', '--quiet', '--all', '--message', 'Other work');
    other.git('push', '--quiet');
    desk.write('program.ts', 'export const one = 4;\n');
    desk.raise();
    const before = desk.everything();
    expect((await desk.publish()).last).toEqual({
      error: expect.stringMatching(/a programmer has also changed/),
    });
    expect(desk.everything()).toEqual(before);
  });

  it('gets what a programmer kept on this computer with the next publication', async () => {
    desk.write('program.ts', 'export const one = 5;\n');
    desk.git('commit', '--quiet', '--all', '--message', 'Work');
    expect((await desk.state()).waiting).toBe(1);
    expect((await desk.publish()).last).toEqual({ done: { changes: [], notes: [] } });
    expect(cloneOf(place).read('program.ts')).toBe(desk.read('program.ts'));
    expect((await desk.state()).waiting).toBe(0);
  });
});
