import lobby from '../pictures/lobby-1';
import { site } from '../site';
import type { PageHero, PageMeta, TextBlock } from './page';

/** SPEC 3, Job posting: the departments, in the order of the filter. */
export const departments = [
  'Guest Services',
  'Housekeeping',
  'Maintenance',
  'Marketing',
  'Food & Beverage',
] as const;

const hometown = `${site.address.city}, ${site.address.region}` as const;

/** SPEC 3, Job posting: the home town or Remote. */
export const jobLocations = [hometown, 'Remote'] as const;

export type Department = (typeof departments)[number];
export type JobLocation = (typeof jobLocations)[number];

/** An open position. SPEC 3, Job posting; pay and dates as Californian law and search engines ask for them. */
export interface JobPosting {
  id: string;
  title: string;
  department: Department;
  location: JobLocation;
  description: string;
  /** As schema.org names it. */
  employmentType: 'FULL_TIME' | 'PART_TIME';
  /** US$ before tax, by the hour or by the year. */
  pay: { from: number; to: number; per: 'HOUR' | 'YEAR' };
  /** ISO dates: the posting's first and last day. */
  datePosted: string;
  validThrough: string;
}

/** The texts of the Careers page. SPEC 2, Careers. */
export interface CareersContent {
  meta: PageMeta;
  hero: PageHero;
  positions: {
    heading: string;
    departmentLabel: string;
    locationLabel: string;
    /** The first choice of each filter, value 'all'. */
    allDepartments: string;
    allLocations: string;
    /** Applies the filters where no script does. */
    show: string;
    /** A button without action; `applyNote` tells those who listen to the page. */
    apply: string;
    applyNote: string;
    empty: string;
    jobs: readonly JobPosting[];
  };
  values: { heading: string; items: readonly [TextBlock, TextBlock, TextBlock, TextBlock] };
  howToApply: { heading: string; steps: readonly TextBlock[]; note: string };
}

/** 'Full-time' */
export const employmentLabel = (job: JobPosting): string =>
  job.employmentType === 'FULL_TIME' ? 'Full-time' : 'Part-time';

/** '$22–$26 an hour', '$78,000–$92,000 a year' */
export function payLabel({ pay }: JobPosting): string {
  const [from, to] = [pay.from, pay.to].map((amount) => `$${amount.toLocaleString('en-US')}`);
  return `${from}–${to} ${pay.per === 'HOUR' ? 'an hour' : 'a year'}`;
}

/** '1 open position', '5 open positions' */
export const countLabel = (count: number): string =>
  `${count} open ${count === 1 ? 'position' : 'positions'}`;

const jobs: readonly JobPosting[] = [
  {
    id: 'front-desk-agent',
    title: 'Front Desk Agent',
    department: 'Guest Services',
    location: hometown,
    description:
      'You are the first hello and the last goodbye. You check guests in, know the tide table and find the phone charger that nobody can. Spanish is a plus, patience is a must.',
    employmentType: 'FULL_TIME',
    pay: { from: 22, to: 26, per: 'HOUR' },
    datePosted: '2026-10-05',
    validThrough: '2027-01-15',
  },
  {
    id: 'room-attendant',
    title: 'Room Attendant',
    department: 'Housekeeping',
    location: hometown,
    description: `You make ${site.roomCount} rooms feel as if nobody had ever slept in them, and you win the daily argument with sand. Day shifts, a set schedule and a team that folds fitted sheets properly.`,
    employmentType: 'FULL_TIME',
    pay: { from: 21, to: 24, per: 'HOUR' },
    datePosted: '2026-10-12',
    validThrough: '2027-01-22',
  },
  {
    id: 'maintenance-technician',
    title: 'Maintenance Technician',
    department: 'Maintenance',
    location: hometown,
    description:
      'You keep the pool warm, the elevator moving and the roof sign lit. Salt air is your opponent and preventive care is your style. Experience with pool equipment and light electrical work helps.',
    employmentType: 'FULL_TIME',
    pay: { from: 27, to: 33, per: 'HOUR' },
    datePosted: '2026-10-19',
    validThrough: '2027-01-29',
  },
  {
    id: 'content-marketing-manager',
    title: 'Content & Social Media Manager',
    department: 'Marketing',
    location: 'Remote',
    description:
      'You tell our story in pictures, letters and captions that people finish reading. You run the newsletter and the social calendar from wherever you are, and visit once a season to get your feet wet.',
    employmentType: 'FULL_TIME',
    pay: { from: 78000, to: 92000, per: 'YEAR' },
    datePosted: '2026-10-26',
    validThrough: '2027-01-31',
  },
  {
    id: 'breakfast-host',
    title: 'Breakfast Host',
    department: 'Food & Beverage',
    location: hometown,
    description:
      'You set out the continental breakfast before the first surfers are back and keep the coffee honest until the last sleeper is up. Early mornings, afternoons free for the beach. A California food handler card is needed within 30 days.',
    employmentType: 'PART_TIME',
    pay: { from: 20, to: 23, per: 'HOUR' },
    datePosted: '2026-11-02',
    validThrough: '2027-01-31',
  },
];

export const careers: CareersContent = {
  meta: {
    title: 'Careers',
    description: `Work ${site.brand}’s front desk, rooms, pool or breakfast in Encinitas, or market it from afar. See open positions, pay ranges and how to apply.`,
  },
  hero: {
    title: 'Join Our Team',
    subtitle: 'Good people, short commutes, the beach at lunch.',
    picture: lobby,
  },
  positions: {
    heading: 'Open Positions',
    departmentLabel: 'Department',
    locationLabel: 'Location',
    allDepartments: 'All Departments',
    allLocations: 'All Locations',
    show: 'Show',
    apply: 'Apply Now',
    applyNote: 'This button sends nothing; the steps are under How to Apply.',
    empty: 'No open positions match your current filters. Please check back later or adjust your criteria.',
    jobs,
  },
  values: {
    heading: `Life at ${site.brand}`,
    items: [
      {
        title: 'Guest First',
        text: 'We fix it, then we ask whose job it was. Most of the time nobody asks.',
      },
      {
        title: 'Teamwork Makes the Dream Work',
        text: `There are ${site.roomCount} rooms and one staff fridge. We cover shifts, trade recipes and label our lunches.`,
      },
      {
        title: 'Embrace the Coast',
        text: 'We pick up what the tide leaves, bike when we can and know that a good swell is a valid reason to trade a shift.',
      },
      {
        title: 'Strive for Excellence',
        text: 'Straight towels, warm hellos, answers the same day. Small things, done every time.',
      },
    ],
  },
  howToApply: {
    heading: 'How to Apply',
    steps: [
      {
        title: 'Pick a position',
        text: 'Read the list above and choose the job you would tell your friends about.',
      },
      {
        title: 'Gather your papers',
        text: 'A resume of one page, two at most, and a cover letter in your own words.',
      },
      {
        title: 'Send them to us',
        text: `E-mail ${site.email} with the job’s title in the subject line.`,
      },
      {
        title: 'Hear from us',
        text: 'We answer every application within five business days, and a good one usually by phone.',
      },
      {
        title: 'Come and look around',
        text: 'Meet the team, walk the house and ask us anything. Remote candidates get the tour by video.',
      },
      {
        title: 'Catch your wave',
        text: 'You get an offer in writing, a first day and your own hook for the wetsuit.',
      },
    ],
    note: `A resume and cover letter are required for most positions. ${site.fullName} is an equal opportunity employer; tell us if you need an adjustment to apply.`,
  },
};
