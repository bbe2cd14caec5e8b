import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/**
 * The chain of the audit covers all contents of an entry, and the audit cannot be emptied. Author and content are sealed with a salt of
 * their own: once one is erased together with its salt, its hash still joins the chain and can no longer be guessed from. Entries of before
 * are covered by one closing hash, which the next link joins.
 */
const columns = [
  // Seals wait until the old ones are whole.
  `alter table audit_seal disable trigger audit_seal_kept`,
  `alter table audit_seal add column account_id int,
    add column author_salt uuid default gen_random_uuid(), add column author_hash text not null default '',
    add column content_salt uuid default gen_random_uuid(), add column content_hash text not null default '',
    add column entry_hash text not null default ''`,
  `comment on column audit_seal.hash is 'SHA-256, in hex, of the hash before it and entry_hash; up to the closing hash, of the hash before it, the number of the entry and its instant.'`,
  `comment on column audit_seal.account_id is 'The account of the entry; the entry itself loses it with the account.'`,
  `comment on column audit_seal.author_salt is 'Null once the author was erased.'`,
  `comment on column audit_seal.author_hash is 'SHA-256, in hex, of author_salt and the user name.'`,
  `comment on column audit_seal.content_salt is 'Null once the content was erased.'`,
  `comment on column audit_seal.content_hash is 'SHA-256, in hex, of content_salt, subject and detail.'`,
  `comment on column audit_seal.entry_hash is 'SHA-256, in hex, of number, instant, account, batch, author_hash, content_hash and action.'`,
  `create table audit_closing (position int primary key, hash text not null, closed_at timestamptz not null)`,
  `comment on table audit_closing is 'The links up to position seal number and instant alone. Their entry_hash, in order, give this hash, and the next link joins it.'`,
];

const sealed = [
  `update audit_seal as seal set account_id = entry.account_id,
    author_hash = encode(sha256(convert_to(seal.author_salt || E'\\n' || entry.username, 'UTF8')), 'hex'),
    content_hash = encode(sha256(convert_to(seal.content_salt || E'\\n' || entry.subject || E'\\n' || entry.detail, 'UTF8')), 'hex')
    from audit_entry as entry where entry.id = seal.entry_id`,
  `update audit_seal as seal set entry_hash = encode(sha256(convert_to(concat_ws(E'\\n', entry.id,
      (extract(epoch from entry.at) * 1000000)::bigint, coalesce(seal.account_id::text, ''), coalesce(entry.batch_id::text, ''),
      seal.author_hash, seal.content_hash, entry.action), 'UTF8')), 'hex')
    from audit_entry as entry where entry.id = seal.entry_id`,
];

const kept = [
  `alter table audit_seal alter column author_salt drop default, alter column author_hash drop default,
    alter column content_salt drop default, alter column content_hash drop default, alter column entry_hash drop default`,
  `alter table audit_seal enable trigger audit_seal_kept`,
  `create trigger audit_closing_kept before update or delete on audit_closing for each row execute function keep_audit()`,
  ...['audit_entry', 'audit_seal', 'audit_closing'].map(
    (table) =>
      `create trigger ${table}_not_emptied before truncate on ${table} for each statement execute function keep_audit()`,
  ),
];

const page = 10_000;

async function close(db: Kysely<unknown>): Promise<void> {
  const closing = createHash('sha256');
  for (let position = 0; ; ) {
    const { rows } = await sql<{ position: number; sealed: string }>`
      select position, entry_hash as sealed from audit_seal where position > ${position} order by position limit ${page}`.execute(
      db,
    );
    for (const link of rows) closing.update(`${link.sealed}\n`);
    position = rows.at(-1)?.position ?? position;
    if (rows.length === page) continue;
    if (position > 0)
      await sql`insert into audit_closing (position, hash, closed_at)
        values (${position}, ${closing.digest('hex')}, now())`.execute(db);
    return;
  }
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...columns, ...sealed]) await sql.raw(statement).execute(db);
  await close(db);
  for (const statement of kept) await sql.raw(statement).execute(db);
}
