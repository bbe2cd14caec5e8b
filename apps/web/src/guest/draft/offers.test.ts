import { describe, expect, it } from 'vitest';
import { recommendedFor } from '../booking/recommended-for.ts';
import { bookingForStay } from './booking-state.ts';
import {
  benefitOf,
  dueOf,
  insteadOf,
  largerOf,
  type Offer,
  offersOf,
  type Party,
  roundTripOf,
  sortOffers,
  upsellOf,
} from './offers.ts';
import { includedOf, SHARED, SHARED_ARRIVAL, SHARED_DEPARTURE, SUV, VAN } from './sample-offers.ts';
import { sampleStay } from './sample-stay.ts';

const ON = '2027-01-10';
const forSale = [SHARED, SHARED_ARRIVAL, SHARED_DEPARTURE, VAN, SUV];

function party(
  adults: number,
  children: number,
  babySeats = 0,
  seatPolicy: Party['seatPolicy'] = 'specification',
): Party {
  const [main] = bookingForStay(sampleStay(), 'round_trip').passengersInfo;
  if (!main) throw new Error('a stay is missing');
  return { stays: [{ ...main, counters: { adults, children, babySeats } }], seatPolicy };
}

const offers = offersOf({ trip: 'round_trip', serviceOn: ON, forSale, included: [] });
const named = (list: readonly Offer[]) => list.map((offer) => offer.service.id);
const byId = (id: number): Offer => {
  const found = offers.find((offer) => offer.service.id === id);
  if (!found) throw new Error(`no offer ${id}`);
  return found;
};

describe('the cards of a trip', () => {
  it('are those of the trip', () => {
    expect(named(offers).sort()).toEqual([111, 121, 131]);
    expect(named(offersOf({ trip: 'departure', serviceOn: ON, forSale, included: [] }))).toEqual([113]);
  });

  it('show an included transfer once, at price 0, first', () => {
    const included = [includedOf(SHARED, 'round_trip')];
    const own = offersOf({ trip: 'round_trip', serviceOn: ON, forSale, included });
    const due = (offer: Offer) => dueOf(offer, benefitOf(included, ON), party(2, 1));
    expect(named(sortOffers(own, due))).toEqual([111, 121, 131]);
    expect(own.filter((offer) => offer.service.id === 111)).toHaveLength(1);
    expect(sortOffers(own, due).map((offer) => due(offer)?.dueMinor)).toEqual([
      0,
      160_00 - 126_00,
      220_00 - 126_00,
    ]);
  });

  it('show an included arrival with a round trip, but not with a departure alone', () => {
    const included = [includedOf(SHARED_ARRIVAL, 'arrival')];
    expect(named(offersOf({ trip: 'round_trip', serviceOn: ON, forSale, included }))[0]).toBe(112);
    expect(named(offersOf({ trip: 'departure', serviceOn: ON, forSale, included }))).toEqual([113]);
  });

  it('show one way first to a guest who asked for it, an included round trip after it', () => {
    const included = [includedOf(SHARED, 'round_trip')];
    const due = (offer: Offer) => dueOf(offer, benefitOf(included, ON), party(2, 1));
    for (const [trip, oneWay] of [
      ['arrival', SHARED_ARRIVAL],
      ['departure', SHARED_DEPARTURE],
    ] as const) {
      const own = offersOf({ trip, serviceOn: ON, forSale, included });
      expect(named(sortOffers(own, due, trip))).toEqual([oneWay.id, SHARED.id]);
    }
  });

  it('put the recommended one before the cheaper one, and closed ones and those without a rate last', () => {
    const closed = { ...SUV, id: 122, closed: { code: 'booking.blackout', detail: 'Closed.' } };
    const stale = { ...VAN, id: 132, sheet: VAN.sheet && { ...VAN.sheet, rates: [] } };
    const all = offersOf({
      trip: 'round_trip',
      serviceOn: ON,
      forSale: [closed, stale, ...forSale],
      included: [],
    });
    expect(named(sortOffers(all, (offer) => dueOf(offer, null, party(2, 1))))).toEqual([
      121, 111, 131, 132, 122,
    ]);
  });

  it('give the reason of a recommended one: the least price of its trip, else a vehicle of their own, else the resort', () => {
    const due = (offer: Offer) => dueOf(offer, null, party(2, 1));
    expect([111, 121].map((id) => recommendedFor(byId(id), offers, due))).toEqual(['price', 'private']);
    expect(recommendedFor(byId(111), [byId(111)], due)).toBe('resort');
  });
});

