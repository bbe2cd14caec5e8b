import { fileURLToPath } from 'node:url';

/** The generated types of the tables. */
export const schemaFile = fileURLToPath(new URL('../../db/schema.ts', import.meta.url));
