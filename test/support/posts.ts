import type { RequestListener } from 'node:http';
import request from 'supertest';

type Fields = Record<string, unknown>;

/** Posts a form as a page's script does, under a name where one is given. */
export const byScript = (app: RequestListener, form: string, fields: Fields, name?: string) =>
  request(app)
    .post(`/api/${form}`)
    .set(name ? { 'Idempotency-Key': name } : {})
    .send(fields);

/** Posts a form as browsers do by themselves. */
export function byForm(app: RequestListener, form: string, fields: Fields) {
  const pairs = Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'boolean') return value ? [[name, 'on']] : [];
    return [[name, String(value).replaceAll('\n', '\r\n')]];
  });
  return request(app).post(`/api/${form}`).type('form').send(new URLSearchParams(pairs).toString());
}
