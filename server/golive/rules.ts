import { addDays } from '../../shared/stay';
import type { Level } from './settingRules';

/** The checklist's groups, in order. */
export const checklistGroups = [
  'Name and address',
  'Look',
  'Rooms',
  'Pictures',
  'Policies and law',
  'Engine and email',
  'Text',
] as const;

/** How to find the text to change for a checklist item. */
export interface Search {
  /** Paths of the files, relative to the project folder. */
  files: RegExp;
  /** Matches within a line; its first group, if any, is the text to change. */
  pattern: RegExp;
  /** The first day a match is wrong. */
  from?: (match: string) => string;
}

/** A checklist item. */
export interface Rule {
  /** Its name in content/checklist.json. */
  id: string;
  group: (typeof checklistGroups)[number];
  level: Level;
  /** What to do. */
  title: string;
  /** Where the desk opens it if nothing is found: a form, optionally with '?' and a field. */
  place?: string;
  /** Open while this finds something. If omitted, done once the owner says so. */
  search?: Search;
  /** Whether the owner cannot mark it 'does not apply', because the law allows no exception. */
  alwaysApplies?: true;
}

const yearAfter = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

const policyPages = 'content/pages/(?:privacy|terms|do-not-sell|opt-out)\\.json';

/** What must or should be done before the launch. */
export const rules: readonly Rule[] = [
  {
    id: 'name',
    group: 'Name and address',
    level: 'must',
    title: 'Enter your hotel’s name, street, town and coordinates',
    place: 'hotel?brand',
    search: { files: /^content\/hotel\.json$/, pattern: /(\bEnci\b|Encinitas|33\.0477|-117\.2925)/g },
  },
  {
    id: 'phone',
    group: 'Name and address',
    level: 'must',
    title: 'Enter a working phone number (555-01 numbers are fictional)',
    place: 'hotel?phone.display',
    search: { files: /^content\//, pattern: /(555[-. ]01\d\d)/g },
  },
  {
    id: 'addresses',
    group: 'Name and address',
    level: 'must',
    title: 'Enter your email and social pages (.example addresses lead nowhere)',
    place: 'hotel?email',
    search: {
      files: /^content\//,
      pattern: /(?<!"engine": *".*)(?<![\w@.-]|\w\/)([\w@][\w@./-]*\.example\b)/g,
    },
  },
  {
    id: 'facts',
    group: 'Name and address',
    level: 'must',
    title: 'Check the year built, hours, fee, occupancy tax, and the figures for groups',
    place: 'hotel?builtYear',
  },
  {
    id: 'colors',
    group: 'Look',
    level: 'should',
    title: 'Choose your colors and typefaces',
    place: 'brand',
    search: { files: /^content\/brand\.json$/, pattern: /"accent": .*"(#e4573a)"/g },
  },
  {
    id: 'wordmark',
    group: 'Look',
    level: 'must',
    title: 'Replace the wordmark and the mark, then run npm run media',
    search: { files: /^media\/brand\/.*\.svg$/, pattern: /(?:aria-label="|<title>)(The Enci)\b/g },
  },
  {
    id: 'rooms',
    group: 'Rooms',
    level: 'must',
    title: 'Replace the sample’s rooms with yours',
    place: 'rooms',
    search: { files: /^content\/rooms\//, pattern: /"name": *"([^"]*\b(?:Enci|Shore Thing|Swami)[^"]*)"/g },
  },
  {
    id: 'amenities',
    group: 'Rooms',
    level: 'must',
    title: 'Check the amenities and extra charges',
    place: 'amenities',
  },
  {
    id: 'rates',
    group: 'Rooms',
    level: 'must',
    title: 'Check that prices include every mandatory fee but not taxes, as California requires',
    place: 'rooms',
  },
  {
    id: 'accessible',
    group: 'Rooms',
    level: 'must',
    title: 'Measure the accessible features, correct them, and mark each as checked',
    place: 'accessibility',
    search: { files: /^content\//, pattern: /"verified": *false/g },
  },
  {
    id: 'pictures',
    group: 'Pictures',
    level: 'must',
    title: 'Replace the renderings with photographs, then uncheck “Pictures are renderings”',
    place: 'pictures',
    search: { files: /^content\/hotel\.json$/, pattern: /("picturesAreRenderings": *true)/g },
  },
  {
    id: 'map',
    group: 'Pictures',
    level: 'must',
    title: 'Have a map of your own town drawn',
    place: 'map',
    search: {
      files: /^(?:media\/map(?:-small)?\.svg|content\/map\.json)$/,
      pattern: /(Map of Encinitas|Encinitas)/g,
    },
  },
  {
    id: 'policies',
    group: 'Policies and law',
    level: 'must',
    title: 'Have a lawyer review the policies, then uncheck “Sample content”',
    place: 'pages/privacy',
    search: { files: new RegExp(`^${policyPages}$`), pattern: /"sample": *true/g },
  },
  {
    // California Civil Code 1798.130(a)(5) requires an update every twelve months.
    id: 'policies-reviewed',
    group: 'Policies and law',
    level: 'must',
    title: 'Review policies that are older than twelve months, and update the date',
    place: 'pages/privacy?reviewed',
    search: {
      files: /^content\/pages\/(privacy|terms)\.json$/,
      pattern: /"reviewed": *"(\d{4}-\d\d-\d\d)"/g,
      from: yearAfter,
    },
  },
  {
    id: 'notices',
    group: 'Policies and law',
    level: 'must',
    title: 'Post the notices that the law requires at the hotel (docs/make-it-yours.md, step 6)',
  },
  {
    // A business must not show invented reviews (16 CFR 465.2) or link to another business's.
    id: 'reviews',
    group: 'Policies and law',
    level: 'must',
    title: 'Link “Read more reviews” to your hotel’s own listing, not to a home page or a search',
    place: 'hotel?reviews',
    alwaysApplies: true,
    search: {
      files: /^content\/hotel\.json$/,
      pattern:
        /"reviews": *"(https:\/\/[^"/]+\/?(?:[?#][^"]*)?|[^"]*(?:\/search\b|[?&](?:q|query|search)=)[^"]*)"/gi,
    },
  },
  {
    id: 'engine',
    group: 'Engine and email',
    level: 'must',
    title: 'Enter the address of your reservation engine',
    place: 'hotel?booking.engine',
    search: { files: /^content\/hotel\.json$/, pattern: /"engine": *"([^"]*\.example\b[^"]*)"/g },
  },
  {
    id: 'demo-rates',
    group: 'Engine and email',
    level: 'must',
    title: 'Choose where your nightly prices come from; the sample’s are made up',
    place: 'hotel?rates.source',
    search: { files: /^content\/hotel\.json$/, pattern: /"source": *"(demo)"/g },
  },
  {
    id: 'rates-include',
    group: 'Engine and email',
    level: 'must',
    title: 'Say whether your engine’s rates include the amenity fee and the tax',
    place: 'hotel?rates.includesFee',
  },
  {
    id: 'tried',
    group: 'Engine and email',
    level: 'must',
    title:
      'Book a stay with a child from a room’s page and from an offer’s, and check that everything reaches your engine',
    place: 'hotel?booking.tried',
    search: { files: /^content\/hotel\.json$/, pattern: /("tried": *false)/g },
  },
  {
    id: 'settings',
    group: 'Engine and email',
    level: 'must',
    title: 'Have your operator check the settings: npm run golive -- production.env',
  },
  {
    id: 'samples',
    group: 'Text',
    level: 'must',
    title: 'Replace everything made up, reviews above all, then uncheck “Sample content”',
    alwaysApplies: true,
    search: { files: new RegExp(`^content/(?!${policyPages.slice(8)})`), pattern: /"sample": *true/g },
  },
  {
    id: 'names',
    group: 'Text',
    level: 'must',
    title: 'Rewrite the texts that mention the sample hotel or its town',
    search: {
      files: /^content\/(?!(?:hotel|map|checklist)\.json)/,
      pattern:
        /\b(The Enci|Enci|Encinitas|Moonlight|Swami|Leucadia|Cardiff|Carlsbad|Oceanside|San Diego|Cottonwood Creek|La Paloma|Highway 101|Coaster|McClellan)\b/g,
    },
  },
  {
    id: 'words',
    group: 'Text',
    level: 'must',
    title: 'Read every page once: the sample mentions a beach, California and California law',
    place: 'pages/home',
  },
  {
    id: 'jobs-ended',
    group: 'Text',
    level: 'must',
    title: 'Remove jobs that have ended, or set a later last day',
    place: 'jobs',
    search: {
      files: /^content\/jobs\.json$/,
      pattern: /"validThrough": *"(\d{4}-\d\d-\d\d)"/g,
      from: (day) => addDays(day, 1),
    },
  },
  {
    id: 'offers-ended',
    group: 'Text',
    level: 'must',
    title: 'Remove offers that have ended, or set a later last day',
    place: 'list/offers',
    search: {
      files: /^content\/offers\/[^/]+\.json$/,
      pattern: /"lastDay": *"(\d{4}-\d\d-\d\d)"/g,
      from: (day) => addDays(day, 1),
    },
  },
];
