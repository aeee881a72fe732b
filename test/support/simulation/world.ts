import { install } from '@sinonjs/fake-timers';
import { seededRandom } from '../random';

/** Possible problems. Each seed leaves some of these out, because one problem can hide another. */
const allProblems = [
  'crash',
  'restart',
  'second process',
  'full disk',
  'disk error',
  'slow disk',
  'wrong clock',
  'long pause',
  'outage',
  'rate limit',
  'quota',
  'wrong key',
  'refused message',
  'operator',
  'full queue',
] as const;

export type Problem = (typeof allProblems)[number];

/** The share of problems that a seed has. */
const problemShare = 0.5;

/** 2026-06-01T12:00:00Z */
const began = Date.UTC(2026, 5, 1, 12);

/** How many timers may fire in a simulation; most have fewer than a tenth. */
const maxSteps = 100_000;

/** How many of the last events a failure shows. */
const shownEvents = 60;

/**
 * Time, chance, and a record of what happened. Timers are mocked, and run one after the other as soon as nothing else
 * can run, so that everything that happens depends only on the seed.
 */
export function createWorld(seed: number) {
  const realImmediate = setImmediate;
  const random = seededRandom(seed);
  const problems = new Set(allProblems.filter(() => random() < problemShare));
  const clock = install({ now: began, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const events: string[] = [];
  const violations: string[] = [];
  /** How far off the servers' clock is, in ms. */
  let error = 0;
  let areProblemsOver = false;
  /** Callbacks that wait for a moment without attempts. */
  let change: (() => void) | undefined;

  /** What the servers' clock shows, in ms since 1970. */
  const wallTime = () => clock.now + error;
  const happens = (problem: Problem, probability: number) =>
    problems.has(problem) && !areProblemsOver && random() < probability;
  const log = (text: string) => events.push(`${((clock.now - began) / 1000).toFixed(3)} s: ${text}`);

  /** Changes the time while no attempt is running, since a call that takes hours is not simulated. */
  function betweenAttempts(action: () => void): Promise<void> {
    return new Promise((resolve) => {
      change = () => {
        action();
        resolve();
      };
    });
  }

  return {
    seed,
    random,
    problems,
    log,
    wallTime,
    /** The actual time, in ms since 1970. */
    time: () => clock.now,
    /** A number between two others. */
    between: (from: number, to: number) => from + Math.floor(random() * (to - from)),
    pick: <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item,
    sleep: (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms)),
    happens,
    areProblemsOver: () => areProblemsOver,
    endProblems(): void {
      log('problems end');
      areProblemsOver = true;
      error = 0;
    },
    /** Records that a promise was broken. */
    violation(text: string): void {
      log(`VIOLATION: ${text}`);
      violations.push(text);
    },
    /** Lets time pass during which each timer fires at most once. */
    pass: (ms: number) =>
      betweenAttempts(() => {
        log(`${Math.round(ms / 60_000)} minutes pass`);
        clock.jump(ms);
      }),
    /** Sets the servers' clock. @param ms how far it is then wrong */
    setClock: (ms: number) =>
      betweenAttempts(() => {
        log(`the clock is wrong by ${Math.round(ms / 1000)} s`);
        error = ms;
      }),
    /** Runs a scenario to its end. @param isBusy whether a server is making an attempt or a transaction */
    async run(scenario: () => Promise<void>, isBusy: () => boolean): Promise<void> {
      let isOver = false;
      const over = scenario().finally(() => {
        isOver = true;
      });
      const settled = () => new Promise((resolve) => void realImmediate(resolve));
      let steps = 0;
      for (await settled(); !isOver; await settled()) {
        steps += 1;
        if (steps > maxSteps) throw new Error('the simulation does not end');
        const next = change;
        if (next && !isBusy()) {
          change = undefined;
          next();
        } else clock.next();
      }
      await over;
    },
    /** Restores the real time. @returns the promises that were broken, with the last events */
    end(): { violations: string[]; events: string[] } {
      clock.uninstall();
      return { violations, events: process.env.SEED ? events : events.slice(-shownEvents) };
    },
  };
}

export type World = ReturnType<typeof createWorld>;
