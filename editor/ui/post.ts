export interface Answer<Data> {
  data?: Data;
  /** Why nothing was changed, in sentences. */
  refusal?: string;
}

/** Asks the desk's server for a change. */
export async function post<Data>(address: string, body: unknown): Promise<Answer<Data>> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) return { refusal: await answer.text() };
    return answer.status === 204 ? {} : { data: (await answer.json()) as Data };
  } catch {
    return { refusal: 'The desk does not answer. Is npm run edit still running?' };
  }
}
