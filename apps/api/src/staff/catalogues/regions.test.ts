import { ROLE_NAMES, type Role } from '@traslado/domain/access/permissions';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStay, signIn } from '../../testing/sales.ts';
import { makeStaff, ownPage, type Staff } from '../../testing/staff.ts';
import { testNow } from '../../testing/test-now.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

let keeper: Staff;
const test = useTestApp({ now: testNow });
beforeAll(async () => {
  keeper = await makeStaff(test, ['catalogue']);
});

const url = '/v1/staff/regions';
type Facts = { name: string; allow_tags: string[]; deny_tags: string[]; active: boolean };
type Region = Facts & { id: number; version: number; updated_by: string | null };

let made = 0;
/** Inactive by default, so that guests of other tests keep their offers. */
const facts = (change: Partial<Facts> = {}): Facts => {
  made += 1;
  return { name: `Of this test ${made}`, allow_tags: [], deny_tags: [], active: false, ...change };
};

const create = (body: object, who = keeper) => who.ask('POST', url, { payload: body });
async function make(change: Partial<Facts> = {}): Promise<Region> {
  const answer = await create(facts(change));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}
const update = (region: Pick<Region, 'id'>, body: object, version?: number | string) =>
  keeper.ask('PUT', `${url}/${region.id}`, {
    payload: body,
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  });
const remove = (region: Pick<Region, 'id'>, typed: string, version?: number) =>
  keeper.ask('DELETE', `${url}/${region.id}?confirmation=${encodeURIComponent(typed)}`, {
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  });
const historyOf = async (region: Pick<Region, 'id'>) =>
  (await keeper.ask('GET', `${url}/${region.id}/history`)).json().entries as {
    action: string;
    by: string;
    at: string;
    before: Facts | null;
    after: Facts | null;
  }[];
