import * as z from 'zod';
import { template, text } from './fields';

/** content/crash-page.json: the page shown if no other page can be rendered. */
export const crashPageFile = z.strictObject({
  title: text,
  /** A sentence with a link to the home page, and with the phone number. */
  text: template('home', 'call'),
  home: text,
});
