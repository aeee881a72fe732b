import type { ComponentType, FormEvent, RefObject } from 'react';
import type { checkStay } from '../../shared/checkStay';
import type { LazyData } from '../../shared/lazyData';
import type { BookableRoom } from '../../shared/schema/roomFacts';
import type { StayErrors, StayTexts } from '../../shared/stay';

/** Types shared by the stay form and the calendar. The form fetches the calendar, so neither imports the other. */

export type DateField = 'arrival' | 'departure';

/** What useStayForm returns. */
export interface StayFormState {
  element: RefObject<HTMLFormElement | null>;
  texts: StayTexts;
  errors: StayErrors;
  sleeps: number;
  change(changed: Partial<StayTexts>): void;
  submit(event: FormEvent): void;
}

/** Props that the calendar needs in both the panel and the sheet. */
export interface CalendarProps {
  words: LazyData['calendar']['words'];
  room: BookableRoom | undefined;
  /** The day being chosen. */
  field: DateField;
  onFieldChange: (field: DateField) => void;
}

export interface StayPanelProps extends CalendarProps {
  form: StayFormState;
  onClose: () => void;
}

export interface StaySheetProps extends Omit<CalendarProps, 'field'> {
  /** A promo code. */
  code?: string | undefined;
  /** The day being chosen; undefined while the sheet is closed. */
  field: DateField | undefined;
  onClose: () => void;
}

/** client/components/StayCalendar/index.ts and its texts, fetched when a guest first interacts with a form. */
export interface CalendarModule {
  texts: LazyData['calendar'];
  checkStay: typeof checkStay;
  StayPanel: ComponentType<StayPanelProps>;
  StaySheet: ComponentType<StaySheetProps>;
}
