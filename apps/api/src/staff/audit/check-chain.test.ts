import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertDeed } from '../../db/audit.ts';
import { listOpenAlerts } from '../../db/staff-alerts.ts';
import { findCheckedRange, findLastCheck, insertCheck } from '../../store/audit/repository.ts';
import { testNow } from '../../testing/test-now.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { checkChain, tellFinding } from './check-chain.ts';
import { keepAnchor, readAnchors } from './keep-anchor.ts';
import { keepCheck } from './keep-check.ts';
import { sealEntries } from './seal-entries.ts';
import { sweepsOfAudit } from './sweeps.ts';

const test = useTestApp();
const hour = 3_600_000;
const day = 24 * hour;
let accountId: number;
let folder: string;
let file: string;
let now = testNow;

beforeAll(async () => {
  const account = await test.db.selectFrom('staff_account').select('id').executeTakeFirstOrThrow();
  accountId = account.id;
  folder = await mkdtemp(join(tmpdir(), 'anchors-'));
  file = join(folder, 'kept', 'audit-anchors.txt');
});
afterAll(() => rm(folder, { recursive: true }));

async function write(entries: number): Promise<void> {
  for (let entry = 0; entry < entries; entry += 1) {
    now += 1_000;
    const deed = {
      accountId,
      username: 'finance.demo',
      action: 'alert.handle',
      subject: '1',
      detail: {},
    } as const;
    await insertDeed(test.db, { ...deed, now });
  }
}

const seal = (limit = 1_000) => sealEntries(test.db, { now, limit });
async function check(later = hour) {
  const checked = await checkChain(test.db, { anchors: await readAnchors(file), now: now + later });
  return { ...checked, findings: checked.findings.map(tellFinding) };
}

/** Only the owner of the table can do this. */
async function tamper(statement: string): Promise<void> {
  await sql`alter table audit_entry disable trigger user`.execute(test.db);
  await sql`alter table audit_seal disable trigger user`.execute(test.db);
  await sql.raw(statement).execute(test.db);
  await sql`alter table audit_entry enable trigger user`.execute(test.db);
  await sql`alter table audit_seal enable trigger user`.execute(test.db);
}

async function undoing(work: () => Promise<void>): Promise<void> {
  await sql`create table kept_entry as select * from audit_entry`.execute(test.db);
  await sql`create table kept_seal as select * from audit_seal`.execute(test.db);
  await work();
  await tamper('truncate audit_entry, audit_seal');
  await sql`insert into audit_entry overriding system value select * from kept_entry`.execute(test.db);
  await sql`insert into audit_seal select * from kept_seal`.execute(test.db);
  await sql`drop table kept_entry, kept_seal`.execute(test.db);
}

