import { readFile } from 'node:fs/promises';
import type pg from 'pg';

/** CPU until now of each process of the database, milliseconds: connections come and go. */
export type CpuByProcess = ReadonlyMap<number, number>;

/** CPU of a process until now, in hundredths of a second by the system; of one that has ended meanwhile, none. */
async function cpuOf(pid: number): Promise<number> {
  const told = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') 0');
  // Behind the program's name, which may have blanks: state first, user and system time as 12th and 13th.
  const fields = told.slice(told.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10;
}

/** Of every process but the one that asks, those of the server's own work among them. */
export async function cpuOfDatabase(database: pg.Client): Promise<CpuByProcess> {
  const { rows } = await database.query<{ pid: number }>(
    'select pid from pg_stat_activity where pid <> pg_backend_pid()',
  );
  const cpu = new Map<number, number>();
  for (const { pid } of rows) cpu.set(pid, await cpuOf(pid));
  return cpu;
}

export function cpuBetween(before: CpuByProcess, after: CpuByProcess): number {
  let used = 0;
  for (const [pid, ms] of after) used += ms - (before.get(pid) ?? 0);
  return used;
}
