import { useEffect, useState } from 'react';
import type { RoomLine } from '../../rooms/list';
import { post } from '../post';

/**
 * The rooms, and what can be done with them.
 * @param say tells the owner what was done, or why not
 * @param onChange called after each change, since the desk's list of what can be changed follows
 */
export function useRooms(say: (words: string) => void, onChange: () => void) {
  const [rooms, setRooms] = useState<readonly RoomLine[]>();
  const [refusal, setRefusal] = useState('');

  useEffect(() => {
    fetch('/desk/rooms')
      .then((answer) => answer.json())
      .then(setRooms);
  }, []);

  /** @returns what the server answered; undefined where it refused */
  async function ask<Data>(action: string, body: unknown, done: string): Promise<Data | undefined> {
    const { data, refusal: reason } = await post<Data>(`/desk/rooms/${action}`, body);
    setRefusal(reason ?? '');
    if (reason) return undefined;
    say(done);
    onChange();
    return data;
  }
  async function change(action: string, body: unknown, done: string) {
    const next = await ask<readonly RoomLine[]>(action, body, done);
    if (next) setRooms(next);
  }

  return {
    rooms,
    refusal,
    move(from: number, to: number) {
      const slugs = (rooms ?? []).map(({ slug }) => slug);
      const [slug = ''] = slugs.splice(from, 1);
      slugs.splice(to, 0, slug);
      return change('order', { slugs }, `Moved to place ${to + 1} of ${slugs.length}.`);
    },
    hide: ({ slug, name }: RoomLine, hidden: boolean) =>
      change('hide', { slug, hidden }, hidden ? `${name} is hidden.` : `${name} is shown.`),
    remove: ({ slug, name }: RoomLine) =>
      change('remove', { slug }, `${name} is removed. Its address leads to all rooms.`),
    /** @returns the new room's slug; undefined where it was refused */
    async copy({ slug: from }: RoomLine, name: string) {
      const made = await ask<{ slug: string }>('copy', { from, name }, `${name} is added, hidden for now.`);
      return made?.slug;
    },
  };
}
