import type { RequestHandler } from 'express';

const day = 24 * 60 * 60 * 1000;

/** How long the file is valid, in ms. RFC 9116 recommends less than a year. */
const lifetime = 180 * day;

/** /.well-known/security.txt: the contact for vulnerability reports (RFC 9116). */
export function securityText(siteUrl: string): RequestHandler {
  return ({ snapshot }, res) => {
    const { hotel } = snapshot.content;
    const expires = new Date(Date.now() + lifetime).toISOString().replace(/T.*/, 'T00:00:00Z');
    const lines = [
      `Contact: mailto:${hotel.email}`,
      `Expires: ${expires}`,
      `Preferred-Languages: ${hotel.locale.language.split('-')[0]}`,
      `Canonical: ${siteUrl}/.well-known/security.txt`,
    ];
    res
      .set('Cache-Control', 'public, max-age=86400')
      .type('text')
      .send(`${lines.join('\n')}\n`);
  };
}
