import { type MouseEvent, type ReactNode, useState } from 'react';
import type { BookableRoom } from '../../../shared/room';
import { bookPath, type DateField } from '../../../shared/stay';
import { isPlainClick } from '../../navigation/Link';
import { useLabels, useSiteData } from '../../siteData';
import { stayLabel } from '../../stay/stayLabel';
import { useStay } from '../../stay/stayStore';
import { useStayCalendar } from '../StayForm/useStayCalendar';

interface StayLinkProps {
  className: string;
  room?: BookableRoom;
  /** Called when the sheet opens. */
  onOpen?: () => void;
  /** Content before the stay's label. */
  children?: ReactNode;
}

/**
 * A link with the chosen stay, or with a prompt to choose a stay. A click opens the sheet with the stay form. Without
 * JavaScript, the link goes to /book. docs/behavior.md#stays
 */
export function StayLink({ className, room, onOpen, children }: StayLinkProps) {
  const { stayForm } = useSiteData();
  const labels = useLabels();
  const stay = useStay();
  const { calendar, load, prefetch, hasFailed } = useStayCalendar();
  const [field, setField] = useState<DateField>();

  function open(event: MouseEvent) {
    if (hasFailed || !isPlainClick(event)) return;
    event.preventDefault();
    load(() => {
      onOpen?.();
      setField('arrival');
    });
  }

  return (
    <>
      <a
        className={className}
        href={room ? `${bookPath}?room=${room.slug}` : bookPath}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        {children}
        <span className="stay-link__words">{stay ? stayLabel(stay, stayForm, labels) : stayForm.open}</span>
      </a>
      {calendar && (
        <calendar.StaySheet
          data={calendar.data}
          room={room}
          field={field}
          onFieldChange={setField}
          onClose={() => setField(undefined)}
        />
      )}
    </>
  );
}
