import { type ChildProcess } from 'node:child_process';
/** A running server. */
export interface ServerProcess {
    url: string;
    child: ChildProcess;
    /** Its output so far. */
    output(): string;
    /** Sends a signal and waits for the exit and all output. @returns the exit code, null after SIGKILL */
    end(signal: NodeJS.Signals): Promise<number | null>;
}
/**
 * The first of `count` consecutive free ports. They are below the range of ephemeral ports (32,768 on Linux), and each worker
 * has its own range, so that no other process takes one between check and use.
 */
export declare function freePort(count?: number): Promise<number>;
/** Polls a condition. @throws after the timeout in seconds */
export declare function until(isSo: () => boolean | Promise<boolean>, seconds?: number): Promise<void>;
/** A new directory, in the temporary directory of the test run, which is deleted after it. */
export declare const temporaryDirectory: () => string;
/** Runs a script of the build until it exits. */
export declare function run(script: string, args: string[], env: Record<string, string>): Promise<{
    code: number | null;
    stdout: string;
    stderr: string;
}>;
/** Kills servers that failed tests left running. */
export declare function endAllServers(): void;
/**
 * Starts a server's script on a free port and waits until it answers. Without a DATA_DIR it gets a temporary one.
 * @param cwd the project's folder, whose public/ it serves
 * @param stdout a pipe that is read, or an open file
 * @param launcher a command prefix, such as `nsenter` for another namespace
 * @throws with its output, if it exits or does not answer
 */
export declare function startServer(script: string, env?: Record<string, string>, cwd?: string, stdout?: 'pipe' | number, launcher?: readonly string[]): Promise<ServerProcess>;
/** Starts the built site, logging warnings only. */
export declare const startSite: (env?: Record<string, string>) => Promise<ServerProcess>;
