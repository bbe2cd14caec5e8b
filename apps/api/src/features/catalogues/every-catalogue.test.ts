import { permissionsOf, ROLE_NAMES } from '@traslado/domain/access/permissions';
import { ALL_CATALOGUES, permissionOf } from '@traslado/domain/catalogues/catalogues';
import { listNameOf } from '@traslado/domain/catalogues/definition';
import { fieldsOf, wireOf } from '@traslado/domain/catalogues/facts';
import { wordsOf } from '@traslado/domain/catalogues/words-of-all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe.each(ALL_CATALOGUES.map((definition) => [definition.name, definition] as const))(
  '%s',
  (name, definition) => {
    const { one, title, example, otherwise, orders } = definition;
    const url = `/v1/staff/${name}`;
    const fields = fieldsOf(definition);
    let made = 0;
    const body = (more: object = {}) => {
      made += 1;
      return wireOf(definition, { ...example, [title]: `Of the test ${made}`, ...more });
    };
    const create = async (sent = body()) => {
      const answer = await keeper.ask('POST', url, { payload: sent });
      expect(answer.statusCode, answer.body).toBe(201);
      return answer.json();
    };
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

    it('keeps a row, its changes and its end', async () => {
      const sent = body();
      const row = await create(sent);
      expect(row).toMatchObject({ ...sent, version: 1, updated_by: keeper.username });
      expect((await keeper.ask('GET', `${url}/${row.id}`)).json()).toEqual({
        [one]: row,
        viewer: { can_change: true },
      });
      const same = await keeper.ask('PUT', `${url}/${row.id}`, { payload: sent, ...on(1) });
      expect(same.json()).toEqual(row);
      const changed = { ...sent, ...wireOf(definition, { ...example, ...otherwise }), [title]: row[title] };
      const put = () => keeper.ask('PUT', `${url}/${row.id}`, { payload: changed, ...on(1) });
      expect((await put()).json()).toMatchObject({ ...changed, version: 2 });
      const stale = await put();
      expect(codeOf(stale)).toEqual([412, `${one}.stale`]);
      expect(stale.json().expected).toMatchObject({ version: 2, [one]: changed });
      expect(codeOf(await remove(row, 'another word', 2))).toEqual([422, `${one}.word_differs`]);
      expect(codeOf(await remove(row, String(row[title]), 1))).toEqual([412, `${one}.stale`]);
      expect((await remove(row, String(row[title]), 2)).json()).toEqual({ deleted: true });
      expect(codeOf(await keeper.ask('GET', `${url}/${row.id}`))).toEqual([404, `${one}.not_found`]);
      expect((await keeper.ask('GET', `${url}/${row.id}/history`)).json().entries).toMatchObject([
        { action: 'delete', before: changed, after: null },
        { action: 'update', before: sent, after: changed },
        { action: 'create', before: null, after: sent },
      ]);
    });

    it('is found by its title, in each of its orders, and as a table', async () => {
      const row = await create(body({ [title]: `Búsqueda ${name}` }));
      for (const sort of orders) {
        const answer = await keeper.ask('GET', `${url}?search=BUSQUEDA&sort=${sort}&direction=desc`);
        expect(answer.json()[name], sort).toEqual([row]);
      }
      const table = await keeper.ask('GET', `${url}.csv?search=busqueda`);
      const [head, line] = table.body.slice(1).split('\r\n');
      const words = wordsOf(definition).en;
      const heads = fields.map(([field, of]) => words.columns[listNameOf(field, of)]);
      expect(head).toBe([...heads, 'Last changed (UTC)', 'Changed by'].join(','));
      expect(line).toContain(`Búsqueda ${name}`);
    });

    it('is narrowed by each of its filters', async () => {
      const row = await create();
      for (const [field, of] of fields) {
        if (of.kind !== 'flag' && of.kind !== 'reference') continue;
        const value = of.kind === 'flag' ? (row[field] ? of.as.yes : of.as.no) : row[field];
        const other = of.kind === 'flag' ? (row[field] ? of.as.no : of.as.yes) : 2_000_000;
        const ids = async (asked: unknown) =>
          (
            await keeper.ask(
              'GET',
              `${url}?page_size=100&search=${row[title]}&${listNameOf(field, of)}=${asked}`,
            )
          )
            .json()
            [name].map(({ id }: { id: number }) => id);
        expect(await ids(value)).toContain(row.id);
        expect(await ids(other)).not.toContain(row.id);
      }
    });

    it.each(fields)('refuses a wrong %s', async (field, of) => {
      const wrong = {
        text: '',
        tags: ['no tag'],
        flag: 'yes',
        whole: -1,
        money: -1,
        date: '2026-02-30',
        reference: 2_000_000_000,
      }[of.kind];
      const answer = await keeper.ask('POST', url, { payload: { ...body(), [field]: wrong } });
      expect([400, 422]).toContain(answer.statusCode);
      expect(answer.json().field.split('.')[0]).toBe(field);
    });
  },
);
