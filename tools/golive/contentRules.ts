import type { Level } from '../../server/golive';

/** A line in content/ that has to change. */
export interface Finding {
  /** From the project's folder: 'content/jobs.json'. */
  file: string;
  /** From 1. */
  line: number;
  /** The text at fault. */
  what: string;
  /** The first day on which it is wrong, ISO 8601. Absent: now. */
  from?: string;
}

interface ContentRule {
  level: Level;
  /** The task, as the heading of its findings. */
  title: string;
  /** Paths of the files to check. */
  files: RegExp;
  /** Matches a line; its first group, if any, is the finding's text. */
  pattern: RegExp;
  /** The first day on which a match is wrong. */
  from?: (match: string) => string;
}

const dayAfter = (day: string) => {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
};

const yearAfter = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

const everyFile = /^content\//;

/** Line-based checks of the content before the launch. docs/behavior.md#going-live */
export const contentRules: readonly ContentRule[] = [
  {
    level: 'must',
    title: 'Made up for the sample hotel: put in your own and take out the mark "sample"',
    files: everyFile,
    pattern: /"sample": *true/g,
  },
  {
    level: 'must',
    title: 'Not measured yet: measure, correct the value, and set "verified" to true',
    files: everyFile,
    pattern: /"verified": *false/g,
  },
  {
    level: 'must',
    title: 'Addresses that lead nowhere (.example): put in the real ones',
    files: everyFile,
    pattern: /([\w@][\w@./-]*\.example\b)/g,
  },
  {
    level: 'must',
    title: 'Telephone numbers that ring nowhere (555-01xx): put in the real one',
    files: everyFile,
    pattern: /(555[-. ]01\d\d)/g,
  },
  {
    level: 'must',
    title: 'Pictures are renderings: replace them in media/, then set this to false',
    files: /^content\/site\.json$/,
    pattern: /("picturesAreRenderings": *true)/g,
  },
  {
    level: 'must',
    title:
      'No booking link tried yet: choose dates, guests, a room and a code at /book, see whether all of it arrives at your engine, then set this to true',
    files: /^content\/site\.json$/,
    pattern: /("tried": *false)/g,
  },
  {
    // California Civil Code 1798.130(a)(5).
    level: 'must',
    title: 'Policies older than twelve months: review them and set the day',
    files: /^content\/pages\/(privacy|terms)\.json$/,
    pattern: /"updated": *"(\d{4}-\d\d-\d\d)"/g,
    from: yearAfter,
  },
  {
    level: 'must',
    title: 'Positions that have ended: take them out, or set a later last day',
    files: /^content\/jobs\.json$/,
    pattern: /"validThrough": *"(\d{4}-\d\d-\d\d)"/g,
    from: dayAfter,
  },
  {
    level: 'must',
    title: 'Offers that have ended: take them out, or set a later last day',
    files: /^content\/offers\/[^/]+\.json$/,
    pattern: /"lastDay": *"(\d{4}-\d\d-\d\d)"/g,
    from: dayAfter,
  },
];

/** The number of lines above a match that are searched for its entry's name. */
const nameDistance = 6;

/** The id, label, title or author of a line's entry; empty for none. */
function nameOf(lines: readonly string[], index: number): string {
  for (let above = index; above >= Math.max(0, index - nameDistance); above -= 1) {
    const [, name] = /"(?:id|label|title|author|name)": *"([^"]*)"/.exec(lines[above] ?? '') ?? [];
    if (name) return name;
    if (above < index && /^\s*\}/.test(lines[above] ?? '')) return '';
  }
  return '';
}

/** A rule's findings. @param files texts by path from the project's folder */
export const findingsOf = (rule: ContentRule, files: ReadonlyMap<string, string>): Finding[] =>
  [...files]
    .filter(([file]) => rule.files.test(file))
    .flatMap(([file, text]) => {
      const lines = text.split('\n');
      return lines.flatMap((line, index) =>
        [...line.matchAll(rule.pattern)].map(([, found]): Finding => {
          const what = found ?? (nameOf(lines, index) || 'all of it');
          return { file, line: index + 1, what, ...(found && rule.from ? { from: rule.from(found) } : {}) };
        }),
      );
    });
