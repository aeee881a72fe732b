import { preferencesForm } from '../components/PreferencesDialog/PreferencesDialog';
import { stayCalendar } from '../components/StayForm/useStayCalendar';
import { fetchLazyData } from '../navigation/fetchLazyData';
import { stayNights } from '../stay/stayNights';

/** Registers the loaders for parts of the site that a page shows only later. */
export function provideLazyParts() {
  stayNights.provide(() => import('../components/StayNights'));
  stayCalendar.provide(async () => {
    const [{ checkStay, StayPanel, StaySheet }, texts] = await Promise.all([
      import('../components/StayCalendar'),
      fetchLazyData('calendar'),
      stayNights.fetch(),
    ]);
    return { checkStay, StayPanel, StaySheet, texts };
  });
  preferencesForm.provide(() => import('../components/PreferencesDialog/PreferencesForm'));
}
