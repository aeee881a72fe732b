import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError, readConfig, variables } from '../../server/config';
import { readableLine } from '../../server/logger';
import { startupMessages } from '../../server/startupMessages';

describe('configuration', () => {
  it('requires nothing', () => {
    expect(readConfig({})).toEqual({
      NODE_ENV: 'production',
      PORT: 3000,
      HOST: '0.0.0.0',
      SITE_URL: 'http://localhost:3000',
      DATA_DIR: path.resolve('data'),
      HOTEL_DIR: path.resolve('.'),
      WATCH_HOTEL: false,
      HSTS: 'host',
      TRUST_PROXY: 0,
      RATE_LIMIT_MAX: 5,
      RATE_LIMIT_WINDOW_MINUTES: 10,
      DELIVER_LOCAL_FORMS: false,
      BOOKING_ENGINE: 'generic',
      METRICS_HOST: '127.0.0.1',
      ALERT_AFTER_MINUTES: 10,
      ACKNOWLEDGE: true,
      LOG_LEVEL: 'info',
    });
  });

  it('reads all variables', () => {
    const config = readConfig({
      PORT: '8080',
      SITE_URL: 'https://www.example.com/',
      RESEND_BASE_URL: 'http://localhost:1/',
      DELIVER_LOCAL_FORMS: 'true',
      TRUST_PROXY: '2',
      MAIL_FROM: 'Hotel <a@example.com>',
    });
    expect(config).toMatchObject({
      PORT: 8080,
      SITE_URL: 'https://www.example.com',
      RESEND_BASE_URL: 'http://localhost:1',
      DELIVER_LOCAL_FORMS: true,
      TRUST_PROXY: 2,
      MAIL_FROM: 'Hotel <a@example.com>',
    });
  });

  it.each([
    ['PORT', '0', 0],
    ['PORT', '65535', 65_535],
    ['TRUST_PROXY', '16', 16],
    ['RATE_LIMIT_MAX', '1', 1],
    ['RATE_LIMIT_WINDOW_MINUTES', '1440', 1440],
    ['RESEND_BASE_URL', 'https://mail.example//', 'https://mail.example'],
    ['REDIS_URL', 'redis://localhost', 'redis://localhost'],
    ['REDIS_URL', 'redis://localhost/', 'redis://localhost/'],
    ['REDIS_URL', 'rediss://user:word@localhost:6380/12', 'rediss://user:word@localhost:6380/12'],
  ])('parses %s %j', (name, value, read) => {
    expect(readConfig({ [name]: value })).toMatchObject({ [name]: read });
  });

  it('takes folders as they are written, from the program’s own folder', () => {
    const folderOf = (DATA_DIR: string) => readConfig({ DATA_DIR }, '/srv/site').DATA_DIR;
    expect(['/data', 'data', './data/x', '../data', '/srv/June’s site/data~1'].map(folderOf)).toEqual([
      ...['/data', '/srv/site/data', '/srv/site/data/x', '/srv/data', '/srv/June’s site/data~1'],
    ]);
  });

  it('reports each invalid variable in one line, without the values of secrets', () => {
    const wrong = { PORT: 'x', RESEND_API_KEY: 'a b', ALERT_URL: 'sesame' };
    expect(() => readConfig(wrong)).toThrow(
      new ConfigError([
        'PORT must be a whole number, not "x"',
        'RESEND_API_KEY must be one line without spaces',
        'ALERT_URL must be an http(s) address',
      ]),
    );
  });

  it.each([
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['SITE_URL', 'www.example.com'],
    ['SITE_URL', 'https://www.example.com/hotel'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['RESEND_BASE_URL', 'nowhere'],
    ['RESEND_BASE_URL', 'https://mail.example?key=1'],
    ['RESEND_BASE_URL', 'https://user:sesame@mail.example'],
    ['RESEND_BASE_URL', 'ftp://user:sesame@mail.example'],
    ['ALERT_URL', 'https://user:sesame@chat.example/hook'],
    ['ALERT_URL', 'https://sesame@chat.example/hook'],
    ['SITE_URL', 'https://user:sesame@www.example.com'],
    ['MAIL_FROM', 'Hotel'],
    ['MAIL_TO', 'a@b\r\nBcc: c@d'],
    ['TRUST_PROXY', 'true'],
    ['HSTS', 'true'],
    ['DATA_DIR', '~/data'],
    ['DATA_DIR', '~june/data'],
    ['DATA_DIR', '$HOME/data'],
    ['DATA_DIR', '/srv/$SITE/data'],
    ['DATA_DIR', '%APPDATA%'],
    ['DATA_DIR', '"/srv/data"'],
    ['DATA_DIR', "'/srv/data'"],
    ['DATA_DIR', ' /srv/data'],
    ['DATA_DIR', '/srv/data '],
    ['DATA_DIR', 'file:///srv/data'],
    ['RATE_LIMIT_MAX', '0'],
    ['RATE_LIMIT_WINDOW_MINUTES', '-1'],
    ['DELIVER_LOCAL_FORMS', 'yes'],
    ['ACKNOWLEDGE', 'no'],
    ['LINK_SECRET', 'sesame'],
    ['LOG_LEVEL', 'loud'],
    ['REDIS_URL', 'cache:6379'],
    ['REDIS_URL', 'http://:sesame@localhost'],
    ['REDIS_URL', 'redis:///1'],
    ['REDIS_URL', 'redis://localhost/1?db=2'],
    ['REDIS_URL', 'redis://localhost/cache'],
    ['REDIS_URL', 'redis://:sesame%@localhost'],
    ['RESEND_API_KEY', 're_sesame\nre_other'],
    ['RESEND_API_KEY', 're_sesame\r'],
    ['RESEND_SEGMENT_ID', 'a b'],
  ])('reports in one line that %s cannot be %j', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    try {
      read();
    } catch (error) {
      const { problems } = error as ConfigError;
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatch(new RegExp(`^${name} must `));
      const isSecret =
        ['REDIS_URL', 'RESEND_API_KEY', 'LINK_SECRET', 'ALERT_URL'].includes(name) ||
        value.includes('sesame@');
      expect(problems[0]?.endsWith(`, not ${JSON.stringify(value)}`)).toBe(!isSecret);
      expect(problems[0]).not.toContain('sesame');
    }
  });

  it('is listed in .env.example', () => {
    const example = readFileSync('.env.example', 'utf8');
    const listed = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(listed.sort()).toEqual(variables.filter((name) => name !== 'NODE_ENV').sort());
  });
});

