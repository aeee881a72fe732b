import type { Response } from 'express';
import { Refusal } from './content/refusal';

const unforeseen =
  'Something went wrong at the desk, and nothing was changed. The window where it was started says more.';

/**
 * Answers a long piece of work line by line, each line a JSON value: what happens meanwhile, then its outcome, or
 * `{ error }` with a sentence. A closed page does not stop the work.
 * @param say is told what nobody foresaw
 * @param work is given what sends one line
 */
export async function answerInLines<Line>(
  res: Response,
  say: (line: string) => void,
  work: (send: (line: Line) => void) => Promise<Line>,
): Promise<void> {
  res.status(200).type('application/x-ndjson');
  const send = (line: Line | { error: string }) => {
    if (!res.destroyed) res.write(`${JSON.stringify(line)}\n`);
  };
  try {
    send(await work(send));
  } catch (error) {
    if (!(error instanceof Refusal)) say(String((error as Error).stack));
    send({ error: error instanceof Refusal ? error.message : unforeseen });
  }
  res.end();
}
