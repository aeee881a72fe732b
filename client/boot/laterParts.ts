import { preferencesForm } from '../components/PreferencesDialog/PreferencesDialog';
import { stayCalendar } from '../components/StayForm/useStayCalendar';
import { fetchLater } from '../navigation/fetchLater';

/** Says how parts of the site are loaded that a page shows only later: the calendar and the form in the cookie dialog. */
export function provideLaterParts() {
  stayCalendar.provide(async () => {
    const [{ checkStay, wantStay, StayPanel, StaySheet }, texts] = await Promise.all([
      import('../components/StayCalendar'),
      fetchLater('calendar'),
    ]);
    return { checkStay, wantStay, StayPanel, StaySheet, texts };
  });
  preferencesForm.provide(() => import('../components/PreferencesDialog/PreferencesForm'));
}
