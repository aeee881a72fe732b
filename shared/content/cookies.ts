import { pages } from '../routes';

/** A category of the preferences dialog; the ids are the flags stored as cookiePreferences (SPEC 3, Cookie preferences). */
export interface CookieCategory {
  id: 'functional' | 'preferences' | 'statistics' | 'marketing' | 'aiAnalytics';
  name: string;
  description: string;
  /** Always on and not to be switched. */
  locked: boolean;
}

/** The notice that appears one second after the first load (SPEC 4, Cookie banner; SPEC 9). */
export const cookieBanner = {
  title: 'Cookie & Privacy Notice (2025)',
  text:
    'This site sets no cookies of its own and remembers only the choices you make here, in your browser’s storage. ' +
    'In keeping with California privacy law (CCPA and CPRA) and the transparency rules of the EU AI Act, optional ' +
    'features such as statistics and AI analytics stay off unless you switch them on.',
  policy: { text: pages.privacy.label, to: pages.privacy.path },
  acceptAll: 'Accept All',
  decline: 'Decline',
  customize: 'Customize settings',
} as const;

/** The dialog behind 'Customize settings' and the floating footer button (SPEC 4, Preferences dialog). */
export const cookieDialog = {
  title: 'Privacy Preferences (2025)',
  intro:
    'Choose what this browser may be used for. None of the optional categories is in use today; if one ever is, ' +
    'your choice is already here.',
  save: 'Save preferences',
  acceptAll: 'Accept all',
  cancel: 'Cancel',
} as const;

export const cookieCategories: readonly CookieCategory[] = [
  {
    id: 'functional',
    name: 'Functional (always active)',
    description: 'Shows the pages, delivers your messages and remembers the choices you make here.',
    locked: true,
  },
  {
    id: 'preferences',
    name: 'Preferences',
    description: 'Would remember how you like the site, such as a room filter you used.',
    locked: false,
  },
  {
    id: 'statistics',
    name: 'Statistics',
    description: 'Would count visits, without names, so that we learn which pages help.',
    locked: false,
  },
  {
    id: 'marketing',
    name: 'Marketing',
    description: 'Would let us show you our offers on other sites.',
    locked: false,
  },
  {
    id: 'aiAnalytics',
    name: 'AI Analytics',
    description: 'Would let software that learns look for patterns in how the site is used.',
    locked: false,
  },
];
