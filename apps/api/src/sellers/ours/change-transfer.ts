import { randomUUID } from 'node:crypto';
import { checkVersion, outcomeOfChange } from '@traslado/domain/booking/change';
import type { Override } from '@traslado/domain/desk/overrides';
import { isGivingStopped } from '@traslado/domain/money/dispute';
import { listBookedLegs } from '../../db/booked-legs.ts';
import type { Db, Tx } from '../../db/client.ts';
import { insertUnanswered } from '../../db/stay-events.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type { Flights } from '../../ports/flights.ts';
import type { Pms, PmsStay } from '../../ports/pms.ts';
import { Refused } from '../../refused.ts';
import type { ActedRecord } from '../../store/booking/acted-record.ts';
import type { CouponRecord, CouponStayRecord } from '../../store/booking/record.ts';
import type { ChangeOutcome, PlannedChange } from '../../store/change/record.ts';
import {
  findIncludedUsed,
  insertPendingChange,
  lockForChange,
  lockSeatsForChange,
  updateChanged,
} from '../../store/change/repository.ts';
import { updatePartyBooked } from '../../store/party/repository.ts';
import { actedBy, actingOf, type Changer } from '../booking/actor.ts';
import { askScheduleOfChange } from '../booking/ask-schedule-of-change.ts';
import { isContactOnly } from '../booking/change-body.ts';
import type { ChangeContext } from '../booking/change-context.ts';
import { type ChangeView, presentChange } from '../booking/change-presenter.ts';
import { findOwnCouponOfTransfer } from '../booking/find-coupon-for.ts';
import { noteDeed } from '../booking/note-deed.ts';
import { planChange } from '../booking/plan-change.ts';
import { legBooked } from '../booking/refuse-booked-leg.ts';
import { staleCoupon } from '../booking/refuse-stale.ts';
import type { ChangeRequest } from '../booking/requests.ts';
import type { Drafter } from '../party/drafter.ts';
import { findPartyToRide } from '../party/find-party-to-ride.ts';
import { type LearnDeps, learnRefunds } from '../refund/read-gateway-refunds.ts';
import { requestRefunds } from '../refund/request-refunds.ts';
import { findIncludedService } from '../ride/find-included-service.ts';
import { listStaysOf } from '../stay/list-stays-of.ts';

export type ChangeDeps = {
  readonly db: Db;
  readonly pms: Pms;
  readonly flights: Pick<Flights, 'find'>;
  readonly inventory: Pick<Inventory, 'current'>;
  /** Reports its own refunds, before more is promised. */
  readonly payments: { readonly port: LearnDeps['payments'] };
};

const mostTries = 3;

/**
 * Changes a booking, or previews that (`preview`). A change at the same price takes effect now, a cheaper one requests the money's return
 * with it, a dearer one waits for its payment with its seats held. At most 8 statements, 9 where money goes back.
 */
export async function changeTransfer(deps: ChangeDeps, request: ChangeRequest): Promise<ChangeView> {
  return (await changeAs(deps, request)).view;
}

/** The same for any actor, with the rules that staff override. */
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
    // Another change came first: start again, which also detects a stale version.
    if (tries === mostTries) throw staleCoupon(context.snapshot, context.coupon, request);
  }
}

const learn = ({ db, payments }: ChangeDeps, { coupon, now }: ChangeContext): Promise<boolean> =>
  learnRefunds({ db, payments: payments.port }, [coupon.id], now);

async function readContext(
  { db, pms, flights, inventory }: ChangeDeps,
  { actor, transferId, body, confirmsItems = false, seenVersion, language, now }: ChangeRequest<Changer>,
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
    confirmsItems,
    now,
    ...actingOf(actor),
  };
}

/** The riding stays: the booking's own, or the ones of the group that replaces them. */
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
  const members = await findPartyToRide({ db, pms, snapshot }, { main, groupId, coupon, drafter, now });
  return {
    party: members.map(({ stay, ...member }) => ({
      ...member,
      guest: `${stay.firstName} ${stay.lastName}`.trim(),
    })),
    stays: members.map(({ stay }) => stay),
  };
}

/** Null when the booking is no longer the calculated one. */
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
  // The same change twice, or a page that was saved as it was: nothing to write, and no letter.
  if (request.preview || planned.changes.length === 0) return show(!request.preview);
  const acted = actedBy(request.actor, planned.overrides);
  return db.transaction().execute(async (tx) => {
    const locked = await lockForChange(tx, coupon.id);
    // A payment meanwhile leaves the version and changes the state.
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
    if (acted && context.body.receptive_group_id)
      await updatePartyBooked(tx, context.body.receptive_group_id);
    await request.alongside?.(tx, outcome.kind === 'pay' ? 'pending' : 'applied');
    return show(outcome.kind !== 'pay');
  });
}

/** The audit keeps contact data in their masked form only, which the changes have. */
const noteChange = (
  tx: Tx,
  acted: ActedRecord | null,
  { coupon, ride, body, now }: ChangeContext,
  { changes, differenceMinor }: PlannedChange,
): Promise<void> => {
  const isContact = isContactOnly(body);
  return noteDeed(tx, acted, {
    action: isContact ? 'booking.contact' : 'booking.change',
    coupon,
    detail: { ...(!isContact && { rides: [ride.direction] }), changes, differenceMinor },
    now,
  });
};

/** Throwing also rolls back the writes of the locks. */
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
