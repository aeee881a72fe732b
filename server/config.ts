import path from 'node:path';
import * as z from 'zod';
import { ratesSourceNames } from '../shared/schema/hotel';
import { engineNames } from './engines/engineLink';
import { mailbox } from './mail/mailbox';

/** Settings from the environment, read once at startup. .env.example lists them. */
export type Config = ReturnType<typeof readConfig>;

/** Invalid configuration; `problems` has one line per variable. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
  }
}

const flag = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true');
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be between ${min} and ${max}`);
/** fetch() rejects URLs with credentials, and an origin cannot contain credentials. */
const hasNoCredentials = (value: string) => new URL(value).username === '' && new URL(value).password === '';
const noCredentials = 'must not contain a user name or password';
const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) URL', abort: true })
  .refine(hasNoCredentials, noCredentials);
const baseUrl = webAddress
  .refine((value) => !/[?#]/.test(value), 'must not have a query or fragment')
  .transform((value) => value.replace(/\/+$/, ''));
const origin = z
  .url({ protocol: /^https?$/, error: 'must be a URL such as https://www.example.com', abort: true })
  .refine(hasNoCredentials, { error: noCredentials, abort: true })
  .refine(
    (value) => !new URL(value).search && new URL(value).pathname === '/',
    'must not have a path or query',
  )
  .transform((value) => new URL(value).origin);
const isRedisAddress = (value: string) => {
  const { hostname, username, password, pathname, search } = new URL(value);
  try {
    decodeURIComponent(username + password);
  } catch {
    return false;
  }
  return hostname !== '' && /^(?:\/\d*)?$/.test(pathname) && search === '';
};
const redis = z
  .url({ protocol: /^rediss?$/, error: 'must be a URL such as redis://localhost:6379', abort: true })
  .refine(isRedisAddress, 'must be a URL such as redis://localhost:6379');
/** A folder path. The server does not expand ~ or $, so it would create a folder with that literal name. */
const folder = z
  .string()
  .regex(
    /^(?![~"'\s])(?!\w+:\/\/)[^$%]*(?<!["'\s])$/,
    'must be a path without ~, $, %, or quotes, such as /srv/data',
  );
/** An API key or an id from a vendor, used in headers and URLs. */
const token = z.string().regex(/^[\x21-\x7e]+$/, 'must be one line without spaces');
const mailboxSetting = z
  .string()
  .regex(
    /^(?:[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/,
    'must be an email address such as Hotel <mail@example.com>',
  )
  .transform((value) => {
    const [, name = '', email = ''] = /^(.*?)\s*<(.*)>$/.exec(value) ?? [];
    return name ? mailbox(name, email) : email || value;
  });

const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  SITE_URL: origin.optional(),
  HOTEL_DIR: folder.default('.'),
  WATCH_HOTEL: flag.default(false),
  DATA_DIR: folder.default('./data'),
  RESEND_API_KEY: token.optional(),
  RESEND_BASE_URL: baseUrl.optional(),
  RESEND_SEGMENT_ID: token.optional(),
  LINK_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  MAIL_FROM: mailboxSetting.optional(),
  MAIL_TO: mailboxSetting.optional(),
  HSTS: z.enum(['off', 'host', 'subdomains'], 'must be off, host, or subdomains').default('host'),
  TRUST_PROXY: wholeNumber(0, 16).default(0),
  RATE_LIMIT_MAX: wholeNumber(1, 1_000_000).default(5),
  RATE_LIMIT_WINDOW_MINUTES: wholeNumber(1, 24 * 60).default(10),
  REDIS_URL: redis.optional(),
  DELIVER_LOCAL_FORMS: flag.default(false),
  BOOKING_ENGINE: z.enum(engineNames, `must be one of ${engineNames.join(', ')}`).default('generic'),
  RATES_SOURCE: z.enum(ratesSourceNames, `must be one of ${ratesSourceNames.join(', ')}`).optional(),
  CLOUDBEDS_API_KEY: token.optional(),
  CLOUDBEDS_PROPERTY_ID: z.string().regex(/^\d+$/, 'must be a number').optional(),
  CLOUDBEDS_BASE_URL: baseUrl.optional(),
  METRICS_PORT: wholeNumber(0, 65535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  ALERT_AFTER_MINUTES: wholeNumber(1, 24 * 60).default(10),
  ALERT_URL: webAddress.optional(),
  ACKNOWLEDGE: flag.default(true),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace, or silent',
    )
    .default('info'),
});

/** The names of all environment variables. */
export const variables = Object.keys(environment.shape);

/** Variables whose values are never printed, not even in error messages. */
const secrets = ['RESEND_API_KEY', 'CLOUDBEDS_API_KEY', 'LINK_SECRET', 'REDIS_URL', 'ALERT_URL'];

/**
 * Reads and validates the environment. An empty variable counts as unset.
 * @param programFolder the base for relative paths
 * @throws ConfigError with one line per invalid variable
 */
export function readConfig(env: NodeJS.ProcessEnv, programFolder = '.') {
  const given = Object.fromEntries(
    Object.entries(env)
      .filter(([, value]) => value?.trim() !== '')
      // Windows editors may add a byte-order mark, which some programs read as part of the first variable's name.
      .map(([name, value]) => [name.replace(/^\uFEFF/, ''), value]),
  );
  const result = environment.safeParse(given);
  if (!result.success) {
    throw new ConfigError(
      result.error.issues.map(({ path, message }) => {
        const name = String(path[0]);
        const hasPassword = name.endsWith('_URL') && given[name]?.includes('@');
        const value = secrets.includes(name) || hasPassword ? '' : `, not ${JSON.stringify(given[name])}`;
        return `${name} ${message}${value}`;
      }),
    );
  }
  const values = result.data;
  const missing = (['CLOUDBEDS_API_KEY', 'CLOUDBEDS_PROPERTY_ID'] as const).filter((name) => !values[name]);
  if (values.RATES_SOURCE === 'cloudbeds' && missing.length > 0)
    throw new ConfigError(missing.map((name) => `${name} must be set when RATES_SOURCE is cloudbeds`));
  return {
    ...values,
    SITE_URL: values.SITE_URL ?? `http://localhost:${values.PORT}`,
    HOTEL_DIR: path.resolve(programFolder, values.HOTEL_DIR),
    DATA_DIR: path.resolve(programFolder, values.DATA_DIR),
  };
}
