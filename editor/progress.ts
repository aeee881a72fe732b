import type { Response } from 'express';
import { sentenceOf } from './refusal';

/**
 * Answers a long piece of work line by line, each line a JSON value: what happens meanwhile, then its outcome, or
 * `{ error }` with a sentence. A closed page does not stop the work.
 * @param work is given what sends one line
 */
export async function answerInLines<Line>(
  res: Response,
  say: (line: string) => void,
  work: (send: (line: Line) => void) => Promise<Line>,
): Promise<void> {
  res.status(200).type('application/x-ndjson').set('Cache-Control', 'no-store');
  const send = (line: Line | { error: string }) => {
    if (!res.destroyed) res.write(`${JSON.stringify(line)}\n`);
  };
  try {
    send(await work(send));
  } catch (error) {
    send({ error: sentenceOf(error, say) });
  }
  res.end();
}
