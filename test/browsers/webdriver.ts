/** Timeout of a command, in ms; shorter than a test's. */
const commandTime = 40_000;

/** A W3C WebDriver session; commands run one after another. https://www.w3.org/TR/webdriver2/ */
export class Session {
  private last: Promise<unknown> = Promise.resolve();

  private constructor(private readonly address: string) {}

  /** @throws if the driver rejects the capabilities */
  static async open(driver: string, capabilities: Record<string, unknown>): Promise<Session> {
    const { sessionId } = (await command(`${driver}/session`, 'POST', {
      capabilities: { alwaysMatch: capabilities },
    })) as { sessionId: string };
    return new Session(`${driver}/session/${sessionId}`);
  }

  /** @throws with the driver's message if a command fails, and if there is no response */
  send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const answer = this.last.then(() => command(this.address + path, method, body));
    this.last = answer.catch(() => {});
    return answer;
  }

  /** Runs a function in the page with JSON arguments, and awaits its result. */
  async run(fn: string, args: readonly unknown[]): Promise<unknown> {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${fn})(...arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = (await this.send('POST', '/execute/async', { script, args: [args] })) as {
      value?: unknown;
      error?: string;
    };
    if (error) throw new Error(error);
    return value ?? undefined;
  }
}

async function command(address: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(commandTime),
    ...(method === 'POST' && {
      body: JSON.stringify(body ?? {}),
      headers: { 'Content-Type': 'application/json' },
    }),
  });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${method} ${address}: ${value.error} ${value.message}`);
  return value;
}
