import { randomBytes } from 'node:crypto';
import type { CallAnswer } from '@traslado/contract/schemas';
import { BOOKING_NUMBER_LENGTH, bookingNumberOf } from '@traslado/domain/booking/booking-number';
import { holdUntil, pendingUntil } from '@traslado/domain/booking/hold';
import type { Override } from '@traslado/domain/desk/overrides';
import { normaliseFolio } from '@traslado/domain/stay/folio';
import type { Clock } from '../../clock.ts';
import { listLiveCoupons } from '../../db/booked-legs.ts';
import type { Db, Tx } from '../../db/client.ts';
import {
  checkSameBody,
  type IdempotencyKey,
  idempotencyKeyOf,
  replay,
  type StoredAnswer,
} from '../../idempotency/idempotency-key.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type { Flights } from '../../ports/flights.ts';
import type { Pms } from '../../ports/pms.ts';
import { Refused } from '../../refused.ts';
import type { ActedRecord } from '../../store/booking/acted-record.ts';
import type { Sale, SaleOutcome } from '../../store/booking/sale.ts';
import {
  findStoredAnswer,
  insertSale,
  listGroupMembers,
  lockForSale,
  lockOlder,
  updateBookedBy,
} from '../../store/booking/sale-repository.ts';
import { actedBy, actingOf } from '../booking/actor.ts';
import { admitParty } from '../booking/admit-party.ts';
import type { CreateBody } from '../booking/create-body.ts';
import { noteDeed } from '../booking/note-deed.ts';
import { planSale } from '../booking/plan-sale.ts';
import { presentCreated } from '../booking/presenter.ts';
import { bookedInstead, legBooked } from '../booking/refuse-booked-leg.ts';
import { checkStillFree } from '../party/check-still-free.ts';
import { type Drafter, draftedBy, mayKnow } from '../party/drafter.ts';
import { handOverGroup } from '../party/keep-party.ts';
import { askSchedules } from '../ride/ask-schedule.ts';
import type { CreateRequest } from '../booking/requests.ts';

export type CreateDeps = {
  readonly db: Db;
  readonly pms: Pms;
  readonly flights: Pick<Flights, 'find'>;
  readonly inventory: Pick<Inventory, 'current'>;
  readonly clock: Clock;
};

/** Staff who book for the guest. They book with the stays that they put together themselves. */
const drafterOf = ({ by }: Pick<CreateRequest, 'by'>): Drafter => by?.actor.staff ?? null;

/** Takes back what a preview has written. */
class Previewed extends Error {
  constructor(
    readonly answer: Created,
    readonly overrides: readonly Override[],
  ) {
    super('a preview leaves nothing');
  }
}

type Created = CallAnswer<'createCoupon'>;
/** `overrides`: what staff go beyond for it. */
type Made = { readonly answer: Created; readonly overrides: readonly Override[] };

/** How often at most a sale is priced again because another booking used the stay's included transfer at the same moment. */
const mostTries = 3;

/**
 * Books one or two transfers, exactly once per key: 3 statements, of which the last writes everything or nothing, and one more for each flight
 * that our own schedule is asked about. A leg is booked once; a guest who wants another vehicle says so, with 1 statement more. A guest who
 * changed their answers has an unpaid booking of the same ride already: the newer one takes its place, with 2 statements more, unless the older
 * one is being paid.
 */
export async function createCoupon(deps: CreateDeps, request: CreateRequest): Promise<Created> {
  return (await createFor(deps, request)).answer;
}

/** The same, for whoever does it. */
export async function createFor(deps: CreateDeps, request: CreateRequest): Promise<Made> {
  const { guest, body, serviceId } = request;
  const { uuidReference, ...wish } = body;
  const idempotency = idempotencyKeyOf(
    'create',
    guest,
    { inBody: uuidReference, inHeader: request.idempotencyKey },
    { serviceId, ...wish },
  );
  if (body.hotel !== guest.hotel || normaliseFolio(body.folio) !== guest.folio)
    throw new Refused('stay.not_found', { field: 'folio' });
  // Read once: a booking that is made from here on was made at the same time.
  const seen = body.additional
    ? await listLiveCoupons(deps.db, { stay: guest, groupId: body.receptive_group_id })
    : [];
  let includedUsedMinor = 0;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const known = { includedUsedMinor, seen };
    const result = await tryToCreate(deps, request, idempotency, known).catch((error: unknown) =>
      unlessRepeated(deps, request, idempotency, error),
    );
    if (result.kind === 'made') return result;
    includedUsedMinor = result.includedUsedMinor;
  }
  throw new Refused('server.busy', { retryAfterSeconds: 1 });
}

type Tried =
  | ({ readonly kind: 'made' } & Made)
  /** The included transfer has paid so much of other bookings: to be taken into account. */
  | { readonly kind: 'again'; readonly includedUsedMinor: number };

/** What the rules refuse today they may have sold yesterday: a repeated request gets its answer, whatever has changed since. */
async function unlessRepeated(
  deps: CreateDeps,
  request: CreateRequest,
  idempotency: IdempotencyKey,
  error: unknown,
): Promise<Tried> {
  if (error instanceof Previewed) return { kind: 'made', answer: error.answer, overrides: error.overrides };
  if (!(error instanceof Refused)) throw error;
  const stored = await findStoredAnswer(deps.db, idempotency);
  if (!stored) throw await bookedInstead(deps, { ...request, drafter: drafterOf(request) }, error);
  return { kind: 'made', answer: answerAgain(stored, idempotency), overrides: [] };
}

function answerAgain(stored: StoredAnswer, idempotency: IdempotencyKey): Created {
  checkSameBody(idempotency, stored);
  return replay<Created>(stored);
}

