/**
 * Functions that are too long to be read at once, without those of tests and of what tests stand on.
 *
 * @import { SourceFile } from './source-tree.mjs'
 */
import { parseSync, Visitor } from 'oxc-parser';

/** Lines that a function may have, the functions within it counted. */
const LONG = 100;
/** The longest, by name. */
const NAMED = 5;

/**
 * @typedef {{ name: string, path: string, line: number, lines: number }} LongFunction
 * @param {SourceFile} file
 * @returns {LongFunction[]}
 */
function longFunctionsOf({ path, text, lines }) {
  if (lines <= LONG) return [];
  /** @param {number} index */
  const lineAt = (index) => text.slice(0, index).split('\n').length;
  /** @type {Map<number, string>} names of functions that are the value of something, by their place */
  const names = new Map();
  /** @type {LongFunction[]} */
  const found = [];
  /** @param {{ start: number, end: number, id?: { name: string } | null }} node */
  const look = ({ start, end, id }) => {
    const line = lineAt(start);
    const length = lineAt(end) - line + 1;
    if (length > LONG)
      found.push({ name: id?.name ?? names.get(start) ?? 'a function', path, line, lines: length });
  };
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (init && id.type === 'Identifier') names.set(init.start, id.name);
    },
    FunctionDeclaration: look,
    FunctionExpression: look,
    ArrowFunctionExpression: look,
  }).visit(parseSync(path, text).program);
  return found;
}

/**
 * @param {SourceFile[]} tree
 * @returns {string[]} lines of Markdown
 */
export function longFunctionFigures(tree) {
  const all = tree
    .filter(({ path, isTest }) => !isTest && !path.includes('/testing/'))
    .flatMap(longFunctionsOf);
  /** @type {Map<string, number>} */
  const rooms = new Map();
  for (const { path } of all) {
    const [room] = /^(?:apps|packages|sandbox)\/[^/]+|^[^/]+(?=\/)/.exec(path) ?? ['the root'];
    rooms.set(room, (rooms.get(room) ?? 0) + 1);
  }
  const longest = all.sort((a, b) => b.lines - a.lines).slice(0, NAMED);
  return [
    `| functions above ${LONG} lines | |`,
    '|---|--:|',
    ...[...rooms].sort().map(([room, count]) => `| ${room} | ${count} |`),
    `| in all | ${all.length} |`,
    ...longest.map(({ name, path, line, lines }) => `| ${name}, ${path}:${line} | ${lines} |`),
  ];
}
