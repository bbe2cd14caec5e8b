import { quote } from '@traslado/domain/booking/quote';
import { toMinor } from '@traslado/domain/money';
import type { Trip } from '@traslado/domain/stay/includes';
import { addDays } from '@traslado/domain/time/civil';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { presentBenefit } from '../apps/api/src/guest/services/present-benefit.ts';
import { presentServiceForSale } from '../apps/api/src/guest/services/presenter.ts';
import type { Rate, Service } from '../apps/api/src/inventory/records.ts';
import { buildSheet } from '../apps/api/src/inventory/sheet.ts';
import { asIncluded } from '../apps/api/src/sellers/ride/find-included-service.ts';
import { quoteFactsOf } from '../apps/api/src/sellers/ride/quote-facts.ts';
import { bookingForStay } from '../apps/web/src/guest/draft/booking-state.ts';
import { benefitOf, dueOf, offersOf, type Party } from '../apps/web/src/guest/draft/offers.ts';
import { sampleStay } from '../apps/web/src/guest/draft/sample-stay.ts';

/** The stays are from the first to the last of these days; rates begin and end anywhere around them. */
const arrivalOn = '2027-01-10';
const nights = 9;

const cases = fc.record({
  chosen: service(111),
  included: fc.option(fc.oneof(fc.constant('chosen' as const), service(222)), { freq: 3 }),
  usedMinor: fc.oneof(fc.constant(0), fc.nat(30_000)),
  rooms: fc.array(fc.record({ adults: fc.integer({ min: 1, max: 5 }), children: fc.nat(3) }), {
    minLength: 1,
    maxLength: 3,
  }),
  counters: fc.record({ adults: fc.integer({ min: 1, max: 12 }), children: fc.nat(4), babySeats: fc.nat(3) }),
  seatPolicy: fc.constantFrom<Party['seatPolicy']>('specification', 'everyone'),
  day: fc.nat(nights),
});

function service(id: number) {
  const cents = fc.nat(40_000);
  const rate = fc
    .record({
      id: fc.integer({ min: 1, max: 9_999 }),
      priority: fc.integer({ min: 1, max: 3 }),
      priceMinor: cents,
      adultPriceMinor: cents,
      minorPriceMinor: fc.oneof(fc.constant(0), cents),
      paxMax: fc.option(fc.integer({ min: 1, max: 14 })),
      from: fc.integer({ min: -5, max: nights }),
      days: fc.nat(20),
    })
    .map(
      ({ from, days, ...rest }): Rate => ({
        ...rest,
        serviceId: id,
        currency: 'USD',
        description: '',
        validFromOn: addDays(arrivalOn, from),
        validToOn: addDays(arrivalOn, from + days),
      }),
    );
  return fc
    .record({
      rates: fc.uniqueArray(rate, { minLength: 1, maxLength: 4, selector: (one) => one.id }),
      private: fc.boolean(),
      paxMax: fc.integer({ min: 1, max: 14 }),
      operationType: fc.constantFrom<Service['operationType']>(1, 2, 3),
      isOfGroup: fc.boolean(),
    })
    .map(({ isOfGroup, rates, ...more }): Service => {
      // Rates of the group may be 0 for stays that include the service.
      const ratesIncluded = isOfGroup
        ? rates.map((one, at) => (at === 0 ? { ...one, ...nothing } : one))
        : rates;
      return { ...anyService, id, ...more, rates: isOfGroup ? rates.slice(1) : rates, ratesIncluded };
    });
}

const nothing = { priceMinor: 0, adultPriceMinor: 0, minorPriceMinor: 0 };

const noWords = {
  name: '',
  category: '',
  description: '',
  transportationType: '',
  location: '',
  itinerary: [],
  includes: [],
  notIncludes: [],
  tags: [],
  recommendations: [],
  demarcation: [],
  terms: [],
  policies: [],
};

