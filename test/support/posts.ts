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

/** Posts a form as the page's script does, to a server in another process. */
export const postTo = (url: string, form: string, fields: Fields) =>
  fetch(`${url}/api/${form}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  });

/** Returns a form's fields as browsers send these fields without JavaScript. */
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

/** Returns each email's recipient, and the kind of each other message. */
export const recipientsOf = (messages: readonly Message[] = []): string[] =>
  messages.map((message) => (message.kind === 'email' ? (message.to ?? 'the hotel') : message.kind));
