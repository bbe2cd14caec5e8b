import { randomUUID } from 'node:crypto';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { measure as measurePages } from '../apps/web/budget.mjs';
import { spreadOf, tellFigure } from '../tools/proof/figure.mjs';
import { bookAndPay, type Guest, prepareGuests, priceOfOffer, serviceForRoundTrip } from './guests.ts';
import { type Measure, measure, type Step } from './measure.ts';
import { openServer } from './open-server.ts';

/** The speed of the journey, each path beside this machine's best. `BENCH_SECONDS` and `BENCH_RUNS` bound it. */
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const runs = Number(process.env.BENCH_RUNS ?? 3);
/** More bookings a second than any machine of ours made; each needs a guest of its own. */
const mostBookings = 800;
const here = dirname(fileURLToPath(import.meta.url));

type Row = { figure: string; path: Measure; floor: Measure; goal: string };

const integer = (value: number): string => Math.round(value).toLocaleString('en-US');

function table(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ path, floor, goal }) =>
      `| ${path.name} | ${integer(path.perSecond)} | ${path.p99Ms} ms | ${floor.name} | ${integer(floor.perSecond)} | ${floor.p99Ms} ms | ${(
        path.perSecond / floor.perSecond
      ).toFixed(2)} | ${goal} | ${path.wrong + floor.wrong} |`,
  );
  return [
    '| path | answers/s | p99 | floor | answers/s | p99 | ratio | goal | wrong |',
    '|---|---:|---:|---|---:|---:|---:|---:|---:|',
    ...lines,
  ].join('\n');
}

function tellAll(rows: readonly Row[], rss: number): void {
  const of = `${runs} runs of ${seconds} s`;
  for (const { figure, path, floor } of rows) {
    const note = path.wrong + floor.wrong > 0 ? `${path.wrong + floor.wrong} wrong answers` : '';
    const told = { of, ...(note && { note }) };
    const ratios = path.rates.map((rate) => rate / floor.perSecond);
    tellFigure({
      ...{ name: `${figure}.ratio`, ...spreadOf(ratios), ...told },
      peer: { name: `${floor.name}, a second`, value: Math.round(floor.perSecond) },
    });
    tellFigure({
      name: `${figure}.rate`,
      unit: 'a second',
      ...spreadOf(path.rates.map(Math.round)),
      ...told,
    });
  }
  tellFigure({ name: 'speed.memory', value: Math.round(rss / 2 ** 20), unit: 'MB' });
}

const server = await openServer({ TRASLADO_WORKER: 'off' });
const { url, floorUrl } = server;

const get = (path: string, headers?: Record<string, string>): Step => ({
  method: 'GET',
  path,
  ...(headers ? { headers: () => headers } : {}),
  expect: 200,
});
const post = (path: string): Step => ({ method: 'POST', path, expect: 200 });
const one = (name: string, steps: readonly Step[], connections = 16, aSecond?: number) =>
  measure({ url, name, steps, connections, aSecond, seconds, runs });
const floorOf = (name: string, step: Step, connections = 16) =>
  measure({ url: floorUrl, name, steps: [step], connections, seconds, runs });

/** Gives a service seats that are counted, more than are sold here, and waits until bookings take them. */
async function countSeats(serviceId: number, guests: Iterator<Guest>): Promise<void> {
  const database = new pg.Client({ connectionString: server.databaseUrl });
  await database.connect();
  try {
    await database.query('update service set departure_capacity = 1000000 where id = $1', [serviceId]);
    for (;;) {
      const { value: guest, done } = guests.next();
      if (done) throw new Error('the service never counted its seats');
      await bookAndPay(url, serviceId, guest);
      const { rowCount } = await database.query(
        'select from seat join shared_departure on shared_departure.id = departure_id where service_id = $1 limit 1',
        [serviceId],
      );
      if (rowCount) return;
      await sleep(100);
    }
  } finally {
    await database.end();
  }
}