describe('a party of nine', () => {
  const nine = (offer: Offer) => dueOf(offer, null, party(9, 0));
  const shown = sortOffers(offers, nine);

  it('sees the van before two SUVs, with the difference', () => {
    expect(named(shown)).toEqual([131, 121, 111]);
    expect(insteadOf(byId(131), shown, nine)).toMatchObject({
      offer: { service: { id: 121 } },
      vehicles: 2,
      lessMinor: 100_00,
    });
    expect(largerOf(byId(121), shown, nine)).toMatchObject({
      offer: { service: { id: 131 } },
      lessMinor: 100_00,
    });
  });

  it('sees it before two included SUVs too, and not where the van is closed', () => {
    const included = [includedOf(SUV, 'round_trip')];
    const own = offersOf({ trip: 'round_trip', serviceOn: ON, forSale, included });
    const due = (offer: Offer) => dueOf(offer, benefitOf(included, ON), party(9, 0));
    expect(named(sortOffers(own, due))[0]).toBe(131);
    const closed = { ...VAN, closed: { code: 'booking.blackout', detail: 'Closed.' } };
    const without = offersOf({ trip: 'round_trip', serviceOn: ON, forSale: [SUV, closed], included: [] });
    expect(named(sortOffers(without, nine))).toEqual([121, 131]);
    expect(without.map((offer) => insteadOf(offer, without, nine))).toEqual([null, null]);
  });
});

describe('the price of an offer for this party', () => {
  it.each([
    [111, 2, 1, 0, 84_00],
    [111, 2, 0, 1, 126_00],
    [121, 2, 1, 0, 160_00],
    [121, 6, 2, 1, 320_00],
    [131, 10, 0, 0, 220_00],
  ])('service %i for %i + %i + %i is %i cents', (id, adults, children, babies, cents) => {
    expect(dueOf(byId(id), null, party(adults, children, babies))?.dueMinor).toBe(cents);
  });

  it('counts lap children where the property counts everybody', () => {
    expect(dueOf(byId(121), null, party(5, 2, 0, 'everyone'))?.vehicles).toBe(2);
  });

  it('is nothing known without a rate of the day', () => {
    const [late] = offersOf({ trip: 'round_trip', serviceOn: '2031-01-01', forSale: [SUV], included: [] });
    expect(late && dueOf(late, null, party(2, 1))).toBeNull();
  });

  it('costs the difference when more ride than the stay has', () => {
    const worth = benefitOf([includedOf(SHARED, 'round_trip')], ON);
    expect(dueOf(byId(111), worth, party(3, 0))?.dueMinor).toBe(0);
    expect(dueOf(byId(111), worth, party(4, 0))?.dueMinor).toBe(42_00);
  });
});

it('an included arrival is worth nothing for a departure alone, and its price for a round trip', () => {
  const worth = benefitOf([includedOf(SHARED_ARRIVAL, 'arrival')], ON);
  const [back] = offersOf({ trip: 'departure', serviceOn: ON, forSale, included: [] });
  expect(back && dueOf(back, worth, party(2, 1))?.dueMinor).toBe(48_00);
  expect(dueOf(byId(111), worth, party(2, 1))?.dueMinor).toBe(84_00 - 72_00);
});

describe('the better one', () => {
  const due = (offer: Offer) => dueOf(offer, null, party(2, 1));
  it('has its surcharge', () => {
    expect(upsellOf(byId(111), offers, due)).toMatchObject({
      moreMinor: 76_00,
      offer: { service: { id: 121 } },
    });
    expect(upsellOf(byId(131), offers, due)).toBeNull();
  });
  it('is not offered when it is closed or costs nothing more', () => {
    const closed = offers.map((offer) =>
      offer.service.id === 121
        ? { ...offer, service: { ...offer.service, closed: { code: 'x', detail: 'x' } } }
        : offer,
    );
    expect(upsellOf(byId(111), closed, due)).toBeNull();
    expect(upsellOf(byId(111), offers, (offer) => dueOf(offer, null, party(5, 0)))).toBeNull();
  });
});

it('an arrival leads to the round trip of its own kind', () => {
  const [arrival] = offersOf({ trip: 'arrival', serviceOn: ON, forSale, included: [] });
  expect(arrival && roundTripOf(arrival, offers)?.service.id).toBe(111);
});
