import { install } from '@sinonjs/fake-timers';
import { seededRandom } from '../random';

/** All possible problems. Each seed leaves some problems out, because one problem can hide another. */
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

/** The average share of problems that a seed selects. */
const problemShare = 0.5;

/** 2026-06-01T12:00:00Z */
const began = Date.UTC(2026, 5, 1, 12);

/** Maximum number of timers in a simulation. Most simulations have less than a tenth of this number. */
const maxSteps = 100_000;

/** The number of events, up to the last one, that a failure shows. */
const shownEvents = 60;

/**
 * Creates a simulated clock, a random generator, and a log of events. Timers are mocked, and run one at a time when
 * nothing else can run. All events therefore depend only on the seed.
 */
export function createWorld(seed: number) {
  const realImmediate = setImmediate;
  const random = seededRandom(seed);
  const problems = new Set(allProblems.filter(() => random() < problemShare));
  const clock = install({ now: began, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const events: string[] = [];
  const violations: string[] = [];
  /** The error of the servers' clock, in ms. */
  let error = 0;
  let areProblemsOver = false;
  /** A change of time that waits for a moment without attempts. */
  let change: (() => void) | undefined;

  /** Returns the time on the servers' clock, in ms since 1970. */
  const wallTime = () => clock.now + error;
  const happens = (problem: Problem, probability: number) =>
    problems.has(problem) && !areProblemsOver && random() < probability;
  const log = (text: string) => events.push(`${((clock.now - began) / 1000).toFixed(3)} s: ${text}`);

  /** Changes the time between attempts, since no simulated call takes hours. */
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
    /** Returns the actual time, in ms since 1970. */
    time: () => clock.now,
    /** Returns a random number from `from` up to, but not including, `to`. */
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
    /** Records a broken promise. */
    violation(text: string): void {
      log(`VIOLATION: ${text}`);
      violations.push(text);
    },
    /** Jumps ahead in time. Each timer fires at most once during the jump. */
    pass: (ms: number) =>
      betweenAttempts(() => {
        log(`${Math.round(ms / 60_000)} minutes pass`);
        clock.jump(ms);
      }),
    /** Sets the servers' clock. @param ms the clock's error */
    setClock: (ms: number) =>
      betweenAttempts(() => {
        log(`the clock is wrong by ${Math.round(ms / 1000)} s`);
        error = ms;
      }),
    /** Runs a scenario to its end. @param isBusy whether a server has an open attempt or transaction */
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
    /** Restores the real time. @returns the broken promises and the last events */
    end(): { violations: string[]; events: string[] } {
      clock.uninstall();
      return { violations, events: process.env.SEED ? events : events.slice(-shownEvents) };
    },
  };
}

export type World = ReturnType<typeof createWorld>;
