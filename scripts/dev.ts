/**
 * `npm run dev`: serves the site for development, after `npm run content`. Content is compiled and scripts are bundled on every change, the
 * server restarts, and open pages reload.
 */
import { readdirSync, rmSync, watch } from 'node:fs';
import path from 'node:path';
import { context, type Metafile, type Plugin } from 'esbuild';
import { ContentError } from '../shared/content/faults';
import { writeManifest } from '../tools/build/manifest';
import { buildDirectory, scriptOptions, serverOptions } from '../tools/build/options';
import { subsetFonts } from '../tools/build/subsetFonts';
import { generate } from '../tools/content/generate';
import { SiteProcess } from '../tools/dev/siteProcess';

/** An editor saves a file in several steps; they count as one within so many ms. */
const saveTime = 50;

const site = new SiteProcess();
let isBrowserReady = false;
let serverBuilt: Metafile | undefined;

/** Starts the server again once both parts are built. */
function restart() {
  if (isBrowserReady && serverBuilt) site.restart(serverBuilt);
}

/** @param started told when a build begins, so that one change restarts the server once, when both parts have it */
const onRebuild = (name: string, started: () => void, done: (result: Metafile) => void): Plugin => ({
  name,
  setup(build) {
    let since = 0;
    build.onStart(() => {
      since = performance.now();
      started();
    });
    build.onEnd(({ errors, metafile }) => {
      if (errors.length > 0 || !metafile) return;
      console.log(`${name} built in ${Math.round(performance.now() - since)} ms`);
      done(metafile);
      restart();
    });
  },
});

let building: Promise<unknown> = Promise.resolve();
let isNextPlanned = false;

/** Builds once more after what is being built: esbuild would join that, which may have read the files before they changed. */
function rebuild() {
  if (isNextPlanned) return;
  isNextPlanned = true;
  building = building.then(() => {
    isNextPlanned = false;
    return Promise.allSettled([browser.rebuild(), pages.rebuild()]); // esbuild prints what failed.
  });
}

/**
 * Makes generated/ again and builds with it; esbuild's own watch would notice some time within two seconds. Faults are
 * printed, and the site stays as it was.
 */
function compileContent() {
  try {
    const { changed } = generate();
    if (changed === 0) return;
    console.log(`content: ${changed} modules changed`);
    rebuild();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    for (const fault of error.faults) console.error(fault);
  }
}

/** A folder and all folders in it. Watched one by one: Node's own recursive watching loses files that are replaced. */
const foldersOf = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name)),
];

let timer: NodeJS.Timeout | undefined;
/** Compiles once for what changes in a folder within a moment. */
const follow = (folder: string) =>
  watch(folder, () => {
    clearTimeout(timer);
    timer = setTimeout(compileContent, saveTime);
  });

rmSync(buildDirectory, { recursive: true, force: true });
await subsetFonts();
const browserBuild = scriptOptions(true, {});
const browser = await context({
  ...browserBuild,
  plugins: [
    onRebuild(
      'browser',
      () => {
        isBrowserReady = false;
      },
      (metafile) => {
        writeManifest(metafile, metafile);
        isBrowserReady = true;
      },
    ),
  ],
});
const pages = await context({
  ...serverOptions(true),
  plugins: [
    onRebuild(
      'server',
      () => {
        serverBuilt = undefined;
      },
      (metafile) => {
        serverBuilt = metafile;
      },
    ),
  ],
});
await Promise.all([browser.watch(), pages.watch()]);
for (const folder of ['content', 'media'].flatMap(foldersOf)) follow(folder);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    site.stop(signal);
    process.exit(0);
  });
}
