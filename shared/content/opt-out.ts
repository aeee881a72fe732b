import {
  type Block,
  emailLink,
  type LegalPage,
  type LegalSection,
  pageLink,
  paragraph,
  phoneLink,
} from './legal';

/** A toggle of the Opt-Out Preferences page (SPEC 3, Opt-out page cookie category). */
export interface OptOutCategory {
  id: 'functional' | 'analytics' | 'marketing' | 'social' | 'personalization';
  title: string;
  description: string;
  /** Whether it starts switched on. */
  value: boolean;
  /** Always on and not to be switched. */
  locked: boolean;
}

/** Opt-Out Preferences (SPEC 2). */
export const optOutPage: LegalPage = {
  meta: {
    title: 'Opt-Out Preferences',
    description:
      'Choose which optional cookie categories this browser allows: accept all, reject what is not essential, or set each one yourself.',
  },
  heading: 'Opt-Out Preferences',
  subtitle: 'Control your privacy settings',
  related: [pageLink('privacy'), pageLink('terms'), pageLink('doNotSell')],
};

/** The section with the toggles; the text after saving is in messages.cookies (SPEC 8). */
export const managePreferences: {
  heading: string;
  intro: readonly Block[];
  acceptAll: string;
  rejectNonEssential: string;
  save: string;
  withoutScript: string;
} = {
  heading: 'Manage Your Privacy Preferences',
  intro: [
    paragraph(
      'One switch per category. Accept them all, reject everything that is not essential, or go through them one ' +
        'by one; whichever you pick, the site works the same and the room costs the same.',
    ),
    paragraph(
      'None of the optional categories is in use on this site today: it runs no analytics, no advertising and no ' +
        'social plug-ins. A switch that is on therefore switches nothing on. It says what you would agree to.',
    ),
  ],
  acceptAll: 'Accept All',
  rejectNonEssential: 'Reject Non-Essential',
  save: 'Save Preferences',
  withoutScript:
    'The switches need JavaScript, which is off in this browser. Nothing is lost: no optional category is in use.',
};

/** Shown while the browser sends an opt-out signal (DESIGN 4: the signal is honored and the page shows it). */
export const signalHonored = {
  title: 'Opt-Out Request Honored',
  text:
    'Your browser sends a Global Privacy Control signal. We treat it as your request to opt out of the sale and ' +
    'sharing of personal information. There is nothing more for you to do.',
} as const;

export const optOutCategories: readonly OptOutCategory[] = [
  {
    id: 'functional',
    title: 'Functional',
    description:
      'What the site needs to show its pages, deliver your messages and remember your choices. Always on, because ' +
      'without it there would be no site.',
    value: true,
    locked: true,
  },
  {
    id: 'analytics',
    title: 'Analytics',
    description: 'Counts of visits and pages, without names, that would tell us what guests look for.',
    value: true,
    locked: false,
  },
  {
    id: 'marketing',
    title: 'Marketing',
    description: 'Tools that would recognize this browser elsewhere and show it our offers.',
    value: false,
    locked: false,
  },
  {
    id: 'social',
    title: 'Social Media',
    description:
      'Buttons and posts from social networks that would tell those networks you were here. Plain links to them ' +
      'tell them nothing until you click.',
    value: false,
    locked: false,
  },
  {
    id: 'personalization',
    title: 'Personalization',
    description: 'Small conveniences that would remember how you use the site, such as a view you prefer.',
    value: true,
    locked: false,
  },
];

/** Further explanation below the toggles. */
export const optOutSections: readonly LegalSection[] = [
  {
    id: 'this-browser',
    heading: 'One Browser at a Time',
    blocks: [
      paragraph(
        'We have no accounts, so we cannot carry a choice from your phone to your laptop. What you save on this page ' +
          'holds for this visit and is stored nowhere: reload the page, and the switches are back where they began.',
      ),
      paragraph(
        'The button at the bottom left of every page opens the choices that last. Those stay in this browser’s ' +
          'storage until you change them or clear it; after that, or in a private window, the site asks again.',
      ),
    ],
  },
  {
    id: 'global-privacy-control',
    heading: 'Global Privacy Control',
    blocks: [
      paragraph(
        'Some browsers and extensions can opt out for you everywhere at once with the ',
        { text: 'Global Privacy Control', href: 'https://globalprivacycontrol.org/' },
        '. We honor that signal for the browser that sends it, ask nothing further, and show on this page that we did.',
      ),
    ],
  },
  {
    id: 'beyond-this-page',
    heading: 'What These Switches Do Not Cover',
    blocks: [
      paragraph(
        'Newsletters: each one says how to leave the list, or tell us at ',
        emailLink,
        ' or ',
        phoneLink,
        '. A request about sale and sharing in your own name, rather than for a browser, belongs on ',
        pageLink('doNotSell'),
        '.',
      ),
      paragraph(
        'Other sites: the reservation engine, the map, the weather, review and social pages that we link to have ' +
          'policies and settings of their own. The ',
        pageLink('privacy'),
        ' says what they learn, and when.',
      ),
    ],
  },
];
