import { brokenTerms } from '../../../shared/offers/brokenTerms';
import type { PageContent } from '../../../shared/schema/pages';
import { bookLink } from '../../../shared/stay';
import type { CodeWords } from '../../../shared/ui/defaults';
import { Link } from '../../navigation/Link';
import type { CodeOfStay } from './useCode';

/** A code that the site does not know: the engine checks it. */
export function UnknownCode({ code, text }: { code: string; text: string }) {
  return (
    <p className="stack stack--left book__code">
      <strong translate="no">{code}</strong> {text}
    </p>
  );
}

interface CodeNoteProps {
  page: PageContent<'book'>;
  words: CodeWords;
  known: CodeOfStay;
  room: string | undefined;
}

const startOf = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/**
 * The offer or group of a code with its rule; if it does not hold for the stay, the reasons and a link without the
 * code.
 */
export function CodeNote({ page, words, known, room }: CodeNoteProps) {
  const { broken: doesNotHold, change, goOn, details } = page.code;
  const { title, line, name, path, ruleLabels, stay, broken } = known;
  const isBroken = broken.length > 0;
  return (
    <div className={`stack stack--left book__code${isBroken ? ' book__code--broken' : ''}`}>
      <div>
        <p className="label">{name}</p>
        <h2>{title}</h2>
      </div>
      <p>
        {line}. <Link to={path}>{details}</Link>
      </p>
      <div role="status">
        {isBroken && (
          <>
            <p>
              <strong>
                {startOf(name)} {doesNotHold}
              </strong>{' '}
              {brokenTerms(words, broken, ruleLabels)}
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
