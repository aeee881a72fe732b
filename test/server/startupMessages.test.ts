import { readConfig } from '../../server/config';
import { startupMessages } from '../../server/startupMessages';

it.each<[Record<string, string>, { length: number; failed: number }, string[]]>([
  [
    {},
    { length: 0, failed: 0 },
    [
      'SITE_URL is http://localhost:3000: set it to the public address before going live',
      'email: not configured (RESEND_API_KEY); inquiries wait in /srv/site/data/outbox.db',
      'forms: newsletter and contact are accepted; group request and opt-out stay in the browser (DELIVER_LOCAL_FORMS=false)',
    ],
  ],
  [
    { SITE_URL: 'https://a.com', RESEND_API_KEY: 're_secret', REDIS_URL: 'redis://user:secret@cache:6379/1' },
    { length: 3, failed: 2 },
    [
      'public address: https://a.com',
      'email: through Resend to desk@example.com; 3 waiting',
      'rate limits: shared through redis://cache:6379/1',
      'email: 2 failed; see npm run outbox',
    ],
  ],
])('reports the configuration %j at startup, without secrets', (env, outbox, lines) => {
  const messages = startupMessages(readConfig(env, '/srv/site'), 3000, 'desk@example.com', outbox);
  expect(messages).toEqual(expect.arrayContaining(['serving on http://localhost:3000', ...lines]));
  expect(messages.join()).not.toContain('secret');
});
