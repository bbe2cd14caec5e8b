import { HOUR_MS, MINUTE_MS } from '@traslado/domain/time/instant';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { JobContext } from '../../jobs/worker.ts';
import { sendFlightNotice } from '../../mail/send-flight-notice.ts';
import { addRecipients } from '../../testing/add-recipients.ts';
import { cancelRide, makePaid, silentLog } from '../../testing/changes.ts';
import { openTestFeed } from '../../testing/feed.ts';
import { legsOf, serviceOf } from '../../testing/sales.ts';
import { makeStaff } from '../../testing/staff.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { findOwnersLetterFacts } from '../letter/find-letter-facts.ts';
import { noticeSteps } from './tell-notice.ts';

const test = useTestApp();

let start = 0;
beforeAll(async () => {
  start = test.now();
  await addRecipients(test.db, 'TRANS:CARTACONFIRMACION:BP', [['front@perla.example']]);
});
afterEach(() => test.setNow(start));

let number = 8000;

/** A paid ride on a flight of its own, whose feed a test speaks for. */
async function followed(direction: 'arrival' | 'departure') {
  number += 1;
  const key = `B6${number}`;
  const legs = legsOf(test);
  const made =
    direction === 'arrival'
      ? await makePaid(test, serviceOf.suvArrival, { arrival: { ...legs.arrival, flight_key: key } })
      : await makePaid(test, serviceOf.suvDeparture, { departure: { ...legs.departure, flight_key: key } });
  const id = direction === 'arrival' ? made.arrivalId : made.departureId;
  const { rows } = await sql<{ pickUpAt: number; couponId: number; reference: string }>`
    select pickup_at as pick_up_at, coupon_id, reference from transfer where id = ${id}`.execute(test.db);
  const [ride = { pickUpAt: 0, couponId: 0, reference: '' }] = rows;
  const scheduledAt = direction === 'arrival' ? ride.pickUpAt : ride.pickUpAt + 210 * MINUTE_MS;
  const feed = openTestFeed(test);
  const says = async (
    hoursBefore: number,
    lateBy: number,
    state: 'scheduled' | 'active' | 'cancelled' = 'active',
  ) => {
    test.setNow(ride.pickUpAt - hoursBefore * HOUR_MS);
    feed.say(key, { state, gate: { scheduledAt, estimatedAt: scheduledAt + lateBy * MINUTE_MS } });
    await feed.round();
  };
  return { ...ride, id, says, made };
}

/** Sends all waiting notices of a ride, as the worker does, twice. */
async function send(id: number): Promise<void> {
  const handler = sendFlightNotice({
    db: test.db,
    pool: { render: async () => new Uint8Array(8), close: async () => {} },
    from: { name: 'Perla Resorts', address: 'transfers@perla.example' },
    log: silentLog,
    findLetterFacts: (couponId, at, language) =>
      findOwnersLetterFacts(
        { db: test.db, inventory: test.backends.inventory, publicUrl: 'https://rides.perla.example' },
        couponId,
        at,
        language,
      ),
    staffLanguageOf: () => 'es',
    noticeAddressesOf: () => [],
    ...noticeSteps(test.db),
    channels: null,
  });
  const { rows } = await sql<{ id: number }>`
    select id from ride_notice where transfer_id = ${id} and outcome <> 'not_sent' order by id`.execute(
    test.db,
  );
  const context = { now: test.now() } as JobContext;
  for (const { id: noticeId } of [...rows, ...rows]) await handler({ noticeId }, context);
}

const noticesOf = async (id: number) =>
  (
    await sql<{ audience: string; kind: string; outcome: string; because: string | null; moved: number }>`
      select audience, kind, outcome, because, (extract(epoch from pick_up_at - was_at) / 60)::int as moved
      from ride_notice where transfer_id = ${id} and audience <> 'guest' order by id`.execute(test.db)
  ).rows.map(({ audience, kind, outcome, because, moved }) =>
    [audience, kind, because ?? outcome, ...(moved === 0 ? [] : [moved])].join(' '),
  );
const mattersOf = async (reference: string) =>
  (
    await sql<{ kind: string; isOpen: boolean }>`
      select kind, resolved_at is null as is_open from staff_alert where subject = ${reference} order by id`.execute(
      test.db,
    )
  ).rows.map(({ kind, isOpen }) => `${kind} ${isOpen ? 'open' : 'closed'}`);
