import { OF_MANY_ROWS } from './deeds.ts';
import { defineCatalogue } from './definition.ts';

/** Prices of a service. Of the rates that are valid on a day, the one with the lowest priority is charged. */
export const rates = defineCatalogue(
  {
    name: 'rates',
    one: 'rate',
    calls: { one: 'Rate', many: 'Rates' },
    table: 'rate',
    belongs: { through: ['service_id'] },
    title: 'description',
    seenBy: ['catalogue'],
    changedBy: ['revenue'],
    deeds: OF_MANY_ROWS,
    shows: 'The price of the next guest who looks.',
    key: ['service_id', 'valid_from', 'description'],
    fields: {
      service_id: { kind: 'reference', to: 'service' },
      description: { kind: 'text', max: 80 },
      priority: { kind: 'whole', min: 0, max: 99, usual: 1 },
      /** Price of a whole vehicle, of a private service. */
      price: { kind: 'money', column: 'price_minor', insteadOf: ['adult_price', 'minor_price'] },
      /** Price of each adult, and each child that is charged as one, of a shared service. */
      adult_price: { kind: 'money', column: 'adult_minor', insteadOf: ['price'] },
      minor_price: { kind: 'money', column: 'child_minor', usual: 0, insteadOf: ['price'] },
      valid_from: { kind: 'date' },
      valid_to: { kind: 'date', isLast: true },
      /** Largest party of one vehicle; the service's own where it is left out. */
      pax_max: { kind: 'whole', min: 1, max: 99, isOptional: true },
    },
    columns: ['service_id', 'description'],
    search: ['description', 'service_id'],
    validity: ['valid_from', 'valid_to'],
    orders: [
      'service_id',
      'description',
      'priority',
      'price',
      'adult_price',
      'valid_from',
      'valid_to',
      'updated',
    ],
    example: {
      service_id: 111,
      description: 'High season',
      priority: 1,
      price: 0,
      adult_price: 48_00,
      minor_price: 24_50,
      valid_from: '2028-12-15',
      valid_to: '2029-01-10',
      pax_max: null,
    },
    otherwise: { adult_price: 52_00, pax_max: 8 },
    asksOnce: 'rate.unusual_price',
    codes: ['rate.ends_before'],
  },
  {
    /** `rate.ends_before`: it ends before it begins. */
    check: ({ valid_from, valid_to }) =>
      valid_to < valid_from ? [{ field: 'valid_to', code: 'rate.ends_before' }] : [],
  },
);
