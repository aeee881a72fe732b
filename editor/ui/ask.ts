/** What is said where nothing answers. */
export const away =
  'The desk does not answer. Start it again with npm run edit; what you typed is kept, and this page goes on.';

export interface Answer<Data> {
  /** HTTP's; 0 where nothing answered. */
  status: number;
  data?: Data;
  /** Why nothing was changed, in sentences. */
  refusal?: string;
}

/** Asks the desk's server. JSON is data, whatever the status; text is a refusal. */
export async function ask<Data>(method: string, address: string, body?: unknown): Promise<Answer<Data>> {
  try {
    const answer = await fetch(address, {
      method,
      ...(body !== undefined && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    const { status } = answer;
    if (status === 204) return { status };
    if (answer.headers.get('Content-Type')?.startsWith('application/json'))
      return { status, data: (await answer.json()) as Data };
    return { status, refusal: await answer.text() };
  } catch {
    return { status: 0, refusal: away };
  }
}

/** Asks for a change. */
export const post = <Data>(address: string, body: unknown) => ask<Data>('POST', address, body);
