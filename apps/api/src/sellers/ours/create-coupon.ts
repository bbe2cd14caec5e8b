import { randomBytes } from 'node:crypto';
import type { CallAnswer } from '@traslado/contract/schemas';
import { BOOKING_NUMBER_LENGTH, bookingNumberOf } from '@traslado/domain/booking/booking-number';
import { holdUntil, pendingUntil } from '@traslado/domain/booking/hold';
import { type GateDecision, passGates } from '@traslado/domain/booking/sale-gates';
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
import type { Sale, SaleLocks } from '../../store/booking/sale.ts';
import {
  findStoredAnswer,
  insertSale,
  listPartyMembers,
  lockForSale,
  lockOlder,
  updateBookedBy,
} from '../../store/booking/sale-repository.ts';
import { updatePartyBooked } from '../../store/party/repository.ts';
import { actedBy, actingOf } from '../booking/actor.ts';
import { admitParty } from '../booking/admit-party.ts';
import type { CreateBody } from '../booking/create-body.ts';
import { noteDeed } from '../booking/note-deed.ts';
import { planSale } from '../booking/plan-sale.ts';
import { presentCreated } from '../booking/presenter.ts';
import { bookedInstead, legBooked } from '../booking/refuse-booked-leg.ts';
import type { CreateRequest } from '../booking/requests.ts';
import { checkStillFree } from '../party/check-still-free.ts';
import { type Drafter, draftedBy, mayKnow } from '../party/drafter.ts';
import { askSchedules } from '../ride/ask-schedule.ts';
import { askOurRules } from '../ride/find-included-service.ts';

export type CreateDeps = {
  readonly db: Db;
  readonly pms: Pms;
  readonly flights: Pick<Flights, 'find'>;
  readonly inventory: Pick<Inventory, 'current'>;
  readonly clock: Clock;
};

/** Staff who book for the guest, with the stays that they grouped themselves. */
const drafterOf = ({ by }: Pick<CreateRequest, 'by'>): Drafter => by?.actor.staff ?? null;

/** Rolls back the writes of a preview. */
class Previewed extends Error {
  constructor(
    readonly answer: Created,
    readonly overrides: readonly Override[],
  ) {
    super('a preview leaves nothing');
  }
}

type Created = CallAnswer<'createCoupon'>;
/** `overrides`: the rules that staff override for it. */
type Made = { readonly answer: Created; readonly overrides: readonly Override[] };

/** Most tries to price a sale again because another booking used the stay's included transfer at the same moment. */
const mostTries = 3;

/**
 * Books one or two transfers, exactly once per key: 3 statements and trips, of which the last writes everything or nothing, and one more for
 * each flight of a day that our own schedule is asked about for the first time. A leg is booked once; a guest who wants another vehicle says
 * so, with 1 statement more. A guest who changed their answers has an unpaid booking of the same ride already: the newer one replaces it, with
 * 1 statement more, unless the older one is being paid.
 */
export async function createCoupon(deps: CreateDeps, request: CreateRequest): Promise<Created> {
  return (await createFor(deps, request)).answer;
}

/** The same, for any actor. */
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
  // Read once: a booking made from here on was made at the same time.
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

type Tried = ({ readonly kind: 'made' } & Made) | Extract<GateDecision, { kind: 'reckon_again' }>;

