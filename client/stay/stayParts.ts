import type { ComponentType, FormEvent, RefObject } from 'react';
import type { checkStay } from '../../shared/checkStay';
import type { LaterData } from '../../shared/laterData';
import type { Nights } from '../../shared/offers/rules';
import type { RatedRoom } from '../../shared/rates/night';
import type { Stay, StayErrors, StayTexts } from '../../shared/stay';

/** The types that the stay form and the calendar share: the form fetches the calendar, so neither imports the other. */

export type DateField = 'arrival' | 'departure';

/** The room that a form books. */
export interface StayRoom extends RatedRoom {
  occupancy: number;
}

/** What goes along to /book: a promo code, or the name of a group's block. */
export interface Along {
  name: 'code' | 'group';
  value: string;
}

/** What useStayForm returns. */
export interface StayFormState {
  element: RefObject<HTMLFormElement | null>;
  texts: StayTexts;
  errors: StayErrors;
  sleeps: number;
  change(changed: Partial<StayTexts>): void;
  submit(event: FormEvent): void;
}

interface CalendarProps {
  words: LaterData['calendar']['words'];
  room: StayRoom | undefined;
  /** The nights that may be chosen. */
  within?: Nights | undefined;
  onField: (field: DateField) => void;
  onClose: () => void;
}

export interface StayPanelProps extends CalendarProps {
  form: StayFormState;
  field: DateField;
}

export interface StaySheetProps extends CalendarProps {
  along?: Along | undefined;
  /** The day that is being chosen; closed without. */
  field: DateField | undefined;
}

/** client/components/StayCalendar/index.ts and its texts, which are fetched when a form is touched. */
export interface CalendarModule {
  texts: LaterData['calendar'];
  checkStay: typeof checkStay;
  /** Asks for the nights around a stay. */
  wantStay(stay: Stay): Promise<void>;
  StayPanel: ComponentType<StayPanelProps>;
  StaySheet: ComponentType<StaySheetProps>;
}
