import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A running PostgreSQL's own facts in `postmaster.pid`. */
export type Postmaster = { pid: number; port: number };

/**
 * Reads `postmaster.pid` of a cluster folder: line 1 is the process id, line 4 the port. Returns undefined for a missing or half-written
 * file.
 */
export async function readPostmaster(clusterDir: string): Promise<Postmaster | undefined> {
  let text: string;
  try {
    text = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8');
  } catch {
    return undefined;
  }
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(pid) || pid < 1) return undefined;
  return { pid, port: Number.isInteger(port) ? port : 0 };
}

/** True if a process with this id exists, of any owner. A zombie, which is only waiting to be reaped, does not. */
export async function processExists(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it exists and belongs to another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const stat = await readProc(pid, 'stat');
  // The name in brackets may hold anything, so the state follows the last bracket.
  return stat === undefined || stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3) !== 'Z';
}

/**
 * True if the process is a PostgreSQL server. After a restart of a machine or container the id in a left-over `postmaster.pid` can belong
 * to an unrelated program, and PostgreSQL would refuse to start because of it.
 */
export async function isPostgresProcess(pid: number): Promise<boolean> {
  if (!(await processExists(pid))) return false;
  const name = await readProc(pid, 'comm');
  return name === undefined || name.startsWith('postgres');
}

/**
 * The start of the process, as an opaque word: together with the id it names one process for ever, since ids are used again. Undefined on a
 * system without /proc.
 */
export async function processStart(pid: number): Promise<string | undefined> {
  const stat = await readProc(pid, 'stat');
  // Field 22 of the line, counted from the state (field 3) after the last bracket.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
}

async function readProc(pid: number, name: 'stat' | 'comm'): Promise<string | undefined> {
  try {
    return (await readFile(`/proc/${pid}/${name}`, 'utf8')).trimEnd();
  } catch {
    return undefined;
  }
}
