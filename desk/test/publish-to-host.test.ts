/** Publications reach the remote repository together with the changes of others; if they cannot, nothing is lost. */
import { renameSync } from 'node:fs';
import { addRemote, cloneOf, makeDesk, type PublishingDesk, type RoomFile, room } from './support/publishing';

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

  it('arrives there, and is tried again where it did not, with nothing lost or half done', async () => {
    desk.raise();
    expect(await desk.state()).toMatchObject({ isSent: true, waiting: 0 });
    const before = desk.everything();
    renameSync(place, `${place}.away`);
    expect((await desk.publish()).last).toEqual({
      error: expect.stringMatching(/cannot be reached.*try again/),
    });
    expect(desk.everything()).toEqual(before);
    renameSync(`${place}.away`, place);
    expect((await desk.publish()).last).toHaveProperty('done');
    expect(cloneOf(place).room().price).toBe(price + 10);
    expect(await desk.state()).toMatchObject({ changes: [], waiting: 0 });
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

  /** Another computer publishes a change of the same file. */
  const meanwhile = (change: (other: PublishingDesk) => void) => {
    const other = cloneOf(place);
    change(other);
    other.git('commit', '--quiet', '--all', '--message', 'Other work');
    other.git('push', '--quiet');
  };
  const rename = (on: PublishingDesk, name: string) =>
    on.edit<RoomFile>(room, (file) => void Object.assign(file, { name }));

  it('joins what others changed in other fields of the same lines, without a question', async () => {
    const intro = (file: { page: { intro: string[] } }, words: string) => void file.page.intro.push(words);
    // Git alone would report a conflict: the changes are on neighboring lines.
    meanwhile((other) => other.edit<never>(room, (file) => intro(file, 'Their words.')));
    meanwhile((other) => other.raise(15));
    rename(desk, 'Enci King by the Sea');
    expect((await desk.publish()).last).toHaveProperty('done');
    expect(cloneOf(place).room()).toMatchObject({ name: 'Enci King by the Sea', price: price + 15 });
    expect(desk.read(room)).toBe(cloneOf(place).read(room));
    expect(desk.git('status', '--porcelain')).toBe('');
  });

  it('asks where others changed the same field, with both, and takes the one that she chose', async () => {
    meanwhile((other) => other.raise(15));
    desk.raise();
    const before = desk.everything();
    const { last } = await desk.publish();
    const conflict = { file: room, path: ['price'], mine: price + 10, theirs: price + 15 };
    expect(last).toEqual({ conflicts: [{ ...conflict, label: `${name}, Price` }] });
    expect(desk.everything()).toEqual(before);
    expect(cloneOf(place).room().price).toBe(price + 15);

    const choice = { file: room, path: ['price'], theirs: price + 15, isMine: true };
    // The value changes again before the owner has chosen.
    meanwhile((other) => other.raise(5));
    expect((await desk.publish({ choices: [choice] })).last).toHaveProperty('conflicts');
    const theirs = { ...choice, theirs: price + 20, isMine: false };
    expect((await desk.publish({ choices: [theirs] })).last).toHaveProperty('done');
    expect([desk.room().price, cloneOf(place).room().price]).toEqual([price + 20, price + 20]);

    meanwhile((other) => other.raise());
    desk.raise(1);
    const mine = { ...choice, theirs: price + 30 };
    expect((await desk.publish({ choices: [mine] })).last).toHaveProperty('done');
    expect([desk.room().price, cloneOf(place).room().price]).toEqual([price + 21, price + 21]);
  });

  it('stays as it is where others removed what she changed, and she reads what to do', async () => {
    const suite = 'content/rooms/swamis-peak-suite.json';
    meanwhile((other) => other.git('rm', '--quiet', suite));
    desk.edit<RoomFile>(suite, (file) => {
      file.price += 10;
    });
    const before = desk.everything();
    expect((await desk.publish()).last).toEqual({
      error: expect.stringMatching(/^Dev and you have both changed .* Nothing was published: undo/),
    });
    expect(desk.everything()).toEqual(before);
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
