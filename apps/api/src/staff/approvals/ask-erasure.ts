import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { tidyText } from '@traslado/domain/contact/text';
import { namesGuest, refusalOfErasure } from '@traslado/domain/desk/erasure';
import { REQUEST_OPEN_MS } from '@traslado/domain/desk/money-authority';
import { checkErasureForm, isErasureReason } from '@traslado/domain/forms/refund-form';
import type { Language } from '@traslado/domain/language';
import { toDecimal } from '@traslado/domain/money';
import { toIso } from '@traslado/domain/time/instant';
import { problemText } from '../../http/problems.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import { Refused } from '../../refused.ts';
import { checkNothingWaits, noteRequest } from '../../sellers/authority/end-requests.ts';
import { findAuthority } from '../../sellers/authority/find-authority.ts';
import { findRepeated } from '../../sellers/authority/find-repeated.ts';
import { findCouponForStaff } from '../../sellers/booking/find-coupon-for.ts';
import { findKeptData, type KeptData } from '../../store/guest-data/kept-repository.ts';
import { findToErase, lockStayOf } from '../../store/guest-data/repository.ts';
import { findBookingMoney, findRequest, insertRequest } from '../../store/request/repository.ts';
import type { ApprovalDeps } from './ask-refund.ts';
import { presentWritten } from './present-written.ts';
import { presentRequest } from './presenter.ts';

type Seeing = { readonly id: number; readonly language: Language; readonly now: number };

/** All that is kept of the guest of a booking, and the reason why it cannot be erased now. Code: `coupon.not_found`. */
export async function seeGuestData(
  { db, inventory }: ApprovalDeps,
  staff: StaffCaller,
  { id, language, now }: Seeing,
): Promise<CallAnswer<'getGuestData'>> {
  const coupon = await findCouponForStaff(db, staff, id);
  const kept = await findKeptData(db, coupon.id);
  if (!kept) throw new Refused('coupon.not_found');
  const found = await findToErase(db, { code: coupon.code, now });
  const refusal = found && refusalOfErasure(found);
  const request =
    kept.requestId === null ? null : await findRequest(db, kept.requestId, { scope: staff.scope, now });
  const { names, emails, phones, flights, letters, messages, notes, consents } = kept;
  return {
    bookings: [...kept.bookings],
    folio: found?.isErased ? '' : kept.folio,
    erased: {
      names: [...names],
      emails: [...emails],
      phones: [...phones],
      flights: [...flights],
      ...{ letters, messages, notes, consents, audit_entries: kept.auditEntries },
    },
    kept: {
      rides: kept.rides.map(({ at, timeZone }) => ({ at: toIso(at), time_zone: timeZone })),
      paid: toDecimal(kept.paidMinor),
      given_back: toDecimal(kept.givenBackMinor),
      currency: kept.currency,
    },
    refusal,
    reason: refusal && problemText(refusal, language, {}),
    request: request && presentRequest(inventory.current(), request, now),
  };
}

type Asking = {
  readonly id: number;
  readonly body: CallRequest<'askErasure'>['body'];
  readonly now: number;
};

/** The typed wish, checked. Codes: those of `checkErasureForm`. */
function readWish({ reason, note }: Asking['body']) {
  const issues = checkErasureForm({ reason, note });
  const [issue] = issues;
  if (issue) throw new Refused(issue.code, { issues });
  if (!isErasureReason(reason)) throw new Refused('field.invalid', { field: 'reason' });
  return { kind: 'erasure', amountMinor: 0, reason, note: tidyText(note) } as const;
}

const factsOf = ({ bookings, folio, names, emails, phones }: KeptData): string[] => [
  ...bookings.map(({ number }) => number),
  folio,
  ...names,
  ...emails,
  ...phones,
];

/**
 * Asks a second person to erase the guest of a booking, with all bookings of the stay. The same key again asks for nothing more. Codes: those of
 * `readWish` and `refusalOfErasure`, `coupon.not_found`, `erasure.names_guest`, `refund_request.waiting`, `intent.other_body`.
 */
export async function askErasure(
  deps: ApprovalDeps,
  staff: StaffCaller,
  { id, body, now }: Asking,
): Promise<CallAnswer<'askErasure'>> {
  const said = readWish(body);
  const key = body.uuidReference;
  const { db, inventory } = deps;
  const { id: couponId, code: number } = await findCouponForStaff(db, staff, id);
  return db.transaction().execute(async (tx) => {
    await lockStayOf(tx, number);
    const wish = { ...said, couponId };
    const repeated = await findRepeated(tx, staff, wish, { key, now });
    if (repeated) return presentRequest(inventory.current(), repeated, now);
    const kept = await findKeptData(tx, couponId);
    if (!kept) throw new Refused('coupon.not_found');
    for (const booking of kept.bookings) await checkNothingWaits(tx, booking.id, now);
    const found = await findToErase(tx, { code: number, now });
    const refusal = found && refusalOfErasure(found);
    if (refusal) throw new Refused(refusal);
    if (namesGuest(said.note, factsOf(kept))) throw new Refused('erasure.names_guest', { field: 'note' });
    const { version, paidMinor, givenBackMinor, currency } = await findBookingMoney(tx, couponId);
    const authority = await findAuthority(tx, deps, now);
    const asker = authority.of(staff.accountId, 0);
    if (!asker) throw new Refused('auth.forbidden');
    const requestId = await insertRequest(tx, {
      ...wish,
      key,
      currency,
      status: 'waiting',
      frozen: { version, paidMinor, givenBackMinor },
      accountId: staff.accountId,
      accounts: authority.accountsOf([asker.person]),
      expiresAt: now + REQUEST_OPEN_MS,
      now,
    });
    await noteRequest(tx, staff, 'ask', { ...wish, id: requestId, currency, number }, now);
    return presentWritten(tx, deps, staff, { id: requestId, now });
  });
}
