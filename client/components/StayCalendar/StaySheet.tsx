import { createPortal } from 'react-dom';
import { stayForm } from '../../../generated/content/stay';
import { Dialog } from '../Dialog/Dialog';
import { IconButton } from '../IconButton/IconButton';
import type { DateField } from '../StayForm/StayCell';
import { StayFields } from '../StayForm/StayFields';
import { type StayRoom, useStayForm } from '../StayForm/useStayForm';
import { StayCalendar } from './StayCalendar';
import { StayFoot } from './StayFoot';

interface StaySheetProps {
  room: (StayRoom & { price: number }) | undefined;
  code?: string | undefined;
  /** The day that is being chosen; closed without. */
  field: DateField | undefined;
  onField: (field: DateField) => void;
  onClose: () => void;
}

/** The whole form on phones, from below: both days, one month, guests, sum and button. docs/behavior.md#the-calendar */
export function StaySheet({ room, code, field, onField, onClose }: StaySheetProps) {
  // Outside whatever opens it: a menu that closes would take it along.
  return createPortal(
    <Dialog
      isOpen={field !== undefined}
      onClose={onClose}
      className="stay-sheet"
      aria-labelledby="stay-sheet"
    >
      {(close) => (
        <>
          <div className="stay-sheet__head">
            <h2 id="stay-sheet">{stayForm.title}</h2>
            <IconButton look="plain" icon="close" label="Close" onClick={close} />
          </div>
          {field && <SheetForm room={room} code={code} field={field} onField={onField} />}
        </>
      )}
    </Dialog>,
    document.body,
  );
}

function SheetForm({
  room,
  code,
  field,
  onField,
}: Required<Pick<StaySheetProps, 'room' | 'onField'>> & {
  code: string | undefined;
  field: DateField;
}) {
  const form = useStayForm(room);
  return (
    <StayFields
      form={form}
      layout="sheet"
      room={room}
      code={code}
      isNative={false}
      choosing={field}
      onChoose={onField}
      calendar={
        <StayCalendar texts={form.texts} field={field} months={1} onChange={form.change} onField={onField} />
      }
      sum={<StayFoot room={room} />}
    />
  );
}
