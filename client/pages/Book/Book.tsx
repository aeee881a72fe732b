import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { bookableRooms } from '../../../generated/content/bookableRooms';
import { bookContent } from '../../../generated/content/pages/book';
import { bookPath, isPromoCode, noStay, type StayTexts, stayFields } from '../../../shared/stay';
import { Head } from '../../components/Head/Head';
import { RichText } from '../../components/RichText/RichText';
import { StayForm } from '../../components/StayForm/StayForm';
import { StaySum } from '../../components/StaySum/StaySum';
import { useFormResult } from '../../formResult';

/**
 * The stay form on a page of its own, filled with what its address says: where offers lead, and where a stay that makes no
 * sense comes back. docs/behavior.md#book
 */
export default function Book() {
  const [query] = useSearchParams();
  const errors = useFormResult('stay')?.errors;
  const [given] = useState(() => ({
    texts: Object.fromEntries(stayFields.map((name) => [name, query.get(name) ?? noStay[name]])) as StayTexts,
    errors: errors ?? {},
  }));
  const room = bookableRooms.find(({ slug }) => slug === query.get('room'));
  const code = query.get('code') ?? '';
  const { heading, text } = errors ? bookContent.mistake : bookContent;
  return (
    <>
      <Head {...bookContent.meta} path={bookPath} indexed={false} />
      <div className="book wrap">
        <h1>{heading}</h1>
        <p className="lead">{text}</p>
        {room && (
          <p className="book__room" translate="no">
            {room.name}
          </p>
        )}
        <StayForm
          layout="page"
          given={given}
          {...(room ? { room } : {})}
          code={isPromoCode(code) ? code : undefined}
        />
        <StaySum room={room} className="book__sum" />
        <p>
          <RichText text={bookContent.call} />
        </p>
      </div>
    </>
  );
}
