import { preferencesForm } from '../components/PreferencesDialog/PreferencesDialog';
import { stayCalendar } from '../components/StayForm/useStayCalendar';
import { fetchLater } from '../navigation/fetchLater';
import { stayNights } from '../stay/stayNights';

/** Registers the loaders for parts of the site that a page shows only later. */
export function provideLaterParts() {
  stayNights.provide(() => import('../components/StayNights'));
  stayCalendar.provide(async () => {
    const [{ checkStay, StayPanel, StaySheet }, texts] = await Promise.all([
      import('../components/StayCalendar'),
      fetchLater('calendar'),
      stayNights.fetch(),
    ]);
    return { checkStay, StayPanel, StaySheet, texts };
  });
  preferencesForm.provide(() => import('../components/PreferencesDialog/PreferencesForm'));
}
