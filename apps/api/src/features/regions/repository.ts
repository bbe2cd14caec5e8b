import { type RawBuilder, sql } from 'kysely';
import type { Handle, Tx } from '../../db/client.ts';
import { hasText, inOrder, type ListOrder, type ListPage, ofPage } from '../../db/list-query.ts';
import type { RegionFacts, RegionRecord, RegionSort, RegionStatus } from './record.ts';

const columns = sql`id, name, allow_tags, deny_tags, active, version, created_at as "createdAt", updated_at as "updatedAt",
  updated_by as "updatedBy"`;

const sorts: Readonly<Record<RegionSort, RawBuilder<unknown>>> = {
  name: sql`fold_text(name)`,
  // Active ones first, as the word order has it in both languages.
  status: sql`not active`,
  updated: sql`updated_at`,
};

export type RegionsAsked = ListOrder<RegionSort> & { readonly status: RegionStatus };

const found = ({ search, status }: Pick<RegionsAsked, 'search' | 'status'>): RawBuilder<unknown> => {
  const texts = [
    sql`name`,
    sql`array_to_string(allow_tags, chr(31))`,
    sql`array_to_string(deny_tags, chr(31))`,
  ];
  const isOf = status === 'all' ? sql`true` : sql`active = ${status === 'active'}`;
  return sql`where ${hasText(search, texts)} and ${isOf}`;
};

export async function listRows(handle: Handle, asked: RegionsAsked, page: ListPage): Promise<RegionRecord[]> {
  const { rows } = await sql<RegionRecord>`
    select ${columns} from region ${found(asked)} ${inOrder(sorts, asked)} ${ofPage(page)}`.execute(handle);
  return rows;
}

export async function countRows(handle: Handle, asked: RegionsAsked): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from region ${found(asked)}`.execute(handle);
  return rows[0]?.n ?? 0;
}

export async function findRow(handle: Handle, id: number): Promise<RegionRecord | null> {
  const { rows } = await sql<RegionRecord>`select ${columns} from region where id = ${id}`.execute(handle);
  return rows[0] ?? null;
}

/** The region, and nobody else changes it until the transaction ends. */
export async function findRowForChange(tx: Tx, id: number): Promise<RegionRecord | null> {
  const { rows } = await sql<RegionRecord>`select ${columns} from region where id = ${id} for update`.execute(
    tx,
  );
  return rows[0] ?? null;
}

type By = { readonly username: string; readonly now: number };

/** Throws the database's refusal where the name is taken. */
export async function insertRow(tx: Tx, facts: RegionFacts, { username, now }: By): Promise<RegionRecord> {
  const at = new Date(now);
  const { rows } = await sql<RegionRecord>`
    insert into region (name, allow_tags, deny_tags, active, created_at, updated_at, updated_by)
    values (${facts.name}, ${[...facts.allow_tags]}::text[], ${[...facts.deny_tags]}::text[], ${facts.active}, ${at}, ${at}, ${username})
    returning ${columns}`.execute(tx);
  return onlyRow(rows);
}

/** Throws the database's refusal where the name is taken. Only after `findRowForChange`. */
export async function updateRow(
  tx: Tx,
  id: number,
  facts: RegionFacts,
  { username, now }: By,
): Promise<RegionRecord> {
  const { rows } = await sql<RegionRecord>`
    update region set name = ${facts.name}, allow_tags = ${[...facts.allow_tags]}::text[],
      deny_tags = ${[...facts.deny_tags]}::text[], active = ${facts.active}, version = version + 1,
      updated_at = ${new Date(now)}, updated_by = ${username}
    where id = ${id} returning ${columns}`.execute(tx);
  return onlyRow(rows);
}

export async function removeRow(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('region').where('id', '=', id).execute();
}

function onlyRow(rows: readonly RegionRecord[]): RegionRecord {
  const [row] = rows;
  if (!row) throw new Error('the database answered no row to a write of one');
  return row;
}
