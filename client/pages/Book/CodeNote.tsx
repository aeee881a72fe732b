import { bookContent } from '../../../generated/content/pages/book';
import { reasonsFor } from '../../../shared/offers/reasons';
import { bookLink } from '../../../shared/stay';
import { Link } from '../../navigation/Link';
import type { CodeOfStay } from './useCode';

const { broken: doesNotHold, change, goOn, other, details } = bookContent.code;

/** A code that the site does not know: the engine checks it. */
export function UnknownCode({ code }: { code: string }) {
  return (
    <p className="stack stack--left book__code">
      <strong translate="no">{code}</strong> {other}
    </p>
  );
}

interface CodeNoteProps {
  known: CodeOfStay;
  room: string | undefined;
}

const startOf = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/**
 * The offer or group of a code with its rule; if it does not hold for the stay, the reasons and a link without the
 * code. docs/behavior.md#book
 */
export function CodeNote({ known, room }: CodeNoteProps) {
  const { title, summary, name, path, rules, stay, broken } = known;
  const isBroken = broken.length > 0;
  return (
    <div className={isBroken ? 'X book__code--broken' : 'X'}>
      <div>
        <p className="label">{name}</p>
        <h2>{title}</h2>
      </div>
      <p>
        {summary} <Link to={path}>{details}</Link>
      </p>
      <div role="status">
        {isBroken && (
          <>
            <p>
              <strong>
                {startOf(name)} {doesNotHold}
              </strong>{' '}
              {reasonsFor(broken, rules, stay).join(' ')}
            </p>
            <p>{change}</p>
          </>
        )}
      </div>
      {isBroken && (
        <a className="button button--secondary" href={bookLink(stay, { room })}>
          {goOn}
        </a>
      )}
    </div>
  );
}
