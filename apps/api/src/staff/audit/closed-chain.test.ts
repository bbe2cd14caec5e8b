import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertDeed } from '../../db/audit.ts';
import { createDb, createPool, type Db } from '../../db/client.ts';
import { up } from '../../db/migrations/0260-audit-content.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database/test-databases.ts';
import { testNow } from '../../testing/test-now.ts';
import { checkChain, tellFinding } from './check-chain.ts';
import { hashOfClosedLink, sealEntries } from './seal-entries.ts';

/** An audit whose first entries were sealed by number and instant alone, and closed by the migration. */
let database: TestDatabase;
let db: Db;
let accountId: number;

const before = [
  'drop table audit_closing',
  'drop trigger audit_entry_not_emptied on audit_entry',
  'drop trigger audit_seal_not_emptied on audit_seal',
  `alter table audit_seal drop column account_id, drop column author_salt, drop column author_hash,
    drop column content_salt, drop column content_hash, drop column entry_hash`,
];

async function run(...statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

async function write(entries: number): Promise<void> {
  for (let entry = 0; entry < entries; entry += 1)
    await insertDeed(db, {
      accountId,
      username: 'finance.demo',
      action: 'alert.handle',
      subject: '1',
      detail: { note: `of ${entry}\nin two lines` },
      now: testNow + entry,
    });
}

async function sealAsBefore(): Promise<void> {
  const { rows } = await sql<{ id: number; at: number }>`select id, at from audit_entry order by id`.execute(
    db,
  );
  let hash = '';
  for (const [index, { id, at }] of rows.entries()) {
    hash = hashOfClosedLink(hash, id, at);
    await sql`insert into audit_seal (position, entry_id, hash, sealed_at) values (${index + 1}, ${id}, ${hash}, now())`.execute(
      db,
    );
  }
}

beforeAll(async () => {
  database = await cloneDatabase('with_demo');
  db = createDb(createPool({ url: database.url, max: 1 }));
  accountId = (await db.selectFrom('staff_account').select('id').executeTakeFirstOrThrow()).id;
  await run(...before);
  await write(12);
  await sealAsBefore();
  await up(db as unknown as Kysely<unknown>);
  await write(3);
  await sealEntries(db, { now: testNow, limit: 100 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

async function check() {
  const { findings, ...told } = await checkChain(db, { anchors: [], now: testNow });
  return { ...told, findings: findings.map(tellFinding) };
}

/** A statement of the owner of the tables, undone after the check. */
async function afterTampering(statement: string): ReturnType<typeof check> {
  const tables = ['audit_entry', 'audit_seal', 'audit_closing'];
  const all = (to: string) => tables.map((table) => `alter table ${table} ${to} trigger user`);
  await run('begin', ...all('disable'), statement);
  try {
    return await check();
  } finally {
    await run('rollback');
  }
}

it('is whole, and goes on after the closing hash', async () => {
  expect(await check()).toEqual({ links: 15, anchors: 0, erased: 0, findings: [] });
});

const sealedAgain = `update audit_seal as seal set entry_hash = encode(sha256(convert_to(concat_ws(E'\\n', entry.id,
  (extract(epoch from entry.at) * 1000000)::bigint, seal.account_id, '', seal.author_hash, seal.content_hash, entry.action), 'UTF8')), 'hex')
  from audit_entry as entry where entry.id = 4 and entry_id = 4`;

it.each([
  [
    'an entry of before with another author',
    `update audit_entry set username = 'other.demo' where id = 4`,
    ['Entry 4 or the link before it is not what was sealed.'],
  ],
  [
    'an entry of before with another content',
    `update audit_entry set detail = '{}' where id = 4`,
    ['Entry 4 or the link before it is not what was sealed.'],
  ],
  [
    'an entry of before that was sealed again',
    `update audit_entry set action = 'rate.update' where id = 4; ${sealedAgain}`,
    ['The closing hash of the links up to 12 is not the one of their entries.'],
  ],
  ['an entry of before that is missing', 'delete from audit_entry where id = 4', ['Entry 4 is missing.']],
  [
    'another closing hash',
    `update audit_closing set hash = repeat('0', 64)`,
    [
      'Entry 13 or the link before it is not what was sealed.',
      'The closing hash of the links up to 12 is not the one of their entries.',
    ],
  ],
  [
    'no closing hash',
    'delete from audit_closing',
    [
      ...Array.from(
        { length: 13 },
        (_, index) => `Entry ${index + 1} or the link before it is not what was sealed.`,
      ),
    ],
  ],
])('tells %s', async (_, statement, findings) => {
  expect((await afterTampering(statement)).findings).toEqual(findings);
});

it('stays whole where an entry of before was erased', async () => {
  const erased = `update audit_entry set username = '—', subject = '0', detail = '{}' where id = 4;
    update audit_seal set author_salt = null, content_salt = null where entry_id = 4`;
  expect(await afterTampering(erased)).toMatchObject({ erased: 2, findings: [] });
});
