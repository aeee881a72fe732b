import { renderToStaticMarkup } from 'react-dom/server';
import request from 'supertest';
import { unsubscribeMailto } from '../../server/mail/calls';
import { contactNotice } from '../../server/mail/messages/contact';
import { emailHtml } from '../../server/mail/messages/EmailLayout';
import { emailText } from '../../server/mail/messages/email';
import { factsOf } from '../../server/mail/messages/facts';
import { greeting } from '../../server/mail/messages/greeting';
import { groupRequestNotice } from '../../server/mail/messages/groupRequest';
import { hotelDateTime } from '../../server/mail/messages/hotelDateTime';
import { newsletterNotice, newsletterWelcome } from '../../server/mail/messages/newsletter';
import { sampleEmails } from '../../server/mail/preview';
import { sampleOf } from '../../shared/forms/definition';
import { groupRequest } from '../../shared/forms/groupRequest';
import { site, small } from '../support/small';
import { loadPages, testApp } from '../support/test-app';
import { validPosts } from '../support/validPosts';

const submission = {
  receivedAt: new Date('2027-05-14T18:20:00Z'),
  page: '/contact',
  siteUrl: 'https://www.example.com',
};
const message = {
  ...validPosts.contact,
  name: 'June <script>alert(1)</script>',
  email: 'june@example.com',
  subject: 'Board & "rack"',
  phone: '',
  message: `Hi,\n<img src=x onerror=alert(1)>\n-- \n${site.fullName}\n`,
};

describe('a notice to the front desk', () => {
  const email = contactNotice(small, message, submission);

  it('escapes all input', () => {
    const html = emailHtml(small, email);
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('June &lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('Board &amp; &quot;rack&quot;');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;\n--');
  });

  it('has the same text part, with the guest’s input quoted to be distinct from ours', () => {
    const text = emailText(small, email);
    expect(text).toMatch(/^BOARD & "RACK"\n\nJune <script>/);
    expect(text).toMatch(/\n\nName: +June <script>alert\(1\)<\/script>\nEmail: +june@example\.com\n/);
    expect(text).toContain(`June <script>alert(1)</script> wrote to you from the website. Reply to
this email to answer.
`);
    expect(text).toContain(`
Received:  May 14, 2027 at 2:20 p.m. Eastern time
Sent from: https://www.example.com/contact

The message:
> Hi,
> <img src=x onerror=alert(1)>
> --
> ${site.fullName}
>

--
${site.fullName}
${site.addressLine}
${site.phone.display} · ${site.email}

Sent by the hotel’s website. Your reply goes to the guest.
`);
  });

  it('replies to the guest and has a sortable subject', () => {
    expect(email).toMatchObject({
      replyTo: 'june@example.com',
      subject: 'Contact message: Board & "rack" (June <script>alert(1)</script>)',
    });
    expect(email.to).toBeUndefined();
    const subjects = Object.values(sampleEmails(small, 'https://www.example.com'))
      .filter(({ to }) => to === undefined)
      .map(({ subject }) => subject.replace(/:.*/, ''));
    expect(new Set(subjects)).toEqual(
      new Set([
        'Contact message',
        'Newsletter sign-up',
        'Newsletter unsubscribe',
        'Group request',
        'Opt-out request',
      ]),
    );
  });

  it('leaves out empty values, but not zeros', () => {
    const request = {
      ...validPosts['group-request'],
      fullName: 'June',
      email: 'june@example.com',
      phone: '',
      startDate: '2027-06-04',
      endDate: '2027-06-06',
      startTime: '',
      endTime: '11:30',
      guests: 0,
      rooms: undefined,
      message: '',
      marketingConsent: true,
    };
    const text = emailText(small, groupRequestNotice(small, request, submission));
    expect(text).toMatch(
      /From: +June 4, 2027\nTo: +June 6, 2027, 11:30 a\.m\.\nGuests: +0\nAgreed to marketing emails: Yes\n/,
    );
    expect(text).not.toMatch(/Phone|Rooms:|words/);
  });

  it('states whether consent was given', () => {
    const subscription = { email: 'june@example.com', name: 'June', consent: true };
    expect(emailText(small, newsletterNotice(small, subscription, submission))).toMatch(
      /Agreed to marketing emails: Yes/,
    );
    const without = newsletterNotice(small, { ...subscription, consent: false }, submission);
    expect(emailText(small, without)).toMatch(/Agreed to marketing emails: No/);
    expect(without.subject).toContain('no consent');
  });
});

