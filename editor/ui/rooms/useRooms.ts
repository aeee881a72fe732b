import { useEffect, useState } from 'react';
import type { RoomLine } from '../../rooms/list';
import type { Naming, Replacement } from '../../rooms/naming';
import { ask as get, post } from '../ask';

/**
 * The rooms, and what can be done with them.
 * @param say tells the owner what was done, or why not
 * @param onChange called after each change, since the desk's list of what can be changed follows
 */
export function useRooms(say: (words: string) => void, onChange: () => void) {
  const [rooms, setRooms] = useState<readonly RoomLine[]>();
  const [refusal, setRefusal] = useState('');
  const [hiding, setHiding] = useState<{ room: RoomLine; namings: readonly Naming[] }>();

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
    /** A room that is named elsewhere: the owner is asked what stands there instead. */
    hiding,
    endHiding: () => setHiding(undefined),
    async hide(room: RoomLine, hidden: boolean, replacements?: readonly Replacement[]) {
      const { slug, name } = room;
      setHiding(undefined);
      if (hidden && !replacements) {
        const { data: namings = [] } = await get<Naming[]>('GET', `/desk/rooms/${slug}/namings`);
        if (namings.length > 0) return setHiding({ room, namings });
      }
      const done = hidden ? `${name} is hidden.` : `${name} is shown.`;
      return change('hide', { slug, hidden, replacements }, done);
    },
    remove: ({ slug, name }: RoomLine) =>
      change('remove', { slug }, `${name} is removed. Its address leads to all rooms.`),
    /** @returns the new room's slug; undefined where it was refused */
    async copy({ slug: from }: RoomLine, name: string) {
      const made = await ask<{ slug: string }>('copy', { from, name }, `${name} is added, hidden for now.`);
      return made?.slug;
    },
  };
}
