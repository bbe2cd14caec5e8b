import type { CatalogueName } from '../catalogues/catalogues.ts';
import type { Facts } from '../catalogues/definition.ts';
import type { CivilDate } from '../time/civil.ts';
import { proposalFor } from './proposals.ts';

/** Facts of a new installation on its way to the first sale. Rows are those of the catalogues, ended ones among them. */
export type SetupFacts = {
  /** Days on which a service can be booked: today, and the last day that is sold. */
  readonly days: { readonly from: CivilDate; readonly to: CivilDate };
  /** Their names are the legal ones, '' before staff enter them. */
  readonly societies: readonly (Row & { readonly code: string })[];
  readonly groups: readonly (Row & { readonly groupId: number })[];
  readonly properties: readonly (Row & { readonly code: string })[];
  readonly airports: readonly (Row & {
    readonly onWeb: boolean;
    readonly nameEn: string;
    readonly nameEs: string;
    readonly city: string;
    readonly timeZone: string;
  })[];
  readonly roads: readonly (Omit<Row, 'name'> & {
    readonly propertyId: number;
    readonly airportId: number;
  })[];
  readonly places: readonly (Row & { readonly kind: 'airport' | 'property' })[];
  readonly providers: readonly Row[];
  readonly segments: readonly Row[];
  readonly services: readonly (Row & {
    readonly propertyId: number;
    readonly airportId: number;
    readonly segmentId: number;
    /** Both languages have the route, the contents and the terms. */
    readonly hasSheet: boolean;
  })[];
  readonly rates: readonly {
    readonly id: number;
    readonly serviceId: number;
    readonly from: CivilDate;
    readonly to: CivilDate;
  }[];
  /** Merchants of the currency of sale. */
  readonly merchants: readonly Row[];
  /** Prepared ones too. */
  readonly brands: readonly Row[];
  /** A stay that a guest can book for: stored here, or in the group's own system. */
  readonly hasStay: boolean;
  /** The furthest that a booking has come; `paid` has a flight number. */
  readonly bookings: 'none' | 'unpaid' | 'no_flight' | 'paid';
};

type Row = { readonly id: number; readonly name: string; readonly active: boolean };

export const SETUP_STEPS = [
  'society',
  'group',
  'airport',
  'property',
  'road',
  'place',
  'provider',
  'segment',
  'service',
  'sheet',
  'rate',
  'merchant',
  'brand',
  'stay',
  'booking',
] as const;
export type SetupStepName = (typeof SETUP_STEPS)[number];

/** Place of a step: a new row, or the one that is in the way. */
export type SetupTarget = {
  readonly catalogue: CatalogueName;
  readonly id: number | 'new';
  /** First values of a new row, which follow from the rows that are there. */
  readonly start: Facts;
};

/** Possible gaps; each has its sentence in both languages. */
export const SETUP_GAPS = [
  'society.none',
  'society.ended',
  'society.unnamed',
  'group.none',
  'group.ended',
  'property.none',
  'property.ended',
  'airport.none',
  'airport.ended',
  'airport.not_on_web',
  'road.none',
  'road.ended',
  'place.none',
  'place.ended',
  'place.one',
  'provider.none',
  'provider.ended',
  'segment.none',
  'segment.ended',
  'service.none',
  'service.ended',
  'service.segment_ended',
  'service.no_road',
  'sheet.none',
  'sheet.empty',
  'rate.none',
  'rate.over',
  'merchant.none',
  'merchant.ended',
  'brand.none',
  'brand.ended',
  'booking.none',
  'booking.unpaid',
  'booking.no_flight',
  'stay.none',
] as const;
export type SetupGapCode = (typeof SETUP_GAPS)[number];

type SetupGap = {
  readonly code: SetupGapCode;
  /** Name of the row that it is about, '' without one. */
  readonly name: string;
  /** Null for a step that is no row of a catalogue. */
  readonly target: SetupTarget | null;
};

export type SetupStep = {
  readonly step: SetupStepName;
  /** `next`: it can be done now. `later`: another step comes first. */
  readonly state: 'done' | 'next' | 'later';
  /** Null when it is done. */
  readonly gap: SetupGap | null;
};

/** Steps that have to be done before. The sheet is for the guest who reads: nothing waits for it. */
const NEEDS: Readonly<Record<SetupStepName, readonly SetupStepName[]>> = {
  society: [],
  group: [],
  airport: [],
  property: ['group'],
  road: ['property', 'airport'],
  place: ['property', 'airport'],
  provider: [],
  segment: ['place'],
  service: ['road', 'segment', 'provider'],
  sheet: ['service'],
  rate: ['service'],
  merchant: ['society'],
  brand: [],
  stay: ['property'],
  booking: ['society', 'rate', 'merchant', 'stay'],
};

/** The steps to the first sale, in the order in which the forms need each other. */
export function stepsToFirstSale(facts: SetupFacts): SetupStep[] {
  const gaps = gapsOf(facts);
  return SETUP_STEPS.map((step) => {
    const gap = proposed(gaps[step], facts);
    if (!gap) return { step, state: 'done', gap };
    return { step, state: NEEDS[step].every((before) => !gaps[before]) ? 'next' : 'later', gap };
  });
}

