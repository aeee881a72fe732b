import { useEffect, useState } from 'react';
import { optOutContent } from '../../../generated/content/pages/opt-out';
import { usePrivacySignal } from '../../globalPrivacyControl';

/** Whether a category is switched on, by its id. */
type Flags = Readonly<Record<string, boolean>>;

type Category = (typeof optOutContent.categories)[number];

/** How long the banner is shown after saving, in ms. */
const bannerDuration = 3000;

const flagsBy = (value: (category: Category) => boolean): Flags =>
  Object.fromEntries(optOutContent.categories.map((category) => [category.id, value(category)]));

const defaults = flagsBy(({ value }) => value);
const everything = flagsBy(() => true);
const essentials = flagsBy(({ locked }) => locked);

/** What was saved in this visit. It is in the page's memory alone. */
let saved: Flags | undefined;

/**
 * The categories' switches: the defaults until the guest moves one, or all off but the functional one where the
 * browser sends an opt-out signal. docs/behavior.md#opt-out-preferences
 */
export function useOptOutPreferences() {
  const hasSignal = usePrivacySignal();
  const [chosen, setChosen] = useState(saved);
  const [saves, setSaves] = useState(0);
  const [isSaved, setSavedBanner] = useState(false);
  const flags = chosen ?? (hasSignal ? essentials : defaults);

  useEffect(() => {
    if (!saves) return;
    setSavedBanner(true);
    const timer = setTimeout(() => setSavedBanner(false), bannerDuration);
    return () => clearTimeout(timer);
  }, [saves]);

  return {
    flags,
    isSaved,
    set: (id: string, value: boolean) => setChosen({ ...flags, [id]: value }),
    acceptAll: () => setChosen(everything),
    rejectNonEssential: () => setChosen(essentials),
    save() {
      saved = flags;
      console.info('Opt-out preferences', flags);
      setSaves((count) => count + 1);
    },
  };
}
