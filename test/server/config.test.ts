/** Environment variables. */
import { ConfigError, readConfig } from '../../server/config';

it('needs no variables, and treats an empty variable as unset', () => {
  expect(readConfig({ PORT: '', HOST: ' ' })).toEqual(readConfig({}));
});

it.each([
  ['PORT', '65535', 65_535],
  ['SITE_URL', 'https://www.example.com/', 'https://www.example.com'],
  ['TRUST_PROXY', '16', 16],
  ['RATE_LIMIT_WINDOW_MINUTES', '1440', 1440],
  ['DELIVER_LOCAL_FORMS', 'true', true],
  ['MAIL_FROM', 'Hotel <a@example.com>', 'Hotel <a@example.com>'],
  ['MAIL_FROM', 'Café Zoë<a@example.com>', 'Café Zoë <a@example.com>'],
  ['MAIL_FROM', '<a@example.com>', 'a@example.com'],
  ['MAIL_FROM', 'Smith, Jones & Co. <a@example.com>', '"Smith, Jones & Co." <a@example.com>'],
  ['MAIL_FROM', '"Smith, Jones & Co." <a@example.com>', '"Smith, Jones & Co." <a@example.com>'],
  ['MAIL_TO', 'Hotel "Zur Post" \\ <a@example.com>', '"Hotel \\"Zur Post\\" \\\\" <a@example.com>'],
  ['RESEND_BASE_URL', 'https://mail.example//', 'https://mail.example'],
  ['REDIS_URL', 'rediss://user:word@localhost:6380/12', 'rediss://user:word@localhost:6380/12'],
  ['DATA_DIR', './data/x', '/srv/site/data/x'],
  ['DATA_DIR', '../data', '/srv/data'],
  ['DATA_DIR', '/srv/June’s site/data~1', '/srv/June’s site/data~1'],
])('reads %s=%s as %j', (name, value, read) => {
  expect(readConfig({ [name]: value }, '/srv/site')).toMatchObject({ [name]: read });
});

it('reads the first setting of a file that starts with a byte-order mark', () => {
  expect(readConfig({ '\uFEFFPORT': '4000' })).toMatchObject({ PORT: 4000 });
});

const redis = 'must be a URL such as redis://localhost:6379';
const noCredentials = 'must not contain a user name or password';
const folder = 'must be a path without ~, $, %, or quotes, such as /srv/data';
const web = 'must be an http(s) URL';
const origin = 'must be a URL such as https://www.example.com';
const secret = 'sesame';

it.each<[name: string, value: string, problem: string]>([
  ['PORT', '80a', 'must be a whole number, not "80a"'],
  ['PORT', '65536', 'must be between 0 and 65535, not "65536"'],
  ['SITE_URL', 'www.example.com', `${origin}, not "www.example.com"`],
  ['SITE_URL', 'https://a.com/hotel', 'must not have a path or query, not "https://a.com/hotel"'],
  ['SITE_URL', 'https://user:sesame@www.example.com', noCredentials],
  ['RESEND_BASE_URL', 'nowhere', `${web}, not "nowhere"`],
  ['RESEND_BASE_URL', 'https://a.com?key=1', 'must not have a query or fragment, not "https://a.com?key=1"'],
  ['RESEND_BASE_URL', 'https://user:sesame@mail.example', noCredentials],
  ['RESEND_BASE_URL', 'ftp://user:sesame@mail.example', web],
  ['ALERT_URL', secret, web],
  ['ALERT_URL', 'https://sesame@chat.example/hook', noCredentials],
  ['MAIL_FROM', 'Hotel', 'must be an email address such as Hotel <mail@example.com>, not "Hotel"'],
  [
    'MAIL_TO',
    'a@b\r\nBcc: c@d',
    'must be an email address such as Hotel <mail@example.com>, not "a@b\\r\\nBcc: c@d"',
  ],
  ['TRUST_PROXY', 'true', 'must be a whole number, not "true"'],
  ['HSTS', 'true', 'must be off, host, or subdomains, not "true"'],
  ...['~/data', '$HOME/data', '%APPDATA%', "'/srv/data'", ' /srv/data', '/srv/data ', 'file:///srv/data'].map(
    (value): [string, string, string] => ['DATA_DIR', value, `${folder}, not "${value}"`],
  ),
  ['RATE_LIMIT_MAX', '0', 'must be between 1 and 1000000, not "0"'],
  ['RATE_LIMIT_WINDOW_MINUTES', '-1', 'must be a whole number, not "-1"'],
  ['DELIVER_LOCAL_FORMS', 'yes', 'must be true or false, not "yes"'],
  ['LINK_SECRET', secret, 'must have at least 32 characters'],
  ['LOG_LEVEL', 'loud', 'must be fatal, error, warn, info, debug, trace, or silent, not "loud"'],
  ['REDIS_URL', 'sesame:6379', redis],
  ['REDIS_URL', 'http://:sesame@localhost', redis],
  ['REDIS_URL', 'redis://localhost/1?db=2', redis],
  ['REDIS_URL', 'redis://:sesame%@localhost', redis],
  ['RESEND_API_KEY', 're_sesame\nre_other', 'must be one line without spaces'],
  ['RESEND_SEGMENT_ID', 'a b', 'must be one line without spaces, not "a b"'],
])('rejects %s=%j with a one-line error', (name, value, problem) => {
  expect(() => readConfig({ [name]: value })).toThrow(new ConfigError([`${name} ${problem}`]));
});
