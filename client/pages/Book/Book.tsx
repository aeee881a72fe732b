import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ageField, stayEntriesOf } from '../../../shared/bookQuery';
import type { PageData } from '../../../shared/pageData';
import { bookPath, isPromoCode, type StayErrors } from '../../../shared/stay';
import { Head } from '../../components/Head/Head';
import { OtherStays } from '../../components/OtherStays/OtherStays';
import { PageStayForm } from '../../components/PageStayForm/PageStayForm';
import { RichText } from '../../components/RichText/RichText';
import { ChosenPrice } from '../../components/StayPrice/ChosenPrice';
import { CodePrice } from '../../components/StayPrice/CodePrice';
import { Supergraphic } from '../../components/Supergraphic/Supergraphic';
import { useFormResult } from '../../forms/formResult';
import { useSiteData } from '../../siteData';
import { useStay } from '../../stay/stayStore';
import { PageDay, PageTime } from '../../stay/today';
import { useChosenStay } from '../../stay/useChosenStay';
import { ServerNights, useNights } from '../../stay/useNights';
import { CheapestNights } from './CheapestNights';
import { type CodeForStay, codeForStay } from './codeForStay';
import { Notes } from './Notes';
import { RoomPrices } from './RoomPrices';
import { refusedStay, Unavailable } from './Unavailable';

/** Returns the heading for the first problem of a stay: invalid fields, the promo code, or the children's ages. */
function headingFor({ page }: PageData['book'], errors: StayErrors, known: CodeForStay | undefined) {
  if (Object.keys(errors).length > 0) return page.mistake.heading;
  return known && known.broken.length > 0 ? page.code.heading : page.ages.heading;
}

/**
 * The stay form on a separate page, filled from the query. Offers link to this page. The server also returns this page
 * for stays that fail validation.
 * docs/behavior.md#book
 */
export default function Book(data: PageData['book']) {
  return (
    <PageDay value={data.today}>
      <PageTime value={data.now}>
        <ServerNights value={data.nights}>
          <BookPage {...data} />
        </ServerNights>
      </PageTime>
    </PageDay>
  );
}

function BookPage(data: PageData['book']) {
  const { page, rooms, words, fields } = data;
  const { hotel, settings, stayForm } = useSiteData();
  const [query] = useSearchParams();
  const { errors } = useFormResult('stay') ?? {};
  const [initial] = useState(() => ({ entries: stayEntriesOf(query), errors: errors ?? {} }));
  const [slug, setSlug] = useState(() => query.get('room'));
  const room = rooms.find((each) => each.slug === slug);
  const entered = query.get('code') ?? '';
  const code = isPromoCode(entered) ? entered : undefined;
  const stay = useStay(initial.entries);
  const nights = useNights(stay);
  const { problem } = useChosenStay(room, initial.entries);
  const known = codeForStay(data, {
    stay,
    room,
    nights,
    hotel,
    hasNights: settings.hasNights,
    today: data.today,
  });
  const refused = refusedStay(data, initial.entries, query.get('room'), hotel);
  const isRefused = refused?.stay.arrival === stay?.arrival && refused?.stay.departure === stay?.departure;
  return (
    <>
      <Head {...page.meta} path={bookPath} indexed={false} />
      <div className="book">
        <div className="stack stack--wide wrap">
          {refused ? (
            <Unavailable data={data} refused={refused} code={code} />
          ) : (
            <>
              <h1>{errors ? headingFor(data, errors, known) : page.heading}</h1>
              <p className="lead">{errors ? page.mistake.text : page.text}</p>
            </>
          )}
          <Notes data={data} known={known} code={code} room={room} initial={initial.entries} />
        </div>
        <Supergraphic arch="button" />
        <div className="stack stack--wide wrap">
          <PageStayForm
            ageWords={page.ages}
            initial={initial}
            {...(room ? { room } : {})}
            code={code}
            ages={query.getAll(ageField)}
            roomField={{ words: fields, rooms, onChoose: setSlug }}
            cancelableLabel={settings.hasFinalRates ? fields.cancelable : undefined}
          />
          <div className="book__sum">
            {known?.sum && stay ? (
              <CodePrice
                words={words}
                code={known.code}
                stay={stay}
                sum={known.sum}
                isExact={settings.hasNights}
              />
            ) : (
              stay && !isRefused && <ChosenPrice room={room} initial={initial.entries} />
            )}
            {stay && nights && problem && !isRefused && (
              <OtherStays nights={nights} stay={stay} room={room?.slug} />
            )}
          </div>
          {(!room || problem) && (
            <RoomPrices data={data} known={known} code={code} initial={initial.entries} />
          )}
          <div className="columns columns--desktop columns--7-5 columns--wide book__end">
            {settings.hasNights && <CheapestNights {...data} />}
            <div className="stack book__notes">
              <p className="small">
                {stayForm.whoCounts} {stayForm.pets}
              </p>
              <p className="small">
                <RichText text={page.cancellation} />
              </p>
              <p>
                <RichText text={page.accessible} />
              </p>
              <p>
                <RichText text={page.call} />
              </p>
            </div>
          </div>
        </div>
      </div>
    </>
  );
}