const find = async (query: Record<string, string>) => {
  const answer = await keeper.ask('GET', `${url}?${new URLSearchParams(query)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as { rows: Region[]; total: number; page: number; page_size: number };
};
const namesOf = async (query: Record<string, string>) => (await find(query)).rows.map(({ name }) => name);
const codeOf = (answer: { statusCode: number; json: () => { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];

describe('who may', () => {
  const seeing: Role[] = ['catalogue', 'revenue', 'concierge', 'auditor', 'administrator'];
  const changing: Role[] = ['catalogue', 'administrator'];
  const calls = [
    ['GET', url, seeing],
    ['GET', `${url}.csv`, seeing],
    ['GET', `${url}/1`, seeing],
    ['GET', `${url}/1/history`, seeing],
    ['POST', url, changing],
    ['PUT', `${url}/2000000001`, changing],
    ['DELETE', `${url}/2000000001?confirmation=x`, changing],
  ] as const;

  it.each(calls)('%s %s', async (method, path, roles) => {
    const payload = () => (method === 'POST' || method === 'PUT' ? { payload: facts() } : {});
    const refused: Role[] = [];
    for (const role of ROLE_NAMES) {
      const staff = await makeStaff(test, [role]);
      const { statusCode } = await staff.ask(method, path, payload());
      expect([200, 201, 403, 404]).toContain(statusCode);
      if (statusCode === 403) refused.push(role);
    }
    expect(refused).toEqual(ROLE_NAMES.filter((role) => !roles.includes(role)));
    const { token } = await test.tokens.issueApp(test.now());
    const guest = await signIn(test, await makeStay(test));
    const ask = async (headers: Record<string, string>) =>
      (await test.app.inject({ method, url: path, ...payload(), headers: { ...ownPage, ...headers } }))
        .statusCode;
    expect(await ask({})).toBe(401);
    expect(await ask({ authorization: `Bearer ${token}` })).toBe(403);
    expect(await ask({ authorization: `Bearer ${guest}` })).toBe(403);
  });

  it('a page of somebody else’s changes nothing', async () => {
    const region = await make();
    for (const origin of ['https://evil.example', 'null']) {
      const headers = { origin };
      const tried = [
        await keeper.ask('POST', url, { payload: facts(), headers }),
        await keeper.ask('PUT', `${url}/${region.id}`, { payload: facts(), headers }),
        await keeper.ask('DELETE', `${url}/${region.id}?confirmation=${region.name}`, { headers }),
      ];
      expect(tried.map(codeOf)).toEqual(tried.map(() => [403, 'auth.cross_site']));
    }
    expect(await historyOf(region)).toHaveLength(1);
  });

  it('is told what they may do', async () => {
    const auditor = await makeStaff(test, ['auditor']);
    for (const [who, can_change] of [
      [auditor, false],
      [keeper, true],
    ] as const)
      for (const path of [url, `${url}/1`])
        expect((await who.ask('GET', path)).json().viewer).toEqual({ can_change });
  });
});

describe('a list', () => {
  it('finds by name and tag, whatever case and accents, and takes no sign for a pattern', async () => {
    await make({ name: 'Zona Búsqueda 100%', allow_tags: ['AGENCY:SEARCHED'] });
    await make({ name: 'Zona busqueda 1000', deny_tags: ['CLUB:ÉLITE'] });
    await make({ name: 'Zona O\'Higgins_1 \\ "x"' });
    expect(await namesOf({ search: 'zona búsqueda' })).toEqual(['Zona Búsqueda 100%', 'Zona busqueda 1000']);
    expect(await namesOf({ search: 'BUSQUEDA' })).toHaveLength(2);
    expect(await namesOf({ search: 'zona busqueda 100%' })).toEqual(['Zona Búsqueda 100%']);
    expect(await namesOf({ search: 'agency:search' })).toEqual(['Zona Búsqueda 100%']);
    expect(await namesOf({ search: 'elite' })).toEqual(['Zona busqueda 1000']);
    for (const search of ["o'higgins", 'higgins_', '\\', '"x"'])
      expect(await namesOf({ search })).toEqual(['Zona O\'Higgins_1 \\ "x"']);
    for (const search of ['zona%', 'zona_b', "' or 1=1 --", '1000CLUB', 'nothing at all'])
      expect(await namesOf({ search })).toEqual([]);
  });

  it('is narrowed by status, sorted both ways, and cut into pages that miss and repeat nothing', async () => {
    for (let number = 0; number < 7; number += 1) await make({ name: `Paged ${'gfedcba'[number]}` });
    const active = await make({ name: 'Paged H', active: true });
    expect((await find({ search: 'paged', status: 'active' })).rows.map(({ id }) => id)).toEqual([active.id]);
    expect((await find({ search: 'paged', status: 'inactive' })).total).toBe(7);
    const all = [...'abcdefgH'].map((letter) => `Paged ${letter}`);
    expect(await namesOf({ search: 'paged' })).toEqual(all);
    expect(await namesOf({ search: 'paged', direction: 'desc' })).toEqual([...all].reverse());
    expect((await namesOf({ search: 'paged', sort: 'status' }))[0]).toBe('Paged H');
    expect((await namesOf({ search: 'paged', sort: 'status', direction: 'desc' })).at(-1)).toBe('Paged H');
    test.setNow(testNow + 60_000);
    expect((await update(active, { ...facts(), name: 'Paged H' })).statusCode).toBe(200);
    expect((await namesOf({ search: 'paged', sort: 'updated', direction: 'desc' }))[0]).toBe('Paged H');
    test.setNow(testNow);
    const seen: string[] = [];
    for (const page of ['1', '2', '3']) {
      const found = await find({ search: 'paged', page, page_size: '3' });
      expect([found.total, found.page, found.page_size]).toEqual([8, Number(page), 3]);
      seen.push(...found.rows.map(({ name }) => name));
    }
    expect(seen).toEqual(all);
    expect((await find({ search: 'paged', page: '9' })).rows).toEqual([]);
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1e3',
    'page=10001',
    'page_size=101',
    'page_size=0',
    'sort=allow_tags%3Bdrop',
    'sort=id',
    'direction=up',
    'status=gone',
    `search=${'x'.repeat(101)}`,
    'search=a&search=b',
    'limit=5',
  ])('refuses %s', async (query) => {
    const answer = await keeper.ask('GET', `${url}?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().field).toBe(query.split('=')[0]);
  });
});

