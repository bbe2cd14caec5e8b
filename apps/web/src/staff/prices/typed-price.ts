import { toMinor } from '@traslado/domain/money';

/** Largest price, cents. */
const MOST = 9_999_999_99;

export type PriceIssue =
  | 'price.required'
  | 'price.unreadable'
  | 'price.decimals'
  | 'price.unclear'
  | 'price.too_large'
  | 'price.negative';

export type TypedPrice = { readonly minor: number } | { readonly code: PriceIssue };

/** Whole groups of three, after the first: `1,234,567`. */
const isGrouped = (groups: readonly string[]): boolean =>
  /^[1-9]\d{0,2}$/.test(groups[0] ?? '') && groups.slice(1).every((group) => /^\d{3}$/.test(group));

function withDecimals(whole: string, decimals: string): TypedPrice {
  if (!/^\d{1,12}$/.test(whole) || !/^\d*$/.test(decimals)) return { code: 'price.unreadable' };
  const [cents, rest] = [decimals.slice(0, 2), decimals.slice(2)];
  // A spreadsheet that shows more decimals than there are shows noughts.
  if (!/^0*$/.test(rest)) return { code: 'price.decimals' };
  const minor = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  return minor > MOST ? { code: 'price.too_large' } : { minor };
}

/** The price as it is typed or pasted: `42`, `1,234.50`, `1.234,50`, `USD 1 234.50`. */
function readDigits(digits: string, language: 'en' | 'es'): TypedPrice {
  const marks = digits.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return withDecimals(digits, '');
  const parts = digits.split(/[.,]/);
  const [end = '', before] = [parts.at(-1), parts.slice(0, -1)];
  // Both marks: the last one stands before the cents.
  if (marks.some((mark) => mark !== last)) {
    const isPlain = marks.slice(0, -1).every((mark) => mark !== last) && isGrouped(before);
    return isPlain ? withDecimals(before.join(''), end) : { code: 'price.unreadable' };
  }
  if (marks.length > 1)
    return isGrouped(parts) ? withDecimals(parts.join(''), '') : { code: 'price.unreadable' };
  // Three digits after the only mark: a thousand, or a fraction. English has one way to write each; where Spanish is spoken both are in use.
  if (end.length === 3 && isGrouped(parts)) {
    if (language === 'es') return { code: 'price.unclear' };
    if (last === ',') return withDecimals(parts.join(''), '');
  }
  return withDecimals(before.join('') || '0', end);
}

/** Cents of a price that was typed, or pasted from a spreadsheet of either language; else its fault. */
export function readPrice(typed: string, language: 'en' | 'es'): TypedPrice {
  const text = typed.replace(/[\s\u00a0\u202f]/g, '');
  if (text === '') return { code: 'price.required' };
  const digits = text.replace(/^(USD|US\$|\$)/i, '').replace(/(USD|US\$|\$)$/i, '');
  if (/^[-−][\d.,]+$/.test(digits)) return { code: 'price.negative' };
  return /^[\d.,]*\d[\d.,]*$/.test(digits) ? readDigits(digits, language) : { code: 'price.unreadable' };
}

/** The cells of a spreadsheet's copy: lines of columns, with tabs between them. A cell may hold a line break in quotation marks. */
export function readBlock(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  return lines.map((line) => line.split('\t').map((cell) => cell.replace(/^"(.*)"$/, '$1').trim()));
}

/** A price as it stands in its cell: two decimals, no thousands. */
export const priceText = (amount: number): string => (toMinor(amount) / 100).toFixed(2);
