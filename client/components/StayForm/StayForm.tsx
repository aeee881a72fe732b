import { type ReactNode, useEffect, useState } from 'react';
import type { Nights } from '../../../shared/offers/rules';
import type { BookableRoom } from '../../../shared/schema/roomFacts';
import { useHydrated } from '../../hooks/useHydrated';
import type { Along, DateField } from '../../stay/stayParts';
import { StayFields } from './StayFields';
import { useStayCalendar } from './useStayCalendar';
import { type GivenStay, useStayForm } from './useStayForm';

export interface StayFormProps {
  layout: 'strip' | 'bar' | 'page';
  /** The room to book; if omitted, the guest chooses one at the engine. */
  room?: BookableRoom;
  along?: Along | undefined;
  within?: Nights | undefined;
  given?: GivenStay;
  /** Before the button. */
  sum?: ReactNode;
}

/** Below this width, which grows with the text size, the calendar is a sheet. */
const phoneQuery = '(width < 48em)';

/**
 * Arrival, departure, adults, children, and a button to the reservation engine. Native inputs until hydration; then the
 * days are chosen in a calendar, which is loaded on first interaction. docs/behavior.md#stays
 */
export function StayForm({ layout, room, along, within, given, sum }: StayFormProps) {
  const form = useStayForm(room, given);
  const calendar = useStayCalendar();
  const [opened, setOpened] = useState<{ field: DateField; look: 'panel' | 'sheet' }>();
  const isHydrated = useHydrated();
  const { parts } = calendar;
  const isPanel = opened?.look === 'panel';

  // A panel no longer fits when the window becomes as narrow as a phone, as when a tablet is rotated.
  useEffect(() => {
    if (!isPanel) return;
    const phone = matchMedia(phoneQuery);
    const toSheet = () => setOpened((was) => was && { ...was, look: 'sheet' });
    phone.addEventListener('change', toSheet);
    return () => phone.removeEventListener('change', toSheet);
  }, [isPanel]);

  function choose(field: DateField) {
    if (isPanel) setOpened(opened.field === field ? undefined : { ...opened, field });
    else calendar.want(() => setOpened({ field, look: matchMedia(phoneQuery).matches ? 'sheet' : 'panel' }));
  }
  const opening = {
    room,
    within,
    onField: (field: DateField) => setOpened(opened && { ...opened, field }),
    onClose: () => setOpened(undefined),
  };

  return (
    <>
      <StayFields
        form={form}
        layout={layout}
        room={room}
        along={along}
        within={within}
        isNative={!isHydrated || calendar.hasFailed}
        choosing={isPanel ? opened.field : undefined}
        onChoose={choose}
        onTouch={calendar.prefetch}
        sum={sum}
      >
        {parts && isPanel && (
          <parts.StayPanel {...opening} words={parts.texts.words} form={form} field={opened.field} />
        )}
      </StayFields>
      {parts && (
        <parts.StaySheet
          {...opening}
          words={parts.texts.words}
          along={along}
          field={opened?.look === 'sheet' ? opened.field : undefined}
        />
      )}
    </>
  );
}
