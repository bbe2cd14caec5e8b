import { wordsOf } from '@traslado/domain/catalogues/words-of-all';
import { stayFile } from '@traslado/domain/stay/stay-file';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { theirStays } from '../../testing/their-stays.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
const theirs = useTestApp({ pms: theirStays });
let concierge: Staff;
beforeAll(async () => {
  concierge = await makeStaff(test, ['concierge']);
});

type Row = { line: number; title: string; action: string; code: string | null; field: string | null };
type Told = { applied: boolean; batch: number | null; rows: Row[]; questions?: object[]; code?: string };
const send = (by: Staff, payload: string | object, query = '') =>
  by.ask('POST', `/v1/staff/stays/import${query}`, {
    payload,
    headers: typeof payload === 'string' ? { 'content-type': 'text/csv' } : {},
  });
const told = async (payload: string | object, query = '', by = concierge): Promise<Told> => {
  const answer = await send(by, payload, query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const fates = ({ rows }: Told) => rows.map(({ action, code, field }) => [action, code, field]);

const HEAD = 'Confirmation number,Last name,Property,Arrival,Departure,Adults';
const table = (...rows: string[]) => [HEAD, ...rows].join('\r\n');
let made = 0;
const fresh = () => {
  made += 1;
  return `BP88${String(made).padStart(4, '0')}-1`;
};
const stay = (folio: string) =>
  test.db.selectFrom('pms_stay').selectAll().where('folio', '=', folio).executeTakeFirst();

describe('a file of stays', () => {
  it('adds stays with which guests book, and a second time leaves them', async () => {
    const [one, other] = [fresh(), fresh()];
    const file = table(
      `#${one.toLowerCase()}.,Muñoz  López,BP,13/12/2027,20/12/2027,2`,
      `${other},Nguyen,Bahía Perla,2027-12-13,2027-12-14,1`,
    );
    const shown = await told(file);
    expect([shown.applied, fates(shown)]).toEqual([
      false,
      [
        ['add', null, null],
        ['add', null, null],
      ],
    ]);
    expect(await stay(one)).toBeUndefined();
    expect(await told(file, '?apply=1')).toMatchObject({ applied: true, batch: null });
    expect(await stay(one)).toMatchObject({
      hotel: 'BP',
      last_name: 'Muñoz López',
      first_name: '',
      country: '',
      adults: 2,
      children: 0,
      status: 'RESERVED',
    });
    const proved = await test.get(`/api/v2/reservations/reservationByReference/munoz/${one}`);
    expect(proved.statusCode).toBe(200);
    const again = await told(file, '?apply=1');
    expect([again.applied, fates(again)]).toEqual([
      false,
      [
        ['leave', null, null],
        ['leave', null, null],
      ],
    ]);
    const deeds = await test.db
      .selectFrom('audit_entry')
      .select(['username', 'detail'])
      .where('action', '=', 'stay.add')
      .where('username', '=', concierge.username)
      .execute();
    expect(deeds).toHaveLength(2);
    expect(JSON.stringify(deeds)).toContain(one);
    expect(JSON.stringify(deeds)).not.toMatch(/muñoz|nguyen/i);
  });

  it('is read with heads of both languages, as rows are pasted, and as a program sends it', async () => {
    const { columns } = wordsOf(stayFile).es;
    const names = [
      'folio',
      'last_name',
      'property_id',
      'arrival',
      'departure',
      'adults',
      'children',
    ] as const;
    const spanish = names.map((name) => columns[name]).join('\t');
    const own = fresh();
    const cells = [own, 'Ñandú', 'bp', '13/12/2027', '20/12/2027', '2', '1'].join('\t');
    expect(fates(await told(`${spanish}\n${cells}`))).toEqual([['add', null, null]]);
    const row = {
      folio: own,
      last_name: 'Ñandú',
      property_id: 'BP',
      arrival: '2027-12-13',
      departure: '2027-12-20',
      adults: 2,
    };
    expect(
      fates(await told({ rows: [row, { ...row, folio: fresh(), color: 'red' }, { ...row, folio: 7 }] })),
    ).toEqual([
      ['add', null, null],
      ['refuse', 'field.unknown', 'color'],
      ['refuse', 'field.invalid', 'folio'],
    ]);
  });

  it('asks once where its dates can be read in two ways', async () => {
    const file = table(`${fresh()},Silva,BP,03/04/2027,10/04/2027,2`);
    const { questions, applied } = await told(file, '?apply=1&refused=skip');
    expect([applied, questions]).toMatchObject([
      false,
      [{ about: 'dates', examples: [{ text: '03/04/2027' }, {}] }],
    ]);
    expect((await told(file, '?apply=1&dates=day_first')).applied).toBe(true);
    expect((await stay(`BP88${String(made).padStart(4, '0')}-1`))?.arrival_on).toBe('2027-04-03');
  });

  it('only adds: it renames and moves nobody, and holds a stay once', async () => {
    const [own, other] = [fresh(), fresh()];
    await told(table(`${own},Rossi,BP,2027-12-13,2027-12-20,2`), '?apply=1');
    const before = await test.db.selectFrom('pms_stay').selectAll().orderBy('folio').execute();
    const file = table(
      `${own.replace('-', '')},Russo,BP,2027-12-13,2027-12-20,2`,
      `${own},Rossi,BP,2027-12-14,2027-12-20,2`,
      // Of the hotel system.
      'BP100001-1,Somebody,BP,2027-12-13,2027-12-20,2',
      `${other},Rossi,BP,2027-12-13,2027-12-20,2`,
      `${other.replace('-', '')},Rossi,BP,2027-12-13,2027-12-20,2`,
    );
    const stopped = await told(file, '?apply=1');
    expect([stopped.applied, fates(stopped)]).toEqual([
      false,
      [
        ['refuse', 'stay.number_taken', 'folio'],
        ['refuse', 'file.key_twice', 'folio'],
        ['refuse', 'stay.number_taken', 'folio'],
        ['add', null, null],
        ['refuse', 'file.key_twice', 'folio'],
      ],
    ]);
    expect(await test.db.selectFrom('pms_stay').selectAll().orderBy('folio').execute()).toEqual(before);
    expect((await told(file, '?apply=1&refused=skip')).applied).toBe(true);
    const after = await test.db.selectFrom('pms_stay').selectAll().orderBy('folio').execute();
    expect(after.filter(({ folio }) => folio !== other)).toEqual(before);
    expect(after).toHaveLength(before.length + 1);
  });

  it.each<[string, string, string, string]>([
    ['another property', '@,Rossi,ZZ,2027-12-13,2027-12-20,2', 'file.reference_unknown', 'property_id'],
    ['no property', '@,Rossi,,2027-12-13,2027-12-20,2', 'field.required', 'property_id'],
    ['no number', ',Rossi,BP,2027-12-13,2027-12-20,2', 'field.required', 'folio'],
    ['a number that is none', 'БР1,Rossi,BP,2027-12-13,2027-12-20,2', 'folio.invalid', 'folio'],
    [
      'a number that a spreadsheet cut',
      '1.00235E+14,Rossi,BP,2027-12-13,2027-12-20,2',
      'file.digits_lost',
      'folio',
    ],
    ['no last name', '@,,BP,2027-12-13,2027-12-20,2', 'field.required', 'last_name'],
    [
      'a card number as a name',
      '@,4111 1111 1111 1111,BP,2027-12-13,2027-12-20,2',
      'text.card_number',
      'last_name',
    ],
    ['a formula', '@,=1+1,BP,2027-12-13,2027-12-20,2', 'file.formula', 'last_name'],
    [
      'a departure before the arrival',
      '@,Rossi,BP,2027-12-13,2027-12-12,2',
      'stay.departure_too_early',
      'departure',
    ],
    ['a day that does not exist', '@,Rossi,BP,2027-02-30,2027-12-12,2', 'date.invalid', 'arrival'],
    ['nobody', '@,Rossi,BP,2027-12-13,2027-12-20,0', 'field.out_of_range', 'adults'],
    ['half a person', '@,Rossi,BP,2027-12-13,2027-12-20,1.5', 'field.invalid', 'adults'],
  ])('refuses a row with %s', async (_, row, code, field) => {
    expect(fates(await told(table(row.replace('@', fresh())), '?apply=1'))).toEqual([
      ['refuse', code, field],
    ]);
  });

  it.each<[string, string, number, string]>([
    [
      'a column less',
      'Last name,Property,Arrival,Departure,Adults\r\nA,BP,2027-12-13,2027-12-20,2',
      422,
      'file.column_missing',
    ],
    ['a head alone', HEAD, 422, 'file.empty'],
    [
      '5,001 rows',
      table(...Array.from({ length: 5_001 }, (_, n) => `BP7${n},A,BP,2027-12-13,2027-12-20,2`)),
      413,
      'file.too_many',
    ],
  ])('with %s is refused as a whole', async (_, file, status, code) => {
    const answer = await send(concierge, file);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it('takes 5,000 rows, each in the audit', async () => {
    const rows = Array.from({ length: 5_000 }, (_, n) => `BP6${n}-1,Guest,BP,2027-12-13,2027-12-20,2`);
    expect((await told(table(...rows), '?apply=1')).applied).toBe(true);
    const count = async (of: 'added_stay' | 'audit_entry') =>
      Number(
        (
          await test.db
            .selectFrom(of)
            .select((one) => one.fn.countAll().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      );
    expect(await count('added_stay')).toBeGreaterThanOrEqual(5_000);
    expect(await count('audit_entry')).toBeGreaterThanOrEqual(5_000);
  });

  it('is for the properties of a person, and for nobody without the permission', async () => {
    const far = await makeStaff(test, ['concierge'], { scope: [2] });
    const file = table(
      `${fresh()},Rossi,BP,2027-12-13,2027-12-20,2`,
      `PM88${made}-1,Rossi,PM,2027-12-13,2027-12-20,2`,
    );
    expect(fates(await told(file, '?apply=1', far))).toEqual([
      ['refuse', 'file.reference_unknown', 'property_id'],
      ['add', null, null],
    ]);
    const auditor = await makeStaff(test, ['auditor']);
    expect((await send(auditor, file)).json().code).toBe('auth.forbidden');
    const search = await concierge.ask('POST', '/v1/staff/stays/search', { payload: {} });
    expect(search.json().viewer).toMatchObject({ can_change: false, can_import: true });
  });

  it('is refused where the group keeps stays', async () => {
    const other = await makeStaff(theirs, ['administrator']);
    const answer = await send(other, table(`${fresh()},Rossi,BP,2027-12-13,2027-12-20,2`));
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'stay.kept_elsewhere']);
  });
});
