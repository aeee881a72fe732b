import type { RequestListener } from 'node:http';
import request from 'supertest';
import type { Message } from '../../server/mail/outbox/message';

type Fields = Record<string, unknown>;

/** Posts a form as the page's script does, optionally with an idempotency key. */
export const byScript = (app: RequestListener, form: string, fields: Fields, name?: string) =>
  request(app)
    .post(`/api/${form}`)
    .set(name ? { 'Idempotency-Key': name } : {})
    .send(fields);

/** Posts a form by script to a server in its own process. */
export const postTo = (url: string, form: string, fields: Fields) =>
  fetch(`${url}/api/${form}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  });

/** The fields of a form as browsers send them without JavaScript. */
export const sentByBrowser = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]): [string, string][] => {
      if (typeof value === 'boolean') return value ? [[name, 'on']] : [];
      return [[name, String(value).replaceAll('\n', '\r\n')]];
    }),
  );

/** Posts a form as browsers do without JavaScript. */
export const byForm = (app: RequestListener, form: string, fields: Fields) =>
  request(app)
    .post(`/api/${form}`)
    .type('form')
    .send(new URLSearchParams(sentByBrowser(fields)).toString());

/** The recipients of emails, and the kinds of other messages. */
export const recipientsOf = (messages: readonly Message[] = []): string[] =>
  messages.map((message) => (message.kind === 'email' ? (message.to ?? 'the hotel') : message.kind));
