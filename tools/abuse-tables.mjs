/**
 * The reports of the abuse tests as tables for people.
 *
 * @typedef {{ call: string, requests: number, seconds: number, slowestMs: number, outcomes: Record<string, number> }} FuzzCounts
 * @typedef {{ requests: number, seed: number, calls: FuzzCounts[] }} FuzzReport
 * @typedef {{ call: string, person: string, expected: string, outcome: string, wrong: string[] }} Cell
 */

/**
 * Answers of each call: their number, the time of the slowest, each status, and each code of its refusals.
 *
 * @param {FuzzReport[]} parts
 */
export function fuzzTable(parts) {
  const calls = parts.flatMap((part) => part.calls).sort((a, b) => a.call.localeCompare(b.call));
  const seeds = [...new Set(parts.map(({ seed }) => seed))].join(', ');
  const total = calls.reduce((sum, { requests }) => sum + requests, 0);
  const rows = calls.map(({ call, requests, slowestMs, outcomes }) => {
    /** @type {Record<string, number>} */
    const statuses = {};
    for (const [outcome, count] of Object.entries(outcomes)) {
      const status = outcome.slice(0, 3);
      statuses[status] = (statuses[status] ?? 0) + count;
    }
    const seen = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
    const codes = Object.keys(outcomes).flatMap((outcome) => outcome.slice(4) || []);
    return [
      `${call.padEnd(26)}${String(requests).padStart(7)}${`${Math.round(slowestMs)} ms`.padStart(9)}  ${seen.join(', ')}`,
      `${' '.repeat(44)}${codes.sort().join(' ')}`,
    ].join('\n');
  });
  return [
    `Generated requests: ${total} at ${calls.length} calls, seed ${seeds}`,
    `${'call'.padEnd(26)}${'sent'.padStart(7)}${'slowest'.padStart(9)}  statuses, then the codes of refusals`,
    ...rows,
  ].join('\n');
}

/**
 * Answer to each person about objects of guest A. `!` marks a cell that is not as expected.
 *
 * @param {Cell[]} cells
 */
export function matrixTable(cells) {
  const people = [...new Set(cells.map(({ person }) => person))];
  const calls = [...new Set(cells.map(({ call }) => call))].sort();
  /** @param {string} text */
  const cut = (text) => text.slice(0, 9).padStart(10);
  const widest = 26;
  const rows = calls.map((call) => {
    const row = people.map((person) => {
      const cell = cells.find((one) => one.call === call && one.person === person);
      return cut(cell ? `${cell.outcome.slice(0, 3)}${cell.wrong.length > 0 ? '!' : ''}` : '-');
    });
    return `${call.padEnd(widest)}${row.join('')}`;
  });
  const wrong = cells.flatMap(({ call, person, wrong: faults }) =>
    faults.map((fault) => `! ${call}, ${person}: ${fault}`),
  );
  return [
    `Who may: ${cells.length} cells, ${wrong.length} wrong`,
    `${'call'.padEnd(widest)}${people.map((person) => cut(person.replace('guest of A’s group', 'A’s group'))).join('')}`,
    ...rows,
    ...wrong,
  ].join('\n');
}
