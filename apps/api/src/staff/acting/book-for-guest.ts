import { randomUUID } from 'node:crypto';
import type { CallAnswer, CallRequest } from '@traslado/contract/schemas';
import { maskEmail } from '@traslado/domain/contact/mask';
import { usableOnFile } from '@traslado/domain/contact/on-file';
import type { Language } from '@traslado/domain/language';
import { insertLook } from '../../db/audit-looks.ts';
import type { Db } from '../../db/client.ts';
import type { StaffCaller } from '../../http/tokens.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import type { Pms } from '../../ports/pms.ts';
import { actedBy } from '../../sellers/booking/actor.ts';
import { findCouponForCaller } from '../../sellers/booking/find-coupon-for.ts';
import { presentOverrides } from '../../sellers/booking/present-overrides.ts';
import { type CreateDeps, createFor } from '../../sellers/ours/create-coupon.ts';
import type { Seller } from '../../sellers/port/seller.ts';
import { findStayForStaff } from '../../sellers/stay/find-stay-for-staff.ts';
import { actorOf } from './record.ts';

export type BookDeps = CreateDeps & {
  readonly inventory: Inventory;
  readonly seller: Pick<Seller, 'keepsBookings'>;
};

type BookRequest = {
  readonly staff: StaffCaller;
  readonly body: CallRequest<'bookForGuest'>['body'];
  readonly preview: boolean;
  readonly idempotencyKey: string | undefined;
  readonly language: Language;
  readonly now: number;
};

/** A stay that staff may book for. Reading it is an entry of the audit. */
export async function findStayToBook(
  deps: {
    readonly db: Db;
    readonly pms: Pms;
    readonly inventory: Inventory;
    readonly seller: Pick<Seller, 'keepsBookings'>;
  },
  staff: StaffCaller,
  body: CallRequest<'findStayToBook'>['body'],
  now: number,
): Promise<CallAnswer<'findStayToBook'>> {
  const stay = await findStayForStaff(deps, staff, body);
  await insertLook(deps.db, staff, { at: 'stays', subject: `${stay.hotel}/${stay.folio}`, now });
  const snapshot = deps.inventory.current();
  const property = snapshot.propertyByCode(stay.hotel);
  const { email, phone } = usableOnFile(stay);
  return {
    hotel: stay.hotel,
    folio: stay.folio,
    guest: `${stay.firstName} ${stay.lastName}`.trim(),
    hotel_name: property?.name ?? '',
    arrival_date: stay.arrivalOn,
    departure_date: stay.departureOn,
    adults: stay.adults,
    minors: stay.children,
    email: email === null ? null : maskEmail(email),
    has_phone: phone !== null,
  };
}

/**
 * Books for the guest of a stay, by the guests' own use case. A preview runs all of it and rolls it back, so that it cannot differ from the
 * booking.
 */
export async function bookForGuest(
  deps: BookDeps,
  request: BookRequest,
): Promise<CallAnswer<'bookForGuest'>> {
  const { staff, preview, language, now } = request;
  const { service_id: serviceId, reason, note, ...body } = request.body;
  const stay = await findStayForStaff(deps, staff, body);
  const actor = actorOf(staff, { reason, note });
  // Without a reason nothing is asked at all.
  if (!preview) actedBy(actor, []);
  const { answer, overrides } = await createFor(deps, {
    guest: { kind: 'guest', hotel: stay.hotel, folio: stay.folio, lastName: stay.lastName },
    serviceId,
    // A preview's key would be rolled back.
    body: { ...body, ...(preview && { uuidReference: randomUUID() }) },
    idempotencyKey: preview ? undefined : request.idempotencyKey,
    language,
    now,
    by: { kind: preview ? 'preview' : 'staff', actor },
  });
  const { transfers, ...made } = answer;
  const coupon = preview ? null : (await findCouponForCaller(deps.db, staff, made.coupon_id)).coupon;
  return {
    applied: !preview,
    booking: coupon && { id: coupon.id, coupon_id: coupon.code },
    status: made.status,
    amount_due: made.amount_due,
    currency: made.currency,
    expires_at: made.expires_at,
    overrides: presentOverrides(overrides),
    rides: transfers.map(({ direction, service_date, service_time }) => ({
      direction,
      flight_date: service_date,
      pick_up_time: service_time,
    })),
  };
}
