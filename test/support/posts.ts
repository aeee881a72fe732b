import type { RequestListener } from 'node:http';
import request from 'supertest';

type Fields = Record<string, unknown>;

/** Posts a form as the page's script does, optionally with an idempotency key. */
export const byScript = (app: RequestListener, form: string, fields: Fields, name?: string) =>
  request(app)
    .post(`/api/${form}`)
    .set(name ? { 'Idempotency-Key': name } : {})
    .send(fields);

/** Posts a form as browsers do without JavaScript. */
export function byForm(app: RequestListener, form: string, fields: Fields) {
  const pairs = Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'boolean') return value ? [[name, 'on']] : [];
    return [[name, String(value).replaceAll('\n', '\r\n')]];
  });
  return request(app).post(`/api/${form}`).type('form').send(new URLSearchParams(pairs).toString());
}
