import { useState } from 'react';
import type { Change, Publication, Version } from '../../publish/types';
import { lineOf } from '../../publish/words/sentence';
import { ask } from '../ask';
import { Button } from '../Button';
import { Question } from '../frame/Question';
import { at, Moments } from './Moments';
import { usePublications } from './usePublishing';

interface VersionsProps {
  entry: Pick<Change, 'entry' | 'title'>;
  onBack(publication: Publication): void;
  onClose(): void;
}

/** All publications of one entry: by whom and when, to look at and to bring back. */
export function Versions({ entry: { entry, title }, onBack, onClose }: VersionsProps) {
  const { publications, showMore } = usePublications(entry);
  const [seen, setSeen] = useState<{ of: Publication; version: Version }>();

  async function look(of: Publication) {
    const query = new URLSearchParams({ entry, to: of.id });
    const { data } = await ask<Version>('GET', `/desk/publish/version?${query}`);
    if (data) setSeen({ of, version: data });
  }

  if (seen)
    return (
      <Question
        title={`${title}, ${at(seen.of.at)}`}
        no={{ label: 'Back to the list', act: () => setSeen(undefined) }}
        yes={{ label: 'Bring back', act: () => onBack(seen.of) }}
      >
        <p>{seen.version.since.length > 0 ? 'Changed since:' : 'Nothing has changed since.'}</p>
        <ul>
          {seen.version.since.map((change) => (
            <li key={change.entry}>{lineOf(change)}</li>
          ))}
        </ul>
        <dl className="versions__fields">
          {seen.version.fields.map(({ label, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a version never changes
            <div key={index}>
              <dt className="note">{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Question>
    );
  return (
    <section aria-label={`Versions of ${title}`}>
      <h3>{title}: its versions</h3>
      <Moments moments={publications}>
        {(version) => (
          <>
            <p>{version.changes.map(lineOf).join('; ') || 'The beginning.'}</p>
            <div className="line">
              <Button label="Look" onClick={() => void look(version)} />
              <Button label="Bring back" onClick={() => onBack(version)} />
            </div>
          </>
        )}
      </Moments>
      <div className="line">
        {showMore && <Button label="Show earlier ones" onClick={showMore} />}
        <Button label="Close" onClick={onClose} />
      </div>
    </section>
  );
}
