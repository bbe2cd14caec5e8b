import { createHash } from 'node:crypto';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Config } from './config.ts';

/** The trace of an erased booking. Its number is 50 random bits: too many to try all of them. */
export const hashOfBooking = (code: string): string => createHash('sha256').update(code).digest('hex');

/** The file outside the database that knows which bookings were erased, by hashes of their numbers. */
export const chooseErasedList = (config: Pick<Config, 'DATA_DIR' | 'ERASED_LIST'>): string =>
  resolve(config.ERASED_LIST ?? join(config.DATA_DIR, 'erased-bookings.txt'));

/** Adds bookings, a line each: when, and the hash. */
export async function addToErased(file: string, codes: readonly string[], now: number): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const lines = codes.map((code) => `${new Date(now).toISOString()} ${hashOfBooking(code)}\n`);
  await appendFile(file, lines.join(''), { flush: true });
}

/** @returns the hashes; none where nothing was ever erased */
export async function readErased(file: string): Promise<readonly string[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').flatMap((line) => line.split(' ')[1] ?? []);
}
