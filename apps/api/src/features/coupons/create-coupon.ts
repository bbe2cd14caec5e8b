import { randomBytes } from 'node:crypto';
import type { CallAnswer } from '@traslado/contract/schemas';
import { BOOKING_NUMBER_LENGTH, bookingNumberOf } from '@traslado/domain/booking/booking-number';
import { holdUntil, pendingUntil } from '@traslado/domain/booking/hold';
import { normaliseFolio } from '@traslado/domain/stay/folio';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Db } from '../../db/client.ts';
import type { Language } from '../../http/locale.ts';
import type { GuestCaller } from '../../http/tokens.ts';
import { checkSameBody, type Intent, intentOf, replay, type StoredIntent } from '../../intents/intent.ts';
import type { Pms } from '../../ports/pms.ts';
import { Refused } from '../../refused.ts';
import { checkStillFree } from '../groups/check-still-free.ts';
import { admitParty } from './admit-party.ts';
import type { CreateBody } from './create-body.ts';
import { presentCreated } from './presenter.ts';
import { reckonSale } from './reckon-sale.ts';
import type { Sale } from './sale.ts';
import {
  findStoredIntent,
  insertSale,
  listGroupMembers,
  lockForSale,
  lockOlder,
  type SaleOutcome,
} from './sale-repository.ts';

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
 * Books one or two transfers, exactly once per key: 3 statements, of which the last writes everything or nothing. A guest who changed their
 * answers has an unpaid booking of the same ride already: the newer one takes its place, unless it is being paid, with 2 statements more.
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
  let includedUsedMinor = 0;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const result = await tryToCreate(deps, request, intent, includedUsedMinor).catch((error: unknown) =>
      unlessRepeated(deps.db, intent, error),
    );
    if (result.kind === 'made') return result.answer;
    includedUsedMinor = result.includedUsedMinor;
  }
  throw new Refused('server.busy', { retryAfterSeconds: 1 });
}

type Tried =
  | { readonly kind: 'made'; readonly answer: Created }
  /** The included transfer has paid so much of other bookings: to be reckoned with. */
  | { readonly kind: 'again'; readonly includedUsedMinor: number };

/** What the rules refuse today they may have sold yesterday: a repeated request gets its answer, whatever has changed since. */
async function unlessRepeated(db: Db, intent: Intent, error: unknown): Promise<Tried> {
  if (!(error instanceof Refused)) throw error;
  const stored = await findStoredIntent(db, intent);
  if (!stored) throw error;
  return { kind: 'made', answer: answerAgain(stored, intent) };
}

function answerAgain(stored: StoredIntent, intent: Intent): Created {
  checkSameBody(intent, stored);
  return replay<Created>(stored);
}

async function tryToCreate(
  { db, pms, catalogue }: CreateDeps,
  { guest, serviceId, body, language, now }: CreateRequest,
  intent: Intent,
  includedUsedMinor: number,
): Promise<Tried> {
  const main = { hotel: guest.hotel, folio: guest.folio };
  const groupId = body.receptive_group_id;
  const members = groupId === 0 ? [] : await listGroupMembers(db, { stay: main, groupId });
  if (groupId !== 0 && members.length === 0)
    throw new Refused('group.not_found', { field: 'receptive_group_id' });
  await checkStillFree(db, { main, stays: members, couponId: null });
  const snapshot = catalogue.current();
  const { party, service } = await admitParty(
    { pms, snapshot, transfers: null },
    { main, members, serviceId, now },
  );
  const sale = reckonSale({ snapshot, party, service, body, language, includedUsedMinor, now });
  return db.transaction().execute(async (tx) => {
    const locks = await lockForSale(tx, sale);
    const isFree = sale.due.dueMinor === 0;
    const couponCode = bookingNumberOf(randomBytes(BOOKING_NUMBER_LENGTH));
    const holdExpiresAt = isFree ? null : holdUntil(now);
    const expiresAt = isFree ? null : pendingUntil({ createdAt: now, firstPickUpAt: firstPickUpOf(sale) });
    const terms = { couponCode, holdExpiresAt, expiresAt };
    const answer = presentCreated(sale, { ...terms, transferIds: locks.transferIds });
    const writing = { ...terms, sale, locks, intent, answer: { status: 201, body: answer }, now };
    let outcome = await insertSale(tx, { ...writing, older: null });
    if (outcome.olderIds && !outcome.stored)
      outcome = await insertSale(tx, { ...writing, older: await lockOlder(tx, outcome.olderIds) });
    return outcome.made ? { kind: 'made', answer } : explain(outcome, sale, intent);
  });
}

/** Why nothing was written. Throwing also takes back what the locks wrote. */
function explain(outcome: SaleOutcome, sale: Sale, intent: Intent): Tried {
  const { stored, includedUsedMinor, seatsLeft } = outcome;
  if (stored) return { kind: 'made', answer: answerAgain(stored, intent) };
  if (includedUsedMinor !== null && includedUsedMinor !== sale.includedUsedMinor)
    return { kind: 'again', includedUsedMinor };
  if (outcome.tooManyHolds) throw new Refused('coupon.too_many_holds');
  throw new Refused('booking.sold_out', { field: 'adults', params: { left: Math.max(0, seatsLeft ?? 0) } });
}

function firstPickUpOf(sale: Sale): number {
  return Math.min(...sale.legs.map((leg) => leg.pickUp.at));
}
