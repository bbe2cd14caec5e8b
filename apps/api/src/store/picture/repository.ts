import { type RawBuilder, sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import type { PictureFacts, PictureRecord } from './record.ts';

const columns = sql`id, json_build_object('name', name, 'width', width, 'height', height, 'alt_en', alt_en, 'alt_es', alt_es,
  'sizes', sizes, 'bytes', bytes) as facts, version, created_at, created_by, updated_at, updated_by`;

export async function insertPicture(
  tx: Tx,
  facts: PictureFacts,
  { username, now }: { readonly username: string; readonly now: number },
): Promise<PictureRecord> {
  const { name, width, height, alt_en, alt_es, bytes } = facts;
  const at = new Date(now);
  const { rows } = await sql<PictureRecord>`
    insert into picture (name, width, height, alt_en, alt_es, sizes, bytes, created_at, created_by, updated_at, updated_by)
    values (${name}, ${width}, ${height}, ${alt_en}, ${alt_es}, ${JSON.stringify(facts.sizes)}, ${bytes}, ${at}, ${username}, ${at}, ${username})
    returning ${columns}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the database answered no row to a write of one');
  return row;
}

export async function findPicture(handle: Handle, id: number): Promise<PictureRecord | null> {
  const { rows } = await sql<PictureRecord>`select ${columns} from picture where id = ${id}`.execute(handle);
  return rows[0] ?? null;
}

/** Locks the picture until the transaction ends: a new reference waits for this lock. */
export async function findPictureForChange(tx: Tx, id: number): Promise<PictureRecord | null> {
  const { rows } = await sql<PictureRecord>`
    select ${columns} from picture where id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

/** Only after `findPictureForChange`. */
export async function deletePicture(tx: Tx, id: number): Promise<void> {
  await sql`delete from picture where id = ${id}`.execute(tx);
}

type Reference = { readonly table: string; readonly column: string };

/** Possible references to a picture: every column with a foreign key to it. The database lists them, so that none is forgotten here. */
async function listReferences(handle: Handle): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select r.relname as "table", a.attname as "column"
    from pg_constraint c
      join pg_class r on r.oid = c.conrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'picture'::regclass
    order by 1, 2`.execute(handle);
  return rows;
}

function isUsed(references: readonly Reference[]): RawBuilder<boolean> {
  const each = references.map(
    ({ table, column }) => sql`exists (select from ${sql.table(table)} u where u.${sql.ref(column)} = p.id)`,
  );
  return each.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(each, sql` or `)})`;
}

/** Only after `findPictureForChange`, or the answer may be old by the time it is read. */
export async function isPictureUsed(tx: Tx, id: number): Promise<boolean> {
  const references = await listReferences(tx);
  const { rows } = await sql<{ used: boolean }>`
    select ${isUsed(references)} as used from picture p where id = ${id}`.execute(tx);
  return rows[0]?.used ?? false;
}

/** Deletes unused pictures that were uploaded before an instant, and returns their names. Locked ones are left. */
export async function deleteUnusedPictures(
  tx: Tx,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<string[]> {
  const references = await listReferences(tx);
  const { rows: found } = await sql<{ id: number }>`
    select p.id from picture p where p.created_at < ${new Date(before)} and not ${isUsed(references)}
    order by p.id limit ${limit} for update skip locked`.execute(tx);
  if (found.length === 0) return [];
  // Checked again: a reference may have begun just before the lock.
  const { rows } = await sql<{ name: string }>`
    delete from picture p where p.id = any(${found.map(({ id }) => id)}::int[]) and not ${isUsed(references)}
    returning p.name`.execute(tx);
  return rows.map(({ name }) => name);
}

/** The names that have a row. */
export async function listKnownNames(handle: Handle, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select name from picture where name = any(${[...names]}::text[])`.execute(handle);
  return new Set(rows.map(({ name }) => name));
}
