import { ACTIVE, defineCatalogue } from './definition.ts';
import { CODE, type TextForm } from './text-forms.ts';

/** An airport and the percentage there: `CUN 16`. */
const AIRPORT_RATE: TextForm = {
  tidy: (text) =>
    text
      .toUpperCase()
      .replace(/\s*%$/, '')
      .replace(/[\s:=]+/, ' '),
  isRight: (text) => /^[A-Z]{3} \d{1,2}(\.\d{1,2})?$/.test(text),
  example: 'CUN 16',
};

/** The legal companies that sell. */
export const societies = defineCatalogue(
  {
    name: 'societies',
    one: 'society',
    calls: { one: 'Society', many: 'Societies' },
    table: 'society',
    title: 'legal_name',
    seenBy: ['catalogue', 'revenue', 'concierge'],
    changedBy: ['finance'],
    shows: 'Seller, net amount and tax of the letter, its PDF too.',
    key: ['code'],
    fields: {
      /** As bookings and the group's systems call it. */
      code: { kind: 'text', max: 20, form: CODE, isUnique: true },
      legal_name: { kind: 'text', max: 160 },
      tax_id: { kind: 'text', max: 40, isOptional: true },
      address: { kind: 'text', max: 300, isLong: true, isOptional: true },
      /** Percent within the price; no tax is shown where it is left out. */
      tax_rate: { kind: 'decimal', min: 0, max: 99.99, digits: 2, isOptional: true },
      /** Airports with a rate of their own. */
      airport_tax_rates: { kind: 'lines', most: 50, max: 12, form: AIRPORT_RATE },
      /** The first that sells is the one for guests of countries that name none. */
      position: { kind: 'whole', min: 1, max: 99, usual: 1 },
      active: ACTIVE,
    },
    columns: ['legal_name', 'code', 'tax_id', 'tax_rate', 'active'],
    search: ['code', 'legal_name', 'tax_id'],
    orders: ['position', 'legal_name', 'code', 'tax_rate', 'status', 'updated'],
    example: {
      code: 'QSC',
      legal_name: 'Perla Servicios del Caribe, S.A. de C.V.',
      tax_id: 'PSC010203AB9',
      address: 'Blvd. Kukulcán km 14, 77500 Cancún, Q. Roo, Mexico',
      tax_rate: 16,
      airport_tax_rates: ['PUJ 18'],
      position: 3,
      active: true,
    },
    otherwise: { tax_rate: 8.5, airport_tax_rates: [] },
    codes: ['society.airport_twice'],
  },
  {
    /** `society.airport_twice`: an airport has two rates. */
    check: ({ airport_tax_rates }) => {
      const airports = airport_tax_rates.map((line) => line.slice(0, 3));
      return airports.flatMap((airport, index) =>
        airports.indexOf(airport) < index
          ? [{ field: `airport_tax_rates.${index}`, code: 'society.airport_twice' as const }]
          : [],
      );
    },
  },
);
