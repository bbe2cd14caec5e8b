import { OF_MANY_ROWS } from './deeds.ts';
import { ACTIVE, defineCatalogue } from './definition.ts';
import { CURRENCY } from './text-forms.ts';

/** Value of a dollar in another currency, from a day on. It is shown beside prices; charges are in dollars. */
export const exchangeRates = defineCatalogue({
  name: 'exchange-rates',
  one: 'exchange_rate',
  calls: { one: 'DailyExchangeRate', many: 'DailyExchangeRates' },
  table: 'exchange_rate',
  title: 'currency',
  seenBy: ['catalogue', 'concierge', 'finance'],
  changedBy: ['revenue'],
  deeds: OF_MANY_ROWS,
  shows: 'The amount in pesos beside the price that is paid.',
  key: ['currency', 'day'],
  fields: {
    currency: { kind: 'text', max: 3, form: CURRENCY },
    /** In force until the next one of the currency begins. */
    day: { kind: 'date', column: 'as_of' },
    /** Units of the currency for one dollar. */
    rate: { kind: 'decimal', min: 0.000001, max: 9_999_999, digits: 6 },
    active: ACTIVE,
  },
  columns: ['currency', 'rate', 'day', 'active'],
  search: ['currency', 'day'],
  orders: ['day', 'currency', 'rate', 'status', 'updated'],
  example: { currency: 'MXN', day: '2028-12-15', rate: 18.04, active: true },
  otherwise: { rate: 18.25 },
  asksOnce: 'exchange_rate.unusual',
  codes: [],
});
