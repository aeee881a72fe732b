/**
 * Searches a hotel's settings and content for values that must change before the site is public. Works for any hotel.
 * docs/make-it-yours.md lists the steps that a search can't find.
 */
import { type Config, ConfigError, readConfig } from '../server/config';
import { readHotel } from '../server/content/readHotel';

/** Domains reserved for examples (RFC 2606). */
const exampleDomain = /[\w.-]+\.example(?![\w-]|\.\w)/;

const isExample = (address: string | undefined) => !address || exampleDomain.test(address);

/** Settings that are wrong for a public site. */
const settingRules: readonly [variable: keyof Config, isWrong: (config: Config) => boolean, fix: string][] = [
  [
    'SITE_URL',
    ({ SITE_URL }) => !SITE_URL.startsWith('https:') || isExample(SITE_URL),
    'set it to the public https address',
  ],
  ['RESEND_API_KEY', ({ RESEND_API_KEY }) => !RESEND_API_KEY, 'set it, or no email is sent'],
  [
    'MAIL_FROM',
    ({ MAIL_FROM }) => isExample(MAIL_FROM),
    'set it to a sender whose domain is verified at Resend',
  ],
  ['MAIL_TO', ({ MAIL_TO }) => isExample(MAIL_TO), 'set it to the mailbox that reads inquiries'],
  [
    'DELIVER_LOCAL_FORMS',
    ({ DELIVER_LOCAL_FORMS }) => !DELIVER_LOCAL_FORMS,
    'set it to true, or group and opt-out requests are not sent',
  ],
  [
    'RATES_SOURCE',
    ({ RATES_SOURCE }) => RATES_SOURCE === 'demo',
    'change it from demo, whose prices are made up',
  ],
];

/** One line per setting that is invalid or wrong for a public site. */
export function settingProblems(env: NodeJS.ProcessEnv): string[] {
  try {
    const config = readConfig(env);
    return settingRules
      .filter(([, isWrong]) => isWrong(config))
      .map(([variable, , fix]) => `${variable}: ${fix}`);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems;
  }
}

/** The minimum number of words to compare. Shorter text, such as a button's label, is the same in most hotels. */
const minWords = 5;

/** The strings on a line of JSON or Markdown. */
const stringsOn = (file: string, line: string): string[] =>
  (file.endsWith('.md')
    ? [line.trim()]
    : [...line.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text)
  ).filter((text) => text.split(/\s+/).length >= minWords);

export interface ContentFindings {
  /** Lines that must change: 'content/jobs.json:12: is marked as sample'. */
  samples: string[];
  /** Lines whose text is the same in the sample hotel's folder. */
  equalText: string[];
}

/**
 * Searches a hotel's content.
 * @param directory the hotel's folder
 * @param sampleDirectory the sample hotel's folder; undefined to skip the comparison
 */
export async function contentFindings(directory: string, sampleDirectory?: string): Promise<ContentFindings> {
  const today = new Date().toISOString().slice(0, 10);
  const { content } = await readHotel(directory);
  const sample = sampleDirectory ? (await readHotel(sampleDirectory)).content : new Map<string, string>();
  const sampleStrings = new Set(
    [...sample].flatMap(([file, text]) => text.split('\n').flatMap((line) => stringsOn(file, line))),
  );
  const lines = [...content].flatMap(([file, text]) =>
    text.split('\n').map((line, index) => ({ file, line, place: `content/${file}:${index + 1}` })),
  );
  return {
    samples: lines.flatMap(({ line, place }) => {
      if (/"sample": *true/.test(line)) return [`${place}: is marked as sample`];
      const [, surveyBy] = /"surveyBy": *"([\d-]+)"/.exec(line) ?? [];
      if (surveyBy && surveyBy < today) return [`${place}: the survey’s date, ${surveyBy}, has passed`];
      const [domain] = exampleDomain.exec(line) ?? [];
      return domain ? [`${place}: ${domain} is no real address`] : [];
    }),
    equalText: lines.flatMap(({ file, line, place }) =>
      stringsOn(file, line)
        .filter((text) => sampleStrings.has(text))
        .map((text) => `${place}: ${text}`),
    ),
  };
}
