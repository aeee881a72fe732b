import type { ReactNode } from 'react';
import type { Nights } from '../../../shared/offers/rules';
import { bookPath, seenField, stayFields, sumField } from '../../../shared/stay';
import { useSiteData } from '../../siteData';
import { useSeen } from '../../stay/stayNights';
import type { Along, DateField, StayFormState, StayRoom } from '../../stay/stayParts';
import { DateCell, GuestCell } from './StayCell';

export interface StayFieldsProps {
  form: StayFormState;
  /** Where the form is: below the bands, in a room's dark strip, in the sheet, or on the form's own page. */
  layout: 'strip' | 'bar' | 'sheet' | 'page';
  room?: StayRoom | undefined;
  along?: Along | undefined;
  within?: Nights | undefined;
  isNative: boolean;
  /** The day that the calendar is choosing. */
  choosing: DateField | undefined;
  onChoose: (field: DateField) => void;
  onTouch?: () => void;
  /** Between the days and the guests. */
  calendar?: ReactNode;
  /** Before the button. */
  sum?: ReactNode;
  /** After the button. */
  children?: ReactNode;
}

const nothing = () => {};

/**
 * The form: four questions and a button. A plain GET to /book, in a new tab without an opener; on its own page in the
 * same tab.
 */
export function StayFields(props: StayFieldsProps) {
  const { stayForm, ui } = useSiteData();
  const { form, layout, room, along, isNative, choosing, onChoose, onTouch = nothing } = props;
  const isOwnPage = layout === 'page';
  const seen = useSeen(room?.slug, form.texts);
  const firstError = isOwnPage ? stayFields.find((name) => form.errors[name]) : undefined;
  const dateCell = (field: DateField) => (
    <DateCell
      field={field}
      form={form}
      within={props.within}
      isNative={isNative}
      isOpen={choosing === field}
      autoFocus={firstError === field}
      onOpen={() => onChoose(field)}
      onTouch={onTouch}
    />
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
      {along && <input type="hidden" {...along} />}
      {seen !== undefined && <input type="hidden" name={seenField} value={seen} />}
      {dateCell('arrival')}
      {dateCell('departure')}
      {props.calendar}
      <GuestCell field="adults" form={form} autoFocus={firstError === 'adults'} />
      <GuestCell field="children" form={form} autoFocus={firstError === 'children'} />
      {props.sum}
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
      {props.children}
    </form>
  );
}
