import * as z from 'zod';
import { template, text } from './fields';

/** content/crash-page.json: the page where nothing else can be shown. */
export const crashPageFile = z.strictObject({
  title: text,
  /** With a link to the home page, and the telephone number. */
  text: template('home', 'call'),
  home: text,
});
