import { fstatSync, write } from 'node:fs';
import { Socket } from 'node:net';

/** Batch size in bytes: one write costs more than sending a page. */
const batchSize = 8 * 1024;

/** The longest delay before a line is written, in ms. */
const batchPause = 100;

/** The buffer's limit while the reader or the disk is blocked, in bytes. */
const bufferLimit = 1024 * 1024;

/** Writes text and calls back once it is written, or with the error. */
type Writer = (text: string, done: Done) => void;
type Done = (error?: Error | null) => void;

/** Writes all bytes to a file, on the thread pool. */
function writeAll(fd: number, bytes: Buffer, done: Done): void {
  write(fd, bytes, (error, written) => {
    if (error || written === bytes.length) done(error);
    else writeAll(fd, bytes.subarray(written), done);
  });
}

/**
 * Writes to a file descriptor without blocking. Pipes are treated as sockets, because a pool thread that writes to a
 * stalled pipe cannot be stopped.
 */
function writerOf(fd: number): Writer {
  const facts = fstatSync(fd);
  if (!facts.isFIFO() && !facts.isSocket()) return (text, done) => writeAll(fd, Buffer.from(text), done);
  const socket = new Socket({ fd, readable: false, writable: true });
  // The write callbacks report the error too.
  socket.on('error', () => undefined);
  socket.unref();
  return (text, done) => void socket.write(text, done);
}

export interface LogOutput {
  write(line: string): void;
  /** The number of lines dropped since startup. */
  dropped(): number;
  /** Flushes; resolves once written, or after `limit` ms. */
  end(limit: number): Promise<void>;
}

/**
 * Writes lines in batches without blocking. While the disk is full or the reader is slow or closed, lines are dropped and
 * counted; the number is logged when writing works again.
 */
export function createLogOutput(fd: number): LogOutput {
  const writer = writerOf(fd);
  let lines: string[] = [];
  let size = 0;
  let isWriting = false;
  let timer: NodeJS.Timeout | undefined;
  let dropped = 0;
  /** Dropped lines that have not been reported in the log yet. */
  let unreported = 0;
  let onIdle: () => void = () => undefined;

  function drop(count: number): void {
    dropped += count;
    unreported += count;
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
    const reported = unreported;
    if (reported > 0) batch.unshift(droppedLine(reported));
    lines = [];
    size = 0;
    isWriting = true;
    writer(batch.join(''), (error) => {
      isWriting = false;
      if (error) drop(batch.length - (reported > 0 ? 1 : 0));
      else unreported -= reported;
      if (lines.length > 0) flush();
      else onIdle();
    });
  }

  return {
    write(line) {
      if (size + line.length > bufferLimit) return drop(1);
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
