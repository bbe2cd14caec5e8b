import type { Instant } from '@traslado/domain/time/instant';
import { DAY_MS, HOUR_MS } from '@traslado/domain/time/instant';
import type { Tx } from '../db/client.ts';
import type { ActedRecord } from '../store/booking/acted-record.ts';
import type { Changed } from '../store/booking/record.ts';
import { insertSentLetter } from './sent-letter.ts';
import { demoUsername } from './staff.ts';

/** The booking of Mensah after its sale: two changes, one of them by staff, then its departure canceled and refunded. */

const storyId = (number: number): string => `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`;

const refundMinor = 42_00;

type Change = {
  readonly number: number;
  readonly kind: 'change' | 'cancel';
  readonly direction: 'arrival' | 'departure';
  readonly at: Instant;
  readonly amountMinor: number;
  readonly summary: readonly Changed[] | object;
  readonly plan: unknown;
  readonly acting: ActedRecord | null;
};

/** Two changes, the second one made by the concierge for the guest, and a cancelled departure. */
function changesOf(
  departure: number,
  concierge: { id: number; username: string } | undefined,
  now: Instant,
): Change[] {
  return [
    {
      number: 1,
      kind: 'change',
      direction: 'arrival',
      at: now - 8 * DAY_MS,
      amountMinor: 0,
      summary: [
        { field: 'flight_code', old: 'DL 1880', new: 'AA 1234' },
        { field: 'flight_time', old: '16:05', new: '14:35' },
      ],
      plan: {},
      acting: null,
    },
    {
      number: 2,
      kind: 'change',
      direction: 'departure',
      at: now - 6 * DAY_MS,
      amountMinor: 0,
      summary: [
        { field: 'flight_code', old: 'DL 1882', new: 'AA 1235' },
        { field: 'flight_time', old: '06:00', new: '14:20' },
      ],
      plan: {},
      acting: concierge
        ? {
            accountId: concierge.id,
            username: concierge.username,
            reason: 'flight_changed',
            note: 'The airline moved the guest to the afternoon flight.',
            overrides: [],
          }
        : null,
    },
    {
      number: 3,
      kind: 'cancel',
      direction: 'departure',
      at: now - 3 * DAY_MS,
      amountMinor: -refundMinor,
      summary: { directions: ['departure'], refundMinor, feeMinor: 0, notices: [] },
      plan: [{ id: departure, kept: 0, price: refundMinor }],
      acting: null,
    },
  ];
}

export async function insertLongStory(
  tx: Tx,
  { couponId, attemptId, now }: { couponId: number; attemptId: string; now: Instant },
): Promise<void> {
  const rides = await tx
    .selectFrom('transfer')
    .select(['id', 'direction'])
    .where('coupon_id', '=', couponId)
    .execute();
  const rideOf = (direction: string): number =>
    rides.find((ride) => ride.direction === direction)?.id ?? rides[0]?.id ?? 0;
  const concierge = await tx
    .selectFrom('staff_account')
    .select(['id', 'username'])
    .where('username', '=', demoUsername('concierge'))
    .executeTakeFirst();
  const departure = rideOf('departure');
  const changes = changesOf(departure, concierge, now);
  await tx
    .insertInto('coupon_change')
    .values(
      changes.map(({ number, kind, direction, at, amountMinor, summary, plan, acting }) => ({
        id: storyId(number),
        coupon_id: couponId,
        transfer_id: rideOf(direction),
        kind,
        status: 'applied' as const,
        base_version: number,
        plan: JSON.stringify(plan),
        summary: JSON.stringify(summary),
        amount_minor: amountMinor,
        total_minor: 84_00,
        currency: 'USD',
        created_at: new Date(at),
        ended_at: new Date(at),
        acting: acting && JSON.stringify(acting),
      })),
    )
    .execute();
  for (const { number, at, kind } of changes)
    if (kind === 'change')
      await insertSentLetter(tx, { couponId, kind, edition: `v${number + 1}`, at: new Date(at) });
  const cancelledAt = new Date(now - 3 * DAY_MS);
  await tx
    .updateTable('transfer')
    .set({ status: 'cancelled', kept_percent: 0, cancelled_price_minor: refundMinor })
    .where('id', '=', departure)
    .execute();
  await tx
    .updateTable('seat')
    .set({ released_at: cancelledAt })
    .where('transfer_id', '=', departure)
    .execute();
  await tx
    .updateTable('coupon')
    .set({ status: 'partially_cancelled', version: changes.length + 1, refunded_minor: refundMinor })
    .where('id', '=', couponId)
    .execute();
  await insertRefund(tx, { couponId, attemptId, cancelledAt });
}

async function insertRefund(
  tx: Tx,
  { couponId, attemptId, cancelledAt }: { couponId: number; attemptId: string; cancelledAt: Date },
): Promise<void> {
  const refundedAt = new Date(cancelledAt.getTime() + HOUR_MS);
  const refundId = storyId(9);
  await tx
    .insertInto('refund')
    .values({
      id: refundId,
      coupon_id: couponId,
      attempt_id: attemptId,
      status: 'succeeded',
      amount_minor: refundMinor,
      currency: 'USD',
      reason: 'cancel',
      gateway_id: `re_demo_${couponId}`,
      created_at: cancelledAt,
      updated_at: refundedAt,
    })
    .execute();
  await tx
    .insertInto('ledger_entry')
    .values({
      coupon_id: couponId,
      kind: 'refund',
      amount_minor: refundMinor,
      currency: 'USD',
      attempt_id: attemptId,
      refund_id: refundId,
      entered_at: refundedAt,
    })
    .execute();
}
