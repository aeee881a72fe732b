import { useEffect, useState } from 'react';
import type { Change, Publication, Version } from '../../publish/types';
import { lineOf } from '../../publish/words/sentence';
import { ask } from '../ask';
import { Question } from '../frame/Question';
import { at } from './at';
import { fetchEarlier } from './usePublishing';

interface VersionsProps {
  entry: Pick<Change, 'entry' | 'title'>;
  onBack(publication: Publication): void;
  onClose(): void;
}

/** All publications of one entry: by whom and when, to look at and to bring back. */
export function Versions({ entry: { entry, title }, onBack, onClose }: VersionsProps) {
  const [versions, setVersions] = useState<readonly Publication[]>();
  const [isAll, setAll] = useState(true);
  const [seen, setSeen] = useState<{ of: Publication; version: Version }>();

  async function load(skip: number) {
    const data = await fetchEarlier(skip, entry);
    setVersions((before = []) => [...before.slice(0, skip), ...(data?.publications ?? [])]);
    setAll(data?.isAll ?? true);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry has other versions
  useEffect(() => void load(0), [entry]);

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
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Question>
    );
  return (
    <section className="versions" aria-label={`Versions of ${title}`}>
      <h3>{title}: its versions</h3>
      {versions?.length === 0 && <p>It was not published yet: there is no version to go back to.</p>}
      <ol className="publish__earlier">
        {versions?.map((version) => (
          <li key={version.id}>
            <p className="publish__when">
              <time dateTime={version.at}>{at(version.at)}</time>, {version.by}
              {version.note && `: “${version.note}”`}
            </p>
            <p>{version.changes.map(lineOf).join('; ') || 'The beginning.'}</p>
            <button type="button" className="small-button" onClick={() => void look(version)}>
              Look
            </button>{' '}
            <button type="button" className="small-button" onClick={() => onBack(version)}>
              Bring back
            </button>
          </li>
        ))}
      </ol>
      {!isAll && (
        <button type="button" className="button" onClick={() => void load(versions?.length ?? 0)}>
          Show earlier ones
        </button>
      )}{' '}
      <button type="button" className="button" onClick={onClose}>
        Close
      </button>
    </section>
  );
}
