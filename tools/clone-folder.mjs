import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this clone, absolute and without a slash at its end. */
export const cloneFolder = dirname(dirname(fileURLToPath(import.meta.url)));
