import type { StandInReply } from './stand-in-call.ts';

/**
 * The answers with exactly the fields that the documents show: nothing beside them, numbers and yes or no as text, nothing as an empty object, times
 * with seconds, lists in `{data}`. The stand-in's own dialect, `rich`, answers what our own contract describes.
 */
export type Dialect = 'rich' | 'documented';

type Row = Readonly<Record<string, unknown>>;

const pick =
  (...names: readonly string[]) =>
  (row: Row): Row =>
    Object.fromEntries(names.filter((name) => name in row).map((name) => [name, spell(row[name])]));

/** As a system writes that keeps everything as text. */
function spell(value: unknown): unknown {
  if (value === null) return {};
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return /^\d\d:\d\d$/.test(value) ? `${value}:00` : value;
  if (Array.isArray(value)) return value.map(spell);
  return Object.fromEntries(Object.entries(value as Row).map(([name, inner]) => [name, spell(inner)]));
}

const stay = pick(
  'resort',
  'nameId',
  'smartCode',
  'confirmationNumber',
  'firstName',
  'lastName',
  'nights',
  'adults',
  'children',
  'resvNameId',
  'reservationStatus',
  'arrival',
  'departure',
  'room',
  'email',
  'phone',
  'parentResvNameId',
  'usingMember',
  'externalReference',
  'mBenefits',
  'companyId',
  'agencyCode',
  'country',
  'clubInformation',
  'company',
  'currency',
  'exchange',
);

const listedStay = pick('hotel', 'arv_date', 'depart_dt');

const ride = pick(
  'transfer_id',
  'coupon_id',
  'service_date',
  'pax',
  'reservation_status',
  'status',
  'round_service',
  'private',
  'flight_code',
  'flight_time',
  'service_time',
  'observation',
  'confirmation_letter',
  'provider_id',
);

const rows = (read: (row: Row) => Row) => (body: unknown) => ({ data: (body as readonly Row[]).map(read) });
const rowsBare = (read: (row: Row) => Row) => (body: unknown) => (body as readonly Row[]).map(read);

const whole = (row: Row): Row => spell(row) as Row;

/** `PENDING`, `PAID`, `CANCELLED`: their words, which the documents do not show. */
const states: Readonly<Record<string, string>> = {
  pending_payment: 'PENDING',
  confirmed: 'PAID',
  partially_cancelled: 'PAID',
  cancelled: 'CANCELLED',
  expired: 'EXPIRED',
};

const rideRow = (row: Row): Row =>
  ride({
    ...row,
    reservation_status: states[String(row.reservation_status)],
    status: row.status === 'cancelled' ? 'CANCELLED' : 'ACTIVE',
  });

/** The lines of a booking, which their search shows as their list does. */
function ridesOfView(view: Row): Row[] {
  const transfers = view.transfers as readonly (Row & { readonly pick_up: Row })[];
  return transfers.map((one) => ({
    ...one,
    coupon_id: view.coupon_id,
    service_date: one.flight_date,
    service_time: one.pick_up.time,
    pax: view.total_passengers,
    reservation_status: view.status,
    round_service: view.trip_type === 'round_trip',
    observation: view.observation,
    confirmation_letter: null,
    provider_id: 1,
  }));
}

const answers: Readonly<Record<string, (body: unknown) => unknown>> = {
  findStay: (body) => ({ data: [stay(body as Row)] }),
  listConsecutiveStays: rows(listedStay),
  listRelatedStays: rows(listedStay),
  listProperties: rows(whole),
  listAirports: rowsBare(
    pick('airport_id', 'iata_code', 'oaci_code', 'web_transfers', 'language', 'resorts'),
  ),
  listAirlines: rows(whole),
  listServicesForSale: rows(whole),
  getServiceSheet: (body) => ({ data: whole(body as Row) }),
  listSegments: rows(whole),
  listSegmentConfigurations: rows(whole),
  getRestriction: (body) => [whole(body as Row)],
  listNotificationGroups: rows(pick('id', 'email')),
  listIncludedTransfers: rows(pick('id')),
  listTransfersOfStay: rows(rideRow),
  searchCoupon: (body) => ({ data: (body as readonly Row[]).flatMap(ridesOfView).map(rideRow) }),
  createReceptiveGroup: (body) => ({ id: spell((body as Row).receptive_group_id), reservations: [] }),
  createCoupon: (body) => pick('coupon_id')(body as Row),
  payCoupon: () => ({ success: true }),
  changeTransfer: () => ({ success: true }),
  cancelTransfer: () => ({ success: true }),
  cancelCoupons: () => ({ success: true }),
};

/** An answer of the stand-in as the documents show it. A refusal stays as it is: no document shows one. */
export function asDocumented<R extends StandInReply & { readonly call: string }>(reply: R): R {
  const read = answers[reply.call];
  return read && reply.status < 300 ? { ...reply, body: read(reply.body) } : reply;
}
