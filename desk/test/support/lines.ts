import type { Express } from 'express';
import request from 'supertest';

/** Posts to the desk and parses a response of JSON lines; an error in plain text becomes `{ error }`. */
export async function postForLines<Line>(app: Express, address: string, body: object) {
  const { status, body: bytes } = await request(app).post(address).send(body).responseType('blob');
  const text = String(bytes).trimEnd();
  const lines =
    status === 200 ? text.split('\n').map((line) => JSON.parse(line) as Line) : [{ error: text } as Line];
  return { status, lines };
}
