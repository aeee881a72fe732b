import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';

/**
 * How many unanswered requests a connection may have before parsing pauses. Browsers send one at a time. At least 2,
 * since the body of the last one may not have arrived yet.
 */
export const unansweredLimit = 2;

/** What ends a request's headers; Node accepts nothing else. */
const headersEnd = '\r\n\r\n';

type Done = (error?: Error | null) => void;

/**
 * A socket whose requests are parsed one by one. Node reads 64 KB at a time and parses all of it, thousands of pipelined
 * requests, before it pauses. Closing the connection at the limit instead would come too late: with 500 such clients the
 * heap is full before the first one is closed.
 */
class Connection extends Duplex {
  /** Data that was read but not parsed yet. */
  private unparsed: Buffer = Buffer.alloc(0);
  private readonly unanswered = new Set<ServerResponse>();

  constructor(private readonly raw: Socket) {
    super();
    raw.on('data', (chunk: Buffer) => {
      this.unparsed = this.unparsed.length > 0 ? Buffer.concat([this.unparsed, chunk]) : chunk;
      this.parse();
    });
    this.on('resume', () => this.parse());
    raw.on('drain', () => this.emit('drain'));
    raw.on('end', () => this.push(null));
    raw.on('error', (error) => this.destroy(error));
    raw.on('timeout', () => this.emit('timeout'));
    raw.on('close', () => {
      this.destroy();
      // Node emits 'close' only on the response that is being sent, not on those queued behind it.
      for (const res of this.unanswered) if (!res.socket) res.destroy().emit('close');
    });
  }

  private parse(): void {
    while (this.unparsed.length > 0 && this.unanswered.size < unansweredLimit && !this.isPaused()) {
      const at = this.unparsed.indexOf(headersEnd);
      const length = at < 0 ? this.unparsed.length : at + headersEnd.length;
      const part = this.unparsed.subarray(0, length);
      this.unparsed = this.unparsed.subarray(length);
      this.push(part);
    }
    if (this.unparsed.length > 0) this.raw.pause();
    else this.raw.resume();
  }

  /** Counts a request until its response is sent. */
  count(res: ServerResponse): void {
    this.unanswered.add(res);
    res.once('close', () => {
      this.unanswered.delete(res);
      this.parse();
    });
  }

  override _read(): void {
    // `parse` pushes instead: data pushed here would be buffered and then parsed all at once.
  }

  // Writes go straight to the socket, since a second buffer would take as long as finding a cached page.

  override write(chunk: Buffer, encoding?: unknown, done?: unknown): boolean {
    return this.raw.write(chunk, encoding as BufferEncoding, done as () => void);
  }

  override cork(): void {
    this.raw.cork();
  }

  override uncork(): void {
    this.raw.uncork();
  }

  /** Writes the last chunk, passed to `end`. */
  override _write(chunk: Buffer, encoding: BufferEncoding, done: Done): void {
    this.raw.write(chunk, encoding, done);
  }

  override _final(done: Done): void {
    this.raw.end(done);
  }

  override _destroy(error: Error | null, done: Done): void {
    this.unparsed = Buffer.alloc(0);
    this.raw.destroy();
    done(error);
  }

  // The parts of a socket that Node's server and Express use:

  get remoteAddress(): string | undefined {
    return this.raw.remoteAddress;
  }

  setTimeout(ms: number): this {
    this.raw.setTimeout(ms);
    return this;
  }

  destroySoon(): void {
    this.once('finish', () => this.destroy());
    this.end();
  }
}

/** Limits the unanswered requests of each connection. docs/behavior.md#start-and-stop */
export function limitUnanswered(server: Server): void {
  const listeners = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    if (socket.destroyed) return; // `limitShares` has closed it.
    const connection = new Connection(socket);
    for (const listener of listeners) listener.call(server, connection);
  });
  server.prependListener('request', ({ socket }, res) => (socket as unknown as Connection).count(res));
}
