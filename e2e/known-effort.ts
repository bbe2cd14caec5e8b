import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cloneFolder } from '../tools/clone-folder.mjs';
import type { Measured } from '../tools/effort/keystrokes.mjs';

type Known = {
  /** Seconds of a task before its screen was mended, by its name. */
  readonly before: Readonly<Record<string, number>>;
  readonly tasks: readonly Measured[];
  readonly guests: readonly Measured[];
};

export const effortFile = join(cloneFolder, 'docs/effort.json');

/** The figures that were written down. */
export const readEffort = (): Known => JSON.parse(readFileSync(effortFile, 'utf8'));
