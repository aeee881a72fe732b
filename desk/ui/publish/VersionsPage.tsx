import { useState } from 'react';
import { stem } from '../../../shared/content/kinds';
import { labelOf } from '../../content/labelOf';
import type { Publication, Version } from '../../publish/types';
import { lineOf } from '../../publish/words/sentence';
import { ask } from '../ask';
import { asked } from '../asked';
import { Button } from '../Button';
import { useDesk } from '../frame/DeskContext';
import { hashOf } from '../frame/hash';
import { at, bringBack, Moments, publishAddress, usePublications } from './changes';

const prefix = 'versions/';

/** The part of the desk that lists the versions of an entry: 'content/rooms/the-enci-king.json', 'picture:sun-deck'. */
export const versionsHash = (entry: string): string => prefix + entry;

/** How many publications are shown at a time. */
export const pageLength = 15;

/** All publications of one entry: by whom and when, to look at and to bring back. */
export function VersionsPage() {
  const desk = useDesk();
  const [count, setCount] = useState(pageLength);
  const entry = desk.open.slice(prefix.length);
  const form = desk.data.entries.find(({ path }) => entry === `content/${path}`);
  const title = form?.label ?? labelOf(stem(entry).replace(':', ' '));
  const { publications, isAll } = usePublications(count, { entry });

  async function back({ id, at: time }: Publication) {
    if (!(await bringBack(desk, { entry, title }, id, at(time)))) return;
    location.hash = form ? hashOf(form.path) : 'publish';
    desk.say(`${title} is back. Guests see it once you publish.`);
  }
  async function look(publication: Publication) {
    const query = new URLSearchParams({ entry, to: publication.id });
    const { data } = await ask<Version>('GET', `${publishAddress}/version?${query}`);
    if (!data) return;
    const answer = await asked({
      title: `${title}, ${at(publication.at)}`,
      no: 'Back to the list',
      yes: 'Bring back',
      children: (
        <>
          <p>{data.since.length > 0 ? 'Changed since:' : 'Nothing has changed since.'}</p>
          <ul>
            {data.since.map((change) => (
              <li key={change.entry}>{lineOf(change)}</li>
            ))}
          </ul>
          <dl>
            {data.fields.map(({ label, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a version never changes
              <div key={index}>
                <dt className="note">{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </>
      ),
    });
    if (answer) await back(publication);
  }
  return (
    <section className="page" aria-label={`Versions of ${title}`}>
      <h2>{title}: its versions</h2>
      <Moments moments={publications}>
        {(version) => (
          <>
            <p>{version.changes.map(lineOf).join('; ') || 'The beginning.'}</p>
            <div className="line">
              <Button label="Look" onClick={() => void look(version)} />
              <Button label="Bring back" onClick={() => void back(version)} />
            </div>
          </>
        )}
      </Moments>
      <div className="line">
        {!isAll && <Button label="Show earlier ones" onClick={() => setCount(count + pageLength)} />}
        <a className="button" href={form ? `#${hashOf(form.path)}` : '#publish'}>
          Close
        </a>
      </div>
    </section>
  );
}
