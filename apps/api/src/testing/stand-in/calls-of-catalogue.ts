import { routes } from '@traslado/contract/routes';
import { demoAirportProperties, demoAirports, demoProperties } from '../../demo/places.ts';
import { demoNotificationGroups, demoOperationConfigurations, demoRestrictions } from '../../demo/rules.ts';
import { demoProviders, demoRates, demoSegments, demoServices, demoSheets } from '../../demo/services.ts';
import { found, notFound, type StandInCall } from './stand-in-call.ts';
import type { StandInState } from './state.ts';

type Service = (typeof demoServices)[number];

const decimal = (minor: number): number => minor / 100;

/** Places of the first leg. */
function placesOf(service: Service) {
  const segment = demoSegments.find(({ id }) => id === service.segment_id);
  const [from, to] = [segment?.place_area_origin_id, segment?.place_area_destination_id];
  return service.operation_type === 3 ? { from: to, to: from } : { from, to };
}

/** `TRANS:CARTACONFIRMACION:BP`. */
function tagOf({ topic, property_id }: (typeof demoNotificationGroups)[number]): string {
  return `${topic}:${demoProperties.find(({ id }) => id === property_id)?.code}`;
}

/** Services for sale and their places: mobile, transfers, operations, sistur. Names end with a sign that shows their origin. */
export function callsOfCatalogue(state: StandInState): StandInCall[] {
  const { today, now, mails } = state;
  const rates = demoRates(today);
  return [
    {
      name: 'listProperties',
      route: routes.listProperties,
      answer: () =>
        found(
          demoProperties.map(({ id, code, smart_code, name, thumbnail }) => ({
            id,
            code,
            smartCode: smart_code,
            name: `${name} *`,
            thumbnail,
            currentDate: new Date(now()).toISOString().slice(0, 10),
          })),
        ),
    },
    {
      name: 'listAirports',
      route: routes.listAirports,
      answer: () =>
        found(
          demoAirports.map(({ id, iata_code, oaci_code, name_en, name_es }) => ({
            airport_id: id,
            iata_code,
            oaci_code,
            web_transfers: true,
            language: [
              { language_id: 'en', airport_name: `${name_en} *` },
              { language_id: 'es', airport_name: `${name_es} *` },
            ],
            resorts: demoAirportProperties
              .filter(({ airport_id }) => airport_id === id)
              .map(({ property_id }) => ({ resort_id: property_id })),
          })),
        ),
    },
    {
      name: 'listServicesForSale',
      route: routes.listServicesForSale,
      answer({ params, query }) {
        const property = demoProperties.find(({ code }) => code === params.hotel);
        if (!property) return notFound;
        const services = demoServices.filter(
          (service) =>
            service.property_id === property.id &&
            service.airport_id === Number(query.get('airport_id')) &&
            (service.operation_type === 1) === (query.get('is_round_trip') === '1'),
        );
        return found(
          services.map((service) => ({
            id: service.id,
            service_segment_id: service.segment_id,
            maximum_pax: service.pax_max,
            recommended: service.recommended ? 1 : 0,
            service_rate_id: service.id * 10 + 1,
            movement_origin_id: 1,
            operation_type_id: service.operation_type,
            position_id: service.position,
            arrival_place_id: placesOf(service).to,
            departure_place_id: placesOf(service).from,
          })),
        );
      },
    },
    {
      name: 'getServiceSheet',
      route: routes.getServiceSheet,
      answer({ params, query }) {
        const service = demoServices.find(({ id }) => id === Number(params.id));
        const language = (query.get('language') ?? 'EN').toLowerCase();
        const text = service && demoSheets.get(service.id)?.[language === 'es' ? 'es' : 'en'];
        const provider = demoProviders.find(({ id }) => id === service?.provider_id);
        if (!service || !text || !provider) return notFound;
        return found({
          id: service.id,
          category: text.category,
          provider: {
            providerId: provider.id,
            businessName: provider.business_name,
            tradeName: provider.trade_name,
          },
          name: `${text.name} *`,
          business: 'Transportation',
          businessId: 1,
          serviceSegmentId: service.segment_id,
          serviceSegment: '',
          serviceFamilyId: 1,
          description: text.description,
          images: { thumbnails: ['https://pictures.example/1.jpg'], mobile: [], tablets: [], desktop: [] },
          itinerary: text.itinerary,
          includes: text.includes,
          notIncludes: text.not_includes,
          location: text.location,
          tags: text.tags,
          recommendations: text.recommendations,
          rates: rates
            .filter(({ service_id }) => service_id === service.id)
            .map((rate) => ({
              id: rate.id,
              currencyId: 'USD',
              priority: rate.priority,
              description: rate.description,
              price: decimal(rate.price_minor),
              adultPrice: decimal(rate.adult_minor),
              minorPrice: decimal(rate.child_minor ?? 0),
              initialValidity: rate.valid_from,
              finalValidity: rate.valid_to,
              pax_max: rate.pax_max,
              ...state.rateChange,
            })),
          demarcation: text.demarcation.map((description, index) => ({
            description,
            elementTypeId: index + 1,
            id: service.id * 10 + index + 1,
            order: index + 1,
          })),
          terms: text.terms,
          policies: text.policies,
          private: service.private,
          transportationTypeId: service.private ? 2 : 1,
          transportationType: text.transportation_type,
          isRoundTrip: service.operation_type === 1,
          isArrival: service.operation_type === 2,
          luggage: { suitcases: service.suitcases, handBags: service.hand_bags },
          arrivalPlaceId: placesOf(service).to,
          departurePlaceId: placesOf(service).from,
          pax_max: service.pax_max,
        });
      },
    },
    {
      name: 'listSegments',
      route: routes.listSegments,
      answer: ({ params }) =>
        found(
          demoServices
            .filter(({ segment_id }) => segment_id === Number(params.segment))
            .map(({ id, segment_id }) => ({
              id,
              service_segment_id: segment_id,
              service_id: id,
              // Not ours to the minute, so that its origin shows.
              international_hour_before: '03:30:00',
              national_hour_before: '02:40:00',
              status: 1,
            })),
        ),
    },
    {
      name: 'listSegmentConfigurations',
      route: routes.listSegmentConfigurations,
      answer: ({ params }) =>
        found(
          demoOperationConfigurations()
            .filter(({ segment_id }) => segment_id === Number(params.segment))
            .map((row) => ({
              id: row.id,
              serviceSegmentId: row.segment_id,
              propertyId: row.property_id,
              description: row.description,
              initialServiceTime: row.initial_service_time,
              finalServiceTime: row.final_service_time,
              status: 1,
              auxiliar: null,
              restrictionId: row.restriction_id,
            })),
        ),
    },
    {
      name: 'getRestriction',
      route: routes.getRestriction,
      answer({ params }) {
        const row = demoRestrictions(today).find(({ id }) => id === Number(params.id));
        if (!row) return notFound;
        return found({
          id: row.id,
          restrictionCategoryId: row.category_id,
          referenceId: row.reference_id ?? 0,
          appliedRule: 1,
          auxiliar: Number(row.auxiliar),
          status: 1,
          createdBy: 0,
          createdAt: '2020-01-01T00:00:00Z',
          updatedBy: 0,
          updatedAt: '2020-01-01T00:00:00Z',
        });
      },
    },
    {
      name: 'sendEmail',
      route: { method: 'POST', path: '/v1/serviceManage/email-service/send' },
      async answer({ headers, body }) {
        const type = headers['content-type'] ?? '';
        const form = await new Response(body, { headers: { 'content-type': type } }).formData();
        mails.push(Object.fromEntries([...form].map(([name, value]) => [name, String(value)])));
        return found({ success: true });
      },
    },
    {
      name: 'listNotificationGroups',
      route: { method: 'GET', path: '/v1/serviceManage/notification-groups' },
      answer: ({ query }) =>
        found(
          demoNotificationGroups
            .map((row, index) => ({ ...row, id: index + 1 }))
            .filter((row) => tagOf(row) === query.get('notification_tag'))
            .map(({ id, email }) => ({ id, email: `their.${email}` })),
        ),
    },
  ];
}