const anyService: Service = {
  id: 0,
  propertyId: 1,
  airportId: 1,
  segment: {
    id: 1,
    name: '',
    transferTypeId: 1,
    transferType: '',
    typeDescription: '',
    shortDescription: '',
    description: '',
    originPlaceId: 1,
    destinationPlaceId: 2,
    internationalHourBefore: '03:30',
    nationalHourBefore: '02:30',
    collective: false,
    status: 1,
  },
  provider: { id: 1, businessName: '', tradeName: '' },
  operationType: 1,
  private: true,
  pictureName: null,
  vehicle: 'suv',
  paxMax: 6,
  suitcases: 1,
  handBags: 1,
  confirmsItems: false,
  recommended: false,
  position: 1,
  upsellServiceId: null,
  active: true,
  rates: [],
  ratesIncluded: [],
  text: { en: noWords, es: noWords },
  departurePlaceId: 1,
  arrivalPlaceId: 2,
  rules: {
    hours: null,
    closedOn: [],
    noticeHours: 0,
    seats: null,
    sources: { hours: null, notice: [], closed: [], seats: [] },
  },
  noticeAddresses: [],
};

const trips: Readonly<Record<Service['operationType'], Trip>> = {
  1: 'round_trip',
  2: 'arrival',
  3: 'departure',
};

/** What the server sends of a service. */
const onTheWire = (one: Service) =>
  presentServiceForSale({ sheet: buildSheet }, one, {
    rateId: null,
    closing: null,
    language: 'en',
    withSheet: true,
    now: 0,
  });

it('the page shows and the list says what the sale charges, to the cent', () => {
  fc.assert(
    fc.property(cases, ({ chosen, included, usedMinor, rooms, counters, seatPolicy, day }) => {
      const serviceOn = addDays(arrivalOn, day);
      const departureOn = addDays(arrivalOn, nights);
      const property = { seatPolicy };
      const stays = rooms.map((people) => ({ hotel: 'BP', arrivalOn, departureOn, ...people }));
      const own = included === 'chosen' ? chosen : included;
      const includedService = own && asIncluded(own, trips[own.operationType]);

      const facts = quoteFactsOf({
        service: chosen,
        includedService,
        includedUsedMinor: usedMinor,
        property,
        stays,
        passengers: counters,
      });
      const sale = quote({ ...facts, serviceOn });

      const list = includedService
        ? [
            {
              ...onTheWire(includedService.service),
              included: true as const,
              covers: includedService.trip,
              benefit: presentBenefit({ included: includedService, property, stays, serviceOn, usedMinor }),
            },
          ]
        : [];
      const [riding] = bookingForStay(sampleStay(), 'round_trip').passengersInfo;
      if (!riding) throw new Error('a stay is missing');
      const none = { adults: 0, children: 0, babySeats: 0 };
      const party: Party = {
        seatPolicy,
        stays: rooms.map((people, index) => ({
          ...riding,
          arrivalOn,
          departureOn,
          stayAdults: people.adults,
          stayChildren: people.children,
          counters: index === 0 ? counters : none,
        })),
      };
      const [offer] = offersOf({
        trip: trips[chosen.operationType],
        serviceOn,
        forSale: [onTheWire(chosen)],
        included: included === 'chosen' ? list : [],
      });
      if (!offer) throw new Error('the page shows no card');
      const due = dueOf(offer, benefitOf(list, serviceOn), party);

      expect(due).toEqual(sale.kind === 'ok' ? sale.due : null);
      const [told] = list;
      if (sale.kind === 'ok' && told && sale.due.includedMinor > 0)
        expect(sale.due.includedMinor).toBe(Math.min(sale.due.priceMinor, toMinor(told.benefit.remaining)));
    }),
    { numRuns: 10_000 },
  );
}, 60_000);

it('the stays’ own people pay nothing for what is included, whatever the rates do in the middle of the stay', () => {
  fc.assert(
    fc.property(cases, ({ chosen, rooms, seatPolicy, day }) => {
      const { id, paxMax, rates } = chosen;
      const all = { id, paxMax, rates, isPrivate: chosen.private, trip: 'round_trip' as const };
      const stays = rooms.map((people) => ({ propertyCode: 'BP', arrivalOn, ...people }));
      const passengers = {
        adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
        children: 0,
        babySeats: rooms.reduce((sum, { children }) => sum + children, 0),
      };
      const quoted = quote({
        service: all,
        benefit: { service: all, trip: 'round_trip', usedMinor: 0 },
        stays,
        passengers,
        seatPolicy,
        serviceOn: addDays(arrivalOn, day),
      });
      if (quoted.kind === 'ok') expect(quoted.due.dueMinor).toBe(0);
    }),
    { numRuns: 2_000 },
  );
}, 60_000);
