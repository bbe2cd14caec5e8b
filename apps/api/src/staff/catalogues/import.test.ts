import { isDeepStrictEqual } from 'node:util';
import { airlines } from '@traslado/domain/catalogues/airlines';
import { ALL_CATALOGUES } from '@traslado/domain/catalogues/catalogues';
import { asksFor } from '@traslado/domain/catalogues/deeds';
import { exchangeRates } from '@traslado/domain/catalogues/exchange-rates';
import { wireOf } from '@traslado/domain/catalogues/facts';
import { properties } from '@traslado/domain/catalogues/properties';
import { rates } from '@traslado/domain/catalogues/rates';
import { services } from '@traslado/domain/catalogues/services';
import { wordsOf } from '@traslado/domain/catalogues/words-of-all';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAllRows, removeRows } from '../../store/catalogue/repository.ts';
import { freshFacts, ownFieldsOf } from '../../testing/fresh-row.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { FORMER_CELLS, FORMER_HEADS } from './former-words.ts';

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
    ['columns of another list', of('Color,Size', 'red,1'), 422, 'file.column_unknown'],
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

  it('whose columns are unknown names them without signs of markup, and marks that turn a text', async () => {
    const { detail } = (await ask('airlines', of('\u202egnp.exe,<b>Size', 'red,1'))).json();
    expect(detail).toContain('gnp.exe, bSize. ');
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

  describe('with heads that are no column', () => {
    const other = heads.with(1, 'Code').join(',');
    const asking = (file: string, query = '') => ask('airlines', file, query);

    it('is asked about, with the likely columns and those that are free', async () => {
      const answer = (await asking(of(other, row('A')), '?apply=1')).json();
      expect(answer).toMatchObject({ applied: false, rows: [] });
      expect(answer.questions).toEqual([
        {
          about: 'columns',
          examples: [{ place: 2, text: 'Code', likely: ['iata_code'] }],
          free: ['iata_code'],
        },
      ]);
      const both = of(`Name,Code,Color`, 'A,1Z,red');
      const [{ examples, free }] = (await asking(both)).json().questions;
      expect(examples).toEqual([
        { place: 2, text: 'Code', likely: ['iata_code', 'icao_code'] },
        { place: 3, text: 'Color', likely: [] },
      ]);
      expect(free).toEqual(['iata_code', 'icao_code', 'type', 'active']);
    });

    it('is read by the answer, also without a column', async () => {
      const file = of(`${other},Color`, `${row('A')},red`);
      const { rows, questions } = (await asking(file, '?columns=2:iata_code,6:')).json();
      expect(questions).toBeUndefined();
      expect(rows[0].changes).toContainEqual({ field: 'iata_code', old: null, now: '1Z' });
      // A field that there is not is no answer.
      expect((await asking(file, '?columns=2:mail,6:')).json().questions[0].examples).toHaveLength(1);
      expect(codeOf(await asking(file, '?columns=2:name,6:'))).toEqual([422, 'file.head_twice']);
      expect(codeOf(await asking(file, '?columns=2:,6:'))).toEqual([422, 'file.column_missing']);
    });

    it('names the columns that there are, where none is known', async () => {
      const { detail } = (await asking(of('Color,Size', 'red,1'))).json();
      expect(detail).toContain('Color, Size');
      expect(detail).toContain(columns.iata_code);
    });
  });

  it('tells the row that a key already means, and leaves out a line', async () => {
    const payload = wireOf(airlines, { ...freshFacts(airlines), name: 'ATA', icao_code: 'ATA' });
    const there = (await keeper.ask('POST', '/v1/staff/airlines', { payload })).json();
    const file = of(head, `Enter Air,${there.iata_code},,x,Active`, 'New,1Y,,x,Active');
    const shown = (await ask('airlines', file)).json();
    expect(shown.rows[0]).toMatchObject({
      action: 'change',
      title: 'Enter Air',
      found: { key: there.iata_code, title: 'ATA' },
    });
    expect(shown.rows[1].found).toBeUndefined();
    const added = (await ask('airlines', file, '?existing=leave')).json();
    expect(added.rows.map(({ action, title }: { action: string; title: string }) => [action, title])).toEqual(
      [
        ['leave', 'ATA'],
        ['add', 'New'],
      ],
    );
    const { rows, counts, applied } = (await ask('airlines', file, '?apply=1&without=2')).json();
    expect(applied).toBe(true);
    expect(counts).toMatchObject({ add: 1, change: 0, leave: 1 });
    expect(rows[0]).toMatchObject({ line: 2, action: 'leave', title: 'Enter Air' });
    const kept = (await keeper.ask('GET', `/v1/staff/airlines/${there.id}`)).json();
    expect(kept.airline).toMatchObject({ name: 'ATA', version: there.version });
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

describe('a file that was exported before its words were renamed', () => {
  it.each([
    [
      'rates',
      'es-MX',
      'Servicio,Descripción,Prioridad,Vehículo,Adulto,Niño,Vale desde,Vale hasta,Grupo más grande',
    ],
    [
      'services',
      'en-US',
      'Name (English),Name (Spanish),Resort,Airport,Segment,Provider,Trip,Status,Vehicle,Private or shared,People,Suitcases,Carry-ons,Seats of a departure,Special items,Position,Recommended,Upgrade,Category (English),Category (Spanish),Kind of ride (English),Kind of ride (Spanish),Description (English),Description (Spanish),Location (English),Location (Spanish),Tags (English),Tags (Spanish),How it goes (English),How it goes (Spanish),Included (English),Included (Spanish),Not included (English),Not included (Spanish),Good to know (English),Good to know (Spanish),Where it runs (English),Where it runs (Spanish),Terms (English),Terms (Spanish),Policies (English),Policies (Spanish)',
    ],
    [
      'flights',
      'en-US',
      'Airline,Number,Direction,Airport,Time,Terminal,From or to,National,Days,From,Until,Status',
    ],
    [
      'properties',
      'es-MX',
      'Código,Código Smart,Nombre,Grupo,Zona horaria,Parte de un resort,Teléfono,Correo,El módulo abre,El módulo cierra,Idioma del personal,Número de confirmación,Cambios (horas),Cancelar (horas),Quién ocupa un asiento,Sin vuelo,Estado',
    ],
  ])('is read: %s in %s', async (name, language, former) => {
    const headers = { 'accept-language': language };
    const table: string = (await keeper.ask('GET', `/v1/staff/${name}.csv`, { headers })).body;
    const [head = '', ...lines] = table.split('\r\n');
    const ends = head.split(',').slice(-2);
    const old = lines.map((line) =>
      line.replaceAll(',Domestic,', ',National,').replaceAll('sillas para bebé', 'sillas de bebé'),
    );
    const answer = await ask(name, [[former, ...ends].join(','), ...old].join('\r\n'));
    expect(answer.statusCode, answer.body).toBe(200);
    const { rows, counts } = answer.json();
    expect(rows.filter(({ action }: { action: string }) => action !== 'leave')).toEqual([]);
    expect(counts.leave).toBeGreaterThan(0);
  });

  it('has no word that stands for anything else now', () => {
    for (const definition of filed) {
      const former = FORMER_HEADS[definition.name] ?? {};
      for (const { columns, labels, choices, flags } of Object.values(wordsOf(definition))) {
        const heads = [...Object.values(columns), ...Object.values(labels)];
        expect(Object.keys(former).filter((head) => heads.includes(head))).toEqual([]);
        const cells = [...Object.values(choices), ...Object.values(flags)].flatMap((some) =>
          Object.values(some),
        );
        expect(
          cells.filter((cell) => typeof cell === 'string' && cell.toLowerCase() in FORMER_CELLS),
        ).toEqual([]);
      }
      expect(Object.values(former).filter((field) => !(field in definition.fields))).toEqual([]);
    }
  });
});

describe('a table as spreadsheets write it', () => {
  const words = wordsOf(exchangeRates);
  const es = ['currency', 'day', 'rate', 'status'].map((name) => words.es.columns[name] ?? name);
  const en = ['currency', 'day', 'rate', 'status'].map((name) => words.en.columns[name] ?? name);
  const of = (delimiter: string, ...rows: string[][]) =>
    rows.map((cells) => cells.join(delimiter)).join('\r\n');
  type Told = { rows: Change[]; questions?: object[]; counts: object; applied: boolean };
  type Change = { line: number; code: string | null; field: string | null; action: string; changes: Facts[] };
  type Facts = { field: string; now: unknown };
  const told = async (file: string, query = '') => {
    const answer = await ask('exchange-rates', file, query);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json() as Told;
  };
  const valuesOf = ({ changes }: Change) => Object.fromEntries(changes.map(({ field, now }) => [field, now]));
  const eighteen = { currency: 'MXN', day: '2026-12-13', rate: 18.1234, active: true };

  it.each<[string, string]>([
    ['commas', of(',', en, ['MXN', '2026-12-13', '18.1234', 'Active'])],
    ['tabs, as rows are pasted', of('\t', en, ['MXN', '2026-12-13', '18.1234', 'Active'])],
    ['sep=;', `sep=;\r\n${of(';', es, ['MXN', '13/12/2026', '18,1234', 'VERDADERO'])}`],
    [
      'a mark, semicolons and a decimal point',
      `\ufeff${of(';', es, ['MXN', '13/12/2026', '18.1234', 'Sí'])}`,
    ],
    ['the month first', of(',', en, ['MXN', '12/13/2026', '18.1234', 'true'])],
    [
      'a title above the head',
      of(';', ['Rates, of the year', '', '', ''], ['', '', '', ''], es, [
        'MXN',
        '13/12/2026',
        '18,1234',
        '1',
      ]),
    ],
    [
      'empty rows and columns at the end',
      of(
        ';',
        [...es, '', ''],
        ['MXN', '13/12/2026', '18,1234', 'Activo', '', ''],
        ['', '', '', '', '', ''],
        [],
      ),
    ],
    [
      'rows without their empty cells',
      of(',', [...en, 'Changed by'], ['MXN', '2026-12-13', '18.1234', 'yes']),
    ],
    ['a column less that has a usual value', of(',', en.slice(0, 3), ['MXN', '2026-12-13', '18.1234'])],
    [
      'heads of the form, without accents',
      of(',', ['Moneda', 'DESDE *', 'unidades por un dolar'], ['mxn', '2026-12-13', '18.1234']),
    ],
    [
      'names of the fields',
      of(',', ['currency', 'day', 'rate', 'active'], ['MXN', '2026-12-13', '18.1234', 'x']),
    ],
  ])('%s', async (_, file) => {
    const { rows, questions } = await told(file);
    expect(questions).toBeUndefined();
    expect(rows.map((row) => [row.action, row.code])).toEqual([['add', null]]);
    expect(rows.map(valuesOf)).toEqual([eighteen]);
  });

  it('asks once how dates and numbers are read, and writes nothing before', async () => {
    const file = of(
      ';',
      es,
      ['MXN', '03/04/2027', '18.125', 'Activo'],
      ['MXN', '04/04/2027', '18.250', 'Activo'],
    );
    for (const query of ['', '?apply=1', '?apply=1&refused=skip', '?apply=1&dates=day_first']) {
      const { rows, questions, applied } = await told(file, query);
      expect(applied).toBe(false);
      const dates = {
        about: 'dates',
        examples: [
          { line: 2, field: 'day', text: '03/04/2027', day_first: '2027-04-03', month_first: '2027-03-04' },
        ],
      };
      const decimals = {
        about: 'decimals',
        examples: [
          { line: 2, field: 'rate', text: '18.125', point: 18.125, comma: 18_125 },
          { line: 3, field: 'rate', text: '18.250', point: 18.25, comma: 18_250 },
        ],
      };
      expect(questions).toEqual(query.includes('dates') ? [decimals] : [dates, decimals]);
      if (query === '') expect(rows[0]).toMatchObject({ line: 2, code: 'file.date_unclear', field: 'day' });
    }
    const source = { kind: 'import', catalogue: 'exchange-rates', file };
    const keep = (more: object) =>
      keeper.ask('POST', '/v1/staff/change-sets/keep', {
        payload: { change_set: null, name: 'Rates', source: { ...source, ...more } },
      });
    expect(codeOf(await keep({}))).toEqual([422, 'file.date_unclear']);
    expect((await keep({ dates: 'day_first', decimals: 'point' })).statusCode).toBe(201);
    const first = await told(file, '?dates=month_first&decimals=point');
    expect(first.rows.map(valuesOf)).toMatchObject([{ day: '2027-03-04' }, { day: '2027-04-04' }]);
    const done = await told(file, '?apply=1&dates=day_first&decimals=comma&price_confirmed=1');
    expect(done.rows.map(valuesOf)).toMatchObject([
      { day: '2027-04-03', rate: 18_125 },
      { day: '2027-04-04', rate: 18_250 },
    ]);
    expect(done.applied).toBe(true);
  });

  it.each<[string, string[][], (string | null)[]]>([
    ['half the dates can be read both ways', [['03/04/2027'], ['25/04/2027']], [null, null]],
    [
      'dates of both orders',
      [['03/04/2027'], ['25/04/2027'], ['04/26/2027']],
      ['file.date_unclear', null, null],
    ],
  ])('%s', async (_, days, codes) => {
    const file = of(';', en, ...days.map(([day = '']) => ['EUR', day, '1.5', 'Active']));
    expect((await told(file)).rows.map(({ code }) => code)).toEqual(codes);
  });

  it('refuses rows that the answer does not fit', async () => {
    const file = of(
      ';',
      en,
      ['EUR', '25/04/2027', '1.5', 'Active'],
      ['EUR', '2027-04-26', '1.234,50', 'Active'],
    );
    const { rows } = await told(file, '?dates=month_first&decimals=point');
    expect(rows.map(({ code, field }) => [code, field])).toEqual([
      ['date.invalid', 'day'],
      ['field.invalid', 'rate'],
    ]);
  });

  it('reads amounts with their sign, and leaves what a file leaves out as it is', async () => {
    const [rate] = (await keeper.ask('GET', '/v1/staff/rates.json')).json().rows;
    const columns = wordsOf(rates).en.columns;
    const names = Object.keys(rate).filter((name) => name !== 'pax_max' && name !== 'adult_price');
    const row = names.map((name) => (name === 'price' ? '"$1,234.50"' : `"${rate[name] ?? ''}"`));
    const head = names.map((name) => columns[name] ?? name).join(',');
    const refused = await ask('rates', `${head}\r\n${row.join(',')}`);
    // The price of an adult has no usual value.
    expect(refused.json()).toMatchObject({
      code: 'file.column_missing',
      detail: expect.stringContaining(columns.adult_price ?? '?'),
    });
    const { rows } = (
      await ask('rates', `${head},${columns.adult_price}\r\n${row.join(',')},${rate.adult_price}`)
    ).json();
    expect(rows).toMatchObject([{ action: 'change', changes: [{ field: 'price', now: 1234.5 }] }]);
  });

  it.each<[string, 'properties' | 'services', string, string]>([
    ['a code', 'properties', '007', '7'],
    ['a code of another row', 'services', '007', '7'],
    ['a long number', 'properties', '007', '1.00235E+14'],
  ])('%s that a spreadsheet cut is refused by its column', async (_, name, code, cut) => {
    const [service] = (await keeper.ask('GET', '/v1/staff/services')).json().rows;
    const there = await keeper.ask('GET', `/v1/staff/properties/${service.property_id}`);
    const { id, version, created_at, updated_at, updated_by, updated_by_name, ...facts } =
      there.json().property;
    const changed = await keeper.ask('PUT', `/v1/staff/properties/${id}`, {
      payload: { ...facts, code },
      headers: { 'if-match': `"${version}"` },
    });
    expect(changed.statusCode, changed.body).toBe(200);
    const field = name === 'properties' ? 'code' : 'property_id';
    const table = (await keeper.ask('GET', `/v1/staff/${name}.csv`)).body;
    const mine = parse(table, { bom: true }) as string[][];
    const place =
      mine[0]?.indexOf(wordsOf(name === 'properties' ? properties : services).en.columns[field] ?? '') ?? -1;
    const rows = mine.filter((row, index) => index === 0 || row[place]?.startsWith(code));
    const saved = rows.map((row, index) =>
      row.map((cell, at) => (index > 0 && at === place ? cell.replace(code, cut) : cell)),
    );
    const answer = (await ask(name, stringify(saved, { quoted_match: /\n/ }))).json();
    expect(answer.rows[0]).toMatchObject({ code: 'file.digits_lost', field });
    await keeper.ask('PUT', `/v1/staff/properties/${id}`, {
      payload: facts,
      headers: { 'if-match': `"${version + 1}"` },
    });
  });

  it('quotes cells with line breaks, so that any reader finds one line for each service', async () => {
    const rows = await listAllRows(test.db, services, { isForChange: false, scope: null });
    const table = (await keeper.ask('GET', '/v1/staff/services.csv')).body;
    const lines = table
      .replace(/^\ufeff/, '')
      .split('"')
      .filter((_, place) => place % 2 === 0)
      .join('')
      .split(/\r\n|\r|\n/);
    expect(lines.filter((line) => line !== '')).toHaveLength(rows.length + 1);
  });

  /** A table as a spreadsheet set to Mexico saves it: semicolons, the day first, plain numbers, its own words for yes and no. */
  const savedInMexico = (table: string, mark: '.' | ',') => {
    const cells = parse(table, { bom: true }) as string[][];
    const saved = cells.map((row, index) =>
      index === 0
        ? row
        : row.map((cell) => {
            const date = /^(\d{4})-(\d{2})-(\d{2})$/.exec(cell);
            if (date) return `${date[3]}/${date[2]}/${date[1]}`;
            if (/^-?\d+\.\d+$/.test(cell)) return String(Number(cell)).replace('.', mark);
            return (
              { Activa: 'VERDADERO', Activo: 'VERDADERO', Inactiva: 'FALSO', Inactivo: 'FALSO' }[cell] ?? cell
            );
          }),
    );
    const text = stringify(saved, { delimiter: ';', record_delimiter: 'windows', quoted_match: /[\r\n]/ });
    return `\ufeff${text}${';'.repeat((cells[0]?.length ?? 1) - 1)}\r\n`;
  };

  it.each(filed.flatMap(({ name }) => [['.', name] as const, [',', name] as const]))(
    'comes back unchanged from a spreadsheet set to Mexico, with %s, of %s',
    async (mark, name) => {
      const headers = { 'accept-language': 'es-MX' };
      const table = (await keeper.ask('GET', `/v1/staff/${name}.csv`, { headers })).body;
      const answer = await ask(name, savedInMexico(table, mark), '?dates=day_first');
      expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
      const { rows, questions } = answer.json();
      expect(questions).toBeUndefined();
      expect(rows.filter(({ action }: Change) => action !== 'leave')).toEqual([]);
      expect(rows.length).toBeGreaterThan(0);
    },
  );
});
