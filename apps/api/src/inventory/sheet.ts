import type { CallAnswer } from '@traslado/contract/schemas';
import type { Language } from '@traslado/domain/language';
import { SALE_CURRENCY, toDecimal } from '@traslado/domain/money';
import { imagesOf } from '@traslado/domain/pictures/picture-sizes';
import type { Service } from './records.ts';

export type ServiceSheet = CallAnswer<'getServiceSheet'>;

/** One business and one family of services: transportation. The sheet has places for more. */
const business = { id: 1, name: 'Transportation' } as const;
const familyId = 1;

const pictureSizes = {
  thumbnails: 'thumbnail',
  mobile: 'mobile',
  tablets: 'tablet',
  desktop: 'desktop',
  largeDesktop: 'large',
} as const;

/** Pictures of a vehicle, drawn by us and served by the web app. */
function picturesOf(vehicle: string): ServiceSheet['images'] {
  const picture = (size: string): string[] => [`/art/vehicles/${vehicle}-${size}.svg`];
  return {
    thumbnails: picture(pictureSizes.thumbnails),
    desktop: picture(pictureSizes.desktop),
    largeDesktop: picture(pictureSizes.largeDesktop),
    tablets: picture(pictureSizes.tablets),
    mobile: picture(pictureSizes.mobile),
  };
}

/** The uploaded picture of a service, or the drawing of its vehicle. */
export const imagesOfService = ({ pictureName, vehicle }: Service): ServiceSheet['images'] =>
  pictureName === null ? picturesOf(vehicle) : imagesOf(pictureName);

/** The service sheet in one language, with the field names of the wire. */
export function buildSheet(service: Service, language: Language): ServiceSheet {
  const text = service.text[language];
  return {
    id: service.id,
    category: text.category,
    provider: {
      providerId: service.provider.id,
      businessName: service.provider.businessName,
      tradeName: service.provider.tradeName,
    },
    name: text.name,
    business: business.name,
    businessId: business.id,
    serviceSegmentId: service.segment.id,
    serviceSegment: service.segment.name,
    serviceFamilyId: familyId,
    description: text.description,
    images: imagesOfService(service),
    itinerary: [...text.itinerary],
    includes: [...text.includes],
    notIncludes: [...text.notIncludes],
    location: text.location,
    tags: [...text.tags],
    recommendations: [...text.recommendations],
    rates: service.rates.map((rate) => ({
      id: rate.id,
      currencyId: SALE_CURRENCY,
      priority: rate.priority,
      description: rate.description,
      price: toDecimal(rate.priceMinor),
      adultPrice: toDecimal(rate.adultPriceMinor),
      minorPrice: toDecimal(rate.minorPriceMinor),
      initialValidity: rate.validFromOn,
      finalValidity: rate.validToOn,
      pax_max: rate.paxMax,
    })),
    demarcation: text.demarcation.map((description, index) => ({
      description,
      elementTypeId: index + 1,
      id: service.id * 10 + index + 1,
      order: index + 1,
    })),
    terms: [...text.terms],
    policies: [...text.policies],
    private: service.private,
    transportationTypeId: service.segment.transferTypeId,
    transportationType: text.transportationType,
    isRoundTrip: service.operationType === 1,
    isArrival: service.operationType === 2,
    luggage: { suitcases: service.suitcases, handBags: service.handBags },
    arrivalPlaceId: service.arrivalPlaceId,
    departurePlaceId: service.departurePlaceId,
    pax_max: service.paxMax,
  };
}
