import { deadlinesOf } from '@traslado/domain/booking/deadlines';
import { totalPassengers } from '@traslado/domain/booking/passengers';
import { type PickUp, pickUpOfLeg } from '@traslado/domain/booking/pickup';
import { amountDue, type Due } from '@traslado/domain/booking/price';
import { type SpecialItem, sortSpecialItems } from '@traslado/domain/booking/special-items';
import type { Instant } from '@traslado/domain/time/instant';
import { SHUTTLE_SEATS, serviceIdOf } from '../services.ts';
import { type DrawnLeg, type DrawnSale, type Kind, rateOn, type SaleWorld } from './draw-sale.ts';

/** A sale with its service, its price and its rides, as the rules make them. */
export type PlayedSale = DrawnSale & {
  readonly kind: Kind;
  readonly serviceId: number;
  readonly rateId: number | null;
  readonly unitMinor: number;
  readonly due: Due;
  readonly isIncluded: boolean;
  readonly seatPolicy: 'specification' | 'everyone';
  readonly rides: readonly PlayedRide[];
  readonly firstPickUpAt: Instant;
};

export type PlayedRide = DrawnLeg & {
  readonly pickUp: PickUp;
  readonly changeUntilAt: Instant;
  readonly cancelUntilAt: Instant;
  /** Key of the departure whose seats are limited; null for any other ride. */
  readonly departure: string | null;
};

/** Large items of every twelfth sale, in turns. */
const BROUGHT: readonly SpecialItem[] = [
  { kind: 'surfboard', count: 2 },
  { kind: 'golf_bag', count: 2 },
  { kind: 'wheelchair_folding', count: 1 },
  { kind: 'stroller', count: 1 },
];

/** Special items by the sale's place in the row: they draw no number, so that all other facts of the sales stay. */
export function itemsOf({ passengers }: DrawnSale, index: number): readonly SpecialItem[] {
  const seats: SpecialItem = {
    kind: index % 2 === 0 ? 'infant_seat' : 'toddler_seat',
    count: passengers.babySeats,
  };
  const brought = index % 12 === 0 ? BROUGHT[(index / 12) % BROUGHT.length] : undefined;
  return sortSpecialItems(brought ? [seats, brought] : [seats]);
}

/** Seats that are taken, by departure. */
export type TakenSeats = Map<string, { readonly capacity: number; taken: number }>;

/** Torre Marea has six seats in each shared departure. */
const TIGHT = { code: 'TM', seats: 6 } as const;

const picked = new Map<string, PickUp>();

/** The rule's pick-up, once for each flight and day. */
function pickUpOf(sale: DrawnSale, leg: DrawnLeg): PickUp {
  const key = `${leg.direction} ${leg.on} ${leg.time} ${leg.isNational} ${sale.zone} ${sale.extraMinutes}`;
  const known = picked.get(key);
  if (known) return known;
  const pickUp = pickUpOfLeg(leg.direction, {
    flightOn: leg.on,
    flightTime: leg.time,
    zone: sale.zone,
    isNational: leg.isNational,
    nationalHoursBefore: '02:30',
    internationalHoursBefore: '03:30',
    extraMinutes: sale.extraMinutes,
  });
  if (picked.size > 50_000) picked.clear();
  picked.set(key, pickUp);
  return pickUp;
}

function capacityOf(sale: DrawnSale): number | null {
  if (sale.property.code === TIGHT.code) return TIGHT.seats;
  return sale.operation === 3 ? SHUTTLE_SEATS : null;
}

/** The sold service: the shuttle where its seats are free, else a vehicle of its own. Seats are taken here. */
export function playSale(world: SaleWorld, sale: DrawnSale, seats: TakenSeats): PlayedSale {
  const seatPolicy = sale.property.seat_policy ?? 'specification';
  const wanted = totalPassengers(sale.passengers, seatPolicy);
  const pickUps = sale.legs.map((leg) => pickUpOf(sale, leg));
  const capacity = sale.kind === 1 ? capacityOf(sale) : null;
  const keys = sale.legs.map((leg, place) => {
    const pickUp = pickUps[place];
    return pickUp
      ? departureKey(serviceIdOf(sale.pair, 1, sale.operation), leg, sale.property.id, pickUp)
      : '';
  });
  const fits = keys.every(
    (key) => (seats.get(key)?.taken ?? 0) + wanted <= (capacity ?? Number.MAX_SAFE_INTEGER),
  );
  // The shuttle with a single seat left is one of the demo's examples: no other booking rides it.
  const isExample = sale.pair === 1 && sale.operation === 3 && sale.departureOn > world.today;
  const kind: Kind = sale.kind === 1 && (!fits || isExample) ? 2 : sale.kind;
  const isLimited = kind === 1 && capacity !== null;
  if (isLimited)
    for (const key of keys) seats.set(key, { capacity, taken: (seats.get(key)?.taken ?? 0) + wanted });

  const serviceId = serviceIdOf(sale.pair, kind, sale.operation);
  const serviceOn = sale.legs[0]?.on ?? sale.arrivalOn;
  const { rate, id: rateId } = rateOn(world, serviceId, serviceOn);
  const sharedId = serviceIdOf(sale.pair, 1, sale.operation);
  const { adults, children, babySeats } = sale.passengers;
  const due = amountDue({
    chosen: { isPrivate: kind !== 1, rate, servicePaxMax: world.paxMax.get(serviceId) ?? 10 },
    included: sale.hasBenefit
      ? {
          isPrivate: false,
          rate: rateOn(world, sharedId, serviceOn).rate,
          servicePaxMax: world.paxMax.get(sharedId) ?? 10,
        }
      : null,
    passengers: sale.passengers,
    stayPassengers: { adults, children: children + babySeats },
    seatPolicy,
  });
  const rides = sale.legs.map((leg, place) => {
    const pickUp = pickUps[place];
    if (!pickUp) throw new RangeError('a leg without a pick-up');
    return { ...leg, pickUp, ...deadlinesOf(pickUp.at), departure: isLimited ? (keys[place] ?? null) : null };
  });
  return {
    ...sale,
    kind,
    serviceId,
    rateId,
    unitMinor: kind === 1 ? rate.adultPriceMinor : rate.priceMinor,
    due,
    isIncluded: kind === 1 && due.includedMinor > 0,
    seatPolicy,
    rides,
    firstPickUpAt: Math.min(...pickUps.map(({ at }) => at)),
  };
}

const departureKey = (
  serviceId: number,
  { direction }: DrawnLeg,
  propertyId: number,
  pickUp: PickUp,
): string => `${serviceId} ${direction} ${propertyId} ${pickUp.on} ${Number(pickUp.time.slice(0, 2))}`;
