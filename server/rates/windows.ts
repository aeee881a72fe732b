import { setTimeout as sleep } from 'node:timers/promises';
import { monthOf, nextMonth, shownFor, youngFor } from '../../shared/rates/night';
import { type NightsByRoom, type RateSource, SourceError } from './source';

/** A month of all rooms as the engine answered. */
export interface Answer {
  nights: NightsByRoom;
  /** When it was asked for, in ms since 1970. */
  asOf: number;
}

interface Window {
  answer?: Answer;
  asking?: Promise<void> | undefined;
}

/** What came of a question. */
export type Outcome = 'answered' | 'failed';

export interface WindowsOptions {
  source: RateSource;
  onOutcome(outcome: Outcome): void;
  /** Called for the first failure before a pause. */
  onFailure(reason: string, pause: number): void;
}

/** The pause after the first failure doubles with each further one, in ms. */
const firstPause = 5000;
const longestPause = 10 * 60 * 1000;
/** Upper limit of what an engine may ask to wait, in ms. */
const longestRetryAfter = 60 * 60 * 1000;

/**
 * Keeps the engine's answers by month. Each is asked for when a guest needs it, once however many guests wait: young answers
 * are given, older ones are given and renewed in the background, and none is given after an hour.
 * docs/decisions/0037-nights-are-asked-by-the-server.md
 */
export function createWindows({ source, onOutcome, onFailure }: WindowsOptions) {
  const windows = new Map<string, Window>();
  let nextTurn = 0;
  let failures = 0;
  let pausedUntil = 0;

  const isPaused = () => Date.now() < pausedUntil;

  function fail(error: unknown) {
    onOutcome('failed');
    // Others that were under way fail with it.
    if (isPaused()) return;
    failures += 1;
    const { message, retryAfter = 0 } = error as SourceError;
    const usual = Math.min(firstPause * 2 ** (failures - 1), longestPause) * (0.5 + Math.random() / 2);
    const pause = Math.max(usual, Math.min(retryAfter, longestRetryAfter));
    pausedUntil = Date.now() + pause;
    onFailure(error instanceof SourceError ? message : 'an error of this program', pause);
  }

  async function question(window: Window, from: string) {
    const now = Date.now();
    const turn = Math.max(now, nextTurn);
    nextTurn = turn + source.spacing;
    if (turn > now) await sleep(turn - now, undefined, { ref: false });
    if (isPaused()) return;
    try {
      const asOf = Date.now();
      window.answer = { nights: await source.ask(from, nextMonth(from)), asOf };
      failures = 0;
      onOutcome('answered');
    } catch (error) {
      fail(error);
    }
  }

  const isWithin = ({ answer }: Window, age: number) =>
    answer !== undefined && Date.now() - answer.asOf < age;

  return {
    /** The answer for the month of a day that is kept, without a question. */
    kept(from: string): Answer | undefined {
      const window = windows.get(monthOf(from));
      return window && isWithin(window, shownFor) ? window.answer : undefined;
    },

    /**
     * The answer for the month of a day; undefined where there is none.
     * @param from the first night that is asked for
     * @param patience how long an answer is waited for where there is none, in ms
     */
    async get(from: string, patience: number): Promise<Answer | undefined> {
      const month = monthOf(from);
      const window = windows.get(month) ?? {};
      windows.set(month, window);
      if (isWithin(window, youngFor)) return window.answer;
      if (!window.asking && !isPaused())
        window.asking = question(window, from).finally(() => {
          window.asking = undefined;
        });
      if (!isWithin(window, shownFor) && window.asking && patience > 0)
        await Promise.race([window.asking, sleep(patience, undefined, { ref: false })]);
      return this.kept(from);
    },
  };
}

export type Windows = ReturnType<typeof createWindows>;