function proposed(gap: SetupGap | null, facts: SetupFacts): SetupGap | null {
  if (gap?.target?.id !== 'new') return gap;
  return { ...gap, target: { ...gap.target, start: proposalFor(gap.target.catalogue, facts) } };
}

function gapsOf(facts: SetupFacts): Record<SetupStepName, SetupGap | null> {
  const { airports, services } = facts;
  const onWeb = airports.filter((one) => one.active && one.onWeb);
  const roads = facts.roads.filter(
    (road) =>
      road.active &&
      onWeb.some(({ id }) => id === road.airportId) &&
      facts.properties.some(({ id, active }) => active && id === road.propertyId),
  );
  const places = facts.places.filter(({ active }) => active);
  const sold = services.filter((one) => one.active && isOnRoad(one) && hasSegment(one));
  const described = sold.find(({ hasSheet }) => hasSheet);
  return {
    society: missing('society', 'societies', facts.societies) ?? unnamed(),
    group: missing('group', 'hotel-groups', facts.groups),
    property: missing('property', 'properties', facts.properties),
    airport: missing('airport', 'airports', airports) ?? notOnWeb(),
    road: roads.length > 0 ? null : missingRoad(),
    place: missing('place', 'places', facts.places) ?? onlyOnePlace(),
    provider: missing('provider', 'providers', facts.providers),
    segment: missing('segment', 'segments', facts.segments),
    service: sold.length > 0 ? null : missingService(),
    sheet: described ? null : missingSheet(),
    rate: missingRate(),
    merchant: missing('merchant', 'merchants', facts.merchants),
    brand: missing('brand', 'brand', facts.brands),
    stay: facts.hasStay ? null : { code: 'stay.none', name: '', target: null },
    booking: facts.bookings === 'paid' ? null : { code: `booking.${facts.bookings}`, name: '', target: null },
  };

  function isOnRoad({ propertyId, airportId }: SetupFacts['services'][number]): boolean {
    return roads.some((road) => road.propertyId === propertyId && road.airportId === airportId);
  }

  function hasSegment({ segmentId }: SetupFacts['services'][number]): boolean {
    return facts.segments.some(({ id, active }) => active && id === segmentId);
  }

  /** One company with a legal name is enough: it sells for those without one. */
  function unnamed(): SetupGap | null {
    const selling = facts.societies.filter(({ active }) => active);
    const [first] = selling;
    return !first || selling.some(({ name }) => name !== '')
      ? null
      : { code: 'society.unnamed', name: first.code, target: rowOf('societies', first.id) };
  }

  function notOnWeb(): SetupGap | null {
    const [first] = airports.filter(({ active }) => active);
    return onWeb.length > 0 || !first
      ? null
      : { code: 'airport.not_on_web', name: first.name, target: rowOf('airports', first.id) };
  }

  function missingRoad(): SetupGap {
    const ended = facts.roads.find(({ active }) => !active);
    return ended
      ? { code: 'road.ended', name: '', target: rowOf('airport-properties', ended.id) }
      : { code: 'road.none', name: '', target: newOf('airport-properties') };
  }

  function onlyOnePlace(): SetupGap | null {
    const [first, second] = places;
    return first && !second ? { code: 'place.one', name: first.name, target: newOf('places') } : null;
  }

  function missingService(): SetupGap {
    const none = missing('service', 'services', services);
    const [first] = services.filter(({ active }) => active);
    if (none || !first) return none ?? { code: 'service.none', name: '', target: newOf('services') };
    const { id, name, segmentId } = first;
    if (isOnRoad(first))
      return {
        code: 'service.segment_ended',
        name,
        target: rowOf('segments', segmentId),
      };
    return { code: 'service.no_road', name, target: rowOf('services', id) };
  }

  function missingSheet(): SetupGap {
    const [first] = sold;
    return first
      ? { code: 'sheet.empty', name: first.name, target: rowOf('services', first.id) }
      : { code: 'sheet.none', name: '', target: newOf('services') };
  }

  function missingRate(): SetupGap | null {
    const [first] = sold;
    const own = facts.rates.filter(({ serviceId }) => sold.some(({ id }) => id === serviceId));
    if (own.some(({ from, to }) => from <= facts.days.to && to >= facts.days.from)) return null;
    const [over] = own;
    if (over) return { code: 'rate.over', name: first?.name ?? '', target: rowOf('rates', over.id) };
    return { code: 'rate.none', name: first?.name ?? '', target: newOf('rates') };
  }
}

const newOf = (catalogue: CatalogueName): SetupTarget => ({ catalogue, id: 'new', start: {} });
const rowOf = (catalogue: CatalogueName, id: number): SetupTarget => ({ catalogue, id, start: {} });

type Plain =
  | 'society'
  | 'group'
  | 'property'
  | 'airport'
  | 'place'
  | 'provider'
  | 'segment'
  | 'service'
  | 'merchant'
  | 'brand';

/** No row at all, or all of them ended. */
function missing(step: Plain, catalogue: CatalogueName, rows: readonly Row[]): SetupGap | null {
  const [first] = rows;
  if (!first) return { code: `${step}.none`, name: '', target: newOf(catalogue) };
  if (rows.some(({ active }) => active)) return null;
  return { code: `${step}.ended`, name: first.name, target: rowOf(catalogue, first.id) };
}
