import type { RefusalCode } from '@traslado/contract/refusals';
import { checkStayDates, type Direction } from '@traslado/domain/booking/availability';
import { type Counters, checkPassengers } from '@traslado/domain/booking/passengers';
import type { Reckoning } from '@traslado/domain/booking/reckon';
import { weighRegions } from '@traslado/domain/stay/regions';
import { addDays } from '@traslado/domain/time/civil';
import type { Property, Rate, Restriction, Service, Words } from '../../inventory/records.ts';
import { closesOn } from '../../inventory/service-rules.ts';
import type { Snapshot } from '../../inventory/snapshot.ts';
import { type Closing, checkServiceOpen } from '../services/check-service-open.ts';
import { checkStayAdmission, regionTagsOf } from '../stays/check-stay-admission.ts';
import type { Guest } from './find-guest.ts';

type Params = Readonly<Record<string, string | number>>;

/** A row of a catalogue that says no. */
export type RowThatSaysSo = {
  readonly catalogue: string;
  /** Null where the catalogue in memory knows it by name only. */
  readonly id: number | null;
  readonly name: Words;
};

/** Why a service is not offered. `direction`: the ride that it is about; null for all of it. */
export type Reason = {
  readonly code: RefusalCode | Closing['code'];
  readonly params: Params;
  readonly direction: Direction | null;
  readonly rows: readonly RowThatSaysSo[];
};

type Facts = {
  readonly service: Service;
  readonly property: Property;
  readonly guest: Guest;
  readonly days: readonly { readonly direction: Direction; readonly on: string }[];
  readonly passengers: Counters;
  readonly reckoned: Reckoning<Rate>;
  readonly now: number;
};

const inBoth = (name: string): Words => ({ en: name, es: name });
const restrictionRow = ({ id }: Restriction): RowThatSaysSo => ({
  catalogue: 'restrictions',
  id,
  name: inBoth(String(id)),
});

/** Everything that keeps a service from being offered, in the order in which the sale asks. */
export function findReasons(snapshot: Snapshot, facts: Facts): Reason[] {
  return [
    ...whatIsSwitchedOff(snapshot, facts),
    ...whoIsNotServed(snapshot, facts),
    ...facts.days.flatMap((day, index) => whenItIsClosed(snapshot, facts, day, index === 0)),
    ...whoDoesNotFit(facts),
  ];
}

/** Rows that switch a service off whatever the stay and the day. */
export function switchesOf(
  snapshot: Pick<Snapshot, 'airportById'>,
  { service, property }: Pick<Facts, 'service' | 'property'>,
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

function whatIsSwitchedOff(snapshot: Snapshot, facts: Facts): Reason[] {
  const rows = switchesOf(snapshot, facts);
  return rows.length > 0 ? [{ code: 'service.not_available', params: {}, direction: null, rows }] : [];
}

/** What admits a stay at all: its state, its club, the regions. */
function whoIsNotServed(snapshot: Snapshot, { guest: { stay }, property, now }: Facts): Reason[] {
  const code = checkStayAdmission(snapshot, stay, property, now);
  if (!code) return [];
  const { denying, allowing } = weighRegions(snapshot.regions, regionTagsOf(snapshot, stay));
  const regions = code === 'stay.region_denied' ? (denying.length > 0 ? denying : allowing) : [];
  const rows = regions.map(({ name }) => ({ catalogue: 'regions', id: null, name: inBoth(name) }));
  return [{ code, params: { denies: denying.length > 0 ? 1 : 0 }, direction: null, rows }];
}

/** Days on which it cannot be booked. The rate is that of the first day, so only there its absence counts. */
function whenItIsClosed(
  snapshot: Snapshot,
  { service, property, guest, now }: Facts,
  { direction, on }: Facts['days'][number],
  isFirst: boolean,
): Reason[] {
  // Without a flight the pick-up is not known. A departure soon after midnight is picked up the day before.
  const leg = { direction, serviceOn: on, pickUp: { on: addDays(on, -1) } };
  const outside = checkStayDates([leg], guest.stay).map(
    ({ code, params = {} }): Reason => ({ code, params, direction, rows: [] }),
  );
  const { closing } = checkServiceOpen(service, { serviceOn: on, now, zone: property.timeZone });
  if (!closing || (closing.code === 'rate.none' && !isFirst)) return outside;
  const { code, params = {} } = closing;
  const rows = restrictionsOf(snapshot, service, { code, on }).map(restrictionRow);
  return [...outside, { code, params, direction: code === 'rate.none' ? null : direction, rows }];
}

/** A party that is too large for a shared ride. */
function whoDoesNotFit({ service, property, passengers, reckoned }: Facts): Reason[] {
  const paxMax = reckoned.priced?.chosen.paxMax;
  if (paxMax === undefined) return [];
  const { seatPolicy } = property;
  return checkPassengers(passengers, { isPrivate: service.private, paxMax, seatPolicy }).map(
    ({ code, params = {} }) => ({ code, params, direction: null, rows: [] }),
  );
}

/** The restrictions in force that close a service on a day, or that ask for the longest notice. */
export function restrictionsOf(
  snapshot: Pick<Snapshot, 'configurationsOfSegment' | 'restrictionById'>,
  service: Service,
  { code, on }: { readonly code: Closing['code']; readonly on: string },
): Restriction[] {
  const own = snapshot
    .configurationsOfSegment(service.segment.id)
    .filter((row) => row.status === 1 && row.propertyId === service.propertyId)
    .flatMap(({ restrictionId }) => (restrictionId === null ? [] : [snapshot.restrictionById(restrictionId)]))
    .filter((row) => row?.status === 1)
    .flatMap((row) => row ?? []);
  const each = [...new Map(own.map((row) => [row.id, row])).values()];
  if (code === 'booking.notice_too_short')
    return each.filter((row) => row.categoryId === 2 && row.auxiliar === service.rules.noticeHours);
  if (code === 'booking.blackout') return each.filter((row) => closesOn(row, on));
  return [];
}
