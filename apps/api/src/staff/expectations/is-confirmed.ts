import type { PriceConfirmed } from '@traslado/contract/schemas/unusual-prices';

/** True if the caller says that unusual prices are correct: in the body, or in the address of a file, whose body is a table. */
export const isConfirmed = ({
  body,
  query,
}: {
  readonly body?: PriceConfirmed | string | null | undefined;
  readonly query?: { readonly price_confirmed: boolean };
}): boolean =>
  query?.price_confirmed === true || (typeof body === 'object' && body?.price_confirmed === true);
