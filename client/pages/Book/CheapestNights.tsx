import type { PageData } from '../../../shared/pageData';
import {
  firstArrival,
  firstDay,
  monthField,
  searchAnchor,
  searchLink,
  searchMonths,
  weekendLength,
} from '../../../shared/rates/cheapestStays';
import { bookLink, bookPath, cancelableField, defaultStay, type Stay } from '../../../shared/stay';
import { fill } from '../../../shared/templates';
import { Button } from '../../components/Button/Button';
import { CancelNote } from '../../components/StayPrice/CancelNote';
import { useLabels, useSiteData } from '../../siteData';
import { ratePlanLabel } from '../../stay/ratePlanLabel';

type Data = Pick<PageData['book'], 'today' | 'fields' | 'search'>;

/** The longest stay in the list of lengths, in nights. */
const listedNights = 7;

/** A search form for the cheapest nights of a month, followed by the stays found. docs/behavior.md#book */
export function CheapestNights({ today, fields: { cancelable, search: words }, search }: Data) {
  const { settings } = useSiteData();
  const { monthLabel, nightsLabel } = useLabels();
  const { adults, children } = search ?? defaultStay;
  return (
    <section className="stack cheapest" id={searchAnchor}>
      <h2 className="heading">{words.heading}</h2>
      <form className="cluster cheapest__form" action={`${bookPath}#${searchAnchor}`}>
        <label className="stack cheapest__field">
          <span className="small">{words.month}</span>
          <select name={monthField} defaultValue={search?.month}>
            {searchMonths(today).map((month) => (
              <option key={month} value={month}>
                {monthLabel(firstDay(month))}
              </option>
            ))}
          </select>
        </label>
        <label className="stack cheapest__field">
          <span className="small">{words.nights}</span>
          <select name="nights" defaultValue={search?.isWeekend ? weekendLength : (search?.nights ?? 2)}>
            <option value={weekendLength}>{words.weekendOption}</option>
            {Array.from({ length: Math.max(listedNights, search?.nights ?? 0) }, (_, index) => (
              <option key={nightsLabel(index + 1)} value={index + 1}>
                {nightsLabel(index + 1)}
              </option>
            ))}
          </select>
        </label>
        <input type="hidden" name="adults" value={adults} />
        <input type="hidden" name="children" value={children} />
        {settings.hasFinalRates && (
          <label className="row fine stay__cancelable">
            <input
              className="checkbox__box"
              type="checkbox"
              name={cancelableField}
              value="1"
              defaultChecked={search?.isCancelable}
            />
            {cancelable}
          </label>
        )}
        <Button type="submit" variant="secondary">
          {words.submit}
        </Button>
      </form>
      {search && <Results words={words} search={search} />}
    </section>
  );
}

type ResultsProps = { words: Data['fields']['search']; search: NonNullable<Data['search']> };

/** The stays found, or the reason why there are none. */
function Results({ words, search }: ResultsProps) {
  const { ui } = useSiteData();
  const { exactAmount, monthLabel, nightsLabel, rangeLabel } = useLabels();
  const { stays, problem, next, planWords, ...wanted } = search;
  const { month, nights, isWeekend, adults, children, isCancelable } = wanted;
  const values = {
    month: monthLabel(firstDay(month)),
    nights: isWeekend ? words.weekend : nightsLabel(nights),
  };
  if (stays.length === 0)
    return (
      <p role="status">
        <strong>{fill(problem ? words[problem] : words.unknown, values)}</strong>{' '}
        {next && (
          <a href={searchLink({ ...wanted, month: next })}>
            {fill(words.next, { month: monthLabel(firstDay(next)) })}
          </a>
        )}
      </p>
    );
  return (
    <>
      <p role="status">
        <strong>{fill(words.found, values)}</strong> {ui.rooms.totalNote}
      </p>
      <CancelNote arrival={firstArrival(stays)} className="small" />
      <ol className="ruled-list">
        {stays.map(({ arrival, departure, cost }) => {
          const stay: Stay = { arrival, departure, adults, children, isCancelable };
          return (
            <li key={arrival} className="cluster spread">
              <span>
                <a href={bookLink(stay, { seen: cost.sum })}>{rangeLabel(arrival, departure)}</a>{' '}
                <span className="small" translate="no">
                  {cost.name}
                </span>
              </span>{' '}
              <span>
                <strong className="figure">{exactAmount(cost.total)}</strong>{' '}
                {cost.plan && <span className="small">{ratePlanLabel(cost.plan, planWords)}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
