import { contactContent, cookies, groupsContent, optOutContent, pages } from '../support/content';
import type { Journey } from '../support/reader/journey';
import { Reader } from '../support/reader/reader';

const { labels } = groupsContent.request;
const [, optional] = optOutContent.categories;
if (!optional) throw new Error('there is nothing to opt out of');

export const formJourneys: readonly Journey[] = [
  {
    title: 'Write a message with two mistakes and mend them',
    file: 'message',
    async go() {
      const reader = await Reader.open(pages.contact.path);
      await reader.seek('heading', contactContent.form.heading);
      await reader.next('field');
      await reader.type('June Alvarado');
      await reader.next('field');
      await reader.type('june@');
      await reader.next('field');
      await reader.next('field');
      await reader.next('field');
      await reader.type('Do boards fit in the elevator?');
      await reader.next('field');
      await reader.press('Enter', '.message .alert--error');
      await reader.type('example.com');
      await reader.press('Tab');
      await reader.type('Surfboards');
      for (let fields = 0; fields < 3; fields += 1) await reader.next('field');
      await reader.press('Enter', '.message .alert--success');
      return reader;
    },
  },
  {
    title: 'Ask for rooms for a group',
    file: 'group-request',
    async go() {
      const reader = await Reader.open(pages.groups.path);
      await reader.seek('heading', groupsContent.request.heading);
      for (let stops = 0; stops < 4; stops += 1) await reader.next('item');
      await reader.seek('field', labels.fullName);
      await reader.type('June Alvarado');
      await reader.next('field');
      await reader.type('june@example.com');
      await reader.seek('field', labels.startDate);
      await reader.type('06042027');
      await reader.seek('field', labels.endDate);
      await reader.seek('field', labels.guests);
      await reader.type('12');
      await reader.seek('field', groupsContent.request.submit);
      await reader.press('Enter', '#request .alert--error');
      await reader.type('06062027');
      await reader.seek('field', groupsContent.request.submit);
      await reader.press('Enter', '#request .alert--success');
      return reader;
    },
  },
  {
    title: 'Decline cookies',
    file: 'decline-cookies',
    async go() {
      const reader = await Reader.open(pages.about.path, { storage: {} });
      await reader.wait(1000);
      await reader.seek('landmark', cookies.banner.title);
      await reader.seek('item', cookies.banner.decline);
      await reader.press('Enter');
      return reader;
    },
  },
  {
    title: 'Change an opt-out',
    file: 'opt-out',
    async go() {
      const reader = await Reader.open(pages['opt-out'].path);
      await reader.seek('heading', optOutContent.manage.heading);
      await reader.seek('field', optional.title);
      await reader.press('Space');
      await reader.seek('field', optOutContent.manage.save);
      await reader.press('Enter');
      return reader;
    },
  },
];
