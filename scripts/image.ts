/**
 * `npm run image`: builds the image of the Dockerfile for real and tries it. With Docker where an engine answers, else, as
 * root on a Debian, with buildah, which it installs. Ends with code 1 where the image is at fault, with code 3 where this
 * machine cannot try it. `--within 4`: nor can a machine that takes longer than so many minutes.
 */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { canInstall, need } from '../tools/debian';
import { buildahEngine } from '../tools/image/buildah';
import { dockerEngine, hasDocker } from '../tools/image/docker';
import { CannotTry, type Engine } from '../tools/image/engine';
import { imageTrial } from '../tools/image/trial';
import { removeLeftovers } from '../tools/leftovers';

const prefix = 'the-enci-image-';
const minute = 60_000;
const started = performance.now();
const report = (line: string) =>
  console.log(`${String(Math.round((performance.now() - started) / 1000)).padStart(4)} s  ${line}`);

/** @throws CannotTry with the reason in a line */
async function chooseEngine(signal: AbortSignal): Promise<Engine> {
  if (await hasDocker()) return dockerEngine(signal);
  if (!canInstall()) throw new CannotTry('no Docker engine answers, and buildah needs root on a Debian');
  try {
    need('/usr/bin/buildah', 'buildah');
    need('/usr/bin/mmdebstrap', 'mmdebstrap');
  } catch (error) {
    throw new CannotTry(`buildah and mmdebstrap cannot be installed: ${(error as Error).message}`);
  }
  removeLeftovers(tmpdir(), prefix);
  const directory = path.join(tmpdir(), `${prefix}${process.pid}`);
  mkdirSync(directory);
  return buildahEngine(directory, signal);
}

const interruption = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(name, () => interruption.abort(new Error(`ended by ${name}`)));

const { within } = parseArgs({ options: { within: { type: 'string' } } }).values;
if (within !== undefined) {
  const tooSlow = new CannotTry(`this machine takes longer than ${within} minutes`);
  setTimeout(() => interruption.abort(tooSlow), Number(within) * minute).unref();
}

let engine: Engine | undefined;
try {
  engine = await chooseEngine(interruption.signal);
  report(`building with ${engine.name}`);
  await engine.build();
  report('built');
  await imageTrial(engine, report);
  report('the image keeps its promises');
} catch (error) {
  const reason: Error = interruption.signal.aborted ? interruption.signal.reason : error;
  const isUntried = reason instanceof CannotTry;
  process.exitCode = isUntried ? 3 : 1;
  console.error(isUntried ? `THE IMAGE WAS NOT TRIED: ${reason.message}` : `FAILED: ${reason.message}`);
} finally {
  await engine?.remove();
}
