import { randomUUID } from 'node:crypto';
import { checkVersion, outcomeOfChange } from '@traslado/domain/booking/change';
import type { Override } from '@traslado/domain/desk/overrides';
import type { Language } from '@traslado/domain/language';
import { isGivingStopped } from '@traslado/domain/money/dispute';
import { listBookedLegs } from '../../db/booked-legs.ts';
import type { Db, Tx } from '../../db/client.ts';
import { insertUnanswered } from '../../db/stay-events.ts';
import type { GuestCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type { Flights } from '../../ports/flights.ts';
import type { Pms, PmsStay } from '../../ports/pms.ts';
import { Refused } from '../../refused.ts';
import { type ActedRecord, actedBy, actingOf, type Changer } from '../coupons/actor.ts';
import { findOwnCouponOfTransfer } from '../coupons/find-coupon-for.ts';
import { noteDeed } from '../coupons/note-deed.ts';
import type { CouponRecord, CouponStayRecord } from '../coupons/record.ts';
import { legBooked } from '../coupons/refuse-booked-leg.ts';
import { staleCoupon } from '../coupons/refuse-stale.ts';
import type { Drafter } from '../groups/drafter.ts';
import { findGroupToRide } from '../groups/find-group-to-ride.ts';
import { handOverGroup } from '../groups/keep-group.ts';
import { type LearnDeps, learnRefunds } from '../refunds/read-gateway-refunds.ts';
import { requestRefunds } from '../refunds/request-refunds.ts';
import { findIncludedService } from '../services/find-included-service.ts';
import { askScheduleOfChange } from './ask-schedule-of-change.ts';
import { type ChangeBody, isContactOnly } from './change-body.ts';
import { planChange } from './plan-change.ts';
import { type ChangeView, presentChange } from './presenter.ts';
import type { ChangeContext, ChangeOutcome, PlannedChange } from './record.ts';
import {
  findIncludedUsed,
  insertPendingChange,
  lockForChange,
  lockSeatsForChange,
  updateChanged,
} from './repository.ts';

export type ChangeDeps = {
  readonly db: Db;
  readonly pms: Pms;
  readonly flights: Pick<Flights, 'find'>;
  readonly inventory: Pick<Inventory, 'current'>;
  /** Tells what it gave back by itself, before more is promised. */
  readonly payments: { readonly port: LearnDeps['payments'] };
};

export type ChangeRequest<By extends Changer = GuestCaller> = {
  readonly actor: By;
  readonly transferId: number;
  readonly body: ChangeBody;
  readonly preview: boolean;
  /** Version that was seen; null means the current one. */
  readonly seenVersion: number | null;
  readonly language: Language;
  readonly now: number;
  /**
   * What else belongs to a change that is written, in its transaction; throwing takes all of it back.
   * @param outcome whether it took effect, or waits for its payment
   */
  readonly alongside?: (tx: Tx, outcome: 'applied' | 'pending') => Promise<void>;
};

const mostTries = 3;

/**
 * Changes a booking, or says what that would mean (`preview`). What costs no more takes effect now, what costs less asks for the money's return
 * with it, what costs more waits for its payment with its seats kept. At most 8 statements, 9 where money goes back.
 */
export async function changeTransfer(deps: ChangeDeps, request: ChangeRequest): Promise<ChangeView> {
  return (await changeAs(deps, request)).view;
}

/** The same for whoever does it, with the rules that staff go beyond. */
export async function changeAs(
  deps: ChangeDeps,
  request: ChangeRequest<Changer>,
): Promise<{ readonly view: ChangeView; readonly overrides: readonly Override[] }> {
  for (let tries = 1; ; tries += 1) {
    const context = await readContext(deps, request);
    const planned = planChange(context);
    if (tries === 1 && planned.differenceMinor < 0 && (await learn(deps, context))) continue;
    const answer = await tryToChange(deps, request, context, planned);
    if (answer) return { view: answer, overrides: planned.overrides };
    // Somebody else changed it meanwhile: seen from the beginning, which also tells a stale version.
    if (tries === mostTries) throw staleCoupon(context.snapshot, context.coupon, request);
  }
}

const learn = ({ db, payments }: ChangeDeps, { coupon, now }: ChangeContext): Promise<boolean> =>
  learnRefunds({ db, payments: payments.port }, [coupon.id], now);

async function readContext(
  { db, pms, flights, inventory }: ChangeDeps,
  { actor, transferId, body, seenVersion, language, now }: ChangeRequest<Changer>,
): Promise<ChangeContext> {
  const coupon = await findOwnCouponOfTransfer(db, actor, transferId);
  const snapshot = inventory.current();
  const ride = coupon.transfers.find(({ id }) => id === transferId);
  if (!ride || coupon.code !== body.coupon_id) throw new Refused('coupon.not_found', { field: 'coupon_id' });
  if (checkVersion(seenVersion, coupon.version)) throw staleCoupon(snapshot, coupon, { language, now });
  const service = snapshot.serviceById(coupon.serviceId);
  const property = snapshot.propertyById(coupon.propertyId);
  const airport = snapshot.airportById(coupon.airportId);
  if (!service || !property || !airport) throw new Refused('service.not_available');
  const drafter = actor.kind === 'acting' ? actor.staff : null;
  const groupId = body.receptive_group_id;
  const { party, stays } = await readParty({ db, pms, snapshot }, { coupon, groupId, drafter, now });
  return {
    snapshot,
    coupon,
    ride,
    service,
    property,
    airport,
    party,
    stays,
    includedService: stays[0] ? findIncludedService(snapshot, stays[0]) : null,
    includedUsedMinor: await findIncludedUsed(db, { id: coupon.id, stays: party }),
    schedules: await askScheduleOfChange({ flights, snapshot }, { ride, body, airportId: airport.id }),
    body,
    now,
    ...actingOf(actor),
  };
}

/** Who shall ride: the booking's own stays, or those of the group that takes their place. */
async function readParty(
  { db, pms, snapshot }: { db: Db; pms: Pms; snapshot: ChangeContext['snapshot'] },
  {
    coupon,
    groupId,
    drafter,
    now,
  }: { coupon: CouponRecord; groupId: number | undefined; drafter: Drafter; now: number },
): Promise<{ party: readonly CouponStayRecord[]; stays: readonly PmsStay[] }> {
  if (groupId === undefined)
    return {
      party: coupon.stays,
      stays: await listStaysOf(pms, coupon, () => insertUnanswered(db, coupon, now)),
    };
  const main = { hotel: coupon.hotel, folio: coupon.folio };
  const members = await findGroupToRide({ db, pms, snapshot }, { main, groupId, coupon, drafter, now });
  return {
    party: members.map(({ stay, ...member }) => ({
      ...member,
      guest: `${stay.firstName} ${stay.lastName}`.trim(),
    })),
    stays: members.map(({ stay }) => stay),
  };
}

/**
 * The stays of a booking as the PMS knows them now, main first.
 * @param note keeps that it did not answer, where the booking is ours
 */
export async function listStaysOf(
  pms: Pms,
  coupon: CouponRecord,
  note?: () => Promise<void>,
): Promise<readonly PmsStay[]> {
  const answer = await pms.listStays(coupon.stays.map(({ hotel, folio }) => ({ hotel, folio })));
  if (answer.kind === 'unavailable') {
    await note?.();
    throw new Refused('backend.unavailable', { retryAfterSeconds: 5 });
  }
  return coupon.stays.map((name) => {
    const stay = answer.value.find(({ hotel, folio }) => hotel === name.hotel && folio === name.folio);
    if (!stay || stay.status === 'CANCELLED' || stay.status === 'NO_SHOW')
      throw new Refused('stay.no_longer_available', { field: 'coupon_id' });
    return stay;
  });
}

/** Null when the booking is not the one that was calculated with any more. */
async function tryToChange(
  { db }: ChangeDeps,
  request: ChangeRequest<Changer>,
  context: ChangeContext,
  planned: PlannedChange,
): Promise<ChangeView | null> {
  const { coupon, ride, now } = context;
  const { plan } = planned;
  const outcome = outcomeOfChange({
    nowAt: now,
    netPaidMinor: plan.totalMinor - planned.differenceMinor,
    newPriceMinor: plan.totalMinor,
  });
  if (outcome.kind === 'refund' && isGivingStopped(coupon)) throw new Refused('refund.disputed');
  const show = (applied: boolean) =>
    presentChange(context, planned, {
      outcome,
      applied,
      preview: request.preview,
      language: request.language,
    });
  // The same change twice, or a page that was saved as it was: nothing to write, nobody to write to.
  if (request.preview || planned.changes.length === 0) return show(!request.preview);
  const acted = actedBy(request.actor, planned.overrides);
  return db.transaction().execute(async (tx) => {
    const locked = await lockForChange(tx, coupon.id);
    // One that was paid meanwhile has the same version and another state.
    if (locked?.version !== coupon.version || locked.status !== coupon.status) return null;
    // Thrown, so that a change whose payment is under way goes on waiting for it.
    const { departures, isBeingPaid } = await lockSeatsForChange(tx, { coupon, plan, now });
    if (isBeingPaid) throw new Refused('payment.under_way');
    const writing = {
      changeId: randomUUID(),
      coupon,
      transferId: ride.id,
      planned,
      departures,
      includedUsedMinor: context.includedUsedMinor,
      acted,
      now,
    };
    const result =
      outcome.kind === 'pay'
        ? await insertPendingChange(tx, { ...writing, expiresAt: outcome.payUntilAt })
        : await updateChanged(tx, writing);
    await checkWritten(tx, result, context, planned);
    if (outcome.kind === 'refund')
      await requestRefunds(
        tx,
        [{ couponId: coupon.id, amountMinor: outcome.refundMinor, reason: 'change' }],
        now,
      );
    await noteChange(tx, acted, context, planned);
    if (acted && context.body.receptive_group_id) await handOverGroup(tx, context.body.receptive_group_id);
    await request.alongside?.(tx, outcome.kind === 'pay' ? 'pending' : 'applied');
    return show(outcome.kind !== 'pay');
  });
}

/** Where a guest is reached stays out of the audit but for its masked form, which the changes have. */
const noteChange = (
  tx: Tx,
  acted: ActedRecord | null,
  { coupon, body, now }: ChangeContext,
  { changes, differenceMinor }: PlannedChange,
): Promise<void> =>
  noteDeed(tx, acted, {
    action: isContactOnly(body) ? 'booking.contact' : 'booking.change',
    coupon,
    detail: { changes, differenceMinor },
    now,
  });

/** Throwing also takes back what the locks wrote. */
async function checkWritten(
  tx: Tx,
  result: ChangeOutcome,
  { service, coupon, includedUsedMinor }: ChangeContext,
  { plan }: PlannedChange,
): Promise<void> {
  if (result.written) return;
  if (result.conflict === 'paying') throw new Refused('payment.under_way');
  if (result.conflict === 'booked') {
    const directions = coupon.transfers.map(({ direction }) => direction);
    throw legBooked(coupon, await listBookedLegs(tx, { stays: plan.stays, directions, except: coupon.id }));
  }
  if (result.includedUsedMinor !== includedUsedMinor)
    throw new Refused('server.busy', { retryAfterSeconds: 1 });
  if (result.seatsMissing > 0)
    throw new Refused('booking.sold_out', {
      field: 'adults',
      params: { left: Math.max(0, (service.rules.seats ?? 0) - result.seatsMissing) },
    });
  throw new Refused('coupon.state');
}
