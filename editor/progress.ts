import type { Response } from 'express';
import { inSentences } from './content/refusal';

/**
 * Answers a long piece of work line by line, each line a JSON value: what happens meanwhile, then its outcome, or
 * `{ error }` with a sentence. A closed page does not stop the work.
 * @param say receives unexpected errors
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
    send({ error: inSentences(error, say) });
  }
  res.end();
}
