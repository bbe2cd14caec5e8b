import { randomUUID } from 'node:crypto';
import type { CallAnswer } from '@traslado/contract/schemas';
import { requestWithItems } from '@traslado/domain/booking/special-words';
import { checkSpecialRequest } from '@traslado/domain/forms/contact-form';
import { normaliseFolio } from '@traslado/domain/stay/folio';
import { failpoint } from '../../failpoint.ts';
import {
  checkSameBody,
  type IdempotencyKey,
  idempotencyKeyOf,
  replay,
} from '../../idempotency/idempotency-key.ts';
import type { Service } from '../../inventory/records.ts';
import type { Flights } from '../../ports/flights.ts';
import type { Pms } from '../../ports/pms.ts';
import type { BackendOrder } from '../../ports/transfers.ts';
import { Refused } from '../../refused.ts';
import type { Sale } from '../../store/booking/sale.ts';
import { listPartyMembers } from '../../store/booking/sale-repository.ts';
import { answerMs, type BackendCall } from '../../store/their-booking/record.ts';
import {
  endCall,
  findBackendGroup,
  findStoredAnswer,
  markOpen,
  updateBackendGroup,
} from '../../store/their-booking/repository.ts';
import { admitParty } from '../booking/admit-party.ts';
import { planSale } from '../booking/plan-sale.ts';
import type { CreateRequest } from '../booking/requests.ts';
import { askSchedules } from '../ride/ask-schedule.ts';
import { flightsToCheckOf } from '../ride/flights-to-check.ts';
import { askIncluded } from './ask-included.ts';
import { beginCall } from './begin-call.ts';
import { checkBackendLegs } from './check-backend-legs.ts';
import type { BackendDeps } from './find-backend-coupon.ts';
import { finishSale, tell } from './finish-sale.ts';
import { reckonCoupon } from './reckon-coupon.ts';
import { lookForSale, reconcileSale } from './reconcile-sale.ts';
import { refuseUnlistedAirline } from './refuse-unlisted-airline.ts';
import { tellRefusal } from './tell-refusal.ts';

export type SellDeps = BackendDeps & { readonly pms: Pms; readonly flights: Pick<Flights, 'find'> };

type Created = CallAnswer<'createCoupon'>;

/**
 * Has the group's backend sell a booking, at most once per key: the guest's wishes are admitted and calculated by our rules, kept, and sent
 * once.
 */
export async function sellCoupon(deps: SellDeps, request: CreateRequest): Promise<Created> {
  const { guest, body, serviceId, now } = request;
  const { uuidReference, ...wish } = body;
  const idempotency = idempotencyKeyOf(
    'create',
    guest,
    { inBody: uuidReference, inHeader: request.idempotencyKey },
    { serviceId, ...wish },
  );
  if (body.hotel !== guest.hotel || normaliseFolio(body.folio) !== guest.folio)
    throw new Refused('stay.not_found', { field: 'folio' });
  const earlier = await answerAgain(deps, idempotency, now);
  if (earlier) return earlier;
  const { sale, order } = await planOrder(deps, request);
  const call: BackendCall = {
    id: order.reference,
    kind: 'sale',
    state: 'sent',
    idempotencyScope: idempotency.scope,
    idempotencyKey: idempotency.key,
    hotel: guest.hotel,
    folio: guest.folio,
    couponCode: null,
    amountMinor: sale.due.dueMinor,
    actionUrl: null,
    flightsToCheck: flightsToCheckOf(sale.legs),
    reckoned: reckonCoupon(sale, now),
    language: sale.language,
    pendingMark: null,
    unpaidAt: null,
    createdAt: now,
  };
  if (!(await beginCall(deps.db, call, idempotency, sale))) {
    const other = await answerAgain(deps, idempotency, now);
    if (other) return other;
    throw new Refused('intent.running', { retryAfterSeconds: 2 });
  }
  await checkBackendLegs(deps, guest, { sale, now }).catch(async (error: unknown) => {
    await endCall(deps.db, { id: call.id, state: 'void', couponCode: null, answer: null, now });
    throw error;
  });
  failpoint('before-sale');
  const deed = await deps.transfers.sell(order);
  failpoint('sold-not-recorded');
  const isBusy = deed.kind === 'not_done' && deed.isToRead === true;
  const read = isBusy ? await lookForSale(deps, call, now) : 'absent';
  if (read !== 'absent' && read !== null) return read;
  if (read === 'absent' && (deed.kind === 'refused' || deed.kind === 'not_done')) {
    const state = deed.kind === 'refused' ? 'refused' : 'void';
    await endCall(deps.db, { id: call.id, state, couponCode: null, answer: null, now });
    throw tellRefusal('sell', deed);
  }
  const sold = deed.kind === 'done' ? deed.value : null;
  const { couponCode = null } = sold ?? {};
  const finished = sold && couponCode && (await finishSale(deps, call, { ...sold, couponCode }, now));
  if (finished) return finished;
  await markOpen(deps.db, { id: call.id, state: 'unknown', actionUrl: null, now, checkAt: now + 3_000 });
  const found = isBusy ? null : await reconcileSale(deps, call, now);
  if (found) return found;
  if (sold && couponCode === null) await tell(deps.db, call, 'number_missing', { now });
  throw new Refused('intent.running', { retryAfterSeconds: 3 });
}

