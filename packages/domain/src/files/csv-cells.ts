/** Beginning of a cell that a spreadsheet takes for a formula. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** A number, or a telephone's number: a sign in front of it is no formula. */
const NUMBER = /^[+-][\d\s().-]*$/;

/** An amount or a count: with an apostrophe in front it would be a text, which no sum of a spreadsheet counts. */
const BELOW_ZERO = /^-\d+(?:\.\d+)?$/;

const guarded = (cell: string): boolean => cell.startsWith("'") && FORMULA.test(cell.replace(/^'+/, ''));

/** True if a spreadsheet would run the cell. */
export const isFormula = (cell: string): boolean => FORMULA.test(cell) && !NUMBER.test(cell);

/**
 * The cell as a file has it: an apostrophe in front of a formula's beginning, so that opening the file never runs typed text. One that already
 * begins with such an apostrophe gets one more, so that it is read as it was.
 */
export const withGuard = (cell: string): string =>
  (FORMULA.test(cell) && !BELOW_ZERO.test(cell)) || guarded(cell) ? `'${cell}` : cell;

/** The cell without the apostrophe of `withGuard`. */
export const withoutGuard = (cell: string): string => (guarded(cell) ? cell.slice(1) : cell);