it('seals every entry once, whoever does it, and anchors the end once a day', async () => {
  await write(25);
  const unsealed = 25;
  const sealed = await Promise.all([seal(10), seal(10), seal(10)]);
  expect(sealed.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(unsealed);
  while ((await seal()) > 0);
  expect(await keepAnchor(test.db, { file, now })).toBe(1);
  expect(await keepAnchor(test.db, { file, now: now + hour })).toBe(0);
  await write(1);
  expect(await seal()).toBe(1);
  expect(await keepAnchor(test.db, { file, now: now + day })).toBe(1);
  const { links, anchors, findings } = await check();
  expect([anchors, findings]).toEqual([2, []]);
  expect(links).toBeGreaterThanOrEqual(26);
});

it('takes in an entry that was written under an earlier number', async () => {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('audit_entry', 'id'))::int as id`.execute(test.db);
  await write(2);
  await seal();
  await sql`insert into audit_entry (id, account_id, username, action, subject, at) overriding system value
    values (${rows[0]?.id}, ${accountId}, 'finance.demo', 'alert.handle', '1', ${new Date(now)})`.execute(
    test.db,
  );
  expect(await seal()).toBe(1);
  expect((await check()).findings).toEqual([]);
});

it.each([
  'truncate audit_entry',
  'truncate audit_seal',
  'truncate staff_account cascade',
  'delete from audit_entry',
  `update audit_entry set username = 'other'`,
  'delete from audit_seal',
  'update audit_seal set sealed_at = now()',
])('refuses %s', async (statement) => {
  await expect(sql.raw(statement).execute(test.db)).rejects.toThrow('the audit is only ever added to');
});

const notSealed = /^Entry 8 or the link before it is not what was sealed\.$/;

it.each([
  ['an entry that was taken out', 'delete from audit_entry where id = 7', /^Entry 7 is missing\.$/],
  [
    'entries that were taken out together',
    'delete from audit_entry where id between 7 and 9',
    /^Entries 7 to 9 are missing\.$/,
  ],
  [
    'an entry whose instant was changed',
    `update audit_entry set at = at - interval '1 second' where id = 8`,
    notSealed,
  ],
  ['another author', `update audit_entry set username = 'other.demo' where id = 8`, notSealed],
  [
    'another account',
    `update audit_entry set account_id = (select max(id) from staff_account) where id = 8`,
    notSealed,
  ],
  ['another action', `update audit_entry set action = 'rate.update' where id = 8`, notSealed],
  ['another thing', `update audit_entry set subject = '2' where id = 8`, notSealed],
  ['another content', `update audit_entry set detail = '{"amount": 1}' where id = 8`, notSealed],
  [
    'two entries that changed places',
    `update audit_seal set entry_id = -8 where entry_id = 8; update audit_seal set entry_id = 8 where entry_id = 9;
     update audit_seal set entry_id = 9 where entry_id = -8`,
    notSealed,
  ],
  [
    'an entry that was taken out with its link',
    'delete from audit_entry where id = 9; delete from audit_seal where entry_id = 9',
    /^Links \d+ to \d+ of the chain are missing\.$/,
  ],
  [
    'an end that was cut off',
    'delete from audit_entry where id > 12; delete from audit_seal where entry_id > 12',
    /^The chain ends at \d+, before what was anchored on 20\d\d-\d\d-\d\d\.$/,
  ],
])('finds %s', async (_, statement, finding) => {
  await undoing(async () => {
    await tamper(statement);
    expect((await check()).findings).toContainEqual(expect.stringMatching(finding));
  });
  expect((await check()).findings).toEqual([]);
});

const hashedAgain = (salt: string, text: string) =>
  `encode(sha256(convert_to(${salt}::text || E'\\n' || ${text}, 'UTF8')), 'hex')`;

it.each([
  [
    'an erased author',
    `update audit_entry set username = '—' where id = 8; update audit_seal set author_salt = null where entry_id = 8`,
    { erased: 1, findings: [] },
  ],
  [
    'an erased content',
    `update audit_entry set subject = '0', detail = '{}' where id = 8; update audit_seal set content_salt = null where entry_id = 8`,
    { erased: 1, findings: [] },
  ],
  [
    'another author under an erased salt',
    `update audit_entry set username = 'other.demo' where id = 8; update audit_seal set author_salt = null where entry_id = 8`,
    { erased: 1, findings: [expect.stringMatching(notSealed)] },
  ],
  [
    'a content that was hashed again',
    `update audit_entry set detail = '{"amount": 1}' where id = 8;
     update audit_seal set content_hash = ${hashedAgain('content_salt', 'E\'1\\n{"amount": 1}\'')} where entry_id = 8`,
    { erased: 0, findings: [expect.stringMatching(notSealed)] },
  ],
])('tells %s', async (_, statement, told) => {
  await undoing(async () => {
    await tamper(statement);
    expect(await check()).toMatchObject(told);
  });
});

it('keeps what the check of each day found, and tells staff until it is whole again', async () => {
  const waiting = async () => (await listOpenAlerts(test.db, 'audit.gap')).length;
  await undoing(async () => {
    await tamper('delete from audit_entry where id between 7 and 9');
    expect(await keepCheck(test.db, { file, now })).toBe(1);
    expect(await keepCheck(test.db, { file, now: now + hour })).toBe(0);
  });
  expect((await findLastCheck(test.db))?.findings).toEqual([{ kind: 'entries_missing', from: 7, to: 9 }]);
  expect(await waiting()).toBe(1);
  expect(await keepCheck(test.db, { file, now: now + day })).toBe(1);
  expect(await findLastCheck(test.db)).toMatchObject({ at: now + day, findings: [] });
  expect(await waiting()).toBe(0);
});

it('checks the first entries at once where the last check found none', async () => {
  await insertCheck(test.db, { links: 0, anchors: 0, findings: [] }, now + day);
  const soon = now + day + hour;
  const [sealed] = sweepsOfAudit(file);
  await write(1);
  await sealed?.run(test.db, soon);
  const { links = 0 } = (await findLastCheck(test.db)) ?? {};
  expect(links).toBeGreaterThan(25);
  await write(2);
  await sealed?.run(test.db, soon);
  expect((await findLastCheck(test.db))?.links).toBe(links);
  const { until, waiting, waitingSince } = await findCheckedRange(test.db, links);
  expect(until).toMatchObject({ at: now - 2_000, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect([waiting, waitingSince]).toEqual([2, now - 1_000]);
});

it('finds a chain that was reckoned again without an entry', async () => {
  await undoing(async () => {
    await tamper('delete from audit_entry where id = 7; delete from audit_seal');
    while ((await seal()) > 0);
    const { findings } = await check();
    expect(findings[0]).toMatch(/^The chain at \d+ is not what was anchored on /);
  });
});

it('finds entries that nobody sealed, once they are old enough', async () => {
  await write(1);
  expect((await check(60_000)).findings).toEqual([]);
  expect((await check()).findings).toEqual([
    expect.stringMatching(/^Entries between (\d+) and \1 were never sealed\.$/),
  ]);
  await seal();
});

it('refuses a file that holds something else', async () => {
  const good = await readFile(file, 'utf8');
  await writeFile(file, `${good}2026-11-23 nothing\n`);
  await expect(check()).rejects.toThrow(/^line 3 of .* is no anchor$/);
});
