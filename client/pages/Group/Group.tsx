import { useEffect, useState } from 'react';
import { hotelDay } from '../../../shared/hotelDay';
import type { PageData } from '../../../shared/pageData';
import { roomBlockPath, roomPath } from '../../../shared/pages';
import { addDays, bookLink, nightCount, stayFields } from '../../../shared/stay';
import { fill } from '../../../shared/words';
import { lazyModule } from '../../boot/lazyModule';
import { Head } from '../../components/Head/Head';
import { Hero } from '../../components/Hero/Hero';
import { PageStayForm } from '../../components/PageStayForm/PageStayForm';
import { RichText } from '../../components/RichText/RichText';
import { Section } from '../../components/Section/Section';
import { StaySum } from '../../components/StaySum/StaySum';
import { CodeSum } from '../../components/StaySum/sums';
import { TextLink } from '../../components/TextLink/TextLink';
import { useHydrated } from '../../hooks/useHydrated';
import { Link } from '../../navigation/Link';
import { useLabels, useSiteData } from '../../siteData';
import { useStay, useStayTexts } from '../../stay/stay';

type Data = PageData['group'];
type Texts = Data['page'];

export const heroPicture = ({ block }: Data) => block.picture;

const rules = lazyModule(() => import('../../../shared/offers/blockStay'));

/** The code rules, fetched once a guest changes the stay. The sum for the block's own stay is in the page's data. */
function useBlockRules(isNeeded: boolean) {
  const [loaded, setLoaded] = useState(rules.loaded);
  useEffect(() => {
    // If they cannot be loaded, /book checks the stay.
    if (isNeeded) rules.fetch().then(setLoaded, () => {});
  }, [isNeeded]);
  return loaded;
}

/** The unlisted page for a wedding or a group, with its rooms and their rates. */
export default function Group(data: Data) {
  const { page, block } = data;
  const { eyebrow } = page;
  const { hotel } = useSiteData();
  const { longDayLabel } = useLabels();
  const { name, title, paragraphs, picture, firstNight, lastNight, deadline } = block;
  const [today] = useState(() => hotelDay(hotel.locale));
  const departure = addDays(lastNight, 1);
  const span = fill(page.span, {
    from: longDayLabel(firstNight),
    to: longDayLabel(departure),
    year: departure.slice(0, 4),
  });
  const isOver = today > lastNight;
  const isOpen = today <= deadline;
  return (
    <>
      <Head
        title={title}
        description={`${span}. ${hotel.fullName}, ${hotel.addressLine}.`}
        path={roomBlockPath(name)}
        picture={picture}
        indexed={false}
      />
      <Hero eyebrow={eyebrow} title={title} isName subtitle={span} picture={picture} />
      <Section first>
        <div className="columns columns--desktop columns--wide group-stay">
          <div className="stack">
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="lead">
                {paragraph}
              </p>
            ))}
          </div>
          <div className="stack stack--left group-stay__deadline">
            {isOpen ? (
              <Deadline page={page} day={deadline} today={today} />
            ) : (
              <Ended page={page} isOver={isOver} />
            )}
          </div>
        </div>
      </Section>
      {!isOver && <Booking {...data} isOpen={isOpen} today={today} />}
    </>
  );
}

/** The last day to book. The days left are counted in the browser, since a page may be cached for more than a day. */
function Deadline({ page, day, today }: { page: Texts; day: string; today: string }) {
  const { bookBy, lastDay, dayLeft, daysLeft } = page;
  const { dateLabel } = useLabels();
  const left = nightCount({ arrival: today, departure: day });
  return (
    <>
      <h2 className="label">{bookBy}</h2>
      <p className="group-stay__day">{dateLabel(day)}</p>
      {useHydrated() && <p>{left === 0 ? lastDay : `${left} ${left === 1 ? dayLeft : daysLeft}`}</p>}
    </>
  );
}

/** Shown after the deadline, or after the last night. */
function Ended({ page: { over, closed }, isOver }: { page: Texts; isOver: boolean }) {
  const { heading, text } = isOver ? over : closed;
  return (
    <>
      <h2 className="heading">{heading}</h2>
      <p>
        <RichText text={text} />
      </p>
      {isOver && <TextLink to={over.rooms.to}>{over.rooms.label}</TextLink>}
    </>
  );
}

interface BookingProps extends Data {
  isOpen: boolean;
  today: string;
}

/** The stay form, limited to the block's nights, and the block's rooms. Both have usual rates after the deadline. */
function Booking({ page, block, book, words, given: texts, own, isOpen, today }: BookingProps) {
  const { dates, rooms } = page;
  const { hotel } = useSiteData();
  const { wholeAmount } = useLabels();
  const [initial] = useState(() => ({ texts, errors: {} }));
  const stay = useStay(initial.texts);
  const chosen = useStayTexts(texts);
  const isUnchanged = stayFields.every((field) => chosen[field] === texts[field]);
  const parts = useBlockRules(isOpen && !isUnchanged);
  const known = isUnchanged ? own : stay && parts?.blockStay(block, stay, today, hotel, words);
  const { terms, sum } = (isOpen && known) || {};
  const group = isOpen ? block.name : undefined;
  return (
    <Section background="wash">
      <div className="stack stack--wide group-stay__booking">
        <h2 id="dates" className="heading">
          {dates.heading}
        </h2>
        <PageStayForm
          ageWords={book.ages}
          initial={initial}
          within={block}
          extraField={group ? { name: 'group', value: group } : undefined}
        />
        <div role="status">
          {sum && <CodeSum words={words} name={book.code.groupRate} sum={sum} />}
          {!isOpen && <StaySum initial={texts} />}
          {terms && <p>{terms}</p>}
        </div>
        {isOpen && (
          <p>
            <RichText text={dates.text} />
          </p>
        )}
        <h2 id="rooms" className="heading">
          {rooms.heading}
        </h2>
        <ul className="ruled-list">
          {block.rooms.map(({ slug, name, price, rate, occupancy }) => (
            <li key={slug} className="cluster group-rooms__room">
              <h3 translate="no">
                <Link to={roomPath(slug)}>{name}</Link>
              </h3>
              <p>
                <strong className="figure">{wholeAmount(isOpen ? rate : price)}</strong> {hotel.rateNote}
                {isOpen && rate < price && `, ${rooms.usually} ${wholeAmount(price)}`}.{' '}
                {fill(rooms.sleeps, { guests: occupancy })}
              </p>
              <TextLink href={bookLink(isOpen && !terms ? stay : undefined, { room: slug, group })}>
                {rooms.book}
                <span className="visually-hidden">: {name}</span>
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