try {
  const { app, guests } = await prepareGuests(url, seconds * runs * mostBookings);
  let service = await serviceForRoundTrip(url, app);
  const offers = `/v1/serviceManage/transfers-services-for-sale/BP?is_round_trip=1&airport_id=1&language=EN&service_date=${guests[0]?.arrivalOn}`;
  const appHeaders = { authorization: `Bearer ${app}` };
  const first = await fetch(url + offers, { headers: appHeaders });
  const etag = first.headers.get('etag') ?? '';
  const offerBytes = (await first.text()).length;

  const anyGuest = (): Guest => {
    const guest = guests[Math.floor(Math.random() * guests.length)];
    if (!guest) throw new Error('the demo has no stay that can be booked');
    return guest;
  };
  let booking = guests.values();
  const nextGuest = (): Guest => {
    const { value: guest, done } = booking.next();
    if (done) throw new Error('there are too few guests');
    return guest;
  };
  const booked: Step[] = [
    {
      method: 'POST',
      path: () => `/transfers/v1/sales/coupons/${service.id}`,
      expect: 201,
      headers(context) {
        const guest = nextGuest();
        context.guest = guest;
        return { authorization: `Bearer ${guest.token}`, 'content-type': 'application/json' };
      },
      body: (context) => JSON.stringify({ ...(context.guest as Guest).body, uuidReference: randomUUID() }),
      onBody(context, body) {
        context.coupon = JSON.parse(body);
      },
    },
    {
      method: 'POST',
      path: '/v1/sales/payments/pay-coupon-by-id',
      expect: 200,
      headers: (context) => ({
        authorization: `Bearer ${(context.guest as Guest).token}`,
        'content-type': 'application/x-www-form-urlencoded',
      }),
      body: (context) =>
        new URLSearchParams({
          coupon_id: (context.coupon as { coupon_id: string }).coupon_id ?? '',
          payment_token: 'tok_visa',
          amount: priceOfOffer(context.coupon),
          currency: 'USD',
          uuidReference: randomUUID(),
        }).toString(),
    },
  ];

  const rows: Row[] = [];
  const bare = await floorOf('bare route', get('/bench/bare'));
  const row = await floorOf('one prepared row', get('/bench/row'));
  const list = await floorOf('12 prepared rows', get('/bench/list'));
  const transaction = await floorOf('booking-like transaction', post('/bench/transaction'));

  rows.push({
    figure: 'look-up',
    path: await one('look-up of a stay', [
      {
        method: 'GET',
        path: () => {
          const { lastName, folio } = anyGuest();
          return `/api/v2/reservations/reservationByReference/${encodeURIComponent(lastName)}/${folio}`;
        },
        headers: () => appHeaders,
        expect: 200,
      },
    ]),
    floor: row,
    goal: '0.50',
  });
  rows.push({
    figure: 'services',
    path: await one(`services for sale (${integer(offerBytes)} B)`, [get(offers, appHeaders)]),
    floor: list,
    goal: '0.60',
  });
  rows.push({
    figure: 'services-64',
    path: await one('services for sale, 64 connections', [get(offers, appHeaders)], 64),
    floor: await floorOf('12 prepared rows, 64 connections', get('/bench/list'), 64),
    goal: '0.60',
  });
  rows.push({
    figure: 'services-etag',
    path: await one('services for sale, by ETag', [
      { ...get(offers, { ...appHeaders, 'if-none-match': etag }), expect: 304 },
    ]),
    floor: bare,
    goal: '0.80',
  });
  rows.push({
    figure: 'booking',
    path: await one('create + pay', booked),
    floor: transaction,
    goal: '0.16',
  });
  const memory = await server.figures();
  // Two requests a booking: as many requests a second are half as many bookings.
  const half = await one('create + pay at half that load', booked, 16, rows.at(-1)?.path.perSecond);
  service = await serviceForRoundTrip(url, app, false);
  const together = { days: 1, isPrivate: false };
  booking = (await prepareGuests(url, seconds * runs * mostBookings, together)).guests.values();
  await countSeats(service.id, booking);
  rows.push({
    figure: 'hot',
    path: await one('create + pay, all on one departure', booked),
    floor: await floorOf('booking-like transaction on one row', post('/bench/hot-transaction')),
    goal: '0.30',
  });

  const bytes = measurePages(join(here, '../apps/web/dist'))[0]?.bytes ?? 0;
  console.log(
    `\n${new Date().toISOString().slice(0, 10)} · Node ${process.version} · ${cpus().length} × ${cpus()[0]?.model ?? ''}`,
  );
  console.log(
    `16 connections, ${seconds} s × ${runs} runs, medians; load generator and database on the same machine\n`,
  );
  console.log(table(rows));
  tellAll(rows, memory.rss);
  const note =
    half.wrong > 0 ? `${half.wrong} wrong answers` : `${half.perSecond.toFixed(0)} bookings a second`;
  tellFigure({ name: 'booking.half.p99', value: half.p99Ms, unit: 'ms', note });
  console.log(
    `\n${half.name}: ${half.perSecond.toFixed(0)} bookings a second, p99 of a request ${half.p99Ms} ms`,
  );
  console.log(`\nResident memory of the server after the load: ${integer(memory.rss / 2 ** 20)} MB`);
  console.log(`First load of the home page, script and style, gzipped: ${integer(bytes)} B`);
} finally {
  await server.close();
}
