import { expectationIn } from '../booking/expectation-sentence.ts';
import { SALE_CURRENCY } from '../money.ts';
import {
  ACTIVE,
  defineCatalogue,
  type Facts,
  type FactsOf,
  LABEL_SEPARATOR,
  type LabelsOfRows,
} from './definition.ts';
import { CURRENCY } from './text-forms.ts';

/** The expected price of a service on a day, for a guest whose stay includes nothing. A change that would break it is not stored. */
export const priceExpectations = defineCatalogue(
  {
    name: 'price-expectations',
    one: 'price_expectation',
    calls: { one: 'PriceExpectation', many: 'PriceExpectations' },
    table: 'price_expectation',
    title: 'service_id',
    seenBy: ['catalogue', 'finance'],
    changedBy: ['revenue'],
    shows: 'A change of rates, services or properties that breaks it is refused, with its sentence.',
    key: ['service_id', 'service_date', 'adults', 'children', 'babies'],
    takenAt: 'service_date',
    fields: {
      property_id: { kind: 'reference', to: 'property' },
      service_id: { kind: 'reference', to: 'service', sharing: 'property_id' },
      /** Of the first ride. */
      service_date: { kind: 'date', column: 'service_on' },
      adults: { kind: 'whole', min: 1, max: 99, usual: 2 },
      children: { kind: 'whole', min: 0, max: 99, usual: 0 },
      /** In baby seats. They are not counted among the children. */
      babies: { kind: 'whole', min: 0, max: 99, usual: 0 },
      amount: { kind: 'money', column: 'amount_minor' },
      currency: { kind: 'text', max: 3, form: CURRENCY, usual: SALE_CURRENCY },
      note: { kind: 'text', max: 300, isOptional: true, isLong: true },
      active: ACTIVE,
    },
    sections: { party: 'adults', price: 'amount' },
    columns: ['service_id', 'property_id', 'service_date'],
    filters: ['property_id', 'service_id', 'active'],
    search: ['service_id', 'property_id', 'note'],
    orders: ['service_date', 'service_id', 'property_id', 'amount', 'status', 'updated'],
    example: {
      property_id: 1,
      service_id: 111,
      service_date: '2028-03-01',
      adults: 2,
      children: 1,
      babies: 0,
      amount: 84_00,
      currency: 'USD',
      note: 'The price of the spring brochure.',
      active: false,
    },
    otherwise: { amount: 90_00, note: '' },
    codes: [],
  },
  {
    sentence: (row, language, labels) => sentenceOf(row, language, labels),
  },
);

export type PriceExpectationFacts = FactsOf<typeof priceExpectations>;

/** A label without the code before it: `Bahía Perla` of `BP · Bahía Perla`. */
const afterCode = (label: string): string =>
  label.split(LABEL_SEPARATOR).slice(1).join(LABEL_SEPARATOR) || label;

/** Name and trip of a service's label: `Shared shuttle, round trip · Bahía Perla · 111`. */
function rideOf(label: string): readonly string[] {
  const [ride = ''] = label.split(LABEL_SEPARATOR);
  return /^(.*), ([^,]*)$/.exec(ride)?.slice(1) ?? [ride];
}

/** The row as a sentence, with the names of its labels. */
function sentenceOf(row: Facts, language: 'en' | 'es', labels: LabelsOfRows): string {
  const labelOf = (name: string) => labels[name]?.[String(row[name])];
  const [service, trip = ''] = rideOf(labelOf('service_id') ?? '');
  const words = {
    passengers: {
      adults: Number(row.adults),
      children: Number(row.children),
      babySeats: Number(row.babies),
    },
    serviceOn: String(row.service_date ?? ''),
    service: service || String(row.service_id),
    trip,
    property: afterCode(labelOf('property_id') ?? String(row.property_id)),
  };
  const amountMinor = row.amount;
  return expectationIn(language, words, {
    amountMinor: typeof amountMinor === 'number' && Number.isSafeInteger(amountMinor) ? amountMinor : 0,
    currency: String(row.currency),
  });
}
