import { randomBytes } from 'node:crypto';
import type { CallAnswer } from '@traslado/contract/schemas';
import { BOOKING_NUMBER_LENGTH, bookingNumberOf } from '@traslado/domain/booking/booking-number';
import { holdUntil, pendingUntil } from '@traslado/domain/booking/hold';
import { normaliseFolio } from '@traslado/domain/stay/folio';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Db } from '../../db/client.ts';
import type { Language } from '../../http/locale.ts';
import type { GuestCaller } from '../../http/tokens.ts';
import { checkSameBody, type Intent, intentOf, replay } from '../../intents/intent.ts';
import type { Pms } from '../../ports/pms.ts';
import { Refused } from '../../refused.ts';
import { admitParty } from './admit-party.ts';
import type { CreateBody } from './create-body.ts';
import { presentCreated } from './presenter.ts';
import { reckonSale } from './reckon-sale.ts';
import type { Sale } from './sale.ts';
import { insertSale, lockForSale, readForSale, type SaleOutcome } from './sale-repository.ts';

export type CreateDeps = {
  readonly db: Db;
  readonly pms: Pms;
  readonly catalogue: Pick<Catalogue, 'current'>;
};

export type CreateRequest = {
  readonly guest: GuestCaller;
  readonly serviceId: number;
  readonly body: CreateBody;
  readonly intentKey: string | undefined;
  readonly language: Language;
  readonly now: number;
};

type Created = CallAnswer<'createCoupon'>;

/** A stay whose included transfer was used by another booking at the same moment is reckoned anew, so often at most. */
const mostTries = 3;

/**
 * Books one or two transfers, exactly once per key: 4 statements, of which the last writes everything or nothing.
 * Codes: those of `intentOf`, `intent.other_body`, `stay.not_found`, `group.not_found`, those of `admitParty` and `reckonSale`,
 * `coupon.too_many_holds`, `booking.sold_out`.
 */
export async function createCoupon(deps: CreateDeps, request: CreateRequest): Promise<Created> {
  const { guest, body, serviceId } = request;
  const { uuidReference, ...wish } = body;
  const intent = intentOf(
    'create',
    guest,
    { inBody: uuidReference, inHeader: request.intentKey },
    { serviceId, ...wish },
  );
  if (body.hotel !== guest.hotel || normaliseFolio(body.folio) !== guest.folio)
    throw new Refused('stay.not_found', { field: 'folio' });
  for (let tries = 1; ; tries += 1) {
    const made = await tryToCreate(deps, request, intent);
    if (made) return made;
    if (tries === mostTries) throw new Refused('server.busy', { retryAfterSeconds: 1 });
  }
}

/** Null when the stay's other bookings changed what is due while it was reckoned. */
async function tryToCreate(
  { db, pms, catalogue }: CreateDeps,
  { guest, serviceId, body, language, now }: CreateRequest,
  intent: Intent,
): Promise<Created | null> {
  const { stored, members, includedUsedMinor } = await readForSale(db, {
    intent,
    stay: guest,
    groupId: body.receptive_group_id,
  });
  if (stored) {
    checkSameBody(intent, stored);
    return replay<Created>(stored);
  }
  if (body.receptive_group_id !== 0 && !members)
    throw new Refused('group.not_found', { field: 'receptive_group_id' });
  const snapshot = catalogue.current();
  const { party, service } = await admitParty(
    { pms, snapshot },
    { main: { hotel: guest.hotel, folio: guest.folio }, members: members ?? [], serviceId, now },
  );
  const sale = reckonSale({ snapshot, party, service, body, language, includedUsedMinor, now });
  return db.transaction().execute(async (tx) => {
    const locks = await lockForSale(tx, sale);
    const isFree = sale.due.dueMinor === 0;
    const couponCode = bookingNumberOf(randomBytes(BOOKING_NUMBER_LENGTH));
    const holdExpiresAt = isFree ? null : holdUntil(now);
    const expiresAt = isFree ? null : pendingUntil({ createdAt: now, firstPickUpAt: firstPickUpOf(sale) });
    const answer = presentCreated(sale, {
      couponCode,
      holdExpiresAt,
      expiresAt,
      transferIds: locks.transferIds,
    });
    const outcome = await insertSale(tx, {
      sale,
      locks,
      intent,
      couponCode,
      answer: { status: 201, body: answer },
      holdExpiresAt,
      expiresAt,
      now,
    });
    return outcome.made ? answer : refuse(outcome, sale, intent);
  });
}

/** Why nothing was written. Throwing also takes back what the locks wrote. */
function refuse(outcome: SaleOutcome, sale: Sale, intent: Intent): Created | null {
  if (outcome.stored) {
    checkSameBody(intent, outcome.stored);
    return replay<Created>(outcome.stored);
  }
  if (outcome.includedUsedMinor !== sale.includedUsedMinor) return null;
  if (outcome.tooManyHolds) throw new Refused('coupon.too_many_holds');
  throw new Refused('booking.sold_out', {
    field: 'adults',
    params: { left: Math.max(0, outcome.seatsLeft ?? 0) },
  });
}

function firstPickUpOf(sale: Sale): number {
  return Math.min(...sale.legs.map((leg) => leg.pickUp.at));
}
