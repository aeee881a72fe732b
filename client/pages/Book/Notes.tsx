import { brokenTerms } from '../../../shared/offers/rules';
import type { BookedNights, PageData } from '../../../shared/pageData';
import { offerPath } from '../../../shared/pages';
import type { BookableRoom } from '../../../shared/room';
import { bookLink, type StayEntries } from '../../../shared/stay';
import { withTax } from '../../../shared/stayCost';
import { fill } from '../../../shared/templates';
import { Link } from '../../navigation/Link';
import { useLabels, useSiteData } from '../../siteData';
import { useChosenStay } from '../../stay/useChosenStay';
import type { CodeForStay } from './codeForStay';

export interface NotesProps {
  data: PageData['book'];
  known: CodeForStay | undefined;
  /** The promo code in the query. */
  code: string | undefined;
  room: BookableRoom | undefined;
  initial: StayEntries;
}

/** Notes above the form, about the promo code and the stay. */
export function Notes({ data, known, ...stayProps }: NotesProps) {
  return (
    <>
      {known && <CodeNote words={data.words} page={data.page} known={known} room={stayProps.room?.slug} />}
      {stayProps.code && !known && (
        // The code belongs to no offer, so the booking engine validates the code.
        <p className="stack stack--left book__code">
          <strong translate="no">{stayProps.code}</strong> {data.page.code.other}
        </p>
      )}
      {data.nights && <StayNote known={data.nights} room={stayProps.room} initial={stayProps.initial} />}
    </>
  );
}

interface CodeNoteProps extends Pick<PageData['book'], 'page' | 'words'> {
  known: CodeForStay;
  room: string | undefined;
}

/** Shows a promo code's offer. If the code does not apply to the stay, also shows why, and a link without the code. */
function CodeNote({ page, words, known, room }: CodeNoteProps) {
  const { broken: brokenText, change, goOn, details } = page.code;
  const { id, title, line, code, ruleLabels, stay, broken } = known;
  const isBroken = broken.length > 0;
  return (
    <div className={`stack stack--left book__code${isBroken ? ' book__code--broken' : ''}`}>
      <div>
        <p className="label">{code}</p>
        <h2>{title}</h2>
      </div>
      <p>
        {line}. {id && <Link to={offerPath(id)}>{details}</Link>}
      </p>
      <div role="status">
        {isBroken && (
          <>
            <p>
              <strong>
                {code} {brokenText}
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

/** Says whether the price has changed since the guest last saw it, and when the server fetched the price. */
function StayNote({
  known,
  room,
  initial: entries,
}: Pick<NotesProps, 'room' | 'initial'> & { known: BookedNights }) {
  const { hotel } = useSiteData();
  const { amountLabel } = useLabels();
  const { cost } = useChosenStay(room, entries);
  const { before, words } = known;
  const { changed, asOf } = words.book;
  return (
    <div className="stack stack--left" role="status">
      {cost && before !== undefined && before !== cost.sum && (
        <p>
          <strong>
            {fill(changed, {
              before: amountLabel(withTax(before, hotel).total),
              now: amountLabel(cost.total),
            })}
          </strong>
        </p>
      )}
      {known.asOf && <p className="small">{fill(asOf, { time: known.asOf })}</p>}
    </div>
  );
}
