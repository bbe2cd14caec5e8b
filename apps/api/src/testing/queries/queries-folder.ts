import { fileURLToPath } from 'node:url';

export const sourceFolder = fileURLToPath(new URL('../../', import.meta.url));
export const queriesFolder = fileURLToPath(new URL('../../../queries/', import.meta.url));
