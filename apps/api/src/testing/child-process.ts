import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bundledProgram } from './bundled-program.ts';

/** Programs of the product as processes of their own, for tests that kill them. */
export type Child = {
  readonly url: string;
  /** Resolves with the signal or the exit code. */
  readonly ended: Promise<string | number | null>;
  readonly stop: () => Promise<void>;
  readonly send: (signal: NodeJS.Signals) => void;
  /** All its output until now. */
  readonly output: () => string;
};

const root = resolve(import.meta.dirname, '../../../..');

/** A port without a listener. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Starts a program of ours and waits until it answers at `probe`; with null it is not waited for. `before`: modules that it loads first. */
export async function startChild(
  program: string,
  {
    port,
    env,
    probe,
    before = [],
    askEveryMs = 50,
  }: {
    port: number;
    env: Record<string, string>;
    probe: string | null;
    before?: readonly string[];
    askEveryMs?: number;
  },
): Promise<Child> {
  const modules = before.flatMap((one) => ['--import', one]);
  const child = spawn(process.execPath, ['--enable-source-maps', ...modules, await bundledProgram(program)], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      PORT: String(port),
      HOST: '127.0.0.1',
      DEMO_SALES: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'exit').then(([code, signal]) => (signal ?? code) as string | number | null);
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; probe !== null; tries += 1) {
    if (child.exitCode !== null || child.signalCode !== null || tries > 120_000 / askEveryMs)
      throw new Error(`${program} did not start: ${output}`);
    const answer = await fetch(url + probe).catch(() => null);
    await answer?.arrayBuffer();
    if (answer) break;
    await sleep(askEveryMs);
  }
  return {
    url,
    ended,
    stop: () => stop(child, ended),
    send: (signal) => void child.kill(signal),
    output: () => output,
  };
}

async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  await ended;
}
