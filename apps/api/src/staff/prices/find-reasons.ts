import type { RefusalCode } from '@traslado/contract/refusals';
import type { LegWish } from '@traslado/domain/booking/availability';
import type { Because, Explained } from '@traslado/domain/booking/because';
import { sharedRideOf } from '@traslado/domain/booking/capacity';
import { explainDay } from '@traslado/domain/booking/explain-day';
import { explainStayDay } from '@traslado/domain/booking/explain-rides';
import {
  explainParty,
  explainSale,
  type SaleReason,
  type SeatsTaken,
} from '@traslado/domain/booking/explain-sale';
import type { Counters } from '@traslado/domain/booking/passengers';
import type { QuoteFacts } from '@traslado/domain/booking/quote';
import { quote } from '@traslado/domain/booking/quote';
import { explainAdmission } from '@traslado/domain/stay/explain-admission';
import type { Property, Rate, Service, Words } from '../../inventory/records.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import type { Closing } from '../../sellers/ride/check-service-open.ts';
import { admissionFactsOf } from '../../sellers/stay/check-stay-admission.ts';
import type { Guest } from './find-guest.ts';
import { nameRow } from './name-row.ts';

type Params = Readonly<Record<string, string | number>>;

/** A row of a catalogue that refuses. */
export type RowThatSaysSo = {
  readonly catalogue: string;
  /** Null where the catalogue in memory knows it by name only. */
  readonly id: number | null;
  readonly name: Words;
};

/** The reason why a service is not offered, with the calculation of its rule. */
export type Reason = {
  readonly code: RefusalCode | Closing['code'] | SaleReason['code'];
  readonly params: Params;
  /** Its ride; null for all of it. */
  readonly direction: SaleReason['direction'];
  readonly rows: readonly RowThatSaysSo[];
  readonly because: Pick<Because, 'facts' | 'otherwise'>;
};

export type OfferFacts = {
  readonly service: Service;
  readonly property: Property;
  readonly guest: Guest;
  readonly days: readonly { readonly direction: LegWish['direction']; readonly on: string }[];
  /** With their pick-ups; null without flights. */
  readonly rides: readonly LegWish[] | null;
  /** The airport's. */
  readonly zone: string;
  /** Taken seats of shared departures. */
  readonly taken: SeatsTaken;
  readonly passengers: Counters;
  readonly quoted: Omit<QuoteFacts<Rate>, 'serviceOn' | 'soldAt'>;
  readonly now: number;
};

const inBoth = (name: string): Words => ({ en: name, es: name });
const nothing = { facts: [], otherwise: [] };

/** Every reason against offering a service, in the order and by the rules of the sale. */
export function findReasons(snapshot: Snapshot, facts: OfferFacts): Reason[] {
  const { guest, property, now } = facts;
  const admission = explainAdmission(admissionFactsOf(snapshot, guest.stay, property, now));
  const told: Explained<SaleReason | { readonly code: Closing['code']; readonly params?: Params }>[] = [
    ...(admission ? [admission] : []),
    ...(facts.rides ? tellRidesOf(facts, facts.rides) : tellDaysOf(facts)),
  ];
  return [
    ...whatIsSwitchedOff(snapshot, facts),
    ...told.map(({ because: { rows, ...because }, ...reason }) => ({
      params: {},
      direction: null,
      ...reason,
      because,
      rows: rows.map((ref) => nameRow(snapshot, facts.service, ref)),
    })),
  ];
}

/** With flights everything is known, and the sale itself refuses. */
function tellRidesOf(
  { service, quoted, guest: { stay }, zone, taken, now }: OfferFacts,
  rides: readonly LegWish[],
): Explained<SaleReason>[] {
  const { rules } = service;
  return explainSale<Rate>(
    {
      ...quoted,
      calendar: {
        nowAt: now,
        zone,
        span: { arrivalOn: stay.arrivalOn, departureOn: stay.departureOn },
      },
      rides: rides.map((wish) => ({ wish, rules, seats: rules.seats })),
    },
    taken,
  );
}

/** Without a flight only the days are known. The rate is that of the first day, so only there its absence counts. */
function tellDaysOf(facts: OfferFacts): Explained<SaleReason>[] {
  const { service, property, guest, days, quoted, passengers, now } = facts;
  const { rules, rates } = service;
  const closed = days.flatMap(({ direction, on: serviceOn }, index): Explained<SaleReason>[] => {
    const closing = explainDay({ rules, rates, serviceOn, now, zone: property.timeZone });
    const isTold = closing && (closing.code !== 'rate.none' || index === 0);
    const about = closing?.code === 'rate.none' ? null : direction;
    return [
      ...explainStayDay({ direction, serviceOn }, guest.stay),
      ...(isTold ? [{ ...closing, direction: about }] : []),
    ];
  });
  const priced = quote<Rate>({ ...quoted, serviceOn: days[0]?.on ?? '' });
  if (priced.kind === 'refused') return closed;
  const { paxMax, rate } = priced;
  const { seatPolicy } = property;
  const party = { passengers, seatPolicy, isPrivate: service.private, paxMax, rate, serviceId: service.id };
  return [...closed, ...explainParty(party)];
}

/** Rows that switch a service off for every stay and day. */
export function switchesOf(
  snapshot: Pick<Snapshot, 'airportById'>,
  { service, property }: Pick<OfferFacts, 'service' | 'property'>,
): RowThatSaysSo[] {
  const { segment, airportId } = service;
  const airport = snapshot.airportById(airportId);
  const isServed = property.airports.some((road) => road.airportId === airportId);
  const rows: RowThatSaysSo[] = [];
  if (!property.active) rows.push({ catalogue: 'properties', id: property.id, name: inBoth(property.name) });
  if (segment.status !== 1) rows.push({ catalogue: 'segments', id: segment.id, name: inBoth(segment.name) });
  else if (!service.active)
    rows.push({
      catalogue: 'services',
      id: service.id,
      name: { en: service.text.en.name, es: service.text.es.name },
    });
  if (airport && !airport.webTransfers)
    rows.push({ catalogue: 'airports', id: airport.id, name: inBoth(airport.iataCode) });
  if (airport && !isServed)
    rows.push({ catalogue: 'airport-properties', id: null, name: inBoth(airport.iataCode) });
  return rows;
}

function whatIsSwitchedOff(snapshot: Snapshot, facts: OfferFacts): Reason[] {
  const rows = switchesOf(snapshot, facts);
  return rows.length > 0
    ? [{ code: 'service.not_available', params: {}, direction: null, rows, because: nothing }]
    : [];
}

/** The shared departures that rides of a service would take seats of; none where its seats are not limited. */
export function departuresOf(
  { id: serviceId, rules }: Service,
  property: Property,
  rides: readonly LegWish[],
): (ReturnType<typeof sharedRideOf> & { readonly propertyId: number })[] {
  if (rules.seats === null) return [];
  return rides.map(({ direction, pickUp }) => ({
    ...sharedRideOf({ serviceId, direction, propertyCode: property.code, pickUp }),
    propertyId: property.id,
  }));
}
