import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { bookableRooms } from '../../../generated/content/bookableRooms';
import { bookContent } from '../../../generated/content/pages/book';
import { ageField, stayTextsOf } from '../../../shared/bookQuery';
import { bookPath, isPromoCode, type StayErrors } from '../../../shared/stay';
import { CodeSum } from '../../components/CodeSum/CodeSum';
import { Head } from '../../components/Head/Head';
import { PageStayForm } from '../../components/PageStayForm/PageStayForm';
import { RichText } from '../../components/RichText/RichText';
import { StayBreakdown, StaySum } from '../../components/StaySum/StaySum';
import { useFormResult } from '../../forms/formResult';
import { useSiteData } from '../../siteData';
import { CodeNote, UnknownCode } from './CodeNote';
import { type CodeOfStay, useCode } from './useCode';

/** The heading when a stay must be corrected: for invalid fields, else for the code, else for the children's ages. */
function headingFor(errors: StayErrors, known: CodeOfStay | undefined, isGroup: boolean) {
  if (Object.keys(errors).length > 0 || (isGroup && known?.broken.length)) return bookContent.mistake;
  return known && known.broken.length > 0 ? bookContent.code : bookContent.ages;
}

/**
 * The stay form on its own page, filled from the query: the target of offers, and of stays that failed the check.
 * docs/behavior.md#book
 */
export default function Book() {
  const { stayForm } = useSiteData();
  const [query] = useSearchParams();
  const { errors, group } = useFormResult('stay') ?? {};
  const [given] = useState(() => ({ texts: stayTextsOf(query), errors: errors ?? {} }));
  const room = bookableRooms.find(({ slug }) => slug === query.get('room'));
  const asked = query.get('code') ?? '';
  const code = isPromoCode(asked) && !group ? asked : undefined;
  const known = useCode({ code, group, room }, given.texts);
  const along = group
    ? ({ name: 'group', value: group.name } as const)
    : code && ({ name: 'code', value: code } as const);
  const { text } = errors ? bookContent.mistake : bookContent;
  const { heading } = errors ? headingFor(errors, known, group !== undefined) : bookContent;
  return (
    <>
      <Head {...bookContent.meta} path={bookPath} indexed={false} />
      <div className="stack stack--wide book wrap">
        <h1>{heading}</h1>
        <p className="lead">{text}</p>
        {room && (
          <p className="book__room" translate="no">
            {room.name}
          </p>
        )}
        {known && <CodeNote known={known} room={room?.slug} />}
        {code && !known && <UnknownCode code={code} />}
        <PageStayForm
          given={given}
          {...(room ? { room } : {})}
          along={along || undefined}
          within={group}
          ages={query.getAll(ageField)}
        />
        <div className="book__sum">
          {known?.sum ? (
            <CodeSum name={known.name} sum={known.sum} />
          ) : (
            <>
              <StaySum room={room} given={given.texts} />
              <StayBreakdown room={room} given={given.texts} />
            </>
          )}
        </div>
        <p className="small">{stayForm.whoCounts}</p>
        <p className="small">
          <RichText text={bookContent.cancellation} />
        </p>
        <p>
          <RichText text={bookContent.accessible} />
        </p>
        <p>
          <RichText text={bookContent.call} />
        </p>
      </div>
    </>
  );
}
