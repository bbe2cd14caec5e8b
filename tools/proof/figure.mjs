/**
 * A measured figure as one line of JSON, so that a page can repeat what a command printed and nothing else.
 *
 * @typedef {object} Figure
 * @property {string} name `booking.cpu`; the last part says what is measured
 * @property {number} value of several runs, the median
 * @property {string} [unit]
 * @property {number} [least] of the runs
 * @property {number} [most] of the runs
 * @property {string} [of] how often, or how long: `5 rounds of 200`
 * @property {{ name: string, value: number }} [peer] measured in the same run
 * @property {string} [note] what else the command says of it
 */

const MARK = 'figure ';

/** Prints a figure where somebody collects them (`FIGURES=yes`): a person reads the table above it. @param {Figure} figure */
export function tellFigure(figure) {
  if (process.env.FIGURES) console.log(MARK + JSON.stringify(figure));
}

/**
 * @param {readonly number[]} values one of each run
 * @returns {Pick<Figure, 'value' | 'least' | 'most'>}
 */
export function spreadOf(values) {
  const sorted = [...values].sort((one, other) => one - other);
  return { value: sorted[sorted.length >> 1] ?? 0, least: sorted[0] ?? 0, most: sorted.at(-1) ?? 0 };
}

/**
 * The figures of what a command printed.
 * @param {string} output
 * @returns {Figure[]}
 */
export function readFigures(output) {
  return output
    .split('\n')
    .filter((line) => line.startsWith(MARK))
    .map((line) => JSON.parse(line.slice(MARK.length)));
}
