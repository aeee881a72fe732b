import { away } from './ask';

/** What a refusal or an outage becomes, so that every answer ends with one line. */
type Ended = { error: string };

/**
 * Asks for a long piece of work and reads its answer while it comes.
 * @param onLine hears each line but the last
 * @returns the last line; `{ error }` with a sentence where the work was refused or went wrong
 */
export async function postForLines<Line extends object>(
  address: string,
  body: unknown,
  onLine: (line: Line) => void,
): Promise<Line | Ended> {
  let last: Line | Ended = { error: away };
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok || !answer.body) return { error: (await answer.text()) || away };
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (rest + part.value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        last = JSON.parse(line) as Line;
        onLine(last);
      }
    }
    return last;
  } catch {
    return { error: away };
  }
}
