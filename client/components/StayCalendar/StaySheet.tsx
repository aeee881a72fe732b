import { createPortal } from 'react-dom';
import type { LazyData } from '../../../shared/lazyData';
import type { DateField } from '../../../shared/stay';
import { useSiteData } from '../../siteData';
import { Dialog } from '../Dialog/Dialog';
import { IconButton } from '../IconButton/IconButton';
import { StayFields } from '../StayForm/StayFields';
import { useStayForm } from '../StayForm/useStayForm';
import { type CalendarProps, StayCalendar } from './StayCalendar';
import { StaySummary } from './StaySummary';

interface SheetProps extends Pick<CalendarProps, 'room' | 'code' | 'onFieldChange'> {
  data: LazyData['calendar'];
}

interface StaySheetProps extends SheetProps {
  /** The date field that the next chosen day fills; undefined while the sheet is closed. */
  field: DateField | undefined;
  onClose: () => void;
}

/** The entire stay form in a sheet on phones: days, calendar, guests, price and button. */
export function StaySheet({ field, onClose, ...form }: StaySheetProps) {
  const { stayForm, ui } = useSiteData();
  // The sheet is in a portal, because inside the mobile menu it would disappear when the menu closes.
  return createPortal(
    <Dialog
      isOpen={field !== undefined}
      onClose={onClose}
      className="stay-sheet"
      aria-labelledby="site-stay-sheet"
    >
      {(close) => (
        <>
          <div className="spread stay-sheet__head">
            <h2 id="site-stay-sheet">{stayForm.title}</h2>
            <IconButton variant="plain" icon="close" label={ui.controls.close} onClick={close} />
          </div>
          {field && <SheetForm {...form} field={field} />}
        </>
      )}
    </Dialog>,
    document.body,
  );
}

function SheetForm({ data, ...choice }: SheetProps & { field: DateField }) {
  const { room, code, field, onFieldChange } = choice;
  const form = useStayForm(room, { sentences: data.errors });
  const calendar = { ...choice, words: data.words };
  return (
    <StayFields
      form={form}
      layout="sheet"
      room={room}
      code={code}
      isNative={false}
      openField={field}
      onChoose={onFieldChange}
      calendar={<StayCalendar {...calendar} form={form} layout="list" />}
      sum={<StaySummary {...calendar} />}
    />
  );
}
