import * as z from 'zod';
import { template, text } from './fields';

/** content/crash-page.json: the page shown if nothing else can be. */
export const crashPageFile = z.strictObject({
  title: text,
  /** With a link to the home page, and the phone number. */
  text: template('home', 'call'),
  home: text,
});
