/** Signed links to leave and rejoin the newsletter, and requests that guests make with these links. */
import { createHmac } from 'node:crypto';
import request from 'supertest';
import { pages } from '../../shared/pages';
import { validPosts } from './valid-posts';

export const { path: page } = pages.unsubscribe;
export const keyed = {
  RESEND_API_KEY: 're_test',
  RESEND_SEGMENT_ID: 'seg',
  SITE_URL: 'https://www.example.com',
};
const { RESEND_SEGMENT_ID: _, ...rest } = keyed;
/** The environment of a hotel that keeps the newsletter's list itself. */
export const withoutList = rest;
export const { email } = validPosts.newsletter;

/** Returns a signature. Links contain its first half in hexadecimal, or all of it in base64url (release 1.0). */
export const sign = (signed: string, secret = keyed.RESEND_API_KEY) =>
  createHmac('sha256', secret).update(signed).digest();

export const linkFor = (signed: string, address = email, secret?: string) =>
  `${page}/${Buffer.from(address).toString('hex')}${sign(signed, secret).toString('hex', 0, 16)}`;
export const leave = linkFor(`unsubscribe ${email}`);
export const rejoin = linkFor(`resubscribe ${email}`);

/** Returns a link in release 1.0's format. */
export function oldLinkFor(choice: string, address = email) {
  const state = choice === 'resubscribe' ? { state: 'back' } : {};
  const key = sign(`${choice} ${address}`).toString('base64url');
  return `${page}?${new URLSearchParams({ ...state, email: address, key })}`;
}

type App = Parameters<typeof request>[0];

/** Posts a one-click request to unsubscribe, as mail clients do (RFC 8058, 3.2). */
export const oneClick = (app: App, link: string) =>
  request(app)
    .post(link)
    .set({ Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' })
    .type('form')
    .send('List-Unsubscribe=One-Click');

/** Requests a link's page and posts the form on it, as browsers do when a guest presses the button. */
export async function press(app: App, link: string) {
  const { location } = (await request(app).get(link)).headers;
  return request(app)
    .post(location ?? link)
    .accept('text/html,application/xhtml+xml,*/*;q=0.8')
    .type('form');
}
