import { isDeepStrictEqual } from 'node:util';
import { airlines } from '@traslado/domain/catalogues/airlines';
import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import { asksFor } from '@traslado/domain/catalogues/deeds';
import { wireOf } from '@traslado/domain/catalogues/facts';
import { wordsOf } from '@traslado/domain/catalogues/words-of-all';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAllRows, removeRows } from '../../store/catalogue/repository.ts';
import { freshFacts, ownFieldsOf } from '../../testing/fresh-row.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let keeper: Staff;
beforeAll(async () => {
  keeper = await makeStaff(test, ['administrator']);
});

const csv = { 'content-type': 'text/csv' };
const ask = (
  name: string,
  payload: string | Buffer | object,
  query = '',
  headers: Record<string, string> = csv,
) => {
  const isFile = typeof payload === 'string' || Buffer.isBuffer(payload);
  return keeper.ask('POST', `/v1/staff/${name}/import${query}`, { payload, headers: isFile ? headers : {} });
};
const codeOf = (answer: { statusCode: number; json: () => { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];

const filed = ALL_CATALOGUES.filter((one) => asksFor(one, 'import'));

describe.each(filed.map((definition) => [definition.name, definition] as const))(
  'a file of %s',
  (name, definition) => {
    const url = `/v1/staff/${name}`;
    const { title, example, otherwise } = definition;
    const rows = () => listAllRows(test.db, definition, { isForChange: false, scope: null });
    const fileRows = async () =>
      (await keeper.ask('GET', `${url}.json`)).json().rows as Readonly<Record<string, unknown>>[];
    /** A new row, and its line in a file. */
    const fresh = async () => {
      const before = await fileRows();
      const answer = await keeper.ask('POST', url, { payload: wireOf(definition, freshFacts(definition)) });
      expect(answer.statusCode, answer.body).toBe(201);
      const found = (await fileRows()).find((row) => !before.some((one) => isDeepStrictEqual(one, row)));
      return { row: answer.json(), found: found ?? {} };
    };
    /** The line of a row in a file that does not exist. */
    const freshInFile = async () => {
      const { row, found } = await fresh();
      await test.db.transaction().execute((tx) => removeRows(tx, definition, [row.id]));
      return found;
    };

    it.each(['en-US', 'es-MX'])('changes nothing when it comes back as it went, in %s', async (language) => {
      const odd = { ...freshFacts(definition), [title]: `'=of ${language}` };
      await keeper.ask('POST', url, { payload: wireOf(definition, odd) });
      const before = await rows();
      const headers = { 'accept-language': language };
      const table = (await keeper.ask('GET', `${url}.csv`, { headers })).body;
      const file = (await keeper.ask('GET', `${url}.json`)).json();
      for (const sent of [table, file]) {
        const answer = await ask(name, sent, '?apply=1');
        expect(answer.statusCode, answer.body).toBe(200);
        const { counts, batch, rows: told } = answer.json();
        expect(told.filter(({ action }: { action: string }) => action !== 'leave')).toEqual([]);
        expect([counts.leave, batch]).toEqual([before.length, null]);
      }
      expect(await rows()).toEqual(before);
    });

    it('is shown first, applied in one stroke, and taken back', async () => {
      const { row: there, found } = await fresh();
      const added = await freshInFile();
      const before = await rows();
      const otherwiseWire = wireOf(definition, { ...example, ...otherwise });
      const own = [...ownFieldsOf(definition), ...definition.key];
      const fields = Object.keys(otherwise).filter(
        (field) => !own.includes(field) && !definition.fields[field]?.isLocal,
      );
      const changed = Object.fromEntries(fields.map((field) => [field, otherwiseWire[field]]));
      const file = { catalogue: name, rows: [{ ...found, ...changed }, added] };
      const shown = (await ask(name, file)).json();
      expect(shown).toMatchObject({ applied: false, batch: null, counts: { add: 1, change: 1, refuse: 0 } });
      const changes = fields
        .map((field) => ({ field, old: there[field], now: otherwiseWire[field] }))
        .filter(({ old, now }) => !isDeepStrictEqual(old, now));
      expect(shown.rows[0].changes).toHaveLength(changes.length);
      expect(shown.rows[0].changes).toEqual(expect.arrayContaining(changes));
      expect(await rows()).toEqual(before);
      const { batch, applied } = (await ask(name, file, '?apply=1')).json();
      expect(applied).toBe(true);
      expect(await rows()).toHaveLength(before.length + 1);
      const undo = () => keeper.ask('POST', `${url}/batches/${batch}/undo`);
      expect((await undo()).json()).toMatchObject({ applied: true, counts: { remove: 1, change: 1 } });
      expect((await keeper.ask('GET', `${url}/${there.id}`)).json()[definition.one]).toMatchObject({
        ...Object.fromEntries(fields.map((field) => [field, there[field]])),
        [title]: there[title],
        version: 3,
      });
      expect(await rows()).toHaveLength(before.length);
      // An undone row is no longer as the file left it.
      const again = (await undo()).json();
      expect(again.applied).toBe(false);
      expect(again.rows.map(({ code }: { code: string }) => code)).toContain('batch.changed_since');
    });

    it('is for who may change it', async () => {
      const auditor = await makeStaff(test, ['auditor']);
      const asked = { payload: 'x', headers: csv };
      expect(codeOf(await auditor.ask('POST', `${url}/import`, asked))).toEqual([403, 'auth.forbidden']);
      expect(codeOf(await auditor.ask('POST', `${url}/batches/1/undo`))).toEqual([403, 'auth.forbidden']);
    });

    it('is refused as a whole where one row is wrong, unless the others are wanted', async () => {
      const good = await freshInFile();
      const before = (await rows()).length;
      const file = { catalogue: name, rows: [good, { ...good, [title]: '' }, good] };
      const stopped = (await ask(name, file, '?apply=1')).json();
      expect(stopped).toMatchObject({ applied: false, batch: null, counts: { add: 1, refuse: 2 } });
      expect(stopped.rows[1]).toMatchObject({ line: 2, code: 'field.required', field: title });
      expect(stopped.rows[2]).toMatchObject({
        line: 3,
        code: 'file.key_twice',
        message: expect.stringContaining('1'),
      });
      expect(await rows()).toHaveLength(before);
      expect((await ask(name, file, '?apply=1&refused=skip')).json()).toMatchObject({ applied: true });
      expect(await rows()).toHaveLength(before + 1);
    });
  },
);

describe('a table that cannot be taken', () => {
  const { columns } = wordsOf(airlines).en;
  const heads = ['name', 'iata_code', 'icao_code', 'type', 'status'].map((name) => columns[name]);
  const head = heads.join(',');
  const row = (name: string) => `${name},1Z,,"Regular, chárter",Active`;
  const of = (...lines: string[]) => lines.join('\r\n');

  it.each<[string, string | Buffer, number, string]>([
    ['UTF-16', Buffer.from(`\ufeff${of(head, row('A'))}`, 'utf16le'), 422, 'file.encoding'],
    ['Latin-1', Buffer.from(of(head, row('Aerolínea México')), 'latin1'), 422, 'file.encoding'],
    ['two heads of one name', of(`${head},${heads[0]}`, `${row('A')},A`), 422, 'file.head_twice'],
    ['a column less', of(heads.slice(1).join(','), '1Z,,x,Active'), 422, 'file.column_missing'],
    ['a column that nobody knows', of(`${head},Color`, `${row('A')},red`), 422, 'file.column_unknown'],
    ['an open quotation mark', of(head, '"A,1Z,,x,Active'), 422, 'file.unreadable'],
    ['a line with a cell too many', of(head, `${row('A')},x`), 422, 'file.unreadable'],
    ['a head alone', head, 422, 'file.empty'],
    ['nothing', '', 422, 'file.empty'],
    ['200,000 rows', `${head}\r\n${`${row('A')}\r\n`.repeat(200_000)}`, 413, 'file.too_many'],
    ['21 MB', Buffer.alloc(21_000_000, 'a'), 413, 'request.too_large'],
  ])('%s', async (_, file, status, code) => {
    const answer = await ask('airlines', file);
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(status);
    expect(answer.json().code).toBe(code);
  });

  it.each([
    ['a formula', of(head, `=1+1,1Z,,x,Active`), 'file.formula', 'name'],
    ['a formula behind a sign', of(head, `A,1Z,,+cmd|1,Active`), 'file.formula', 'type'],
    ['a word that is none of the two', of(head, 'A,1Z,,x,Perhaps'), 'field.invalid', 'active'],
    ['a control', of(head, 'A\u0007,1Z,,x,Active'), 'field.characters', 'name'],
    ['a card number', of(head, 'A 4111 1111 1111 1111,1Z,,x,Active'), 'text.card_number', 'name'],
  ])('%s in a row is told at its line', async (_, file, code, field) => {
    const { rows, applied } = (await ask('airlines', file, '?apply=1')).json();
    expect(applied).toBe(false);
    expect(rows[0]).toMatchObject({ line: 2, action: 'refuse', code, field, message: expect.any(String) });
  });

  it('takes semicolons, a telephone number with its sign, and Spanish words', async () => {
    const es = wordsOf(airlines).es;
    const spanish = ['name', 'iata_code', 'icao_code', 'type', 'status'].map((n) => es.columns[n]);
    const file = of(spanish.join(';'), `B;1Z;;+52 998 881 2345;${es.flags.active?.no}`);
    const { rows } = (await ask('airlines', `\ufeff${file}`)).json();
    const now = Object.fromEntries(
      rows[0].changes.map((c: { field: string; now: unknown }) => [c.field, c.now]),
    );
    expect(now).toMatchObject({ type: '+52 998 881 2345', active: false });
  });

  it('refuses a row that names another which there is not', async () => {
    const [rate] = (await keeper.ask('GET', '/v1/staff/rates.json')).json().rows;
    const file = { catalogue: 'rates', rows: [{ ...rate, service_id: 'No such service' }] };
    expect((await ask('rates', file)).json().rows[0]).toMatchObject({
      code: 'file.reference_unknown',
      field: 'service_id',
    });
    const numbered = { catalogue: 'rates', rows: [{ ...rate, service_id: 111 }] };
    expect((await ask('rates', numbered)).json().rows[0].code).toBe('file.reference_unknown');
    expect(codeOf(await ask('airlines', file))).toEqual([422, 'file.other_catalogue']);
  });

  it('is not read before it is known who sends it', async () => {
    const payload = Buffer.alloc(21_000_000, 'a');
    const url = '/v1/staff/airlines/import';
    const answer = await test.app.inject({ method: 'POST', url, payload, headers: csv });
    expect(codeOf(answer)).toEqual([401, 'auth.not_signed_in']);
  });
});
