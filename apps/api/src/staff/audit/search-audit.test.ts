import { createHash } from 'node:crypto';
import { countries } from '@traslado/domain/catalogues/countries';
import { rates } from '@traslado/domain/catalogues/rates';
import { addDays } from '@traslado/domain/time/civil';
import { localDateOf } from '@traslado/domain/time/zone';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertChange, insertDeed } from '../../db/audit.ts';
import { addRow, changeRow } from '../../testing/change-row.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { sealEntries } from './seal-entries.ts';

const test = useTestApp();

type Entry = {
  id: number;
  kind: string;
  by: string;
  thing: number | null;
  sentence: { text: string }[];
  batch: { id: number; total: number } | null;
};
type Page = {
  entries: Entry[];
  next: object | null;
  time_zone: string;
  kinds: string[];
  unused: number[];
  people: { username: string }[];
};

let admin: Staff;
let keeper: Staff;
let here: { id: number };
let there: { id: number };

const search = async (staff: Staff, payload: object = {}): Promise<Page> => {
  const answer = await staff.ask('POST', '/v1/staff/audit/search', { payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const textOf = ({ sentence }: Entry) => sentence.map(({ text }) => text).join('');
const textsOf = async (staff: Staff, payload: object = {}) =>
  (await search(staff, payload)).entries.map(textOf);
const idOf = async (code: string) =>
  (await test.db.selectFrom('property').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;

async function addRate(code: string, description: string) {
  const { id } = await test.db
    .selectFrom('service')
    .innerJoin('property', 'property.id', 'service.property_id')
    .select('service.id')
    .where('property.code', '=', code)
    .orderBy('service.id')
    .executeTakeFirstOrThrow();
  const on = addDays(localDateOf(test.now(), 'America/Cancun'), 3);
  const more = { service_id: id, description, valid_from: on, valid_to: addDays(on, 9) };
  return (await addRow(keeper, rates, more)).json<{ id: number }>();
}

beforeAll(async () => {
  admin = await makeStaff(test, ['administrator']);
  keeper = await makeStaff(test, ['revenue']);
  here = await addRate('BP', 'Audit test here');
  there = await addRate('PM', 'Audit test there');
  await changeRow(keeper, rates, here.id, { adult_price: 71.5 });
});

describe('who reads it', () => {
  it('is told what was done in a sentence, the newest first', async () => {
    const { entries, time_zone } = await search(admin, { kind: 'rates', by: keeper.username });
    expect(time_zone).toBe('America/Cancun');
    expect(entries.map(({ thing }) => thing)).toEqual([here.id, there.id, here.id]);
    expect(entries[0] && textOf(entries[0])).toMatch(
      new RegExp(
        `^${keeper.name} changed the rate Audit test here of .+ · Bahía Perla · \\d+: adult .+ → 71\\.50$`,
      ),
    );
    const headers = { 'accept-language': 'es' };
    const answer = await admin.ask('POST', '/v1/staff/audit/search', { payload: { kind: 'rates' }, headers });
    expect(textOf(answer.json().entries[0])).toContain(' cambió la tarifa ');
  });

  it('is told names instead of numbers and codes, the amount and the reason', async () => {
    const by = { accountId: admin.id, username: admin.username };
    const now = test.now();
    const other = await makeStaff(test, ['finance']);
    await insertChange(test.db, by, {
      ...{ catalogue: 'person', id: other.id, now },
      before: { roles: ['finance'] },
      after: { roles: ['finance', 'auditor'] },
    });
    const detail = { request: 1, amount: 20, currency: 'USD', reason: 'goodwill' };
    await insertDeed(test.db, { ...by, action: 'refund.give', subject: '7K3QW9ZC4T', detail, now });
    const assigned = { from: null, to: keeper.username };
    await insertDeed(test.db, { ...by, action: 'difference.assign', subject: '4', detail: assigned, now });
    const handled = { kind: 'refund.failed', subject: 'r', detail: '', note: 'Paid by transfer' };
    await insertDeed(test.db, { ...by, action: 'alert.handle', subject: '12', detail: handled, now });
    const texts = await textsOf(admin, { limit: 4 });
    expect(texts).toEqual([
      `${admin.name} handled the alert “A refund failed” (Paid by transfer)`,
      `${admin.name} assigned difference 4 (nobody → ${keeper.name})`,
      `${admin.name} refunded USD 20.00 of 7K3QW9ZC4T (Goodwill)`,
      `${admin.name} changed the account of ${other.name}: roles Finance → Finance · Auditor`,
    ]);
  });

  it('sees old beside new of an entry that they may see', async () => {
    const [entry] = (await search(admin, { kind: 'rates' })).entries;
    const url = `/v1/staff/audit/${entry?.id}/differences`;
    expect((await admin.ask('GET', url)).json().differences).toEqual([
      { field: 'adult_price', label: 'Adult', old: expect.any(String), now: '71.50' },
    ]);
    const finance = await makeStaff(test, ['finance']);
    await sql`update staff_role set permissions = array_remove(permissions, 'rates:see') where name = 'finance'`.execute(
      test.db,
    );
    const elsewhere = await makeStaff(test, ['administrator'], { scope: [await idOf('PM')] });
    expect((await elsewhere.ask('GET', url)).statusCode).toBe(404);
    expect((await finance.ask('GET', '/v1/staff/audit/2147483647/differences')).statusCode).toBe(404);
  });

  it('needs the permission, and sees only what their others open', async () => {
    expect((await keeper.ask('POST', '/v1/staff/audit/search', { payload: {} })).statusCode).toBe(403);
    await admin.ask('POST', '/v1/staff/people/search', { payload: {} });
    const finance = await makeStaff(test, ['finance']);
    const seen = await search(finance, { limit: 100 });
    expect(seen.kinds).not.toContain('people');
    expect(seen.entries.filter(({ kind }) => kind === 'people')).toEqual([]);
    expect((await textsOf(admin, { kind: 'people' }))[0]).toBe(`${admin.name} viewed the list of people`);
    // Entries outside their rights do not exist, in every form of the question.
    expect((await search(finance, { kind: 'people' })).entries).toEqual([]);
  });

  it('sees the properties of their scope, and what is of the whole group', async () => {
    const near = await makeStaff(test, ['administrator'], { scope: [await idOf('PM')] });
    const country = await test.db.selectFrom('country').select('id').executeTakeFirstOrThrow();
    expect((await changeRow(admin, countries, country.id, { position: 77 })).statusCode).toBe(200);
    const { entries } = await search(near, { limit: 100 });
    const about = entries.map(({ kind, thing }) => [kind, thing]);
    expect(about).toContainEqual(['rates', there.id]);
    expect(about).toContainEqual(['countries', country.id]);
    expect(about).not.toContainEqual(['rates', here.id]);
    expect(JSON.stringify(entries)).not.toContain('Audit test here');
    // Nor staff of other properties.
    expect(entries.filter(({ by, kind }) => by === admin.username && kind === 'people')).toEqual([]);
    const elsewhere = await near.ask('POST', '/v1/staff/audit/search', {
      payload: { property: await idOf('BP') },
    });
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([404, 'hotel.not_found']);
  });
});

describe('it is searched', () => {
  it('by property: what is of the whole group does not belong to one', async () => {
    const { entries } = await search(admin, { property: await idOf('BP'), limit: 100 });
    const about = entries.map(({ kind, thing }) => [kind, thing]);
    expect(about).toContainEqual(['rates', here.id]);
    expect(about).not.toContainEqual(['rates', there.id]);
    expect(entries.filter(({ kind }) => kind === 'countries')).toEqual([]);
  });

  it('by number, name, deed and days in the zone of the property', async () => {
    const day = localDateOf(test.now(), 'America/Cancun');
    const counts = await Promise.all(
      [
        { kind: 'rates', about: String(here.id) },
        { about: 'audit TEST there' },
        { kind: 'rates', deed: 'update' },
        { kind: 'rates', from: day, to: day },
        { kind: 'rates', to: addDays(day, -1) },
        { kind: 'rates', by: 'nobody at all' },
      ].map(async (payload) => (await search(admin, payload)).entries.length),
    );
    expect(counts).toEqual([2, 1, 1, 3, 0, 0]);
  });

  it('by the name of a person, which is offered, whatever case and accents', async () => {
    await sql`update staff_account set display_name = 'Camila Recepción' where id = ${keeper.id}`.execute(
      test.db,
    );
    const { entries, people } = await search(admin, { kind: 'rates', by: 'camila RECEPCION' });
    expect(new Set(entries.map(({ by }) => by))).toEqual(new Set([keeper.username]));
    expect(people).toContainEqual({ username: keeper.username, name: 'Camila Recepción' });
    const near = await makeStaff(test, ['administrator'], { scope: [await idOf('PM')] });
    expect((await search(near)).people.map(({ username }) => username)).not.toContain(keeper.username);
    await sql`update staff_account set display_name = ${keeper.name} where id = ${keeper.id}`.execute(
      test.db,
    );
  });

  it.each([
    { by: "'; drop table audit_entry; --" },
    { about: '%' },
    { about: '\\' },
    { about: '{thing}' },
    { kind: 'rates', about: '999999999' },
    { about: Array.from({ length: 50 }, () => 'q').join(' ') },
    { by: Array.from({ length: 50 }, () => 'q').join(' ') },
  ])('by anything at all: %j', async (payload) => {
    expect((await search(admin, payload)).entries).toEqual([]);
  });

  it.each([
    { kind: 'session' },
    { limit: 101 },
    { from: '2026-02-30' },
    { after: { at: 'x', id: 1 } },
    { after: { at: '2026-11-21T14:02:00.000Z', id: 2 ** 31 } },
    { batch: 0 },
    { about: Array.from({ length: 50 }, () => 'who').join(' ') },
    { sql: 1 },
  ])('refuses %j', async (payload) => {
    expect((await admin.ask('POST', '/v1/staff/audit/search', { payload })).statusCode).toBe(400);
  });

  it('in pages by key: what is written meanwhile moves nothing', async () => {
    const all = (await search(admin, { limit: 100 })).entries.map(({ id }) => id);
    const read: number[] = [];
    let after: object | undefined;
    do {
      const page = await search(admin, { limit: 2, ...(after && { after }) });
      read.push(...page.entries.map(({ id }) => id));
      after = page.next ?? undefined;
      await changeRow(keeper, rates, there.id, { adult_price: 10 + read.length });
    } while (after);
    expect(read).toEqual(all);
  });
});

it('a change of many rows is one line, on whichever page, and opens into its rows', async () => {
  const list = (await keeper.ask('GET', '/v1/staff/rates.json')).json();
  const rows = list.rows.slice(0, 5).map((row: object) => ({ ...row, priority: 42 }));
  await keeper.ask('POST', '/v1/staff/rates/import?apply=1', { payload: { catalogue: 'rates', rows } });
  const first = await search(admin, { kind: 'rates', deed: 'update', limit: 1 });
  expect(first.entries.map(textOf)).toEqual([`${keeper.name} imported 5 rates`]);
  expect(first.entries[0]).toMatchObject({ thing: null, batch: { total: 5 } });
  const second = await search(admin, { kind: 'rates', deed: 'update', limit: 1, after: first.next });
  expect(second.entries[0]?.batch).toBeNull();
  const opened = await search(admin, { batch: first.entries[0]?.batch?.id });
  expect(opened.entries).toHaveLength(5);
  expect(opened.entries.every(({ batch }) => batch === null)).toBe(true);
  // Only the rows that the reader sees are counted.
  const { id } = await test.db
    .selectFrom('property')
    .select('id')
    .where('code', '=', 'PM')
    .executeTakeFirstOrThrow();
  const near = await makeStaff(test, ['administrator'], { scope: [id] });
  const seen = await search(near, { kind: 'rates', deed: 'update', limit: 100 });
  const line = seen.entries.find(({ batch }) => batch !== null);
  expect(line?.batch?.total ?? 0).toBeLessThan(5);
});

describe('what is written down now', () => {
  it('a file of a list, with the question and the number of rows', async () => {
    await keeper.ask('GET', '/v1/staff/rates.csv?search=audit');
    const [entry] = (await search(admin, { deed: 'export', kind: 'rates' })).entries;
    expect(entry && textOf(entry)).toBe(`${keeper.name} exported 2 rates`);
    const kept = await test.db
      .selectFrom('audit_entry')
      .select('detail')
      .where('action', '=', 'rate.export')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(kept.detail).toMatchObject({ format: 'csv', rows: 2, question: { search: 'audit' } });
  });

  it('the file of the audit itself', async () => {
    const payload = { kind: 'rates', deed: 'create' };
    const answer = await admin.ask('POST', '/v1/staff/audit/export', { payload });
    expect(answer.headers['content-type']).toContain('text/csv');
    const [table = '', below = ''] = answer.body.trim().split('\r\n\r\n');
    const [head, ...entries] = table.split('\r\n');
    const [made, question, counted, , check] = below.split('\r\n');
    expect(made).toMatch(
      new RegExp(
        `Exported by ${admin.name} \\(${admin.username}\\) on \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$`,
      ),
    );
    expect([question, check]).toEqual([
      'Question,About: Rates · Action: Added',
      'Last check,Not checked yet',
    ]);
    expect(counted).toMatch(new RegExp(`^Entries,"?${entries.length}\\. `));
    expect(head?.replace('\ufeff', '')).toBe(
      'Number,Time (America/Cancun),User name,Name,Action,What was done,Booking or thing,Ride,Field,Before,After,Reason or note,Request,Place in the chain,Fingerprint of the entry,Fingerprint',
    );
    expect(entries.every((row) => row.split(',')[4] === 'Added')).toBe(true);
    const rows = entries.length;
    expect(await textsOf(admin, { kind: 'audit' })).toEqual([
      `${admin.name} exported the audit (entries: ${rows})`,
    ]);
  });

  it('a file with each changed field as it was and as it became', async () => {
    const payload = { kind: 'rates', deed: 'update', by: keeper.username, about: String(here.id) };
    const { body } = await admin.ask('POST', '/v1/staff/audit/export', { payload });
    expect(body).toMatch(
      new RegExp(
        `\\r\\n\\d+,[\\d-]+ \\d\\d:\\d\\d:\\d\\d,${keeper.username},${keeper.name},Changed,[^\r]+,Audit test here,,Adult,[\\d.]*,71.50,,,,,\\r\\n`,
      ),
    );
    expect(body).toContain(`Person: ${keeper.username} = ${keeper.name} (${keeper.username})`);
  });

  it('a file with the ride, the reason, the request and amounts as numbers, each in a column of its own', async () => {
    const by = { accountId: admin.id, username: admin.username, subject: 'AUD1T5BKNG', now: test.now() };
    const given = { request: 7, amount: 1_220, currency: 'USD', reason: 'goodwill', note: 'Waited long' };
    await insertDeed(test.db, { ...by, action: 'refund.give', detail: given });
    const changed = { rides: ['departure'], changes: [{ field: 'adults', old: '2', new: '3' }] };
    await insertDeed(test.db, { ...by, action: 'booking.change', detail: changed });
    const { body } = await admin.ask('POST', '/v1/staff/audit/export', { payload: { about: by.subject } });
    const columns = (body.split('\r\n') as string[]).slice(1, 3).map((row) => row.split(',').slice(-10, -3));
    expect(columns).toEqual([
      [by.subject, 'departure', 'adults', '2', '3', '', ''],
      [by.subject, '', 'amount (USD)', '', '1220.00', 'Goodwill · Waited long', '7'],
    ]);
  });

  it('a file whose chain is reckoned again by the recipe of docs/security.md, each entry by its parts', async () => {
    while ((await sealEntries(test.db, { now: test.now(), limit: 1_000 })) > 0);
    const { body } = await admin.ask('POST', '/v1/staff/audit/export', { payload: {} });
    const [table = ''] = body.split('\r\n\r\n');
    const sha = (...lines: unknown[]) => createHash('sha256').update(lines.join('\n')).digest('hex');
    const links = new Map(
      (table.split('\r\n') as string[]).slice(1).map((row) => {
        const [place = '', entry = '', fingerprint = ''] = row.split(',').slice(-3);
        return [Number(place), { number: Number(row.split(',')[0]), entry, fingerprint }];
      }),
    );
    expect(links.size).toBeGreaterThan(10);
    for (const [place, { entry, fingerprint }] of links) {
      const before = place === 1 ? '' : links.get(place - 1)?.fingerprint;
      expect(before, `place ${place - 1}`).toBeDefined();
      expect(fingerprint).toBe(sha(before, entry));
    }
    const { rows } = await sql<Record<string, string | number | null>>`
      select e.id, (extract(epoch from e.at) * 1000000)::bigint::text as micros, s.account_id, e.batch_id, e.action, e.username, e.subject,
        e.detail::text as detail, s.author_salt, s.content_salt, s.position
      from audit_entry e join audit_seal s on s.entry_id = e.id`.execute(test.db);
    for (const row of rows) {
      const author = sha(row.authorSalt, row.username);
      const content = sha(row.contentSalt, row.subject, row.detail);
      const parts = [row.id, row.micros, row.accountId ?? '', row.batchId ?? '', author, content, row.action];
      expect(links.get(Number(row.position))).toMatchObject({ number: row.id, entry: sha(...parts) });
    }
  });

  it('numbers that never became an entry, on the page and in the file', async () => {
    const { rows } = await sql<{
      n: number;
    }>`select nextval(pg_get_serial_sequence('audit_entry', 'id'))::int as n`.execute(test.db);
    const lost = rows[0]?.n ?? 0;
    await changeRow(keeper, rates, here.id, { adult_price: 72.5 });
    // So new, its entry may still come.
    expect((await search(admin)).unused).not.toContain(lost);
    while ((await sealEntries(test.db, { now: test.now(), limit: 1_000 })) > 0);
    const { unused, entries } = await search(admin);
    expect(unused).toContain(lost);
    expect(entries[0]).toMatchObject({
      link: { place: expect.any(Number), fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    const { body } = await admin.ask('POST', '/v1/staff/audit/export', { payload: {} });
    expect(body).toMatch(new RegExp(`No entry was ever kept under [^:]*\\b${lost}\\b`));
  });

  it('a look at a person, once for a while, before the answer', async () => {
    const url = `/v1/staff/people/${keeper.id}`;
    await admin.ask('GET', url);
    await admin.ask('GET', `${url}/history`);
    const looks = async () => (await textsOf(admin, { kind: 'people', about: String(keeper.id) })).length;
    expect(await looks()).toBe(1);
    test.setNow(test.now() + 16 * 60_000);
    await admin.ask('GET', url);
    expect(await looks()).toBe(2);
    await test.db.schema.alterTable('audit_entry').renameTo('audit_away').execute();
    try {
      test.setNow(test.now() + 16 * 60_000);
      expect((await admin.ask('GET', url)).statusCode).toBe(500);
    } finally {
      await test.db.schema.alterTable('audit_away').renameTo('audit_entry').execute();
    }
  });

  it('a refused sign-in, and no name that there is none of', async () => {
    const payload = (username: string) => ({ username, password: 'wrong password' });
    for (const username of [keeper.username, keeper.username, 'password.typed.here'])
      await test.app.inject({
        method: 'POST',
        url: '/v1/staff/session',
        payload: payload(username),
        headers: { origin: 'http://localhost' },
      });
    expect(await textsOf(admin, { deed: 'refused' })).toEqual([
      'Someone tried to sign in with a user name that does not exist (wrong user name or password)',
      `Someone tried to sign in as ${keeper.username} and was refused (wrong user name or password)`,
    ]);
    const { rows } = await sql`select from audit_entry where audit_entry::text like '%typed.here%'`.execute(
      test.db,
    );
    expect(rows).toEqual([]);
  });
});

it('tells what the last check of the chain found', async () => {
  const chain = async () => (await admin.ask('GET', '/v1/staff/audit/chain')).json();
  expect(await chain()).toEqual({ last: null, time_zone: 'America/Cancun' });
  const findings = [{ kind: 'entries_missing', from: 7, to: 9 }];
  await test.db
    .insertInto('audit_check')
    .values({ checked_at: new Date(test.now()), links: 12, anchors: 1, findings: JSON.stringify(findings) })
    .execute();
  expect((await chain()).last).toMatchObject({ links: 12, findings: [{ ...findings[0], day: null }] });
});
