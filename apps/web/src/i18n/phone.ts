/** Ten digits after the country code: all of North America and the Caribbean (+1), Mexico, the United Kingdom. */
const TEN_DIGITS = /^(\+(?:1|52|44))(\d{3})(\d{3})(\d{4})$/;

/**
 * `+528005550143` as people read it: `+52 800 555 0143`, on one line. The grouping of every country is known to a library that a page cannot afford;
 * numbers of other countries are shown as they are stored, which may be grouped.
 */
export function phoneText(phone: string): string {
  return phone.replace(TEN_DIGITS, '$1 $2 $3 $4').replaceAll(' ', '\u00a0');
}

/** The address that calls a number, in any writing. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