describe('a table for spreadsheets', () => {
  it('has every region that is found, in the order of the list, and runs nothing', async () => {
    const nasty = ['=2+5', '+1', '-1', '@SUM(A1)', '＝1'].map((start) => `${start} csv "x", y`);
    for (const name of nasty) await make({ name, allow_tags: ['AGENCY:A', 'AGENCY:B'] });
    const answer = await keeper.ask('GET', `${url}.csv?search=csv&direction=desc`);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="regions-2026-11-21.csv"');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, ...lines] = answer.body.slice(1).split('\r\n');
    expect(head).toBe('Name,Allowed tags,Denied tags,Status,Last changed (UTC),Changed by');
    expect(lines.pop()).toBe('');
    expect(lines).toHaveLength(nasty.length);
    for (const name of nasty) {
      const line = lines.find((one) => one.includes(name.replaceAll('"', '""')));
      expect(line?.startsWith(`"'${name.replaceAll('"', '""')}",AGENCY:A; AGENCY:B,,Inactive,2026-`)).toBe(
        true,
      );
    }
    const spanish = await keeper.ask('GET', `${url}.csv?search=nothing-at-all`, {
      headers: { 'accept-language': 'es-MX' },
    });
    expect(spanish.body).toMatch(/^\ufeffNombre,[^\n]+\r\n$/);
  });
});

