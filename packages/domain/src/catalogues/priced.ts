import type { CatalogueName } from './catalogues.ts';
import type { Definition } from './definition.ts';

/**
 * The catalogues that a price of a guest whose stay includes nothing is made of, and the expectations themselves. What a stay includes, whether a
 * service is offered, and tax, which is part of the price, change no such price.
 */
const PRICED_CATALOGUES = [
  'rates',
  'services',
  'properties',
  'price-expectations',
] as const satisfies readonly CatalogueName[];

/** Whether a change of this catalogue can change a price that is expected. */
export const touchesPrices = ({ name }: Pick<Definition, 'name'>): boolean =>
  PRICED_CATALOGUES.some((priced) => priced === name);

/** What a guest pays follows from these, and what an expectation says of it from the last. */
const PRICE_SOURCES = [
  'rates',
  'services',
  'properties',
  'included-rules',
  'price-expectations',
] as const satisfies readonly CatalogueName[];

/** Where a price can be moved beside the catalogues that a rule names; none where it names no prices at all. */
export const pricesBeside = (named: readonly string[]): (typeof PRICE_SOURCES)[number][] =>
  PRICE_SOURCES.some((one) => named.includes(one)) ? PRICE_SOURCES.filter((one) => !named.includes(one)) : [];
