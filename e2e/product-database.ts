import { createDb, createPool, type Db } from '../apps/api/src/db/client.ts';

const open = new Map<string, Db>();

/** The address of the database of the product under test; of another product when a test started one. */
const addressOf = (): string => {
  const url = process.env.E2E_DATABASE_URL;
  if (!url) throw new Error('With E2E_BASE_URL the address of its database is needed too: E2E_DATABASE_URL.');
  return url;
};

/**
 * The product's own database, for states that only time, the PMS or staff bring about. One pool per worker process, which ends with it.
 */
export function productDatabase(url = addressOf()): Db {
  const known = open.get(url);
  if (known) return known;
  const db = createDb(createPool({ url, max: 2 }));
  open.set(url, db);
  return db;
}
