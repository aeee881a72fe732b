import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PageContent } from '../../../shared/schema/pages';
import { usePrivacySignal } from '../../privacy/globalPrivacyControl';
import { storedFlags, storeFlags } from '../../privacy/storedFlags';

/** Whether a cookie category is enabled, by category ID. */
type Flags = Readonly<Record<string, boolean>>;

type Category = PageContent<'opt-out'>['categories'][number];

/** How long the banner is shown after saving, in ms. */
const bannerDuration = 3000;

/** Key in localStorage; the value is Flags as JSON. */
const storageKey = 'optOutPreferences';

const flagsBy = (categories: readonly Category[], value: (category: Category) => boolean): Flags =>
  Object.fromEntries(categories.map((category) => [category.id, value(category)]));

/** Returns the stored JSON; null if there is none or storage is blocked. */
function storedText(): string | null {
  try {
    return storedFlags(storageKey);
  } catch {
    return null;
  }
}

function onStorage(callback: () => void): () => void {
  window.addEventListener('storage', callback);
  return () => window.removeEventListener('storage', callback);
}

/** Returns the saved flags, or the default for each invalid flag. Locked categories are always enabled. */
function savedFlags(text: string | null, categories: readonly Category[]): Flags {
  try {
    const saved = new Map<string, unknown>(Object.entries(JSON.parse(text ?? '{}') ?? {}));
    return flagsBy(categories, ({ id, value, locked }) => {
      const flag = saved.get(id);
      return locked || (typeof flag === 'boolean' ? flag : value);
    });
  } catch (error) {
    console.error('Stored opt-out preferences could not be read', error);
    return flagsBy(categories, ({ value }) => value);
  }
}

function store(flags: Flags) {
  console.info('Opt-out preferences', flags);
  try {
    storeFlags(storageKey, flags);
  } catch (error) {
    console.error('Opt-out preferences could not be saved', error);
  }
}

/**
 * The state of the switches: the saved flags, or the defaults. If the browser sends the privacy signal, only locked
 * categories are enabled until the guest saves a choice.
 */
export function useOptOutPreferences(categories: readonly Category[]) {
  const hasSignal = usePrivacySignal();
  const stored = useSyncExternalStore(onStorage, storedText, () => null);
  const [chosen, setChosen] = useState<Flags>();
  /** Number of saves since the banner was last hidden. */
  const [saveCount, setSaveCount] = useState(0);
  const essentials = flagsBy(categories, ({ locked }) => locked);
  const flags = chosen ?? (hasSignal && !stored ? essentials : savedFlags(stored, categories));

  useEffect(() => {
    if (!saveCount) return;
    const timer = setTimeout(() => setSaveCount(0), bannerDuration);
    return () => clearTimeout(timer);
  }, [saveCount]);

  return {
    flags,
    isSaved: saveCount > 0,
    /** Whether the switches match the stored flags. Unlike `isSaved`, this value does not expire. */
    isStored: stored === JSON.stringify(flags),
    set: (id: string, value: boolean) => setChosen({ ...flags, [id]: value }),
    acceptAll: () => setChosen(flagsBy(categories, () => true)),
    rejectNonEssential: () => setChosen(essentials),
    save() {
      store(flags);
      setSaveCount((count) => count + 1);
    },
  };
}
