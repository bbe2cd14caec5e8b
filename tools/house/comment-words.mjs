/**
 * Comments begin with their subject. Counts those that begin with a question word instead.
 *
 * @import { Problem, SourceFile } from './source-tree.mjs'
 */
import { questionPercents } from './exceptions.mjs';

/** Percent of a room's comment lines that may begin with a question word. */
const MOST = 5;

const commentLine = /^\s*(?:\{?\/\*+|\*(?!\/)|\/\/)\s*([^\s*/].*)$/;
const questionWord = /^(?:What|Who|Whether|How|Where)/;

/**
 * @typedef {{ lines: number, found: { path: string, line: number }[] }} Comments
 * @param {SourceFile[]} tree
 * @returns {Map<string, Comments>} by package, app or folder of the root
 */
function commentsOf(tree) {
  /** @type {Map<string, Comments>} */
  const rooms = new Map();
  for (const { path, text } of tree) {
    const [room] = /^(?:apps|packages|sandbox)\/[^/]+|^[^/]+(?=\/)/.exec(path) ?? ['the root'];
    for (const [index, line] of text.split('\n').entries()) {
      const [, words] = commentLine.exec(line) ?? [];
      if (words === undefined) continue;
      const comments = rooms.get(room) ?? { lines: 0, found: [] };
      rooms.set(room, comments);
      comments.lines += 1;
      if (questionWord.test(words)) comments.found.push({ path, line: index + 1 });
    }
  }
  return rooms;
}

/** @param {Comments} comments */
const percentOf = ({ lines, found }) => (lines === 0 ? 0 : (100 * found.length) / lines);

/**
 * @param {SourceFile[]} tree
 * @returns {Problem[]}
 */
export function checkComments(tree) {
  return [...commentsOf(tree)].flatMap(([room, comments]) => {
    const listed = questionPercents[room];
    const most = listed ?? MOST;
    const percent = percentOf(comments);
    const says = `${percent.toFixed(1)} % of the comment lines of ${room} begin with What, Who, Whether, How or Where`;
    if (percent > most)
      return comments.found
        .slice(0, 1)
        .map((place) => ({ rule: 'comments', ...place, says: `${says}, at most ${most} % may` }));
    return listed !== undefined && percent <= listed - 2
      ? [
          {
            rule: 'comments',
            path: 'tools/house/exceptions.mjs',
            line: 1,
            says: `${says}: lower its ${listed} %`,
          },
        ]
      : [];
  });
}

/**
 * @param {SourceFile[]} tree
 * @returns {string[]} lines of Markdown
 */
export function commentFigures(tree) {
  const rooms = [...commentsOf(tree)].sort(([a], [b]) => (a < b ? -1 : 1));
  const all = rooms.map(([, comments]) => comments);
  const sum = {
    lines: all.reduce((count, { lines }) => count + lines, 0),
    found: all.flatMap(({ found }) => found),
  };
  return [
    '| comment lines | all | begin with What, Who, Whether, How or Where | % |',
    '|---|--:|--:|--:|',
    ...[...rooms, /** @type {const} */ (['in all', sum])].map(
      ([room, comments]) =>
        `| ${room} | ${comments.lines} | ${comments.found.length} | ${percentOf(comments).toFixed(1)} |`,
    ),
  ];
}
