/**
 * `npm run screenshots -w desk`: the pictures of docs/desk.md. Opens the desk of a clone of the last commit, changes a price,
 * a picture and a policy, and takes screenshots.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import puppeteer, { type Page } from 'puppeteer';
import sharp from 'sharp';
import { chromium } from '../../tools/harness/chromium';
import { temporaryDirectory } from '../../tools/harness/serverProcess';
import { startDesk } from './support/desk';
import { hotelAt } from './support/hotel-copy';

const folder = 'docs/screenshots';
const window = { width: 1440, height: 900 };
const room = 'content/rooms/the-enci-king.json';

const copy = path.join(temporaryDirectory(), 'site');
execFileSync('git', ['clone', '--quiet', '.', copy]);
const edit = (file: string, from: string | RegExp, to: string) =>
  writeFileSync(path.join(copy, file), readFileSync(path.join(copy, file), 'utf8').replace(from, to));
const git = (...args: string[]) => execFileSync('git', args, { cwd: copy });
const publish = (name: string) => {
  git('add', '--all');
  git(
    '-c',
    `user.name=${name}`,
    '-c',
    'user.email=owner@example.com',
    'commit',
    '--quiet',
    '--message',
    'Site',
  );
};

const { price }: { price: number } = JSON.parse(readFileSync(path.join(copy, room), 'utf8'));
const setPrice = (amount: number) => edit(room, /"price": \d+/, `"price": ${amount}`);

// A history and a remote.
rmSync(path.join(copy, '.git'), { recursive: true });
git('init', '--quiet', '--initial-branch', 'main');
setPrice(price - 10);
publish('The developer');
setPrice(price);
publish('Ana Reyes');
git('clone', '--quiet', '--bare', '.', `${copy}.git`);
git('remote', 'add', 'origin', `${copy}.git`);
git('fetch', '--quiet', 'origin');

setPrice(price + 10);
edit('content/policies/terms.md', '.', ', as ever.');

const desk = await startDesk(hotelAt(copy));

async function shot(page: Page, name: string) {
  // The preview keeps one connection open for change events.
  await page.waitForNetworkIdle({ idleTime: 1000, concurrency: 2 });
  const png = await page.screenshot();
  await sharp(png).jpeg({ quality: 80, mozjpeg: true }).toFile(`${folder}/desk-${name}.jpg`);
  console.log(`${folder}/desk-${name}.jpg`);
}

const open = async (page: Page, part: string, wanted: string) => {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, part);
  await page.waitForSelector(wanted, { timeout: 60_000 });
};

mkdirSync(folder, { recursive: true });
const browser = await puppeteer.launch({ executablePath: await chromium(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage();
  await page.setViewport(window);
  await page.goto(`${desk.url}/desk?key=${desk.key}#rooms/the-enci-king`);
  await page.waitForSelector('.form .field');
  await shot(page, 'form');
  await open(page, 'rooms', '.room-row');
  await shot(page, 'rooms');
  await open(page, 'pictures', '.picture-row');
  await shot(page, 'pictures');
  await page.click('[aria-label="Change or replace: sun-deck"]');
  await page.waitForSelector('.point__frames img');
  await shot(page, 'picture');
  await page.click('::-p-aria([name="Cancel"])');
  await open(page, 'publish', '.publish li');
  await shot(page, 'publish');
} finally {
  await browser.close();
  await desk.stop();
}
