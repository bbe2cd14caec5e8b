import { DEFAULT_HOTEL } from '@traslado/domain/constants';
import { z } from 'zod';
import { call } from '../call.ts';
import { exampleService, exampleSheet } from '../examples/catalogue.ts';
import {
  airportOfService,
  includedTransfer,
  languageOfService,
  operationConfiguration,
  restriction,
  serviceForSale,
  serviceSegment,
  serviceSheet,
} from '../schemas/services.ts';
import { civilDate, flagText, hotelCode, idText } from '../schemas/values.ts';

/** Services for sale, and their times. */
export const serviceCalls = {
  getServiceSheet: call({
    route: {
      method: 'GET',
      path: '/master-service/sheet-data/{id}',
      access: 'app',
    },
    backend: 'sistur',
    summary: 'The service sheet in one language, with its rates',
    shapes: {
      params: z.strictObject({ id: idText }),
      query: z.strictObject({
        service_date: civilDate.optional(),
        language: languageOfService,
        origin_place_id: idText.optional(),
        /** Left out: whichever hotel has the service. */
        hotel_key: hotelCode.optional(),
      }),
      answer: serviceSheet,
    },
    refuses: ['service.not_found'],
    example: {
      params: { id: '121' },
      query: { service_date: '2026-12-21', language: 'EN', hotel_key: 'BP' },
      answer: exampleSheet,
    },
  }),

  listServicesForSale: call({
    route: {
      method: 'GET',
      path: '/v1/serviceManage/transfers-services-for-sale/{hotel}',
      access: 'app',
    },
    backend: 'operations',
    summary: 'The transfers that a hotel sells for a date and an airport',
    shapes: {
      params: z.strictObject({ hotel: hotelCode }),
      query: z.strictObject({
        service_date: civilDate.optional(),
        is_round_trip: flagText,
        language: languageOfService,
        airport_id: airportOfService,
        expand: z.literal('sheet').optional(),
      }),
      answer: z.array(serviceForSale),
    },
    refuses: ['hotel.not_found', 'airport.not_found', 'airport.not_served', 'backend.unavailable'],
    example: {
      params: { hotel: 'BP' },
      query: { service_date: '2026-12-21', is_round_trip: '1', language: 'EN', airport_id: '1' },
      answer: [exampleService],
    },
  }),

  listIncludedTransfers: call({
    route: {
      method: 'GET',
      path: '/v3/transfers/include',
      access: 'guest',
    },
    backend: 'transfers',
    summary: 'The transfers that the stay already includes',
    shapes: {
      query: z.strictObject({
        hotel: hotelCode.prefault(DEFAULT_HOTEL),
        folio: z.string().min(1).max(40),
        last_name: z.string().min(1).max(80).optional(),
        airport_id: airportOfService,
        name_id: z.string().max(40).optional(),
        /** Read from the PMS; the query's value is ignored. */
        is_member: z.string().max(5).optional(),
        is_guest: z.string().max(5).optional(),
        club: z.string().max(40).optional(),
        language: languageOfService,
        service_date: civilDate.optional(),
        /** The trip that the guest is about to book; the included one when left out. */
        trip_type: z.enum(['round_trip', 'arrival', 'departure']).optional(),
        /** The stays that ride together, for their common benefit. */
        receptive_group_id: idText.optional(),
        expand: z.literal('sheet').optional(),
      }),
      answer: z.array(includedTransfer),
    },
    refuses: [
      'stay.not_found',
      'stay.no_longer_available',
      'airport.not_found',
      'group.not_found',
      'link.server_error',
      'backend.unavailable',
    ],
    example: {
      query: { hotel: 'BP', folio: 'BP100002-1', last_name: 'Muñoz López', airport_id: '1' },
      answer: [
        {
          ...exampleService,
          included: true,
          covers: 'round_trip',
          benefit: { adults: 2, children: 1, worth: 126, used: 0, remaining: 126, currency: 'USD' },
        },
      ],
    },
  }),

  listSegmentConfigurations: call({
    route: {
      method: 'GET',
      path: '/v1/transfers/transfers/service-segment/{segment}/configuration',
      access: 'app',
    },
    backend: 'transfers',
    summary: 'Operation configuration of a segment',
    shapes: {
      params: z.strictObject({ segment: idText }),
      answer: z.array(operationConfiguration),
    },
    refuses: ['segment.not_found'],
    example: {
      params: { segment: '11' },
      answer: [
        {
          id: 1,
          serviceSegmentId: 11,
          propertyId: 1,
          description: 'Shuttles run from 06:00 to 22:00',
          initialServiceTime: '06:00',
          finalServiceTime: '22:00',
          status: 1,
          auxiliar: null,
          restrictionCategoryId: null,
          notificationMails: null,
          restrictionId: null,
          createdBy: 'demo',
          updatedBy: 'demo',
          updatedAt: '2026-01-01T00:00:00Z',
        },
      ],
    },
  }),

  listSegments: call({
    route: {
      method: 'GET',
      path: '/v1/transfers/transfers/service-segment/{segment}',
      access: 'app',
    },
    backend: 'transfers',
    summary: 'Records of a segment: services between two places',
    shapes: {
      params: z.strictObject({ segment: idText }),
      query: z.strictObject({
        status: z
          .string()
          .regex(/^[01]$/)
          .optional(),
        service_id: idText.optional(),
        place_area_origin_id: idText.optional(),
        place_area_destination_id: idText.optional(),
      }),
      answer: z.array(serviceSegment),
    },
    refuses: ['segment.not_found'],
    example: {
      params: { segment: '11' },
      query: { status: '1' },
      answer: [
        {
          id: 111,
          service_segment_id: 11,
          service_id: 111,
          service: 'Shared shuttle',
          transfer_type_id: 1,
          transfer_type: 'Shared',
          type_description: 'Seats in a shared vehicle',
          short_description: 'CUN - BP',
          description: 'Transfers between Cancún International Airport and Bahía Perla',
          place_area_origin_id: 1,
          place_area_destination_id: 1001,
          international_hour_before: '03:30',
          national_hour_before: '02:30',
          collective: true,
          status: 1,
        },
      ],
    },
  }),

  getRestriction: call({
    route: {
      method: 'GET',
      path: '/v1/serviceManage/restrictions/{id}',
      access: 'app',
    },
    backend: 'operations',
    summary: 'One restriction',
    shapes: { params: z.strictObject({ id: idText }), answer: restriction },
    refuses: ['restriction.not_found'],
    example: {
      params: { id: '2' },
      answer: {
        id: 2,
        restrictionCategoryId: 2,
        referenceId: 1,
        appliedRule: 1,
        auxiliar: 48,
        status: 1,
        createdBy: 1,
        createdAt: '2026-01-01T00:00:00Z',
        updatedBy: 1,
        updatedAt: '2026-01-01T00:00:00Z',
      },
    },
  }),

  getReservationDates: call({
    route: {
      method: 'GET',
      path: '/v1/transfers/reservation/dates/{serviceID}/{hotel}',
      access: 'app',
    },
    backend: 'transfers',
    summary: 'The dates on which a service can be booked',
    shapes: {
      params: z.strictObject({ serviceID: idText, hotel: hotelCode }),
      answer: z.object({ from: civilDate, to: civilDate, closed: z.array(civilDate) }),
    },
    refuses: ['hotel.not_found', 'service.not_found'],
    example: {
      params: { serviceID: '111', hotel: 'BP' },
      answer: { from: '2026-11-22', to: '2028-05-21', closed: ['2027-01-20'] },
    },
  }),
};
