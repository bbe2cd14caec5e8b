import type { Confirmed } from '@traslado/contract/schemas/unusual-prices';

/** The caller's answers about unusual prices and time zones: in the body, or in the address of a file, whose body is a table. */
export function confirmedBy({
  body,
  query,
}: {
  readonly body?: Confirmed | string | null | undefined;
  readonly query?: { readonly [A in keyof Confirmed]: boolean };
}): Confirmed {
  const said = typeof body === 'object' ? body : null;
  const isYes = (name: keyof Confirmed) => (query?.[name] === true ? true : said?.[name]);
  return {
    price_confirmed: isYes('price_confirmed'),
    time_zone_confirmed: isYes('time_zone_confirmed'),
  };
}
