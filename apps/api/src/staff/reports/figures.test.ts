import type { CallAnswer } from '@traslado/contract/schemas';
import {
  DIMENSIONS,
  type Dimension,
  FIGURE_NAMES,
  type Figure,
  type FigureName,
  figureOf,
} from '@traslado/domain/reports/figures';
import { figureValue, NO_SUMS, percentile } from '@traslado/domain/reports/measure';
import { STEPS, type Step, stepOf } from '@traslado/domain/reports/period';
import { addDays } from '@traslado/domain/time/civil';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRandom, type Random } from '../../demo/random.ts';
import { insertDemoSales } from '../../demo/sales/write-sales.ts';
import { PLAIN_FIGURES } from '../../testing/plain-figures.ts';
import { makeStaff, type Staff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { addDaysUp } from './add-days-up.ts';

// A figure is the sum of its rows, in the tile, by step, by part, in the file, and by a statement of its own.

const test = useTestApp();
let staff: Staff;
let near: Staff;
beforeAll(async () => {
  const now = test.now();
  await test.db.transaction().execute((tx) => insertDemoSales(tx, { count: 600, now }));
  await sql`
    insert into money_difference (gateway, account, subject, currency, cause, amount_minor, happened_at, found_at, coupon_id)
    select 'sandbox', '', 'attempt:' || c.id, 'USD', 'not_paid_out', -100, c.created_at, c.created_at, nullif(c.id, x.first)
    from coupon c, (select min(id) as first from coupon) x where c.id % 17 = 0 or c.id = x.first`.execute(
    test.db,
  );
  await followSomeRides();
  // Some of the days are read from their sums, the others from their rows.
  await addDaysUp(test.db, now, 2_000);
  await sql`delete from report_day where extract(day from day) > 20`.execute(test.db);
  await sql`delete from report_sum where extract(day from day) > 20`.execute(test.db);
  staff = await makeStaff(test, ['finance']);
  near = await makeStaff(test, ['revenue'], { scope: [1, 2, 8] });
}, 60_000);

/** Every other ride with a flight followed: some known late, moved, on hold, told late, wrongly or not at all. */
async function followSomeRides(): Promise<void> {
  await sql`
    with ride as (
      select t.*, c.airport_id, c.confirmed_at, t.pickup_at + (t.id % 5) * interval '10 minutes' as expected_at
      from transfer t join coupon c on c.id = t.coupon_id
      where t.id % 2 = 0 and t.flight_code <> '' and c.confirmed_at is not null and t.status <> 'pending'),
    flight as (
      insert into watched_flight (operating_key, direction, airport_id, scheduled_on, scheduled_at, flight_at, over_at, estimate_error)
      select 'ZZ' || id, direction, airport_id, pickup_on, pickup_at, pickup_at, pickup_at, nullif(id % 20, 6) from ride returning id, operating_key),
    followed as (
      insert into followed_ride (transfer_id, flight_id, flight_code, named_at, sold_flight_at, sold_pick_up_at, sold_change_until, sold_cancel_until,
        expected_at, counts_at, waits_until, frozen, frozen_since)
      select r.id, f.id, r.flight_code, r.confirmed_at, r.pickup_at, r.pickup_at, r.change_until, r.cancel_until, r.expected_at, r.expected_at,
        r.expected_at, case when r.id % 14 = 0 then 'cancelled' end, case when r.id % 14 = 0 then r.pickup_at end
      from ride r join flight f on f.operating_key = 'ZZ' || r.id),
    news as (
      insert into flight_news (flight_id, source, state, quality, learned_at)
      select f.id, 'test', 'active', 'live', r.pickup_at - (18 + r.id % 3 * 6) * interval '1 hour' from ride r join flight f on f.operating_key = 'ZZ' || r.id),
    moved as (
      insert into ride_fact (transfer_id, number, kind, was, "is", learned_at)
      select id, 1, 'expected_pick_up', (extract(epoch from pickup_at) * 1000)::bigint::text, (extract(epoch from expected_at) * 1000)::bigint::text,
        pickup_at - interval '3 hours' from ride),
    held as (
      insert into ride_fact (transfer_id, number, kind, was, "is", learned_at)
      select id, 2, 'frozen', null, 'cancelled', pickup_at - interval '2 hours' from ride where id % 7 = 0
      union all select id, 3, 'unfrozen', 'cancelled', null, pickup_at - interval '1 hour' from ride where id % 7 = 0 and id % 14 <> 0)
    insert into ride_notice (transfer_id, audience, fact, kind, pick_up_at, was_at, reason, channel, outcome, because, learned_at, made_at, told_at)
    select id, a.audience, 1, 'pick_up_moved', expected_at + (id % 22 = 0)::int * interval '1 hour', pickup_at, 'estimated_gate', 'mail',
      case when id % 6 = 0 then 'not_sent' else 'told' end, case when id % 6 = 0 then 'known' end, pickup_at - interval '3 hours', pickup_at - interval '3 hours',
      case when id % 6 <> 0 then pickup_at - interval '3 hours' + (id % 8) * interval '30 seconds' end
    from ride cross join (values ('guest'), ('resort')) a (audience)`.execute(test.db);
}

type Report = CallAnswer<'askReport'>;
type Told = Report['figures'][number];
type Where = { dimension: Dimension; values: string[] }[];
type Rows = CallAnswer<'listReportRows'>;

async function ask(who: Staff, question: object): Promise<Report> {
  const answer = await who.ask('POST', '/v1/staff/reports/ask', { payload: question });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function allRows(who: Staff, question: object): Promise<Rows['rows']> {
  const rows: Rows['rows'] = [];
  for (let after: Rows['next'] | undefined; after !== null; ) {
    const answer = await who.ask('POST', '/v1/staff/reports/rows', {
      payload: { ...question, ...(after && { after }) },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const page: Rows = answer.json();
    rows.push(...page.rows);
    after = page.next;
  }
  return rows;
}

async function exported(
  who: Staff,
  question: object,
): Promise<{ numerator: number; denominator: number; label: string }[]> {
  const answer = await who.ask('POST', '/v1/staff/reports/export', { payload: question });
  expect(answer.statusCode, answer.body).toBe(200);
  const [heads = [], ...lines]: string[][] = parse(answer.body, { bom: true });
  // Behind day, name and resort, and the service of a booking; its state is last.
  const first = heads.includes('Service') ? 4 : 3;
  const isRatio = heads.length - first - Number(first === 4) === 2;
  return lines.map((line) => ({
    label: line[1] ?? '',
    numerator: Number(line[first]),
    denominator: isRatio ? Number(line[first + 1]) : 1,
  }));
}

type SpreadOf = { readonly rows: Rows['rows']; readonly step: Step; readonly why: string };
type Sides = { readonly numerator: number; readonly denominator: number };

/** The figure, calculated from nothing but its rows. */
function fromRows(figure: Figure, rows: readonly Sides[]): number | null {
  const sum = (side: keyof Sides) => rows.reduce((all, row) => all + row[side], 0);
  if (figure.shape === 'spread')
    return percentile(
      rows.map(({ numerator }) => numerator).sort((a, b) => a - b),
      0.5,
    );
  return figureValue(figure, { ...NO_SUMS, numerator: sum('numerator'), denominator: sum('denominator') });
}

/** The rows at 10 and 90 of 100, and the middle of each step, of a figure that has them. */
function expectSpread({ shape }: Figure, { total, steps }: Told, { rows, step, why }: SpreadOf): void {
  if (shape !== 'spread') return;
  const at = (part: number, some: Rows['rows']) =>
    percentile(
      some.map(({ numerator }) => numerator).sort((a, b) => a - b),
      part,
    );
  expectClose(total.low, at(0.1, rows), why);
  expectClose(total.high, at(0.9, rows), why);
  for (const { start, measure } of steps) {
    const own = rows.filter(({ day }) => stepOf(day, step) === start);
    expectClose(measure.value, at(0.5, own), why);
    expectClose(measure.high, at(0.9, own), why);
  }
}

function expectClose(value: number | null, expected: number | null, why: string): void {
  if (expected === null) expect(value, why).toBeNull();
  else expect(value, why).toBeCloseTo(expected, 5);
}

const randomDays = (random: Random): { from: string; to: string } => {
  const from = addDays('2024-11-01', random.int(0, 800));
  return { from, to: addDays(from, random.int(0, 399)) };
};

/** Values that the figure really has, and now and then one that it has not. */
async function randomWhere(
  random: Random,
  figure: FigureName,
  days: { from: string; to: string },
): Promise<Where> {
  const where: Where = [];
  for (const dimension of figureOf(figure).dimensions) {
    if (random.next() < 0.75) continue;
    const { figures } = await ask(staff, { figures: [figure], ...days, split: dimension });
    const values = (figures[0]?.parts ?? [])
      .flatMap(({ value }) => value ?? [])
      .filter(() => random.next() < 0.6);
    if (dimension === 'property' && values.length === 0) continue;
    where.push({ dimension, values: values.length === 0 ? ['nowhere'] : values });
  }
  return where;
}

const told = ({ figures }: Report): Told => {
  const [figure] = figures;
  if (!figure) throw new RangeError('no figure');
  return figure;
};

const groupOf = (name: FigureName): number => Math.floor(FIGURE_NAMES.indexOf(name) / 6);
const askedTogether = new Map<string, Promise<Report>>();

/** The answer about a figure, asked once for it and its neighbours: a question takes six. */
async function toldAmongSix(who: Staff, name: FigureName, question: object): Promise<Told | undefined> {
  const first = 6 * groupOf(name);
  const whole = { figures: FIGURE_NAMES.slice(first, first + 6), ...question };
  const key = JSON.stringify([who.username, whole]);
  const answer = askedTogether.get(key) ?? ask(who, whole);
  askedTogether.set(key, answer);
  return (await answer).figures.find(({ figure }) => figure === name);
}

describe('a figure is what its rows add up to', () => {
  /** Each figure three times in `npm test`, nearly six before a release. */
  const runs = Number(process.env.REPORT_RUNS ?? 3 * FIGURE_NAMES.length);

  it(`by step, by part, row by row and in the file, for ${runs} random questions`, async () => {
    const random = createRandom(11);
    let filled = 0;
    for (let run = 0; run < runs; run += 1) {
      const name = FIGURE_NAMES[run % FIGURE_NAMES.length] ?? 'sales';
      const figure = figureOf(name);
      const days = randomDays(random);
      const where = await randomWhere(random, name, days);
      const split = DIMENSIONS.filter((one) => figure.dimensions.includes(one))[
        random.int(0, figure.dimensions.length - 1)
      ];
      const step = random.pick(STEPS);
      const why = JSON.stringify({ run, name, ...days, where, split, step });
      const answer = told(await ask(staff, { figures: [name], ...days, where, split, step }));
      const { total, steps, parts } = answer;
      const rows = await allRows(staff, { figure: name, ...days, where });
      const file = await exported(staff, { figure: name, ...days, where });

      expect(rows.length, why).toBe(total.rows);
      expectClose(total.value, fromRows(figure, rows), why);
      expectSpread(figure, answer, { rows, step, why });
      expect(
        file.map(({ label }) => label),
        why,
      ).toEqual(rows.map(({ label }) => label));
      expectClose(total.value, fromRows(figure, file), why);
      for (const some of [steps.map(({ measure }) => measure), (parts ?? []).map(({ measure }) => measure)]) {
        expect(
          some.reduce((all, one) => all + one.rows, 0),
          why,
        ).toBe(total.rows);
        expectClose(
          some.reduce((all, one) => all + one.numerator, 0),
          total.numerator,
          why,
        );
        expectClose(
          some.reduce((all, one) => all + one.denominator, 0),
          total.denominator,
          why,
        );
      }
      if (total.rows > 0) filled += 1;
    }
    // Questions that find nothing prove nothing.
    expect(filled).toBeGreaterThan(runs / 3);
  }, 240_000);

  it.each(FIGURE_NAMES)('%s is what a plain statement of its definition says', async (name) => {
    const random = createRandom(12 + groupOf(name));
    for (const property of [null, 1, 2, 12, null, 8]) {
      const days = property === null ? { from: '2024-11-01', to: '2027-10-31' } : randomDays(random);
      const where = property === null ? [] : [{ dimension: 'property', values: [String(property)] }];
      const total = (await toldAmongSix(staff, name, { ...days, where, step: 'month' }))?.total;
      if (!total) throw new RangeError(`nothing about ${name}`);
      const { rows } = await sql<{ value: string | null }>`${sql.raw(
        PLAIN_FIGURES[name]
          .replaceAll('$1', `'${days.from}'`)
          .replaceAll('$2', `'${days.to}'`)
          .replaceAll('$3', `${property}`),
      )}`.execute(test.db);
      const expected = rows[0]?.value ?? null;
      expectClose(
        total.value,
        expected === null ? null : Number(expected),
        `${property} ${days.from} ${days.to}`,
      );
      if (property === null) expect(total.rows).toBeGreaterThan(0);
    }
  });

  it.each(FIGURE_NAMES)(
    '%s of a part of the group is of that part alone, in rows and files, too',
    async (name) => {
      const days = { from: '2025-01-01', to: '2026-12-31' };
      const where = [{ dimension: 'property', values: ['1', '2', '8'] }];
      const whole = await toldAmongSix(staff, name, { ...days, where, split: 'property' });
      expect(whole).toBeDefined();
      expect(await toldAmongSix(near, name, { ...days, split: 'property' })).toEqual(whole);
      const rows = await allRows(near, { figure: name, ...days });
      expect(
        [...new Set(rows.map(({ hotel }) => hotel))].filter((code) => !['BP', 'PM', 'SC'].includes(code)),
      ).toEqual([]);
      expect(await exported(near, { figure: name, ...days })).toHaveLength(rows.length);
    },
  );
});
