import type { CatalogueName } from './catalogues.ts';
import type { Definition } from './definition.ts';

/**
 * Catalogues behind the price of a guest whose stay includes nothing, and the expectations themselves. Included transfers, the offer of a service,
 * and tax, which is part of the price, change no such price.
 */
const PRICED_CATALOGUES = [
  'rates',
  'services',
  'properties',
  'price-expectations',
] as const satisfies readonly CatalogueName[];

/** True for a catalogue whose change can move an expected price. */
export const touchesPrices = ({ name }: Pick<Definition, 'name'>): boolean =>
  PRICED_CATALOGUES.some((priced) => priced === name);

/** Sources of a guest's price; the last one is the expectations. */
const PRICE_SOURCES = [
  'rates',
  'services',
  'properties',
  'included-rules',
  'price-expectations',
] as const satisfies readonly CatalogueName[];

/** Sources that can move a price beside the catalogues of a rule; none for a rule without any of them. */
export const pricesBeside = (named: readonly string[]): (typeof PRICE_SOURCES)[number][] =>
  PRICE_SOURCES.some((one) => named.includes(one)) ? PRICE_SOURCES.filter((one) => !named.includes(one)) : [];
