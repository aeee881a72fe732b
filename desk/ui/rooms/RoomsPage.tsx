import { roomPath } from '../../../shared/room';
import type { RoomLine } from '../../rooms/list';
import type { Naming } from '../../rooms/naming';
import { ask, post } from '../ask';
import { asked } from '../asked';
import { Button, MoveButtons } from '../Button';
import { CopyRemove } from '../frame/CopyRemove';
import { useDesk } from '../frame/DeskContext';
import { useData } from '../useData';

const address = '/desk/rooms';

/** Where a room is named that is to be hidden, and what stands there instead: the owner reads and changes each. */
const askReplacements = (name: string, namings: readonly Naming[], others: readonly RoomLine[]) =>
  asked({
    title: `Hide ${name}?`,
    no: 'Leave it',
    yes: 'Hide and change these',
    children: (
      <>
        <p>It is named elsewhere. Read what will stand there instead: is it true of the other room?</p>
        {namings.map(({ file, path, where, value, isRoom }, index) => {
          const key = [file, ...path].join('.');
          if (value === null) return <p key={key}>{where}: is taken out.</p>;
          const props = { id: `naming-${index}`, name: String(index), defaultValue: value };
          return (
            <div key={key} className="field">
              <label className="field__label" htmlFor={`naming-${index}`}>
                {where}
              </label>
              {isRoom ? (
                <select {...props}>
                  {others.map((other) => (
                    <option key={other.slug} value={other.slug}>
                      {other.name}
                    </option>
                  ))}
                </select>
              ) : (
                <textarea {...props} rows={4} />
              )}
            </div>
          );
        })}
      </>
    ),
  });

/** All rooms: their prices as guests see them, their order, and what becomes of each. */
export function RoomsPage() {
  const { data, act } = useDesk();
  const { data: rooms = [] } = useData<readonly RoomLine[]>(address, data);

  async function hide({ slug, name, hidden }: RoomLine) {
    const { data: namings = [] } = hidden ? {} : await ask<Naming[]>('GET', `${address}/${slug}/namings`);
    const others = rooms.filter((room) => room.slug !== slug && !room.hidden);
    const answer = namings.length > 0 ? await askReplacements(name, namings, others) : new FormData();
    if (!answer) return;
    const replacements = namings.map(({ file, path }, index) => ({
      ...{ file, path },
      // Texts are one paragraph.
      value:
        answer
          .get(String(index))
          ?.toString()
          .replace(/\s*\n\s*/g, ' ') ?? null,
    }));
    const change = post(`${address}/hide`, { slug, hidden: !hidden, replacements });
    await act(change, `${name} is ${hidden ? 'shown' : 'hidden'}.`);
  }

  return (
    <div className="page">
      <h2>All rooms and prices</h2>
      <p className="note">
        A rate is for one night, with the amenity fee in it and without tax. Guests see the rooms in this
        order.
      </p>
      <ol className="rows">
        {rooms.map((room, index) => {
          const { slug, name, rate, fee, seen, hidden, missing } = room;
          return (
            <li key={slug} className={hidden ? 'room-row room-row--hidden' : 'room-row'}>
              <h3>
                <a href={`#rooms/${slug}`}>{name}</a>
                {hidden && <span className="quiet"> hidden</span>}
              </h3>
              <p className="note">{roomPath(slug)}</p>
              <dl className="line">
                {[
                  ['Rate', rate === undefined ? '–' : `$${rate}`],
                  ['Fee in it', `$${fee}`],
                  ['Guests see', seen || '–'],
                ].map(([term, amount]) => (
                  <div key={term}>
                    <dt className="note">{term}</dt>
                    <dd>{amount}</dd>
                  </div>
                ))}
              </dl>
              {missing.length > 0 && <p className="note">Still missing: {missing.join(', ')}</p>}
              <div className="line">
                <MoveButtons
                  name={name}
                  index={index}
                  count={rooms.length}
                  onMove={(place) =>
                    void act(
                      post(`${address}/move`, { slug, place }),
                      `Moved to place ${place + 1} of ${rooms.length}.`,
                    )
                  }
                />
                <Button label={hidden ? 'Show' : 'Hide'} of={name} onClick={() => void hide(room)} />
                <CopyRemove path={`rooms/${slug}.json`} label={name} />
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
