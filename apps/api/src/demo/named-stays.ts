import { addDays, daysBetween } from '@traslado/domain/time/civil';
import { HOUR_MS, type Instant } from '@traslado/domain/time/instant';
import { localDateOf } from '@traslado/domain/time/zone';
import { dataStays } from './data-stories.ts';
import { flightStays } from './flight-stories.ts';
import { messageStays } from './message-stories.ts';
import { moneyStays } from './money-stays.ts';
import { demoProperty } from './places.ts';
import { ruleStays } from './rule-stays.ts';
import { type DemoStay, type NamedPlan, stayRow } from './stay-row.ts';

/** The stays that people and tests from outside use by name. Their folios never change; their dates follow `now`. */

export const tanakaFolio = 'BP100010-1';
const nguyen = 'N100004';
const hansen = 'R-BP100005-1';

const named: readonly NamedPlan[] = [
  {
    hotel: 'BP',
    folio: 'BP100001-1',
    first: 'Elena',
    last: 'Rivera',
    country: 'US',
    is: 'plain; nothing included',
  },
  {
    hotel: 'BP',
    folio: 'BP100002-1',
    first: 'Sofía',
    last: 'Muñoz López',
    country: 'MX',
    is: 'round-trip shared transfer included',
    rest: { rate_plan: 'AI-RT' },
  },
  {
    hotel: 'BP',
    folio: 'BP100003-1',
    first: 'Maeve',
    last: "O'Brien",
    country: 'IE',
    is: 'club member: the concierge books',
    rest: {
      using_member: true,
      club: JSON.stringify({
        application: 'C-2041',
        company: 'PERLA CLUB',
        isMember: true,
        isBeneficiary: false,
        folioClub: 'DM204188',
        hotelClub: 'BP',
        membershipType: 'DIAMOND',
        isGuest: false,
        allowBookingFrom: 'C',
        otherAffiliations: [],
        club: 'DIAMOND',
      }),
    },
  },
  {
    hotel: 'BP',
    folio: 'BP100004-1',
    first: 'Linh',
    last: 'Nguyen',
    country: 'US',
    nameId: nguyen,
    is: 'first of two consecutive stays',
  },
  {
    hotel: 'PM',
    folio: 'PM100004-1',
    first: 'Linh',
    last: 'Nguyen',
    country: 'US',
    nameId: nguyen,
    from: 37,
    to: 41,
    is: 'second of two consecutive stays, at Playa Mangle',
  },
  {
    hotel: 'BP',
    folio: 'BP100005-1',
    first: 'Ingrid',
    last: 'Hansen',
    country: 'DK',
    is: 'two rooms of one family: the first',
  },
  {
    hotel: 'BP',
    folio: 'BP100006-1',
    first: 'Lars',
    last: 'Hansen',
    country: 'DK',
    is: 'two rooms of one family: the second',
    rest: { parent_resv_name_id: hansen },
  },
  {
    hotel: 'BP',
    folio: 'BP100007-1',
    first: 'Andrés',
    last: 'Castillo',
    country: 'CO',
    from: 1,
    to: 8,
    is: 'arrives tomorrow',
  },
  {
    hotel: 'BP',
    folio: 'BP100008-1',
    first: 'Camille',
    last: 'Dubois',
    country: 'FR',
    is: 'has a paid private round trip',
  },
  {
    hotel: 'BP',
    folio: 'BP100009-1',
    first: 'Chidi',
    last: 'Okafor',
    country: 'NG',
    is: 'cancelled in the PMS',
    rest: { status: 'CANCELLED' },
  },
  {
    hotel: 'SC',
    folio: 'SC100001-1',
    first: 'Giulia',
    last: 'Rossi',
    country: 'IT',
    is: 'at Solana Cabo: another airport',
  },
  {
    hotel: 'BP',
    folio: 'BP100011-1',
    first: 'João',
    last: 'Silva',
    country: 'BR',
    is: 'only an arrival included',
    rest: { rate_plan: 'AI-AR' },
  },
  {
    hotel: 'BP',
    folio: tanakaFolio,
    first: 'Yui',
    last: 'Tanaka',
    country: 'JP',
    is: 'arrives in 4 hours with a paid arrival: past its deadlines',
  },
];

/** Parties on the shuttle departure with a single seat left: together all of its seats but one. */
export const shuttleGuests: readonly (NamedPlan & { readonly coupon: string })[] = [
  {
    hotel: 'BP',
    folio: 'BP100012-1',
    first: 'Beatriz',
    last: 'Ferreira',
    country: 'PT',
    adults: 10,
    children: 0,
    coupon: 'SH9T4C7WQ2',
    is: '',
  },
  {
    hotel: 'BP',
    folio: 'BP100013-1',
    first: 'Marek',
    last: 'Kowalski',
    country: 'PL',
    adults: 10,
    children: 0,
    coupon: 'SH3R8N5XE6',
    is: '',
  },
  {
    hotel: 'BP',
    folio: 'BP100014-1',
    first: 'Astrid',
    last: 'Andersson',
    country: 'SE',
    adults: 10,
    children: 0,
    coupon: 'SH6K2Y9MD4',
    is: '',
  },
  {
    hotel: 'BP',
    folio: 'BP100015-1',
    first: 'Sindre',
    last: 'Haugen',
    country: 'NO',
    adults: 9,
    children: 0,
    coupon: 'SH8W5D2RK7',
    is: '',
  },
];

/** The day from which a property's demo dates count. Tanaka's begins in 4 hours, which can be tomorrow. */
function beginningOf(one: NamedPlan, now: Instant): { today: string; from: number } {
  const zone = demoProperty(one.hotel).time_zone;
  const today = localDateOf(now, zone);
  if (one.folio !== tanakaFolio) return { today, from: one.from ?? 30 };
  return { today, from: daysBetween(today, localDateOf(now + 4 * HOUR_MS, zone)) };
}

export function namedStays(now: Instant): DemoStay[] {
  return [
    ...named,
    ...ruleStays,
    ...shuttleGuests,
    ...moneyStays,
    ...messageStays,
    ...dataStays,
    ...flightStays,
  ].map((one) => {
    const { today, from } = beginningOf(one, now);
    return stayRow({
      hotel: one.hotel,
      folio: one.folio,
      first_name: one.first,
      last_name: one.last,
      name_id: one.nameId ?? `N-${one.folio}`,
      country: one.country,
      arrival_on: addDays(today, from),
      departure_on: addDays(today, one.to ?? from + 7),
      adults: one.adults ?? 2,
      children: one.children ?? 1,
      ...one.rest,
    });
  });
}

export type NamedStay = {
  readonly lastName: string;
  readonly folio: string;
  readonly is: string;
  readonly arrivalOn: string;
  readonly departureOn: string;
};

/** The stays to try, with the dates of a demo made at `now`. */
export function demoStays(now: Instant): NamedStay[] {
  const rows = new Map(namedStays(now).map((row) => [row.folio, row]));
  return [
    ...named,
    ...moneyStays.filter(({ is }) => is !== ''),
    ...messageStays,
    ...dataStays,
    ...flightStays,
  ].flatMap(({ folio, last, is }) => {
    const row = rows.get(folio);
    return row
      ? [{ lastName: last, folio, is, arrivalOn: row.arrival_on, departureOn: row.departure_on }]
      : [];
  });
}
