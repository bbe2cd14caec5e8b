import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { DemoStay } from '../apps/api/src/demo/stay-row.ts';
import type { Dialect } from '../apps/api/src/testing/stand-in/documented.ts';
import type { FaultGiven } from '../apps/api/src/testing/stand-in/faults.ts';
import { cloneFolder } from '../tools/clone-folder.mjs';

/** The group's systems, played by one process that can be told to misbehave. */
export type StandInProcess = {
  readonly url: string;
  readonly misbehave: (fault: FaultGiven) => Promise<void>;
  readonly behave: () => Promise<void>;
  readonly goDown: () => Promise<void>;
  readonly comeUp: () => Promise<void>;
  /** Names of the calls that were heard, in the contract's words. */
  readonly heard: () => Promise<readonly string[]>;
  /** Their PMS knows this stay from now on; ours does not. */
  readonly putStay: (stay: DemoStay) => Promise<void>;
  /** They charge at the gateway whose books are in this database: the product's, whose frame made the guest's token. */
  readonly chargeAt: (databaseUrl: string) => Promise<void>;
  readonly stop: () => Promise<void>;
};

export async function startStandInProcess(dialect: Dialect = 'rich'): Promise<StandInProcess> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(cloneFolder, 'apps/api/src/testing/stand-in/main.ts')],
    {
      cwd: cloneFolder,
      env: { ...process.env, DIALECT: dialect },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const [line] = await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('The stand-in did not start.'))),
  ]);
  const { url, admin } = JSON.parse(String(line)) as { url: string; admin: string };

  async function order(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(admin + path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return answer.json();
  }

  return {
    url,
    misbehave: async (fault) => void (await order('POST', '/faults', fault)),
    behave: async () => void (await order('DELETE', '/faults')),
    goDown: async () => void (await order('POST', '/down')),
    comeUp: async () => void (await order('POST', '/up')),
    heard: async () => (await order('GET', '/heard')) as string[],
    putStay: async (stay) => void (await order('PUT', '/stays', stay)),
    chargeAt: async (databaseUrl) => void (await order('PUT', '/gateway', { databaseUrl })),
    async stop() {
      const exited = once(child, 'exit');
      child.stdin.end();
      await exited;
    },
  };
}