/** A sale that the rules refuse today may have been made yesterday: a repeated request gets its answer, regardless of later changes. */
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
    groupId === 0 ? [] : await listPartyMembers(db, { stay: main, groupId, draftedBy: draftedBy(drafter) });
  const snapshot = inventory.current();
  if (groupId !== 0 && (members.length === 0 || members.some((one) => !mayKnow(snapshot, drafter, one))))
    throw new Refused('group.not_found', { field: 'receptive_group_id' });
  await checkStillFree(db, { main, stays: members, couponId: null });
  const { acting } = by ? actingOf(by.actor) : {};
  const admitted = await admitParty(
    { pms, snapshot, included: askOurRules },
    { main, members, serviceId, acting, now },
  );
  const { party, service } = admitted;
  const schedules = await askSchedules({ flights, snapshot }, body, party.airport.id);
  const asked = { snapshot, party, service, body, schedules, language, includedUsedMinor, acting, now };
  const { sale, overrides: ofCalendar } = planSale(asked);
  if (!sale.seller?.name) throw new Refused('seller.no_legal_name');
  const overrides = [...admitted.overrides, ...ofCalendar];
  const acted = by?.kind === 'staff' ? actedBy(by.actor, overrides) : null;
  return db.transaction().execute(async (tx) => {
    const locks = await lockForSale(tx, { sale, idempotency, now });
    if (locks.stored) return { kind: 'made', answer: answerAgain(locks.stored, idempotency), overrides: [] };
    const decision = await decide(tx, locks, { sale, seen, now });
    if (decision.kind === 'reckon_again') return decision;
    const isFree = sale.due.dueMinor === 0;
    const couponCode = bookingNumberOf(randomBytes(BOOKING_NUMBER_LENGTH));
    const holdExpiresAt = isFree ? null : holdUntil(now);
    const expiresAt = isFree ? null : lastMomentToPay(sale, now);
    const terms = { couponCode, holdExpiresAt, expiresAt };
    const answer = presentCreated(sale, { transferIds: locks.transferIds, ...terms });
    await insertSale(tx, {
      commits: by === null,
      ...terms,
      ...decision,
      channel: guest.channel ?? null,
      sale,
      locks,
      idempotency,
      answer: { status: 201, body: answer },
      writtenAt: clock.now(),
      now,
    });
    if (by?.kind === 'preview') throw new Previewed(answer, overrides);
    if (acted) await noteBooked(tx, acted, { couponId: locks.couponId, couponCode, sale, body, now });
    return { kind: 'made', answer, overrides };
  });
}

/** Keeps beside the booking its member of staff, and whether they gave the address: such an address has not stood for a day. */
async function noteBooked(
  tx: Tx,
  acted: ActedRecord,
  made: { couponId: number; couponCode: string; sale: Sale; body: CreateBody; now: number },
): Promise<void> {
  const { couponId, couponCode, sale, body, now } = made;
  const gaveAddress = body.email !== undefined;
  const others = sale.stays.filter((stay) => !stay.main);
  await updateBookedBy(tx, couponId, { ...acted, gaveAddress });
  if (sale.receptiveGroupId !== 0) await updatePartyBooked(tx, sale.receptiveGroupId);
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

type Standing = Extract<GateDecision, { kind: 'open' | 'reckon_again' }>;

/** Decides by the rule, once the unpaid bookings that it replaces are locked. Throwing also rolls back the writes of the locks. */
async function decide(
  tx: Tx,
  facts: SaleLocks,
  { sale, seen, now }: { readonly sale: Sale; readonly seen: readonly number[]; readonly now: number },
): Promise<Standing> {
  const { due } = sale;
  const asked = {
    stay: sale.stay,
    directions: sale.legs.map(({ direction }) => direction),
    passengers: due.totalPassengers,
    isToBePaid: due.dueMinor > 0,
    includedUsedMinor: due.includedMinor > 0 ? sale.includedUsedMinor : null,
    additional: sale.additional,
    seen,
    now,
  };
  let decision = passGates(facts, asked, null);
  while (decision.kind === 'lock') decision = passGates(facts, asked, await lockOlder(tx, decision.bookings));
  return unlessRefused(decision, sale);
}

function unlessRefused(decision: Exclude<GateDecision, { kind: 'lock' }>, { stay }: Sale): Standing {
  switch (decision.kind) {
    case 'leg_booked':
      throw legBooked(stay, decision.legs);
    case 'being_paid':
      throw new Refused('payment.under_way');
    case 'in_hand':
      throw new Refused('payment.under_way', { retryAfterSeconds: 5 });
    case 'too_many_holds':
      throw new Refused('coupon.too_many_holds');
    case 'full': {
      const { code, params = {} } = decision.refusal;
      throw new Refused(code, { field: 'adults', params });
    }
    default:
      return decision;
  }
}

/** A late sale by staff is paid while its seats are held, and before the pick-up. */
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
