/** Country codes of one digit, and the first digits of those of three (E.164); all others have two. */
const ONE_DIGIT = /^[17]/;
const THREE_DIGITS = /^(?:2[1-69]|3[578]|42|5[09]|6[789]|8[0578]|9[679])/;

/**
 * `+528005550143` as people read it: `+52 800 555 0143`, on one line. How each country groups its numbers is known to a library
 * that a page cannot afford; by threes and fours they are read well everywhere. What is grouped already stays as it is.
 */
export function phoneText(phone: string): string {
  const digits = /^\+(\d{7,15})$/.exec(phone.trim())?.[1];
  if (digits === undefined) return phone;
  const codeLength = ONE_DIGIT.test(digits) ? 1 : THREE_DIGITS.test(digits) ? 3 : 2;
  const national = digits.slice(codeLength);
  const groups = national.match(national.length === 8 ? /\d{4}/g : /\d{3}(?=\d{3})|\d+/g) ?? [];
  return [`+${digits.slice(0, codeLength)}`, ...groups].join('\u00a0');
}

/** The address that calls a number, however it is written. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
