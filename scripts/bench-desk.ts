/**
 * `npm run bench:desk`: how long the owner waits at the desk of a copy of the last commit: until a form can be filled in,
 * until a save is seen on the page beside it, until a photograph is saved. docs/behavior.md#desk
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer';
import sharp from 'sharp';
import { chromium } from '../tools/chromium';
import { cloneProject, type DeskProcess, startDesk } from '../tools/deskProcess';

const runs = { form: 5, save: 10, photograph: 3 };
const window = { width: 1440, height: 900 };
/** A dozen megapixels, as a phone takes them. */
const phone = { width: 4032, height: 3024 };
const entry = 'pages/about';
const longestWait = 60_000;

const seconds = (since: number) => (performance.now() - since) / 1000;

async function frameOf(page: Page, selector: string) {
  const frame = await (await page.waitForSelector(selector))?.contentFrame();
  if (!frame) throw new Error(`the desk has no ${selector}`);
  return frame;
}

/** Opens the desk anew. @returns the seconds until its form can be filled in */
async function openForm(browser: Browser, { url }: DeskProcess) {
  const page = await browser.newPage();
  page.setDefaultTimeout(longestWait);
  await page.setViewport(window);
  const start = performance.now();
  // Its form may be there before the page beside it has loaded.
  const loading = page.goto(`${url}/#${entry}`);
  await (await frameOf(page, '.desk__editor')).waitForSelector('.field textarea');
  const time = seconds(start);
  await loading;
  return { page, time };
}

/** Changes a heading and saves it. @returns the seconds until the page beside the form says so */
async function saveOnce(page: Page, words: string) {
  const form = await frameOf(page, '.desk__editor');
  const heading = await form.waitForSelector('::-p-aria([name="Heading"])');
  await heading?.evaluate((element) => (element as HTMLTextAreaElement).select());
  await heading?.focus();
  await page.keyboard.sendCharacter(words);
  await form.waitForSelector('main header button[type=submit]:not([disabled])');
  const start = performance.now();
  await form.$eval('main header button[type=submit]', (button) => (button as HTMLElement).click());
  const beside = await frameOf(page, '.preview__page');
  await beside.waitForFunction((text) => document.body?.textContent?.includes(text), {}, words);
  return seconds(start);
}

/** Noise, which no format makes small. */
async function photograph(file: string, seed: number) {
  const noise = { type: 'gaussian', sigma: 30, mean: 100 + seed } as const;
  const grain = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#b0a090', noise } })
    .png()
    .toBuffer();
  writeFileSync(
    file,
    await sharp(grain).resize(phone.width, phone.height, { fit: 'fill' }).jpeg().toBuffer(),
  );
}

/** Adds a photograph. @returns the seconds from choosing the file to its frames, and from Save to the list */
async function addPicture(page: Page, file: string, words: string) {
  await page.click('::-p-aria([name="Add a picture"])');
  const input = await page.waitForSelector('.drop__input:not([disabled])');
  let start = performance.now();
  await (input as unknown as { uploadFile(file: string): Promise<void> }).uploadFile(file);
  await page.waitForSelector('.point__frames img');
  const taken = seconds(start);
  await page.type('.picture-form textarea', words);
  start = performance.now();
  await page.click('::-p-aria([name="Save"])');
  await page.waitForSelector('.rows');
  return { taken, saved: seconds(start) };
}

function report(what: string, times: readonly number[]) {
  const sorted = [...times].sort((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const all = times.map((time) => time.toFixed(2)).join(' ');
  console.log(`${what}: median ${median.toFixed(2)} s of ${all}`);
}

const root = cloneProject();
const desk = await startDesk(root);
const browser = await puppeteer.launch({ executablePath: await chromium(), args: ['--no-sandbox'] });
try {
  const opened: number[] = [];
  let { page } = await openForm(browser, desk);
  for (let run = 0; run < runs.form; run += 1) {
    await page.close();
    const { page: next, time } = await openForm(browser, desk);
    opened.push(time);
    page = next;
  }
  report('a form that can be filled in', opened);
  const saved: number[] = [];
  for (let run = 0; run < runs.save; run += 1) saved.push(await saveOnce(page, `Heading Number ${run}`));
  report('from save to seen', saved);
  await page.evaluate(() => {
    location.hash = 'pictures';
  });
  const taken: number[] = [];
  const made: number[] = [];
  for (let run = 0; run < runs.photograph; run += 1) {
    const file = path.join(root, `photograph-${run}.jpg`);
    await photograph(file, run);
    const times = await addPicture(page, file, `A photograph of nothing at all, number ${run} of its kind.`);
    taken.push(times.taken);
    made.push(times.saved);
  }
  report('a photograph of 12 megapixels, from choosing to its frames', taken);
  report('the same, from Save to the list', made);
} finally {
  await browser.close();
  await desk.stop();
}
