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
