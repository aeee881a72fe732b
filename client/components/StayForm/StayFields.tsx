import type { ReactNode } from 'react';
import type { BookableRoom } from '../../../shared/room';
import {
  bookPath,
  cancelableField,
  type DateField,
  seenField,
  stayFields,
  sumField,
} from '../../../shared/stay';
import { useSiteData } from '../../siteData';
import { useSeenSum } from '../../stay/useBookingLink';
import { DateCell, type DateFieldsProps, GuestCell } from './StayCell';

interface StayFieldsProps extends DateFieldsProps {
  /** 'strip' below the painted bands, 'bar' in a room page's dark strip, 'sheet' on phones, or 'page' on /book. */
  layout: 'strip' | 'bar' | 'sheet' | 'page';
  room?: BookableRoom | undefined;
  /** A promo code. */
  code?: string | undefined;
  /** Rendered between the dates and the guests. */
  calendar?: ReactNode;
  /** Rendered before the submit button. */
  sum?: ReactNode;
  /** Rendered after the submit button. */
  children?: ReactNode;
}

/**
 * The stay form with four fields and a submit button. Submits a GET request to /book, in a new tab without an opener,
 * or in the same tab if the form is on /book.
 */
export function StayFields({ layout, room, code, calendar, sum, children, ...days }: StayFieldsProps) {
  const { stayForm, ui } = useSiteData();
  const { form } = days;
  const isOwnPage = layout === 'page';
  const seen = useSeenSum(room?.slug, form.entries);
  const firstError = isOwnPage ? stayFields.find((name) => form.errors[name]) : undefined;
  const dateCell = (field: DateField) => (
    <DateCell {...days} field={field} autoFocus={firstError === field} />
  );
  return (
    <form
      ref={form.element}
      className={`stay stay--${layout}`}
      action={bookPath}
      aria-label={stayForm.title}
      {...(isOwnPage ? {} : { target: '_blank', rel: 'noopener' })}
      noValidate
      onSubmit={form.submit}
    >
      {room && !isOwnPage && <input type="hidden" name="room" value={room.slug} />}
      {code && <input type="hidden" name="code" value={code} />}
      {form.entries.cancelable && !isOwnPage && <input type="hidden" name={cancelableField} value="1" />}
      {seen !== undefined && <input type="hidden" name={seenField} value={seen} />}
      {dateCell('arrival')}
      {dateCell('departure')}
      {calendar}
      <GuestCell field="adults" form={form} autoFocus={firstError === 'adults'} />
      <GuestCell field="children" form={form} autoFocus={firstError === 'children'} />
      {sum}
      <button type="submit" className="button button--primary stay__submit">
        {stayForm.submit}
        {!isOwnPage && <span className="visually-hidden"> {ui.controls.newTab}</span>}
      </button>
      {isOwnPage && (
        <noscript>
          <button type="submit" name={sumField} value="1" className="button button--secondary">
            {stayForm.showSum}
          </button>
        </noscript>
      )}
      {children}
    </form>
  );
}
