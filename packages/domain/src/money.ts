/** An amount in whole cents of one currency. Negative only where a difference is meant. */
export type Money = { amountMinor: number; currency: string };

/** The currency of every sale. */
export const SALE_CURRENCY = 'USD';

/**
 * Cents of a decimal number of the wire: 84 → 8400.
 * @throws RangeError unless the number is finite and a whole number of cents (0.1 + 0.2 is not).
 */
export function toMinor(decimal: number): number {
  const minor = Math.round(decimal * 100);
  // n / 100 is the double nearest to the decimal, so it equals what a JSON parser makes of "n.nn" and nothing else.
  if (!Number.isSafeInteger(minor) || minor / 100 !== decimal) {
    throw new RangeError('not a whole number of cents');
  }
  return minor === 0 ? 0 : minor;
}

/**
 * The decimal number that stands for these cents on the wire: 8400 → 84.
 * @throws RangeError when the amount is not a whole number of cents.
 */
export function toDecimal(minor: number): number {
  return wholeCents(minor) / 100;
}

/** The amount as the wire's text, always with two decimals and a point: 8400 → "84.00". */
export function toAmountText(minor: number): string {
  return toDecimal(minor).toFixed(2);
}

const AMOUNT = /^(?:0|[1-9]\d{0,8})(?:\.\d{1,2})?$/;

/** Cents of an amount typed or sent as text ("84", "84.5", "84.00"); null when it is anything else. */
export function parseAmount(text: string): number | null {
  if (!AMOUNT.test(text)) return null;
  const [units = '0', cents = ''] = text.split('.');
  return Number(units) * 100 + Number(cents.padEnd(2, '0'));
}

/** `full` prints two decimals always; `main` leaves them out, but only when the cents are zero. */
export type MoneyStyle = 'main' | 'full';

const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: string, decimals: 0 | 2): Intl.NumberFormat {
  const key = `${locale}|${decimals}`;
  const known = numberFormats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  numberFormats.set(key, made);
  return made;
}

/**
 * The amount with its currency code, "USD 1,234.50": a bare $ would mean pesos to a Mexican reader. The printed amount is the charged one, so `main`
 * never drops cents that are not zero. The sign of one below zero stands before the code.
 */
export function formatMoney(money: Money, locale: string, options: { style?: MoneyStyle } = {}): string {
  const minor = wholeCents(money.amountMinor);
  const decimals = options.style === 'main' && minor % 100 === 0 ? 0 : 2;
  return `${minor < 0 ? '−' : ''}${money.currency} ${numberFormat(locale, decimals).format(Math.abs(minor) / 100)}`;
}

/** Sum of amounts in cents. @throws RangeError when the sum leaves the safe integers. */
export function sumMinor(amounts: readonly number[]): number {
  return wholeCents(amounts.reduce((sum, amount) => sum + amount, 0));
}

/**
 * Whole-cent share of a percentage (0-100, decimals allowed), half a cent rounded up.
 * @throws RangeError for a percentage outside 0-100.
 */
export function percentOf(minor: number, percent: number): number {
  if (!(percent >= 0 && percent <= 100)) throw new RangeError('percent outside 0-100');
  // In basis points, so that 33.3 % does not meet a binary fraction before the one rounding at the end.
  return Math.round((wholeCents(minor) * Math.round(percent * 100)) / 10_000);
}

/**
 * Cuts an amount of 0 or more into parts that sum to it exactly; the earlier parts carry the odd cents.
 * @throws RangeError when parts is not a whole number of at least 1.
 */
export function splitEvenly(minor: number, parts: number): number[] {
  if (!Number.isSafeInteger(parts) || parts < 1) throw new RangeError('parts must be 1 or more');
  const base = Math.floor(wholeCents(minor) / parts);
  const odd = minor - base * parts;
  return Array.from({ length: parts }, (_, index) => base + (index < odd ? 1 : 0));
}

/**
 * The amount's rough value in another currency, in whole units: for information, never for charging.
 * @param rate units of the other currency for one unit of this one
 */
export function approximateUnits(minor: number, rate: number): number {
  return Math.round((wholeCents(minor) * rate) / 100);
}

function wholeCents(minor: number): number {
  if (!Number.isSafeInteger(minor)) throw new RangeError('not a whole number of cents');
  return minor;
}
