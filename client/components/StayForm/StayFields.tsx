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
  /** Where the form is: below the bands, in a room's dark strip, in the sheet, or on the form's own page. */
  layout: 'strip' | 'bar' | 'sheet' | 'page';
  room?: BookableRoom | undefined;
  /** A promo code. */
  code?: string | undefined;
  /** Between the days and the guests. */
  calendar?: ReactNode;
  /** Before the button. */
  sum?: ReactNode;
  /** After the button. */
  children?: ReactNode;
}

/**
 * The form: four fields and a button. Sends a plain GET to /book in a new tab without an opener, or from its own page
 * in the same tab.
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
