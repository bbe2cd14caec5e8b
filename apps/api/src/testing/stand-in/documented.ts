import type { Spelling } from './spelling.ts';
import { asText, spell } from './spelling.ts';
import type { StandInReply } from './stand-in-call.ts';

/**
 * The answers with exactly the fields that the documents show, and nothing beside them. `documented`: numbers and yes or no as text,
 * nothing as an empty object, times with seconds, lists in `{data}`. `odd`: every form that our readers take, by turns. The stand-in's own
 * dialect, `rich`, answers in the form of our own contract.
 */
export type Dialect = 'rich' | 'documented' | 'odd';

type Row = Readonly<Record<string, unknown>>;

const pick =
  (...names: readonly string[]) =>
  (row: Row): Row =>
    Object.fromEntries(names.filter((name) => name in row).map((name) => [name, row[name]]));

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

type Shape = (body: unknown) => unknown;

/** The form of an answer: a list, a list without anything around it, a record, a list of one record. */
type Answer = { readonly wrap: 'rows' | 'bare' | 'one' | 'oneInList' | 'plain'; readonly read: Shape };

const each =
  (read: (row: Row) => Row): Shape =>
  (body) =>
    (body as readonly Row[]).map(read);

const rows = (read: (row: Row) => Row): Answer => ({ wrap: 'rows', read: each(read) });
const rowsBare = (read: (row: Row) => Row): Answer => ({ wrap: 'bare', read: each(read) });
const one = (read: (row: Row) => Row): Answer => ({ wrap: 'one', read: (body) => read(body as Row) });
const plain = (read: (row: Row) => Row): Answer => ({ wrap: 'plain', read: (body) => read(body as Row) });

const whole = (row: Row): Row => row;

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

const done = plain(() => ({ success: true }));

const answers: Readonly<Record<string, Answer>> = {
  findStay: { wrap: 'oneInList', read: (body) => stay(body as Row) },
  listConsecutiveStays: rows(listedStay),
  listRelatedStays: rows(listedStay),
  listProperties: rows(pick('id', 'code', 'smartCode', 'name', 'thumbnail', 'currentDate')),
  listAirports: rowsBare(
    pick('airport_id', 'iata_code', 'oaci_code', 'web_transfers', 'language', 'resorts'),
  ),
  listAirlines: rows(whole),
  listServicesForSale: rows(whole),
  getServiceSheet: one(whole),
  listSegments: rows(whole),
  listSegmentConfigurations: rows(whole),
  getRestriction: { wrap: 'bare', read: (body) => [body] },
  listNotificationGroups: rows(pick('id', 'email')),
  listIncludedTransfers: rows(pick('id')),
  listTransfersOfStay: rows(rideRow),
  searchCoupon: {
    wrap: 'rows',
    read: (body) => (body as readonly Row[]).flatMap(ridesOfView).map(rideRow),
  },
  createReceptiveGroup: plain((body) => ({ id: body.receptive_group_id, reservations: [] })),
  createCoupon: plain(pick('coupon_id')),
  // Only this is shown of a flight, and nothing at all of the days on which a service is sold.
  findFlightByKey: plain(pick('is_national')),
  searchFlight: plain(pick('is_national')),
  getReservationDates: { wrap: 'rows', read: () => [] },
  payCoupon: done,
  changeTransfer: done,
  cancelTransfer: done,
  cancelCoupons: done,
  linkConsecutiveStay: done,
  sendContactMessage: done,
  sendLetter: done,
  sendEmail: done,
};

/** An answer of the stand-in as the documents show it. A refusal stays as it is: no document shows one. */
export function asDocumented<R extends StandInReply & { readonly call: string }>(
  reply: R,
  spelling: Spelling = asText,
): R {
  const answer = answers[reply.call];
  if (!answer || reply.status >= 300) return reply;
  const body = spell(answer.read(reply.body), spelling);
  return { ...reply, body: spelling[answer.wrap](body) };
}
