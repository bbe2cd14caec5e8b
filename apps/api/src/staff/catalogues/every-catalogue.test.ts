import { permissionsOf, ROLE_NAMES } from '@traslado/domain/access/permissions';
import { waysOf } from '@traslado/domain/catalogues/belonging';
import { ALL_CATALOGUES, permissionOf } from '@traslado/domain/catalogues/catalogues';
import { asksFor, OF_MANY_ROWS } from '@traslado/domain/catalogues/deeds';
import { type Definition, type Facts, listNameOf } from '@traslado/domain/catalogues/definition';
import { factsOfWire, fieldsOf, newFacts, wireOf } from '@traslado/domain/catalogues/facts';
import { wordsOf } from '@traslado/domain/catalogues/words-of-all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findTitles } from '../../store/catalogue/reference-repository.ts';
import { findProperties } from '../../store/catalogue/scope-repository.ts';
import { confirmedFor } from '../../testing/change-row.ts';
import { freshFacts, ownFieldsOf } from '../../testing/fresh-row.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';

let test: TestApp;
let keeper: Staff;
beforeAll(async () => {
  test = await openTestApp();
  keeper = await makeStaff(test, ['administrator']);
});
afterAll(() => test.close());

const codeOf = (answer: { statusCode: number; json: () => { code?: string; field?: string } }) => [
  answer.statusCode,
  answer.json().code,
];

/** Lets rows of another table reference a row that gets its properties through them. */
async function letBeNamed(definition: Definition, id: number): Promise<void> {
  const { belongs } = definition;
  if (typeof belongs !== 'object' || !('usedBy' in belongs)) return;
  const users = ALL_CATALOGUES.find(({ table }) => table === belongs.usedBy);
  const [naming] = users
    ? (fieldsOf(users).find(([, of]) => of.kind === 'reference' && of.to === definition.table) ?? [])
    : [];
  if (!users || !naming) throw new Error(`nothing names a row of ${definition.name}`);
  const payload = wireOf(users, { ...freshFacts(users), [naming]: id });
  const answer = await keeper.ask('POST', `/v1/staff/${users.name}`, { payload });
  expect(answer.statusCode, answer.body).toBe(201);
}

