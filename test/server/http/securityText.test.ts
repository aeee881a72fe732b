import express from 'express';
import request from 'supertest';
import { securityText } from '../../../server/http/securityText';
import { setSnapshot } from '../../support/set-snapshot';
import { site, small } from '../../support/small-hotel';

it('security.txt has a contact and an expiry within a year (RFC 9116)', async () => {
  const app = express().use(
    setSnapshot(() => small),
    securityText('http://localhost:3000'),
  );
  const { text, headers } = await request(app).get('/');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(headers['cache-control']).toBe('public, max-age=86400');
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
  expect(text.split('\n')).toEqual([
    `Contact: mailto:${site.email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    'Canonical: http://localhost:3000/.well-known/security.txt',
    '',
  ]);
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
  const days = (Date.parse(expires) - Date.now()) / (24 * 60 * 60 * 1000);
  expect([days > 0, days < 365]).toEqual([true, true]);
});
