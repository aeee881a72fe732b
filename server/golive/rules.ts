import { addDays } from '../../shared/stay';
import type { Level } from './settingRules';

/** The checklist's groups, in order. */
export const checklistGroups = [
  'Name and address',
  'Look',
  'Rooms',
  'Pictures',
  'Policies and law',
  'Engine and mail',
  'Words',
] as const;

/** How to find the text that an item wants changed. */
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
  /** Whether the law allows no exception. */
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
    title: 'Put in your hotel’s name, street, town and coordinates',
    place: 'hotel?brand',
    search: { files: /^content\/hotel\.json$/, pattern: /(\bEnci\b|Encinitas|33\.0477|-117\.2925)/g },
  },
  {
    id: 'phone',
    group: 'Name and address',
    level: 'must',
    title: 'Put in a telephone number that rings (555-01 never does)',
    place: 'hotel?phone.display',
    search: { files: /^content\//, pattern: /(555[-. ]01\d\d)/g },
  },
  {
    id: 'addresses',
    group: 'Name and address',
    level: 'must',
    title: 'Put in your email and social pages (.example leads nowhere)',
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
    title: 'Check year, hours, fee, occupancy tax, and what groups can do and pay',
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
    title: 'Put your rooms in place of the sample’s',
    place: 'rooms',
    search: { files: /^content\/rooms\//, pattern: /"name": *"([^"]*\b(?:Enci|Shore Thing|Swami)[^"]*)"/g },
  },
  {
    id: 'amenities',
    group: 'Rooms',
    level: 'must',
    title: 'Check the amenities, and what costs extra',
    place: 'amenities',
  },
  {
    id: 'rates',
    group: 'Rooms',
    level: 'must',
    title: 'Check that prices include every mandatory fee but not taxes, as California asks',
    place: 'rooms',
  },
  {
    id: 'accessible',
    group: 'Rooms',
    level: 'must',
    title: 'Measure the accessible features, correct them, and tick each as checked',
    place: 'accessibility',
    search: { files: /^content\//, pattern: /"verified": *false/g },
  },
  {
    id: 'pictures',
    group: 'Pictures',
    level: 'must',
    title: 'Replace the renderings with photographs, then say so',
    place: 'pictures',
    search: { files: /^content\/hotel\.json$/, pattern: /("picturesAreRenderings": *true)/g },
  },
  {
    id: 'map',
    group: 'Pictures',
    level: 'must',
    title: 'Have your own town drawn',
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
    title: 'Have a lawyer read the policies, then take out the mark “Made up”',
    place: 'pages/privacy',
    search: { files: new RegExp(`^${policyPages}$`), pattern: /"sample": *true/g },
  },
  {
    // California Civil Code 1798.130(a)(5).
    id: 'policies-reviewed',
    group: 'Policies and law',
    level: 'must',
    title: 'Review policies that are older than twelve months, and set the day',
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
    title: 'Post the notices that the law asks of the house (docs/make-it-yours.md, step 6)',
  },
  {
    // A business must not show invented reviews (16 CFR 465.2) or link to another business's.
    id: 'reviews',
    group: 'Policies and law',
    level: 'must',
    title: 'Lead “Read more reviews” to your hotel’s own listing, not to a front page or a search',
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
    group: 'Engine and mail',
    level: 'must',
    title: 'Put in the address of your reservation engine',
    place: 'hotel?booking.engine',
    search: { files: /^content\/hotel\.json$/, pattern: /"engine": *"([^"]*\.example\b[^"]*)"/g },
  },
  {
    id: 'demo-rates',
    group: 'Engine and mail',
    level: 'must',
    title: 'Put in where your prices by night come from; those of the sample are made up',
    place: 'hotel?rates.source',
    search: { files: /^content\/hotel\.json$/, pattern: /"source": *"(demo)"/g },
  },
  {
    id: 'rates-include',
    group: 'Engine and mail',
    level: 'must',
    title: 'Say whether your engine’s rates include the amenity fee and the tax',
    place: 'hotel?rates.includesFee',
  },
  {
    id: 'tried',
    group: 'Engine and mail',
    level: 'must',
    title:
      'Book a stay with a child from a room’s page and from an offer’s; does all of it arrive at your engine?',
    place: 'hotel?booking.tried',
    search: { files: /^content\/hotel\.json$/, pattern: /("tried": *false)/g },
  },
  {
    id: 'settings',
    group: 'Engine and mail',
    level: 'must',
    title: 'Have your operator check the settings: npm run golive -- production.env',
  },
  {
    id: 'samples',
    group: 'Words',
    level: 'must',
    title: 'Put in your own in place of what is made up, reviews above all, then take out the mark “Made up”',
    alwaysApplies: true,
    search: { files: new RegExp(`^content/(?!${policyPages.slice(8)})`), pattern: /"sample": *true/g },
  },
  {
    id: 'names',
    group: 'Words',
    level: 'must',
    title: 'Rewrite the texts that name the sample hotel or its town',
    search: {
      files: /^content\/(?!(?:hotel|map|checklist)\.json)/,
      pattern:
        /\b(The Enci|Enci|Encinitas|Moonlight|Swami|Leucadia|Cardiff|Carlsbad|Oceanside|San Diego|Cottonwood Creek|La Paloma|Highway 101|Coaster|McClellan)\b/g,
    },
  },
  {
    id: 'words',
    group: 'Words',
    level: 'must',
    title: 'Read every page once: the sample speaks of a beach, and of California and its law',
    place: 'pages/home',
  },
  {
    id: 'jobs-ended',
    group: 'Words',
    level: 'must',
    title: 'Take out positions that have ended, or set a later last day',
    place: 'jobs',
    search: {
      files: /^content\/jobs\.json$/,
      pattern: /"validThrough": *"(\d{4}-\d\d-\d\d)"/g,
      from: (day) => addDays(day, 1),
    },
  },
  {
    id: 'offers-ended',
    group: 'Words',
    level: 'must',
    title: 'Take out offers that have ended, or set a later last day',
    place: 'list/offers',
    search: {
      files: /^content\/offers\/[^/]+\.json$/,
      pattern: /"lastDay": *"(\d{4}-\d\d-\d\d)"/g,
      from: (day) => addDays(day, 1),
    },
  },
];