const mailsTo = async (couponId: number) =>
  (
    await sql<{ subject: string; text: string }>`
      select subject, body_text as text from mail where coupon_id = ${couponId} and kind = 'flight_notice' and recipients = '{front@perla.example}' order by id`.execute(
      test.db,
    )
  ).rows;

describe('the resort', () => {
  it('is mailed a move of 15 minutes or more, once, at night too, and again only by 15 minutes more', async () => {
    const ride = await followed('arrival');
    for (const [hours, late] of [
      [9, 14],
      [8, 20],
      [7, 30],
      [6, 40],
    ] as const) {
      await ride.says(hours, late);
      await send(ride.id);
    }
    expect(await noticesOf(ride.id)).toEqual([
      'resort pick_up_moved told 20',
      'resort pick_up_moved told 20',
    ]);
    const [first, second] = await mailsTo(ride.couponId);
    expect(first?.subject).toContain('La recogida cambia a las 13:55');
    expect(first?.text).toContain('a las 13:55 en lugar de 13:35');
    expect(second?.text).toContain('a las 14:15 en lugar de 13:55');
    expect(await mailsTo(ride.couponId)).toHaveLength(2);
  });

  it('is told of nothing that is no longer so when it is sent', async () => {
    const back = await followed('arrival');
    await back.says(6, 40);
    await back.says(5, 0);
    await send(back.id);
    expect(await noticesOf(back.id)).toEqual(['resort pick_up_moved known 40']);
    const gone = await followed('arrival');
    await gone.says(6, 40);
    const { token } = await test.tokens.issueGuest(gone.made.guest, test.now());
    expect((await cancelRide(test, token, gone.id)).statusCode).toBe(200);
    await send(gone.id);
    expect(await noticesOf(gone.id)).toEqual(['resort pick_up_moved cancelled 40']);
    expect([...(await mailsTo(back.couponId)), ...(await mailsTo(gone.couponId))]).toEqual([]);
  });

  it('without an address is kept as not told', async () => {
    const { rows } = await sql<{ id: number }>`
      update notification_group set status = 0 where status = 1 returning id`.execute(test.db);
    const ride = await followed('arrival');
    await ride.says(6, 40);
    await send(ride.id);
    expect(await noticesOf(ride.id)).toEqual(['resort pick_up_moved nobody 40']);
    await sql`update notification_group set status = 1 where id = any(${rows.map(({ id }) => id)}::int[])`.execute(
      test.db,
    );
  });
});

describe('a freeze and its end', () => {
  it('are told to resort and desk, and stand in the story of the booking', async () => {
    const ride = await followed('arrival');
    await ride.says(6, 0, 'cancelled');
    await send(ride.id);
    expect(await noticesOf(ride.id)).toEqual(['resort ride_frozen told', 'desk ride_frozen told']);
    expect(await mattersOf(ride.reference)).toEqual(['flight.frozen open']);
    await ride.says(4, 30);
    await send(ride.id);
    expect((await noticesOf(ride.id)).slice(2)).toEqual([
      'resort ride_unfrozen told 30',
      'desk ride_unfrozen told',
    ]);
    expect(await mattersOf(ride.reference)).toEqual(['flight.frozen closed']);
    expect((await mailsTo(ride.couponId)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('se canceló'),
      expect.stringContaining('Sigue el traslado'),
    ]);
    const desk = await makeStaff(test, ['concierge']);
    const { events } = (await desk.ask('GET', `/v1/staff/bookings/${ride.couponId}`)).json();
    expect(events).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'alert', code: 'flight.frozen' }),
        expect.objectContaining({ kind: 'letter', who: 'front@perla.example' }),
      ]),
    );
  });
});

describe('the desk', () => {
  it('is told of a departure that leaves earlier by 10 minutes; of a later one neither desk nor resort hears', async () => {
    const later = await followed('departure');
    await later.says(12, 90, 'scheduled');
    expect(await noticesOf(later.id)).toEqual([]);
    const ride = await followed('departure');
    await ride.says(12, -9, 'scheduled');
    await ride.says(10, -40, 'scheduled');
    await send(ride.id);
    expect(await noticesOf(ride.id)).toEqual(['desk flight_earlier told -40']);
    expect(await mattersOf(ride.reference)).toEqual(['flight.earlier open']);
  });
});