/** The stored answer of a key; while its end is unknown, they are asked. Null for a new key. */
async function answerAgain(
  deps: SellDeps,
  idempotency: IdempotencyKey,
  now: number,
): Promise<Created | null> {
  const found = await findStoredAnswer(deps.db, idempotency);
  if (!found) return null;
  checkSameBody(idempotency, found.stored);
  if (found.stored.status !== null) return replay<Created>(found.stored);
  // The process that sent it may still be waiting for the answer.
  const { call } = found;
  const isWaitedFor = call?.state === 'sent' && now - call.createdAt < answerMs;
  const sold = call && !isWaitedFor ? await reconcileSale(deps, call, now) : null;
  if (sold) return sold;
  throw new Refused('intent.running', { retryAfterSeconds: 2 });
}

async function planOrder(
  deps: SellDeps,
  { guest, body, serviceId, language, now }: CreateRequest,
): Promise<{ sale: Sale; order: BackendOrder }> {
  const { db, pms, flights, inventory, transfers } = deps;
  const main = { hotel: guest.hotel, folio: guest.folio };
  const groupId = body.receptive_group_id;
  const members = groupId === 0 ? [] : await listPartyMembers(db, { stay: main, groupId, draftedBy: null });
  if (groupId !== 0 && members.length === 0)
    throw new Refused('group.not_found', { field: 'receptive_group_id' });
  const snapshot = inventory.current();
  const { party, service } = await admitParty(
    { pms, snapshot, included: (...asked) => askIncluded(transfers, ...asked) },
    { main, members, serviceId, now },
  );
  const schedules = await askSchedules({ flights, snapshot }, body, party.airport.id);
  const asked = { snapshot, party, service, body, schedules, language, includedUsedMinor: 0, now };
  const sale = inTheirFields(planSale(asked).sale);
  // Their call names one airline, that of the first flight.
  const [first = null] = sale.legs;
  refuseUnlistedAirline(deps, snapshot, first, `${first?.direction}.airline_id`);
  const backendGroupId = groupId === 0 ? 0 : await groupThere({ db, transfers }, main, groupId, members);
  return { sale, order: orderOf(sale, service, backendGroupId) };
}

/** Their only field for special items is the request. @throws Refused `field.too_long` where both have no room there */
function inTheirFields(sale: Sale): Sale {
  const rides = sale.legs.map(({ direction, specialItems: items, specialAnswer: answer }) => ({
    direction,
    items,
    answer,
  }));
  const observation = requestWithItems(sale.observation, rides, sale.language);
  const [issue] = checkSpecialRequest('observation', observation);
  if (issue) throw new Refused(issue.code, { issues: [issue] });
  return { ...sale, observation };
}

/** Their number of a group of stays. It is made with them only when it is needed; one made in vain costs nothing. */
async function groupThere(
  { db, transfers }: Pick<SellDeps, 'db' | 'transfers'>,
  stay: { readonly hotel: string; readonly folio: string },
  groupId: number,
  members: Awaited<ReturnType<typeof listPartyMembers>>,
): Promise<number> {
  const known = await findBackendGroup(db, { stay, groupId });
  if (known !== null) return known;
  const deed = await transfers.createGroup(members);
  if (deed.kind === 'done') {
    await updateBackendGroup(db, groupId, deed.value.groupId);
    return deed.value.groupId;
  }
  throw deed.kind === 'unknown'
    ? new Refused('backend.unavailable', { retryAfterSeconds: 5 })
    : tellRefusal('sell', deed);
}

function orderOf(sale: Sale, service: Service, groupId: number): BackendOrder {
  return {
    reference: randomUUID(),
    serviceId: sale.serviceId,
    rateId: sale.rateId,
    stay: { hotel: sale.stay.hotel, folio: sale.stay.folio },
    contact: sale.contact,
    adults: sale.adults,
    children: sale.children,
    babySeats: sale.babySeats,
    passengers: sale.due.totalPassengers,
    operationType: service.operationType,
    operationTypeId: service.operationType,
    positionId: service.position,
    fromPlaceId: service.departurePlaceId,
    toPlaceId: service.arrivalPlaceId,
    movementOriginId: sale.movementOriginId,
    observation: sale.observation,
    included: sale.included,
    private: sale.private,
    groupId,
    legs: sale.legs.map((leg) => ({
      direction: leg.direction,
      flightCode: leg.flightCode,
      flightOn: leg.flightOn,
      flightTime: leg.flightTime,
      pickUpTime: leg.pickUp.time,
      isNational: leg.isNational,
      airlineId: leg.airlineId,
    })),
  };
}