describe('a region', () => {
  it('is kept as it was typed but for case and spaces, with who and when', async () => {
    const region = await make({
      name: '  México   y amigos ',
      allow_tags: ['country: mx', ' Club :Élite'],
      deny_tags: ['AGENCY:a  b'],
    });
    expect(region).toMatchObject({
      name: 'México y amigos',
      allow_tags: ['COUNTRY:MX', 'CLUB:ÉLITE'],
      deny_tags: ['AGENCY:A B'],
      version: 1,
      updated_by: keeper.username,
      created_at: new Date(testNow).toISOString(),
    });
    expect((await keeper.ask('GET', `${url}/${region.id}`)).json().region).toEqual(region);
  });

  it.each<[string, object, number, string, string]>([
    ['no name', { name: ' ' }, 400, 'field.required', 'name'],
    ['a long name', { name: 'x'.repeat(81) }, 400, 'field.too_long', 'name'],
    ['a very long name', { name: 'x'.repeat(50_000) }, 400, 'field.too_long', 'name'],
    ['a name that turns the writing', { name: 'a\u202eb' }, 400, 'field.characters', 'name'],
    ['no tag', { allow_tags: ['mexico'] }, 422, 'tag.invalid', 'allow_tags.0'],
    ['markup in a tag', { deny_tags: ['CLUB:<b>'] }, 422, 'tag.invalid', 'deny_tags.0'],
    ['a tag twice', { allow_tags: ['CLUB:A', 'club:a'] }, 422, 'tag.duplicate', 'allow_tags.1'],
    [
      'allowed and denied',
      { allow_tags: ['CLUB:A'], deny_tags: ['CLUB:A'] },
      422,
      'tag.contradiction',
      'deny_tags.0',
    ],
    [
      'many tags',
      { allow_tags: Array.from({ length: 51 }, (_, n) => `CLUB:${n}`) },
      422,
      'tag.too_many',
      'allow_tags',
    ],
    [
      'more tags',
      { allow_tags: Array.from({ length: 201 }, () => 'CLUB:A') },
      400,
      'field.too_long',
      'allow_tags',
    ],
    ['a number as tag', { allow_tags: [7] }, 400, 'field.invalid', 'allow_tags.0'],
    ['a text as switch', { active: 'true' }, 400, 'field.invalid', 'active'],
    ['what nobody knows', { updated_by: 'me' }, 400, 'field.unknown', 'updated_by'],
  ])('with %s is refused, and nothing is written', async (_, wrong, status, code, field) => {
    const region = await make();
    const before = await test.db.selectFrom('region').selectAll().orderBy('id').execute();
    for (const answer of [
      await create({ ...facts(), ...wrong }),
      await update(region, { ...facts(), ...wrong }, region.version),
    ]) {
      expect([...codeOf(answer), answer.json().field]).toEqual([status, code, field]);
      expect(answer.body).not.toMatch(/[<>]/);
    }
    expect(await test.db.selectFrom('region').selectAll().orderBy('id').execute()).toEqual(before);
    expect(await historyOf(region)).toHaveLength(1);
  });

  it('bears a name of its own, also beside one of another case', async () => {
    const region = await make({ name: 'Only one' });
    expect(codeOf(await create(facts({ name: 'only ONE' })))).toEqual([409, 'region.name_taken']);
    const other = await make();
    const answer = await update(other, facts({ name: 'ONLY one' }));
    expect([...codeOf(answer), answer.json().field]).toEqual([409, 'region.name_taken', 'name']);
    expect((await update(region, facts({ name: 'ONLY ONE' }))).statusCode).toBe(200);
  });

  it('is changed on the version that was seen, by one of two', async () => {
    const region = await make();
    const [mine, theirs] = [facts({ deny_tags: ['CLUB:MINE'] }), facts({ deny_tags: ['CLUB:THEIRS'] })];
    const answers = await Promise.all([update(region, mine, 1), update(region, theirs, 1)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 412]);
    const stale = answers.find((answer) => answer.statusCode === 412)?.json();
    const won = answers.find((answer) => answer.statusCode === 200)?.json();
    expect(stale).toMatchObject({ code: 'region.stale', expected: { version: 2, region: won } });
    expect(await historyOf(region)).toHaveLength(2);
    expect((await update(region, facts())).json().version, 'without a version: the current one').toBe(3);
    expect(codeOf(await update(region, mine, 'x'))).toEqual([412, 'region.stale']);
    expect(codeOf(await update({ id: 2_000_000_000 }, mine, 1))).toEqual([404, 'region.not_found']);
  });

  it('that is saved as it is stays as it is', async () => {
    const region = await make({ allow_tags: ['CLUB:A'] });
    const same = await update(region, { ...facts(), name: region.name, allow_tags: ['club:a'] }, 1);
    expect(same.json()).toEqual(region);
    expect(await historyOf(region)).toHaveLength(1);
  });

  it('is deleted by who typed its name, on the version that was seen', async () => {
    const region = await make({ name: 'Ávila & Söhne' });
    expect(codeOf(await remove(region, 'Avila & Söhne'))).toEqual([422, 'region.word_differs']);
    expect(codeOf(await remove(region, ''))).toEqual([422, 'region.word_differs']);
    expect(codeOf(await remove(region, region.name, 2))).toEqual([412, 'region.stale']);
    expect(await historyOf(region)).toHaveLength(1);
    expect((await remove(region, ' ávila & söhne ', 1)).json()).toEqual({ deleted: true });
    expect(codeOf(await remove(region, region.name))).toEqual([404, 'region.not_found']);
    expect(codeOf(await keeper.ask('GET', `${url}/${region.id}`))).toEqual([404, 'region.not_found']);
    expect((await historyOf(region)).map(({ action }) => action)).toEqual(['delete', 'create']);
  });
});

