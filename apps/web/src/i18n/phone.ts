/** Ten digits after the country code: all of North America and the Caribbean (+1), Mexico, the United Kingdom. */
const TEN_DIGITS = /^(\+(?:1|52|44))(\d{3})(\d{3})(\d{4})$/;

/**
 * `+528005550143` as people read it: `+52 800 555 0143`, on one line. How every country groups its numbers is known to a library that a
 * page cannot afford; those of other countries are shown as they are kept, which may be grouped.
 */
export function phoneText(phone: string): string {
  return phone.replace(TEN_DIGITS, '$1 $2 $3 $4').replaceAll(' ', '\u00a0');
}

/** The address that calls a number, however it is written. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
