import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { tellFigure } from '../tools/proof/figure.mjs';
import { type CallKind, Phone, type Sending, Tally } from './caller.ts';
import { type Guest, prepareGuests, priceOfOffer, serviceForRoundTrip } from './guests.ts';
import { openServer } from './open-server.ts';

/**
 * Overload. First a load that the process can carry, then a crowd that asks without a pause. Some of the crowd book and pay.
 * `BENCH_SECONDS`, `BENCH_CONNECTIONS` and `BENCH_PAYERS` (of those connections) bound it.
 *
 * The connections are open before the crowd asks, as a proxy in front keeps them. `BENCH_CONNECT=late` opens each with its first call: Node takes
 * one new connection a turn of its loop, so two thousand at the same moment wait up to six seconds before the product knows of them.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 20);
const connections = Number(process.env.BENCH_CONNECTIONS ?? 2_000);
const payers = Number(process.env.BENCH_PAYERS ?? 200);
const connectsLate = process.env.BENCH_CONNECT === 'late';
/** Connections that keep the process at work without overloading it, in the same shares. */
const carried = 40;
/** More than are booked in the whole run. */
const guestCount = Math.max(1_000, seconds * 100);

const server = await openServer({ TRASLADO_WORKER: 'off', TRUSTED_PROXIES: '127.0.0.1' });

const megabytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MB`;
const kinds: readonly CallKind[] = ['reads', 'bookings', 'payments'];

try {
  const { url } = server;
  const { app, guests } = await prepareGuests(url, guestCount);
  const service = await serviceForRoundTrip(url, app);
  const waiting = guests.values();
  const idle = await server.figures();

  const anyRead = (guest: Guest): Sending =>
    Math.random() < 0.5
      ? { path: `/api/v2/reservations/reservationByReference/${guest.lastName}/${guest.folio}`, token: app }
      : {
          path: `/v1/serviceManage/transfers-services-for-sale/BP?is_round_trip=1&airport_id=1&language=EN&service_date=${guest.arrivalOn}`,
          token: app,
        };

  async function read(phone: Phone, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const guest = guests[Math.floor(Math.random() * guests.length)];
      if (!guest) return;
      await phone.call('reads', anyRead(guest));
    }
  }

  /** Sends until it is answered otherwise than 503, the same key each time. */
  async function insist(phone: Phone, kind: CallKind, sending: Sending, isOver: () => boolean) {
    while (!isOver()) {
      const answer = await phone.call(kind, sending);
      if (answer && answer.status !== 503) return answer;
    }
    return null;
  }

  async function book(phone: Phone, isOver: () => boolean): Promise<void> {
    for (const guest of waiting) {
      if (isOver()) return;
      const made = await insist(
        phone,
        'bookings',
        {
          method: 'POST',
          path: `/transfers/v1/sales/coupons/${service.id}`,
          token: guest.token,
          json: { ...guest.body, uuidReference: randomUUID() },
        },
        isOver,
      );
      if (made?.status !== 201) continue;
      const coupon: { coupon_id: string } = JSON.parse(made.body);
      const form = {
        coupon_id: coupon.coupon_id,
        payment_token: 'tok_visa',
        amount: priceOfOffer(coupon),
        currency: 'USD',
        uuidReference: randomUUID(),
      };
      const path = '/v1/sales/payments/pay-coupon-by-id';
      await insist(phone, 'payments', { method: 'POST', path, token: guest.token, form }, isOver);
    }
  }

  async function play(name: string, crowd: number, paying: number, isTold = false): Promise<number> {
    const tally = new Tally();
    const phones = Array.from(
      { length: crowd },
      (_, seat) => new Phone(url, `10.1.${Math.floor(seat / 250)}.${1 + (seat % 250)}`, tally),
    );
    if (!connectsLate) for (const phone of phones) await phone.connect();
    const { cpuMs: cpuBefore } = await server.figures();
    const endsAt = Date.now() + seconds * 1_000;
    const isOver = () => Date.now() >= endsAt;
    await Promise.all(
      phones.map(async (phone, seat) => {
        await (seat < paying ? book(phone, isOver) : read(phone, isOver));
        await phone.close();
      }),
    );
    const all = kinds.reduce((sum, kind) => sum + tally.count(kind, () => true), 0);
    console.log(
      `\n${name}: ${crowd} connections without a pause, ${paying} of them book and pay, ${seconds} s; machine's load ${loadavg()[0]?.toFixed(1)}\n`,
    );
    console.log('| calls | asked/s | admitted/s | p50 | p99 | 503 | others |');
    console.log('|---|---:|---:|---:|---:|---:|---:|');
    for (const kind of kinds) {
      const asked = tally.count(kind, () => true);
      const admitted = tally.count(kind, (status) => status < 300);
      const busy = tally.count(kind, (status) => status === 503);
      const [p50 = 0, p99 = 0] = tally.percentiles(kind, [0.5, 0.99]);
      console.log(
        `| ${kind} | ${Math.round(asked / seconds)} | ${Math.round(admitted / seconds)} | ${Math.round(p50)} ms | ${Math.round(p99)} ms | ${((100 * busy) / Math.max(1, asked)).toFixed(1)} % | ${asked - admitted - busy} |`,
      );
      if (!isTold) continue;
      tellFigure({
        ...{ name: `overload.${kind}.p99`, value: Math.round(p99), unit: 'ms' },
        ...{ of: `${crowd} connections, ${seconds} s`, note: `${busy} of ${asked} told 503` },
      });
    }
    if (isTold) tellFigure({ name: 'overload.unanswered', value: tally.unanswered, of: `${all} calls` });
    const { rss, cpuMs } = await server.figures();
    const perAnswer = (cpuMs - cpuBefore) / Math.max(1, all);
    console.log(`\nAnswers: ${JSON.stringify(tally.statuses())}, without one ${tally.unanswered}`);
    console.log(
      `CPU of the server for an answer: ${perAnswer.toFixed(2)} ms. Resident after it: ${megabytes(rss)}.`,
    );
    return all / seconds;
  }

  console.log(`Resident before the load: ${megabytes(idle.rss)}`);
  const usual = await play('What it carries', carried, Math.ceil((carried * payers) / connections));
  const asked = await play('Overload', connections, payers, true);
  console.log(`\nAsked ${(asked / usual).toFixed(1)} times as often as it was answered before.`);
} finally {
  await server.close();
}
