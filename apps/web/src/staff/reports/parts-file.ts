/** Beginning of a cell that a spreadsheet takes for a formula, and a number below zero, which is none. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
const BELOW_ZERO = /^-\d+(?:\.\d+)?$/;

const cellOf = (value: string | number | null): string => {
  const text = String(value ?? '');
  const safe = FORMULA.test(text) && !BELOW_ZERO.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A shown table for spreadsheets, as the server writes its files. */
export const tableFile = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\ufeff${rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`;
