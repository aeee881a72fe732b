import { fstatSync, write } from 'node:fs';
import { Socket } from 'node:net';

/** Lines are written together when this many bytes wait, since each write costs more than answering with a page. */
const batchSize = 8 * 1024;

/** The longest that a line waits for others, in ms. */
const batchPause = 100;

/** The most that waits for a reader that does not read, or a disk that does not write, in bytes. */
const waitingLimit = 1024 * 1024;

/** Writes a text and calls back once it is out, or with the error. */
type Writer = (text: string, done: Done) => void;
type Done = (error?: Error | null) => void;

/** Writes all bytes to a file, by threads of the pool. */
function writeAll(fd: number, bytes: Buffer, done: Done): void {
  write(fd, bytes, (error, written) => {
    if (error || written === bytes.length) done(error);
    else writeAll(fd, bytes.subarray(written), done);
  });
}

/**
 * How to write to a descriptor without ever waiting for it. A pipe is written as a socket: a thread that writes to one
 * whose reader has stalled could not even be ended.
 */
function writerOf(fd: number): Writer {
  const facts = fstatSync(fd);
  if (!facts.isFIFO() && !facts.isSocket()) return (text, done) => writeAll(fd, Buffer.from(text), done);
  const socket = new Socket({ fd, readable: false, writable: true });
  // A reader that has gone: the callbacks of the writes say so too.
  socket.on('error', () => undefined);
  socket.unref();
  return (text, done) => void socket.write(text, done);
}

/** Where log lines go. */
export interface LogOutput {
  write(line: string): void;
  /** How many lines could not be written since the start. */
  dropped(): number;
  /** Writes what waits; resolves when it is out, or after `limit` ms. */
  end(limit: number): Promise<void>;
}

/**
 * Writes lines in batches, and never waits for the other end: where a disk is full, a reader is slow or has gone, lines
 * are dropped and counted, and a line says how many once it works again.
 */
export function createLogOutput(fd: number): LogOutput {
  const writer = writerOf(fd);
  let lines: string[] = [];
  let size = 0;
  let isWriting = false;
  let timer: NodeJS.Timeout | undefined;
  let dropped = 0;
  /** Dropped lines that no line has told of. */
  let untold = 0;
  let onIdle: () => void = () => undefined;

  function drop(count: number): void {
    dropped += count;
    untold += count;
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (isWriting) return;
    if (lines.length === 0) {
      onIdle();
      return;
    }
    const batch = lines;
    const told = untold;
    if (told > 0) batch.unshift(droppedLine(told));
    lines = [];
    size = 0;
    isWriting = true;
    writer(batch.join(''), (error) => {
      isWriting = false;
      if (error) drop(batch.length - (told > 0 ? 1 : 0));
      else untold -= told;
      if (lines.length > 0) flush();
      else onIdle();
    });
  }

  return {
    write(line) {
      if (size + line.length > waitingLimit) return drop(1);
      lines.push(line);
      size += line.length;
      if (size >= batchSize) flush();
      else timer ??= setTimeout(flush, batchPause).unref();
    },
    dropped: () => dropped,
    end: (limit) =>
      new Promise((resolve) => {
        onIdle = resolve;
        setTimeout(resolve, limit).unref();
        flush();
      }),
  };
}

const droppedLine = (count: number) =>
  `${JSON.stringify({ level: 40, time: Date.now(), count, msg: 'log lines dropped' })}\n`;
