import { type ReactNode, useEffect, useState } from 'react';
import type { BookableRoom } from '../../../shared/room';
import type { DateField } from '../../../shared/stay';
import { useHydrated } from '../../hooks/useHydrated';
import { StayFields } from './StayFields';
import { useStayCalendar } from './useStayCalendar';
import { type InitialStay, useStayForm } from './useStayForm';

export interface StayFormProps {
  layout: 'strip' | 'bar' | 'page';
  /** The room to book. If omitted, the guest chooses a room on the engine's site. */
  room?: BookableRoom;
  /** A promo code. */
  code?: string | undefined;
  initial?: InitialStay;
  /** Rendered before the submit button. */
  sum?: ReactNode;
}

/** Media query for screens on which the calendar is a sheet. The limit grows with the text size. */
const phoneQuery = '(width < 48em)';

/**
 * The stay form: arrival, departure, adults, children, and a button to the reservation engine. Before hydration, the
 * dates are native inputs. After hydration, guests choose the dates in a calendar, which loads on first interaction.
 * docs/behavior.md#stays
 */
export function StayForm({ layout, room, code, initial, sum }: StayFormProps) {
  const { calendar, ...loading } = useStayCalendar();
  const form = useStayForm(room, { initial, sentences: calendar?.data.errors });
  const [opened, setOpened] = useState<{ field: DateField; kind: 'panel' | 'sheet' }>();
  const isHydrated = useHydrated();
  const isPanel = opened?.kind === 'panel';

  // Switches to the sheet when the window becomes as narrow as a phone, such as when a tablet is rotated.
  useEffect(() => {
    if (!isPanel) return;
    const phone = matchMedia(phoneQuery);
    const switchToSheet = () => setOpened((current) => current && { ...current, kind: 'sheet' });
    phone.addEventListener('change', switchToSheet);
    return () => phone.removeEventListener('change', switchToSheet);
  }, [isPanel]);

  function choose(field: DateField) {
    if (isPanel) setOpened(opened.field === field ? undefined : { ...opened, field });
    else loading.load(() => setOpened({ field, kind: matchMedia(phoneQuery).matches ? 'sheet' : 'panel' }));
  }
  const calendarProps = {
    room,
    code,
    onFieldChange: (field: DateField) => setOpened(opened && { ...opened, field }),
    onClose: () => setOpened(undefined),
  };

  return (
    <>
      <StayFields
        form={form}
        layout={layout}
        room={room}
        code={code}
        isNative={!isHydrated || loading.hasFailed}
        openField={isPanel ? opened.field : undefined}
        onChoose={choose}
        onIntent={loading.prefetch}
        sum={sum}
      >
        {calendar && isPanel && (
          <calendar.StayPanel
            {...calendarProps}
            words={calendar.data.words}
            form={form}
            field={opened.field}
          />
        )}
      </StayFields>
      {calendar && (
        <calendar.StaySheet
          {...calendarProps}
          data={calendar.data}
          field={opened?.kind === 'sheet' ? opened.field : undefined}
        />
      )}
    </>
  );
}