describe.each(ALL_CATALOGUES.map((definition) => [definition.name, definition] as const))(
  '%s',
  (name, definition) => {
    const { one, title, example, otherwise, orders } = definition;
    const url = `/v1/staff/${name}`;
    const fields = fieldsOf(definition);
    const titleField = fields.find(([field]) => field === title)?.[1];
    const body = (more: Facts = {}) => wireOf(definition, { ...freshFacts(definition), ...more });
    /** The row's own fields, kept where everything else changes. */
    const ownOf = (row: Facts) =>
      Object.fromEntries(ownFieldsOf(definition).map((field) => [field, row[field] ?? null]));
    const create = async (sent = body()) => {
      const answer = await keeper.ask('POST', url, { payload: sent });
      expect(answer.statusCode, answer.body).toBe(201);
      return answer.json();
    };
    const titleOf = async (row: Facts) => (await findTitles(test.db, definition, row))[0] ?? '';
    const on = (version: number) => ({ headers: { 'if-match': `"${version}"` } });
    const remove = (row: { id: number }, typed: string, version = 1) =>
      keeper.ask('DELETE', `${url}/${row.id}?confirmation=${encodeURIComponent(typed)}`, on(version));

    it('is seen and changed by who may', async () => {
      for (const role of ROLE_NAMES) {
        const staff = await makeStaff(test, [role]);
        const may = (what: 'see' | 'change') =>
          permissionsOf([role]).includes(permissionOf(definition, what));
        expect((await staff.ask('GET', url)).statusCode, role).toBe(may('see') ? 200 : 403);
        const tried = await staff.ask('POST', url, { payload: body() });
        expect(tried.statusCode, role).toBe(may('change') ? 201 : 403);
      }
    });

    it('takes the usual value of what is left out', async () => {
      const usual = wireOf(definition, newFacts(definition));
      const isLeftOut = (field: string) =>
        'usual' in (definition.fields[field] ?? {}) &&
        !ownFieldsOf(definition).includes(field) &&
        // A rule that is on would be in the way of the rows after it.
        (definition.fields[field]?.kind !== 'flag' || example[field] === usual[field]);
      const sent = Object.entries(body()).filter(([field]) => !isLeftOut(field));
      // A usual price may be far from that of the row before.
      const confirmed = confirmedFor(definition);
      const row = await create({ ...Object.fromEntries(sent), ...confirmed });
      for (const [field] of fields.filter(([field]) => isLeftOut(field)))
        expect([field, row[field]]).toEqual([field, usual[field]]);
      const whole = await keeper.ask('PUT', `${url}/${row.id}`, {
        payload: Object.fromEntries(sent),
        ...on(1),
      });
      expect(whole.statusCode, 'a change says the whole row').toBe(sent.length === fields.length ? 200 : 400);
    });

    it('keeps a row, its changes and its end', async () => {
      const sent = body();
      const row = await create(sent);
      expect(row).toMatchObject({
        ...sent,
        version: 1,
        updated_by: keeper.username,
        updated_by_name: keeper.name,
      });
      expect((await keeper.ask('GET', `${url}/${row.id}`)).json()).toEqual({
        [one]: row,
        viewer: { can_change: true },
        labels: expect.any(Object),
      });
      const same = await keeper.ask('PUT', `${url}/${row.id}`, { payload: sent, ...on(1) });
      expect(same.json()).toEqual(row);
      const changed = { ...sent, ...wireOf(definition, { ...example, ...otherwise }), ...ownOf(row) };
      const put = () => keeper.ask('PUT', `${url}/${row.id}`, { payload: changed, ...on(1) });
      expect((await put()).json()).toMatchObject({ ...changed, version: 2 });
      const stale = await put();
      expect(codeOf(stale)).toEqual([412, `${one}.stale`]);
      expect(stale.json().expected).toMatchObject({ version: 2, [one]: changed });
      expect(codeOf(await remove(row, 'another word', 2))).toEqual([422, `${one}.word_differs`]);
      const called = await titleOf(row);
      expect(codeOf(await remove(row, called, 1))).toEqual([412, `${one}.stale`]);
      expect((await remove(row, called, 2)).json()).toEqual({ deleted: true });
      expect(codeOf(await keeper.ask('GET', `${url}/${row.id}`))).toEqual([404, `${one}.not_found`]);
      expect((await keeper.ask('GET', `${url}/${row.id}/history`)).json().entries).toMatchObject([
        { action: 'delete', before: changed, after: null },
        { action: 'update', before: sent, after: changed },
        { action: 'create', before: null, after: sent },
      ]);
    });

    const comesBack = async () => {
      const sent = body();
      const row = await create(sent);
      const changed = { ...sent, ...wireOf(definition, { ...example, ...otherwise }), ...ownOf(row) };
      await keeper.ask('PUT', `${url}/${row.id}`, { payload: changed, ...on(1) });
      const newest = async () => (await keeper.ask('GET', `${url}/${row.id}/history`)).json().entries[0].id;
      const restore = async (payload: object, version?: number) =>
        keeper.ask('POST', `${url}/${row.id}/restore`, { payload, ...(version && on(version)) });
      const update = await newest();
      expect(codeOf(await restore({ change: update }, 1))).toEqual([412, `${one}.stale`]);
      expect((await restore({ change: update }, 2)).json()).toMatchObject({ ...sent, version: 3 });
      expect((await restore({ change: update, state: 'after' })).json()).toMatchObject({
        ...changed,
        version: 4,
      });
      await remove(row, await titleOf(row), 4);
      const end = await newest();
      expect(codeOf(await restore({ change: end, state: 'after' }))).toEqual([404, 'version.not_found']);
      expect(codeOf(await restore({ change: end }, 4))).toEqual([404, `${one}.not_found`]);
      expect((await restore({ change: end })).json()).toMatchObject({ ...changed, id: row.id, version: 6 });
      const other = await create();
      const elsewhere = await keeper.ask('POST', `${url}/${other.id}/restore`, { payload: { change: end } });
      expect(codeOf(elsewhere)).toEqual([404, 'version.not_found']);
    };
    if (asksFor(definition, 'restore'))
      it('comes back as it was, and under its number once it was deleted', comesBack);

    it('has the deeds that its definition asks for, and no other', async () => {
      const at = {
        file: ['GET', `${url}.json`],
        import: ['POST', `${url}/import`],
        bulk: ['POST', `${url}/bulk`],
        undo: ['POST', `${url}/batches/1/undo`],
        restore: ['POST', `${url}/1/restore`],
      } as const;
      for (const deed of OF_MANY_ROWS) {
        const [method, address] = at[deed];
        const answer = await keeper.ask(method, address, method === 'POST' ? { payload: {} } : {});
        expect([deed, answer.json().code !== 'route.not_found']).toEqual([deed, asksFor(definition, deed)]);
      }
    });

    it('is found by its title, in each of its orders, and as a table', async () => {
      // A text without a form is found whatever its accents.
      const isFree = titleField?.kind === 'text' && !titleField.form;
      const row = await create(body(isFree ? { [title]: `Búsqueda ${name}` } : {}));
      const called = await titleOf(row);
      const search = isFree ? `busqueda ${name}` : called;
      for (const sort of orders) {
        const asked = `search=${encodeURIComponent(search.toUpperCase())}&sort=${sort}&direction=desc&page_size=100`;
        const { rows } = (await keeper.ask('GET', `${url}?${asked}`)).json();
        expect(rows, sort).toContainEqual(row);
        // A code of two letters, or a row of another table, is in other rows' words too.
        if (isFree) expect(rows, sort).toHaveLength(1);
      }
      const table = await keeper.ask('GET', `${url}.csv?search=${encodeURIComponent(search.toLowerCase())}`);
      const [head, line] = table.body.slice(1).split('\r\n');
      const words = wordsOf(definition).en;
      // Fields of this installation only are not exported.
      const heads = fields
        .filter(([, of]) => !of.isLocal)
        .map(([field, of]) => words.columns[listNameOf(field, of)]);
      expect(head).toBe([...heads, 'Last changed (UTC)', 'Changed by'].join(','));
      // A row of another table stands there by its code. The code before a title has a column of its own.
      const code = called.split(' ')[0] ?? '';
      const own = definition.titleAfter ? called.slice(code.length + 1) : called;
      expect(line).toContain(titleField?.kind === 'reference' ? code : own);
    });

    it('is narrowed by each of its filters', async () => {
      const row = await create();
      for (const [field, of] of fields) {
        if (of.kind !== 'flag' && of.kind !== 'reference' && of.kind !== 'choice') continue;
        if (row[field] === null) continue;
        const value = of.kind === 'flag' ? (row[field] ? of.as.yes : of.as.no) : row[field];
        const other = {
          flag: () => of.kind === 'flag' && (row[field] ? of.as.no : of.as.yes),
          choice: () => of.kind === 'choice' && of.of.find((one) => one !== row[field]),
          reference: () => 2_000_000,
        }[of.kind]();
        const ids = async (asked: unknown) =>
          (
            await keeper.ask(
              'GET',
              `${url}?page_size=100&search=${encodeURIComponent(await titleOf(row))}&${listNameOf(field, of)}=${asked}`,
            )
          )
            .json()
            .rows.map(({ id }: { id: number }) => id);
        expect(await ids(value)).toContain(row.id);
        expect(await ids(other)).not.toContain(row.id);
      }
    });

    it('is there only for who works for its properties, and of the whole group it is not changed', async () => {
      const isFiled = asksFor(definition, 'file');
      const fileRows = async (): Promise<object[]> =>
        isFiled ? (await keeper.ask('GET', `${url}.json`)).json().rows : [];
      const before = new Set((await fileRows()).map((one) => JSON.stringify(one)));
      const row = await create();
      const rowsOfFile = (await fileRows()).filter((one) => !before.has(JSON.stringify(one)));
      await letBeNamed(definition, row.id);
      const called = await titleOf(row);
      const changed = { ...row, ...wireOf(definition, { ...example, ...otherwise }), ...ownOf(row) };
      const sent = Object.fromEntries(fields.map(([field]) => [field, changed[field]]));
      const facts = factsOfWire(definition, row);
      const properties = await findProperties(test.db, definition, { id: row.id, facts });
      const isOfAll = waysOf(definition).length === 0;
      expect(properties.length > 0, 'belongs to a property').toBe(!isOfAll);
      const [near, far] = [
        await makeStaff(test, ['administrator'], { scope: isOfAll ? [1] : properties }),
        await makeStaff(test, ['administrator'], { scope: [2_000_000] }),
      ];
      const entry = (await keeper.ask('GET', `${url}/${row.id}/history`)).json().entries[0].id;
      const search = `search=${encodeURIComponent(called)}`;
      const asked = {
        get: (staff: Staff) => staff.ask('GET', `${url}/${row.id}`),
        uses: (staff: Staff) => staff.ask('GET', `${url}/${row.id}/uses`),
        history: (staff: Staff) => staff.ask('GET', `${url}/${row.id}/history`),
      };
      const changes = {
        put: (staff: Staff) => staff.ask('PUT', `${url}/${row.id}`, { payload: sent }),
        restore: (staff: Staff) =>
          staff.ask('POST', `${url}/${row.id}/restore`, { payload: { change: entry, state: 'after' } }),
        remove: (staff: Staff) =>
          staff.ask('DELETE', `${url}/${row.id}?confirmation=${encodeURIComponent(called)}`),
      };
      const listOf = async (staff: Staff) =>
        (await staff.ask('GET', `${url}?${search}&page_size=100`)).json() as {
          rows: { id: number }[];
          total: number;
        };
      const filed = async (staff: Staff) =>
        (await staff.ask('GET', `${url}.json?${search}`)).json().rows.length;
      const tabled = async (staff: Staff) =>
        (await staff.ask('GET', `${url}.csv?${search}`)).body.trim().split('\r\n').length - 1;
      const seers = isOfAll ? [near, far] : [near];
      for (const staff of seers) {
        expect((await asked.get(staff)).json().viewer).toEqual({ can_change: !isOfAll });
        expect((await asked.uses(staff)).statusCode).toBe(200);
        expect((await asked.history(staff)).json().entries.length).toBeGreaterThan(0);
        expect((await listOf(staff)).rows).toContainEqual(row);
        if (isFiled) expect(await filed(staff)).toBe((await listOf(staff)).total);
      }
      if (isOfAll) {
        // Without a difference it is no change.
        const other = { ...sent, ...wireOf(definition, { ...example, ...otherwise }), ...ownOf(row) };
        const put = await near.ask('PUT', `${url}/${row.id}`, { payload: other });
        for (const answer of [
          put,
          await changes.remove(near),
          await near.ask('POST', url, { payload: body() }),
        ])
          expect(codeOf(answer)).toEqual([403, 'scope.whole_group']);
        return;
      }
      for (const ask of [...Object.values(asked), changes.put, changes.remove])
        expect(codeOf(await ask(far))).toEqual([404, `${one}.not_found`]);
      const { rows, total } = await listOf(far);
      expect(rows).not.toContainEqual(row);
      expect(rows).toHaveLength(total);
      expect(await tabled(far)).toBe(total);
      const tried = await far.ask('POST', url, { payload: body() });
      expect(['400 field.invalid', '403 scope.whole_group']).toContain(codeOf(tried).join(' '));
      if (isFiled) {
        expect(codeOf(await changes.restore(far))).toEqual([404, 'version.not_found']);
        expect(await filed(far)).toBe(total);
        const file = { catalogue: name, rows: rowsOfFile };
        const imported = async (staff: Staff) =>
          (await staff.ask('POST', `${url}/import?apply=0`, { payload: file })).json().rows[0];
        expect((await imported(near)).action).toBe('leave');
        const refused = await imported(far);
        expect(refused).toMatchObject({ line: 1, action: 'refuse' });
        expect(['file.reference_unknown', 'scope.whole_group', `${one}.name_taken`]).toContain(refused.code);
      }
      expect((await changes.put(near)).statusCode).toBe(200);
    });

    it.each(fields)('refuses a wrong %s', async (field, of) => {
      const wrong = {
        text: of.kind === 'text' && of.isOptional ? '\u0007' : '',
        tags: ['no tag'],
        set: ['none of them'],
        flag: 'yes',
        whole: -1,
        money: -1,
        date: '2026-02-30',
        reference: 2_000_000_000,
        picture: 2_000_000_000,
        lines: ['\u0007'],
        choice: 'none of them',
        decimal: -1e9,
        time: '24:00',
      }[of.kind];
      const answer = await keeper.ask('POST', url, { payload: { ...body(), [field]: wrong } });
      expect([400, 422]).toContain(answer.statusCode);
      expect(answer.json().field.split('.')[0]).toBe(field);
    });
  },
);
