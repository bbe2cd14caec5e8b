/** Digits of a typed text; people paste numbers with spaces and dashes. */
export function digitsOf(text: string): string {
  return text.replace(/[\s-]/g, '');
}

/** The check digit of ISO/IEC 7812 (Luhn) over 12 to 19 digits. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  let sum = 0;
  for (let fromRight = 0; fromRight < digits.length; fromRight += 1) {
    const digit = Number(digits[digits.length - 1 - fromRight]);
    const doubled = fromRight % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** The card's brand by its leading digits, as far as the test cards need. */
export function brandOf(digits: string): string {
  if (digits.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/.test(digits)) return 'mastercard';
  if (/^3[47]/.test(digits)) return 'amex';
  return 'card';
}

/**
 * True while a card of this printed month may be charged: to the end of its last day everywhere on Earth, so a day of grace
 * on the server's clock.
 */
export function isExpiryOpen(month: number, year: number, nowMs: number): boolean {
  const firstDayAfter = Date.UTC(year, month, 1);
  return nowMs < firstDayAfter + 24 * 3_600_000;
}
