import { addDays } from '@traslado/domain/time/civil';
import type { Insertable } from 'kysely';
import type { Database } from '../db/schema.ts';
import { demoProperties, demoProperty } from './places.ts';
import { demoSegments, serviceIdOf } from './services.ts';

/** Rows that open and close services. The restricted resorts are CR, LV and TM; of the stays of `rule-stays.ts` one arrives on a closed day. */

export function demoRestrictions(today: string): Insertable<Database['restriction']>[] {
  return [
    // The jetty festival at Caleta Real closes its road for three days.
    {
      id: 1,
      category_id: 1,
      description: 'Jetty festival at Caleta Real',
      reference_id: demoProperty('CR').id,
      auxiliar: null,
      blackout_from: addDays(today, 60),
      blackout_to: addDays(today, 62),
    },
    {
      id: 2,
      category_id: 2,
      description: 'Two days’ notice at Laguna Verde',
      reference_id: demoProperty('LV').id,
      auxiliar: 48,
      blackout_from: null,
      blackout_to: null,
    },
    {
      id: 3,
      category_id: 3,
      description: 'Six seats on a shuttle at Torre Marea',
      reference_id: demoProperty('TM').id,
      auxiliar: 6,
      blackout_from: null,
      blackout_to: null,
    },
  ];
}

const restrictionOf: Readonly<Record<string, number>> = { CR: 1, LV: 2, TM: 3 };

/** One row for each segment; the shuttles at Isla Serena do not run in the night, when there is no ferry. */
export function demoOperationConfigurations(): Insertable<Database['operation_configuration']>[] {
  return demoSegments.map((segment) => {
    const property =
      demoProperties.find((one) => one.id + 200 === segment.place_area_destination_id) ?? demoProperty('BP');
    const restriction = restrictionOf[property.code] ?? null;
    // A capacity is a matter of shared seats only.
    const applies = restriction !== 3 || segment.collective;
    const hasNight = !(property.code === 'IS' && segment.collective);
    return {
      id: segment.id,
      segment_id: segment.id,
      property_id: property.id,
      description: `${property.name}: ${segment.name}`,
      initial_service_time: hasNight ? '00:00' : '06:00',
      final_service_time: hasNight ? '23:59' : '22:00',
      auxiliar: null,
      restriction_id: applies ? restriction : null,
      notification_mails: [property.email],
    };
  });
}

/** Rate plans of the PMS that pay for a transfer, at BP; two more resorts include one for long stays. */
export const demoIncludedRules: readonly Insertable<Database['included_rule']>[] = [
  {
    description: 'All inclusive with a round trip',
    property_id: demoProperty('BP').id,
    rate_plan: 'AI-RT',
    service_id: serviceIdOf(1, 1, 1),
  },
  {
    description: 'All inclusive with the arrival',
    property_id: demoProperty('BP').id,
    rate_plan: 'AI-AR',
    service_id: serviceIdOf(1, 1, 2),
  },
  {
    description: 'Stays of ten nights and more',
    property_id: demoProperty('PC').id,
    min_nights: 10,
    service_id: serviceIdOf(15, 1, 1),
  },
  {
    description: 'Wedding parties',
    property_id: demoProperty('VA').id,
    market_segment: 'WEDDING',
    service_id: serviceIdOf(11, 2, 1),
  },
];

export const demoRegions: readonly Insertable<Database['region']>[] = [
  { name: 'Everywhere', allow_tags: [], deny_tags: [] },
  { name: 'Without resale agencies', allow_tags: [], deny_tags: ['AGENCY:RESALE'] },
  {
    name: 'Caribbean winter trial',
    allow_tags: ['PROPERTY:MB', 'PROPERTY:RR'],
    deny_tags: [],
    active: false,
  },
];

/** Nothing is kept until 5 hours before a ride, all of it after; Laguna Verde's vans keep half of the last day. */
export const demoRefundRules: readonly Insertable<Database['refund_rule']>[] = [
  ...demoProperties.map(({ id, code }) => ({
    description: `Last hours before a ride, ${code}`,
    property_id: id,
    service_id: null,
    hours_before: 5,
    percent_kept: 100,
  })),
  {
    description: 'Vans of Laguna Verde, last day',
    property_id: demoProperty('LV').id,
    service_id: serviceIdOf(4, 3, 1),
    hours_before: 24,
    percent_kept: 50,
  },
  {
    description: 'Vans of Laguna Verde, last hours',
    property_id: demoProperty('LV').id,
    service_id: serviceIdOf(4, 3, 1),
    hours_before: 5,
    percent_kept: 100,
  },
];

export const demoNotificationGroups: readonly Insertable<Database['notification_group']>[] =
  demoProperties.flatMap(({ id, code, email }) => [
    { topic: 'TRANS:CARTACONFIRMACION', property_id: id, name: 'Transfer desk', email },
    {
      topic: 'TRANS:ERROCREARCUPON',
      property_id: id,
      name: 'Front desk',
      email: `desk.${code.toLowerCase()}@perla.example`,
    },
  ]);

export function demoExchangeRates(today: string): Insertable<Database['exchange_rate']>[] {
  return [
    { currency: 'MXN', as_of: addDays(today, -1), rate: 18.04 },
    { currency: 'MXN', as_of: today, rate: 18 },
  ];
}
