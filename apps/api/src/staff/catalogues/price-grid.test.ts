import { beforeAll, expect, it } from 'vitest';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let keeper: Staff;
beforeAll(async () => {
  keeper = await makeStaff(test, ['revenue']);
});

type Rate = {
  readonly id: number;
  readonly version: number;
  readonly service_id: number;
  readonly valid_from: string;
  readonly adult_price: number;
  readonly minor_price: number;
};

const grid = (query: string, who = keeper) => who.ask('GET', `/v1/staff/price-grid?${query}`);
const rowsOf = async (query: string): Promise<Rate[]> => (await grid(query)).json().rows;
const save = (rows: readonly object[], query = '?apply=1') =>
  keeper.ask('POST', `/v1/staff/rates/bulk${query}`, { payload: { rows, set: {}, price_confirmed: true } });

it('has the rates of a property by service and day, or those of one service', async () => {
  const answer = await grid('property=1');
  expect(answer.json()).toMatchObject({ is_cut: false, viewer: { can_change: true } });
  const rows = await rowsOf('property=1');
  expect(rows.length).toBeGreaterThan(5);
  expect(rows).toEqual(
    [...rows].sort((a, b) => a.service_id - b.service_id || (a.valid_from < b.valid_from ? -1 : 1)),
  );
  expect(new Set((await rowsOf('property=1&service=111')).map((row) => row.service_id))).toEqual(
    new Set([111]),
  );
  // A service of another property has none here.
  expect(await rowsOf('property=2&service=111')).toEqual([]);
});

it('is of nobody’s property but their own', async () => {
  const elsewhere = await makeStaff(test, ['revenue'], { scope: [2] });
  for (const answer of [await grid('property=1', elsewhere), await grid('property=2000000000')])
    expect([answer.statusCode, answer.json().code, answer.json().field]).toEqual([
      404,
      'property.not_found',
      'property',
    ]);
  const looks = await makeStaff(test, ['catalogue']);
  expect((await grid('property=1', looks)).json().viewer).toEqual({ can_change: false });
});

it('is kept as one batch, each rate with its own prices on the version that was seen, and taken back', async () => {
  const [first, second, third] = (await rowsOf('property=1')).slice(0, 3);
  if (!first || !second || !third) throw new Error('the demo has more rates');
  const typed = [
    { id: first.id, version: first.version, set: { adult_price: 43.25 } },
    { id: second.id, version: second.version, set: { adult_price: 44.5, minor_price: 1 } },
  ];
  const done = (await save(typed)).json();
  expect(done).toMatchObject({ applied: true, counts: { change: 2, stale: 0, refuse: 0 } });
  const now = new Map((await rowsOf('property=1')).map((row) => [row.id, row]));
  expect(now.get(first.id)).toMatchObject({
    adult_price: 43.25,
    minor_price: first.minor_price,
    version: first.version + 1,
  });
  expect(now.get(second.id)).toMatchObject({ adult_price: 44.5, minor_price: 1 });
  expect(now.get(third.id)).toEqual(third);

  // A colleague's change is named, and then nothing is kept.
  const late = [
    { ...typed[0], set: { adult_price: 99 } },
    { id: third.id, version: third.version, set: { adult_price: 98 } },
  ];
  const stopped = (await save(late)).json();
  expect(stopped).toMatchObject({ applied: false, batch: null, counts: { change: 1, stale: 1 } });
  expect(stopped.rows[0]).toMatchObject({ id: first.id, code: 'rate.stale' });
  expect((await rowsOf('property=1')).find(({ id }) => id === third.id)).toEqual(third);

  const undone = (
    await keeper.ask('POST', `/v1/staff/rates/batches/${done.batch}/undo`, {
      payload: { price_confirmed: true },
    })
  ).json();
  expect(undone).toMatchObject({ applied: true, counts: { change: 2 } });
  const back = new Map((await rowsOf('property=1')).map((row) => [row.id, row]));
  expect(back.get(second.id)).toMatchObject({
    adult_price: second.adult_price,
    minor_price: second.minor_price,
  });
});

it('takes what a row sets for itself before what all of them get', async () => {
  const [one, other] = (await rowsOf('property=1')).slice(0, 2);
  if (!one || !other) throw new Error('the demo has more rates');
  const payload = {
    rows: [
      { id: one.id, version: one.version, set: { priority: 7 } },
      { id: other.id, version: other.version },
    ],
    set: { priority: 8 },
  };
  const { rows } = (await keeper.ask('POST', '/v1/staff/rates/bulk', { payload })).json();
  expect(rows.map(({ changes }: { changes: readonly { now: unknown }[] }) => changes[0]?.now)).toEqual([
    7, 8,
  ]);
});

it.each<[string, object, string]>([
  ['a text', { description: 'Mine' }, 'rows.0.set.description'],
  ['three decimals', { adult_price: 1.005 }, 'rows.0.set.adult_price'],
  ['10 million', { adult_price: 10_000_000 }, 'rows.0.set.adult_price'],
  ['less than nothing', { adult_price: -1 }, 'rows.0.set.adult_price'],
])('refuses %s', async (_, set, field) => {
  const answer = await save([{ id: 1111, version: 1, set }]);
  expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
});