describe('the audit', () => {
  it('says who changed what when, from what to what', async () => {
    const first = facts({ allow_tags: ['COUNTRY:MX'] });
    const region = (await create(first)).json() as Region;
    const second = { ...first, deny_tags: ['AGENCY:X'], active: false };
    const other = await makeStaff(test, ['administrator']);
    test.setNow(testNow + 5_000);
    await other.ask('PUT', `${url}/${region.id}`, { payload: second });
    test.setNow(testNow + 9_000);
    await remove(region, region.name);
    test.setNow(testNow);
    const at = (ms: number) => new Date(testNow + ms).toISOString();
    expect(await historyOf(region)).toMatchObject([
      { action: 'delete', by: keeper.username, at: at(9_000), before: second, after: null },
      { action: 'update', by: other.username, at: at(5_000), before: first, after: second },
      { action: 'create', by: keeper.username, at: at(0), before: null, after: first },
    ]);
    expect(codeOf(await keeper.ask('GET', `${url}/2000000000/history`))).toEqual([404, 'region.not_found']);
    expect((await keeper.ask('GET', `${url}/1/history`)).json()).toEqual({
      entries: [],
      labels: {},
      viewer: { can_change: true },
    });
  });

  it('is written with the change or not at all', async () => {
    const region = await make();
    await test.db.schema.alterTable('audit_entry').renameTo('audit_away').execute();
    try {
      expect((await create(facts({ name: 'Never there' }))).statusCode).toBe(500);
      expect((await update(region, facts())).statusCode).toBe(500);
      expect((await remove(region, region.name)).statusCode).toBe(500);
    } finally {
      await test.db.schema.alterTable('audit_away').renameTo('audit_entry').execute();
    }
    expect((await keeper.ask('GET', `${url}/${region.id}`)).json().region).toEqual(region);
    expect(await namesOf({ search: 'never there' })).toEqual([]);
  });

  it('cannot be changed, and lets an account go without its name', async () => {
    const staff = await makeStaff(test, ['catalogue']);
    const region = (await create(facts(), staff)).json() as Region;
    const entry = { action: 'region.create', subject: String(region.id) };
    const rows = () =>
      test.db
        .selectFrom('audit_entry')
        .select(['account_id', 'username'])
        .where('action', '=', entry.action)
        .where('subject', '=', entry.subject)
        .execute();
    const change = test.db.updateTable('audit_entry').where('subject', '=', entry.subject);
    await expect(change.set({ username: 'nobody' }).execute()).rejects.toThrow('only ever added to');
    await expect(change.set({ account_id: null, username: 'nobody' }).execute()).rejects.toThrow();
    await expect(
      test.db.deleteFrom('audit_entry').where('subject', '=', entry.subject).execute(),
    ).rejects.toThrow('only ever added to');
    expect(await rows()).toEqual([{ account_id: staff.id, username: staff.username }]);
    await test.db.deleteFrom('staff_account').where('id', '=', staff.id).execute();
    expect(await rows()).toEqual([{ account_id: null, username: staff.username }]);
  });
});

describe('what guests are offered', () => {
  const sale =
    '/v1/serviceManage/transfers-services-for-sale/BP?service_date=2026-12-21&is_round_trip=1&airport_id=1';

  it('follows each change of staff from its answer on: closed by a deny, open when it goes, closed by an allow for others', async () => {
    const guest = await makeStay(test, { country: 'BR' });
    const authorization = `Bearer ${await signIn(test, guest)}`;
    const closed = async () => {
      const answer = await test.app.inject({ url: sale, headers: { authorization } });
      return (answer.json() as { closed: { code: string } | null }[])[0]?.closed?.code ?? null;
    };
    expect(await closed()).toBeNull();
    let region: Region | undefined;
    const now = async (change: Partial<Facts>) => {
      const answer = region
        ? await update(region, { ...facts(), name: region.name, ...change }, region.version)
        : await create(facts({ active: true, ...change }));
      region = answer.json() as Region;
    };
    await now({ deny_tags: ['country: br'], active: true });
    expect(await closed()).toBe('stay.region_denied');
    await now({ deny_tags: ['COUNTRY:BR'], active: false });
    expect(await closed()).toBeNull();
    await now({ allow_tags: ['COUNTRY:US'], active: true });
    expect(await closed()).toBe('stay.region_denied');
    await now({ allow_tags: ['COUNTRY:US', 'PROPERTY:BP'], active: true });
    expect(await closed()).toBeNull();
    await now({ deny_tags: ['PROPERTY:BP'], active: true });
    expect(await closed()).toBe('stay.region_denied');
    const last = region;
    if (!last) throw new Error('no region was made');
    await remove(last, last.name, last.version);
    expect(await closed()).toBeNull();
  });
});
