import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ageField, stayTextsOf } from '../../../shared/bookQuery';
import type { PageData } from '../../../shared/pageData';
import type { PageContent } from '../../../shared/schema/pages';
import { bookPath, isPromoCode, type StayErrors } from '../../../shared/stay';
import { lazyModule } from '../../boot/lazyModule';
import { CodeSum } from '../../components/CodeSum/CodeSum';
import { Head } from '../../components/Head/Head';
import { PageStayForm } from '../../components/PageStayForm/PageStayForm';
import { RichText } from '../../components/RichText/RichText';
import { StayBreakdown, StaySum, useChosenStay } from '../../components/StaySum/StaySum';
import { useFormResult } from '../../forms/formResult';
import { useSiteData } from '../../siteData';
import { GivenNights } from '../../stay/stayNights';
import { CodeNote, UnknownCode } from './CodeNote';
import { type CodeOfStay, useCode } from './useCode';

/** The heading when a stay must be corrected: for invalid fields, else for the code, else for the children's ages. */
function headingFor(
  page: PageContent<'book'>,
  errors: StayErrors,
  known: CodeOfStay | undefined,
  isGroup: boolean,
) {
  if (Object.keys(errors).length > 0 || (isGroup && known?.broken.length)) return page.mistake;
  return known && known.broken.length > 0 ? page.code : page.ages;
}

const stayNights = lazyModule(() => import('./StayNights'));

/** The first render needs it if the server's HTML has nights. */
export async function prepare() {
  if (!globalThis.document || document.getElementById('nights')) await stayNights.fetch();
}

/**
 * The stay form on its own page, filled from the query: the target of offers, and of stays that failed the check.
 * docs/behavior.md#book
 */
export default function Book(data: PageData['book']) {
  const [nights] = useState(() => data.nights && stayNights.loaded()?.givenNights(data.nights));
  return (
    <GivenNights value={nights}>
      <BookPage {...data} />
    </GivenNights>
  );
}

function BookPage(data: PageData['book']) {
  const { page, rooms, group, words } = data;
  const { stayForm } = useSiteData();
  const [query] = useSearchParams();
  const { errors } = useFormResult('stay') ?? {};
  const [given] = useState(() => ({ texts: stayTextsOf(query), errors: errors ?? {} }));
  const room = rooms.find(({ slug }) => slug === query.get('room'));
  const asked = query.get('code') ?? '';
  const code = isPromoCode(asked) && !group ? asked : undefined;
  const Parts = stayNights.loaded();
  const { problem } = useChosenStay(room, given.texts);
  const known = useCode(data, room, given.texts);
  const along = group
    ? ({ name: 'group', value: group.name } as const)
    : code && ({ name: 'code', value: code } as const);
  const { text } = errors ? page.mistake : page;
  const { heading } =
    errors && data.nights
      ? data.nights.words.book
      : errors
        ? headingFor(page, errors, known, group !== undefined)
        : page;
  return (
    <>
      <Head {...page.meta} path={bookPath} indexed={false} />
      <div className="stack stack--wide book wrap">
        <h1>{heading}</h1>
        <p className="lead">{text}</p>
        {room && (
          <p className="book__room" translate="no">
            {room.name}
          </p>
        )}
        {known && <CodeNote words={words} page={page} known={known} room={room?.slug} />}
        {code && !known && <UnknownCode code={code} text={page.code.other} />}
        {Parts && !group && (
          <Parts.StayNote known={data.nights} room={room} given={given.texts} code={code} />
        )}
        <PageStayForm
          ageWords={page.ages}
          given={given}
          {...(room ? { room } : {})}
          along={along || undefined}
          within={group}
          ages={query.getAll(ageField)}
          seen={Parts && <Parts.SeenSum room={room} given={given.texts} />}
        />
        <div className="book__sum">
          {known?.sum ? (
            <CodeSum words={words} name={known.name} sum={known.sum} isLowest={!room} />
          ) : (
            !problem && (
              <>
                <StaySum room={room} given={given.texts} />
                <StayBreakdown room={room} given={given.texts} />
              </>
            )
          )}
        </div>
        {Parts && !room && !group && <Parts.StayRooms rooms={rooms} given={given.texts} code={code} />}
        <p className="small">{stayForm.whoCounts}</p>
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
    </>
  );
}