describe('the messages at the start', () => {
  const none = { queued: 0, failed: 0 };

  it('list what is served and what is not configured', () => {
    expect(startupMessages(readConfig({}), 3000, 'desk@example.com', none)).toEqual([
      'serving on http://localhost:3000',
      'SITE_URL is http://localhost:3000: set it to the public address before going live',
      `mail: not configured (RESEND_API_KEY); enquiries wait in ${path.resolve('data/outbox/queued')}`,
      'forms: newsletter and contact are accepted; group request and opt-out stay in the browser (DELIVER_LOCAL_FORMS=false)',
    ]);
  });

  it('report waiting and failed mails, but never the key', () => {
    const config = readConfig({
      SITE_URL: 'https://www.example.com',
      RESEND_API_KEY: 're_secret',
      DELIVER_LOCAL_FORMS: 'true',
      DATA_DIR: '/data',
    });
    const messages = startupMessages(config, 3000, 'desk@example.com', { queued: 3, failed: 2 });
    expect(messages.slice(1)).toEqual([
      'public address: https://www.example.com',
      'mail: through Resend to desk@example.com; 3 waiting',
      'forms: newsletter, contact, group request and opt-out are accepted (DELIVER_LOCAL_FORMS=true)',
      'mail: 2 failed; see npm run outbox',
    ]);
    expect(messages.join()).not.toContain('re_secret');
  });
});

test('a log line in a terminal is human-readable', () => {
  const time = new Date('2027-05-14T12:00:00').getTime();
  const line = JSON.stringify({ level: 40, time, entry: 'x', code: '429 too many', msg: 'mail delayed' });
  expect(readableLine(line)).toBe('12:00:00 WARN mail delayed entry=x code="429 too many"\n');
  expect(readableLine(JSON.stringify({ level: 30, time, msg: 'hi' }))).toBe('12:00:00 hi\n');
  const failed = { level: 50, time, msg: 'broke', err: { message: 'no', stack: 'Error: no\n  at x' } };
  expect(readableLine(JSON.stringify(failed))).toBe('12:00:00 ERROR broke\nError: no\n  at x\n');
});