describe('a mail to an unconfirmed address', () => {
  it.each([
    ['June', 'June'],
    ['June Alvarado', 'June'],
    ["Zoé O’Brien-O'Neil", 'Zoé'],
    ['J. R. R. Tolkien', 'J. R. R. Tolkien'],
    ['山田 太郎', '山田 太郎'],
    ['Ng', 'Ng'],
  ])('greets %s as %s', (name, greeted) => {
    expect(greeting(small, name)).toBe(`Hello ${greeted},`);
  });

  it.each([
    'Win at http://evil.example',
    'Your account is blocked call now',
    'evil.example',
    'Call 555-0100',
    '<b>Hi</b>',
    'a@b.c',
    'x'.repeat(61),
    '',
    '…',
  ])('does not send %j to a stranger', (name) => {
    expect(greeting(small, name)).toBe('Hello,');
    const welcome = newsletterWelcome(
      small,
      { email: 'a@example.com', name, consent: true },
      submission,
      unsubscribeMailto(small),
    );
    if (name)
      expect(emailText(small, welcome) + emailHtml(small, welcome) + welcome.subject).not.toContain(name);
  });
});

describe('the newsletter welcome', () => {
  const subscription = { email: 'june@example.com', name: 'June', consent: true };

  it('welcomes to the list with an unsubscribe link, if the guest agreed', () => {
    const welcome = newsletterWelcome(
      small,
      subscription,
      submission,
      'https://www.example.com/unsubscribe?key=x',
    );
    expect(welcome.subject).toMatch(/on the list/);
    expect(emailText(small, welcome)).toContain('Unsubscribe:\nhttps://www.example.com/unsubscribe?key=x\n');
    expect(emailHtml(small, welcome)).toContain('href="https://www.example.com/unsubscribe?key=x"');
  });

  it('states that no newsletter follows and how to get it, if the guest did not agree', () => {
    const mail = newsletterWelcome(
      small,
      { ...subscription, consent: false },
      submission,
      unsubscribeMailto(small),
    );
    expect(mail.subject).toMatch(/not on our newsletter list yet/);
    expect(emailText(small, mail)).toMatch(/won’t get our newsletter/);
    expect(mail.subject + emailText(small, mail)).not.toMatch(/on the list/);
    expect(mail.unsubscribe).toBeUndefined();
  });
});

describe('every mail', () => {
  it.each(Object.entries(sampleEmails(small, 'https://www.example.com')))(
    '%s is readable anywhere',
    (_name, email) => {
      const html = emailHtml(small, email);
      const text = emailText(small, email);
      expect(html).toMatch(/^<!DOCTYPE html><html lang="en-US">/);
      // No external resources, scripts or style sheets, only links.
      expect(html).not.toMatch(/<(?:img|link|script|style|iframe|form)|url\(|class=/);
      expect(html).toContain(renderToStaticMarkup(site.addressLine));
      expect(text).toContain(site.addressLine);
      expect(text).not.toMatch(/<\/?[a-z]+>|undefined|\[object/);
      expect(html).not.toMatch(/undefined|\[object/);
      expect(email.subject).not.toMatch(/[\r\n]/);
      for (const paragraph of email.paragraphs) expect(text.replace(/\s+/g, ' ')).toContain(paragraph);
      for (const line of text.split('\n'))
        if (line.includes(' ')) expect(line.length).toBeLessThanOrEqual(78);
    },
  );
});

describe('dates', () => {
  it('are in the hotel’s time zone, with plain spaces, in summer and in winter', () => {
    expect(hotelDateTime(small, new Date('2027-05-14T18:20:00Z'))).toBe(
      'May 14, 2027 at 2:20 p.m. Eastern time',
    );
    expect(hotelDateTime(small, new Date('2027-01-01T04:00:00Z'))).toBe(
      'December 31, 2026 at 11:00 p.m. Eastern time',
    );
  });
  it('of a stay are as entered', () => {
    const request = {
      ...sampleOf(groupRequest),
      ...{ startDate: '2027-12-31', startTime: '00:05', endDate: '2028-01-02', endTime: '16:00:30' },
    };
    const texts = factsOf(small, groupRequest, request).map(([, text]) => text);
    expect(texts).toContain('December 31, 2027, 12:05 a.m.');
    expect(texts).toContain('January 2, 2028, 4 p.m.');
  });
});

describe('/dev/mails', () => {
  beforeAll(loadPages);

  it('shows every mail as HTML and as text in development', async () => {
    const { app } = testApp({ NODE_ENV: 'development' });
    const list = await request(app).get('/dev/mails');
    const links = [...list.text.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '');
    expect(links).toHaveLength(2 * Object.keys(sampleEmails(small, 'https://www.example.com')).length);
    for (const link of links) {
      const page = await request(app).get(link);
      expect(page.status).toBe(200);
      expect(page.headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'");
    }
    expect((await request(app).get('/dev/mails/nothing')).status).toBe(404);
  });

  it('does not exist otherwise', async () => {
    for (const NODE_ENV of ['test', 'production']) {
      expect((await request(testApp({ NODE_ENV }).app).get('/dev/mails')).status).toBe(404);
    }
  });
});
