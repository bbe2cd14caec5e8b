import type { IncludedTransfer, ServiceForSale, ServiceSheet } from './offers.ts';

/** Services for tests: rates as at the resort of the demo. Prices are decimals of the wire. */

type Kind = { id: number; private: boolean; paxMax: number; price?: number; adultPrice?: number };

function sampleSheet(kind: Kind, change: Partial<ServiceSheet> = {}): ServiceSheet {
  return {
    id: kind.id,
    category: 'Transfer',
    provider: { providerId: 1, businessName: 'Perla', tradeName: 'Perla' },
    name: kind.private ? 'Private SUV' : 'Shared shuttle',
    business: 'Perla',
    businessId: 1,
    serviceSegmentId: 1,
    serviceSegment: 'CUN - BP',
    serviceFamilyId: kind.private ? 2 : 1,
    description: '',
    images: { thumbnails: [], desktop: [], largeDesktop: [], tablets: [], mobile: [] },
    itinerary: [],
    includes: [],
    notIncludes: [],
    location: '',
    tags: [],
    recommendations: [],
    rates: [
      {
        id: kind.id * 10,
        currencyId: 'USD',
        priority: 1,
        description: '',
        price: kind.price ?? 0,
        adultPrice: kind.adultPrice ?? 0,
        minorPrice: 0,
        initialValidity: '2026-01-01',
        finalValidity: '2028-12-31',
        pax_max: null,
      },
    ],
    demarcation: [],
    terms: [],
    policies: [],
    private: kind.private,
    transportationTypeId: 1,
    transportationType: '',
    isRoundTrip: true,
    isArrival: true,
    luggage: { suitcases: 1, handBags: 1 },
    arrivalPlaceId: 2,
    departurePlaceId: 1,
    pax_max: kind.paxMax,
    ...change,
  };
}

function sampleService(
  kind: Kind,
  operation: 1 | 2 | 3,
  change: Partial<ServiceForSale> = {},
): ServiceForSale {
  return {
    id: kind.id,
    service_segment_id: 1,
    maximum_pax: kind.paxMax,
    recommended: 0,
    service_rate_id: kind.id * 10,
    movement_origin_id: 1,
    operation_type_id: operation,
    position_id: 1,
    arrival_place_id: 2,
    departure_place_id: 1,
    private: kind.private,
    national_hour_before: '02:30',
    international_hour_before: '03:30',
    suitcases: 1,
    hand_bags: 1,
    upsell_service_id: null,
    closed: null,
    sheet: sampleSheet(kind),
    ...change,
  };
}

export const SHARED = sampleService({ id: 111, private: false, paxMax: 10, adultPrice: 42 }, 1, {
  upsell_service_id: 121,
});
export const SUV = sampleService({ id: 121, private: true, paxMax: 6, price: 160 }, 1, {
  recommended: 1,
  upsell_service_id: 131,
});
export const VAN = sampleService({ id: 131, private: true, paxMax: 10, price: 220 }, 1);
export const SHARED_ARRIVAL = sampleService({ id: 112, private: false, paxMax: 10, adultPrice: 24 }, 2);
export const SHARED_DEPARTURE = sampleService({ id: 113, private: false, paxMax: 10, adultPrice: 24 }, 3);

export function includedOf(service: ServiceForSale, covers: IncludedTransfer['covers']): IncludedTransfer {
  const benefit = { adults: 2, children: 1, worth: 126, used: 0, remaining: 126, currency: 'USD' } as const;
  return { ...service, included: true, covers, benefit };
}
