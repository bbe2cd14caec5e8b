import { execFile } from 'node:child_process';
import { chmod, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Fault } from './fault.ts';
import { playUnderLoad } from './play-under-load.ts';
import { openOwnStage } from './stage.ts';

const run = promisify(execFile);

export const diskFull: Fault = {
  name: 'disk-full',
  does: 'the disk of the database has no room left, and gets some again',
  isLong: true,
  async run({ short }) {
    const disk = await mkdtemp(join(tmpdir(), 'traslado-fault-disk-'));
    try {
      await run('mount', ['-t', 'tmpfs', '-o', 'size=600m,mode=755', 'tmpfs', disk]);
    } catch {
      await rm(disk, { recursive: true });
      return { passed: false, skipped: 'only root may mount a small disk', rows: [] };
    }
    try {
      await chmod(disk, 0o755);
      const stage = await openOwnStage({ folder: disk });
      const filler = join(disk, 'filler');
      const result = await playUnderLoad({
        short,
        stage,
        async fault({ databaseIsBack }) {
          const seconds = short ? 5 : 20;
          try {
            await fill(filler);
            await sleep(seconds * 1_000);
          } finally {
            await rm(filler, { force: true });
          }
          await databaseIsBack();
          return `${seconds} s without room`;
        },
      });
      await stage.close();
      return result;
    } finally {
      await run('umount', ['--lazy', disk]);
      await rm(disk, { recursive: true, force: true });
    }
  },
};

/** Takes all the room that there is. */
async function fill(filler: string): Promise<void> {
  const file = await open(filler, 'w');
  try {
    for (const bytes of [1 << 20, 4_096])
      for (;;) {
        const written = await file.write(Buffer.alloc(bytes)).catch(() => null);
        if (written === null || written.bytesWritten < bytes) break;
      }
  } finally {
    await file.close();
  }
}