async function tryToCreate(
  { db, pms, flights, inventory, clock }: CreateDeps,
  { guest, serviceId, body, language, now, by = null }: CreateRequest,
  idempotency: IdempotencyKey,
  { includedUsedMinor, seen }: { readonly includedUsedMinor: number; readonly seen: readonly number[] },
): Promise<Tried> {
  const main = { hotel: guest.hotel, folio: guest.folio };
  const groupId = body.receptive_group_id;
  const drafter = drafterOf({ by });
  const members =
    groupId === 0 ? [] : await listGroupMembers(db, { stay: main, groupId, draftedBy: draftedBy(drafter) });
  const snapshot = inventory.current();
  if (groupId !== 0 && (members.length === 0 || members.some((one) => !mayKnow(snapshot, drafter, one))))
    throw new Refused('group.not_found', { field: 'receptive_group_id' });
  await checkStillFree(db, { main, stays: members, couponId: null });
  const { acting } = by ? actingOf(by.actor) : {};
  const admitted = await admitParty(
    { pms, snapshot, transfers: null },
    { main, members, serviceId, acting, now },
  );
  const { party, service } = admitted;
  const schedules = await askSchedules(flights, body, party.airport.id);
  const asked = { snapshot, party, service, body, schedules, language, includedUsedMinor, acting, now };
  const { sale, overrides: late } = planSale(asked);
  const overrides = [...admitted.overrides, ...late];
  const acted = by?.kind === 'staff' ? actedBy(by.actor, overrides) : null;
  return db.transaction().execute(async (tx) => {
    const locks = await lockForSale(tx, sale);
    const isFree = sale.due.dueMinor === 0;
    const couponCode = bookingNumberOf(randomBytes(BOOKING_NUMBER_LENGTH));
    const holdExpiresAt = isFree ? null : holdUntil(now);
    const expiresAt = isFree ? null : lastMomentToPay(sale, now);
    const terms = { couponCode, holdExpiresAt, expiresAt };
    const answer = presentCreated(sale, { ...terms, transferIds: locks.transferIds });
    const channel = guest.channel ?? null;
    const writing = {
      ...terms,
      channel,
      sale,
      locks,
      seen,
      idempotency,
      answer: { status: 201, body: answer },
      now,
    };
    let outcome = await insertSale(tx, { ...writing, writtenAt: clock.now(), older: null });
    if (outcome.olderIds && !isStopped(outcome, sale)) {
      const older = await lockOlder(tx, outcome.olderIds);
      if (older.length < outcome.olderIds.length)
        throw new Refused('payment.under_way', { retryAfterSeconds: 5 });
      outcome = await insertSale(tx, { ...writing, writtenAt: clock.now(), older });
    }
    if (!outcome.made) return explain(outcome, sale, idempotency);
    if (by?.kind === 'preview') throw new Previewed(answer, overrides);
    if (acted) await noteBooked(tx, acted, { couponId: locks.couponId, couponCode, sale, body, now });
    return { kind: 'made', answer, overrides };
  });
}

/** Keeps beside the booking who of staff made it, and whether they gave an address: nobody has seen it stand for a day. */
async function noteBooked(
  tx: Tx,
  acted: ActedRecord,
  made: { couponId: number; couponCode: string; sale: Sale; body: CreateBody; now: number },
): Promise<void> {
  const { couponId, couponCode, sale, body, now } = made;
  const gaveAddress = body.email !== undefined;
  const others = sale.stays.filter((stay) => !stay.main);
  await updateBookedBy(tx, couponId, { ...acted, gaveAddress });
  if (sale.receptiveGroupId !== 0) await handOverGroup(tx, sale.receptiveGroupId);
  await noteDeed(tx, acted, {
    action: 'booking.create',
    coupon: { code: couponCode },
    detail: {
      amountMinor: sale.due.dueMinor,
      ...(others.length > 0 && { linked: others.map(({ hotel, folio }) => `${hotel}/${folio}`) }),
    },
    now,
  });
}

/** Whether something else than an unpaid booking of the same ride keeps the sale from being made. */
function isStopped({ stored, bookedLegs, overtaken, beingPaid }: SaleOutcome, sale: Sale): boolean {
  return stored !== null || beingPaid || (sale.additional ? overtaken : bookedLegs.length > 0);
}

/** Why nothing was written. Throwing also takes back what the locks wrote. */
function explain(outcome: SaleOutcome, sale: Sale, idempotency: IdempotencyKey): Tried {
  const { stored, includedUsedMinor, seatsLeft } = outcome;
  if (stored) return { kind: 'made', answer: answerAgain(stored, idempotency), overrides: [] };
  if (sale.additional ? outcome.overtaken : outcome.bookedLegs.length > 0)
    throw legBooked(sale.stay, outcome.bookedLegs);
  if (outcome.beingPaid) throw new Refused('payment.under_way');
  if (includedUsedMinor !== null && includedUsedMinor !== sale.includedUsedMinor)
    return { kind: 'again', includedUsedMinor };
  if (outcome.tooManyHolds) throw new Refused('coupon.too_many_holds');
  throw new Refused('booking.sold_out', { field: 'adults', params: { left: Math.max(0, seatsLeft ?? 0) } });
}

/** What staff sell late is paid while its seats are held, and before the pick-up. */
function lastMomentToPay(sale: Sale, now: number): number {
  const firstPickUpAt = firstPickUpOf(sale);
  return Math.max(
    pendingUntil({ createdAt: now, firstPickUpAt }),
    Math.min(holdUntil(now), firstPickUpAt - 1),
  );
}

function firstPickUpOf(sale: Sale): number {
  return Math.min(...sale.legs.map((leg) => leg.pickUp.at));
}
