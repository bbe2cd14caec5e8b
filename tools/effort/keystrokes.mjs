/**
 * The keystroke-level model of Card, Moran and Newell: seconds that a practiced person needs, from what they press.
 *
 * @typedef {object} Press
 * @property {'key' | 'click'} kind
 * @property {string} key as the browser names it; '' for a click
 * @property {string} target the field, or the element, that has it
 * @property {boolean} [isField] the target takes text
 * @property {boolean} [isChoice] the target lists what it found, and Enter takes one of them
 * @property {string | null} [text] for a character of a name, an address, a note or a text: which of them it is
 *
 * @typedef {object} Effort
 * @property {number} seconds without the characters that stand in `texts`
 * @property {number} keys
 * @property {number} clicks
 * @property {number} hands moves between keyboard and pointer
 * @property {number} minds pauses to decide
 * @property {Readonly<Record<string, number>>} texts characters, by their kind
 */

/** K, P, H and M of the model. */
const SECONDS = { key: 0.2, point: 1.1, hand: 0.4, mind: 1.35 };

/** A task may cost this many seconds beside its texts, and this share more than was written down. */
const LIMITS = { seconds: 8, growth: 0.1 };

const MODIFIERS = ['Control', 'Shift', 'Alt', 'Meta'];

/** Characters and Backspace belong to what stands in a field. @param {Press} press */
const isWriting = ({ key, isField = false }) => isField && (key.length === 1 || key === 'Backspace');

/**
 * True where a person decides before a press: at the start, before each click and command, and at a new field. Keys that only lead on or end what was
 * typed come without thinking, and so does the same key again.
 *
 * @param {Press} press
 * @param {Press | undefined} before the last press that was not a way to somewhere
 */
function startsThought(press, before) {
  if (!before) return true;
  if (press.kind === 'click') return press.target !== before.target;
  if (press.target !== before.target) return true;
  if (press.isChoice && press.key === 'Enter') return true;
  return !press.isField && press.key !== before.key;
}

/** @param {readonly Press[]} presses in their order, by somebody whose hands are on the keyboard @returns {Effort} */
export function effortOf(presses) {
  const texts = /** @type {Record<string, number>} */ ({});
  let [keys, clicks, hands, minds] = [0, 0, 0, 0];
  let hand = /** @type {Press['kind']} */ ('key');
  let before = /** @type {Press | undefined} */ (undefined);
  for (const press of presses) {
    if (press.kind !== hand) hands += 1;
    hand = press.kind;
    const isWay = press.key === 'Tab' || MODIFIERS.includes(press.key);
    if (!isWay) {
      if (startsThought(press, before)) minds += 1;
      before = press;
    }
    if (press.kind === 'click') clicks += 1;
    else if (press.text && isWriting(press)) texts[press.text] = (texts[press.text] ?? 0) + 1;
    else keys += 1;
  }
  const seconds =
    keys * SECONDS.key + clicks * (SECONDS.point + SECONDS.key) + hands * SECONDS.hand + minds * SECONDS.mind;
  return { seconds: Math.round(seconds * 100) / 100, keys, clicks, hands, minds, texts };
}

/**
 * @typedef {object} Measured
 * @property {string} name
 * @property {string} from where it begins
 * @property {number} loads pages that were loaded on the way
 * @property {Effort} effort
 */

/**
 * Reasons against a measured task: too dear, dearer than it was, or with a page load in the middle.
 *
 * @param {Measured} measured
 * @param {number | undefined} known seconds that were written down
 * @param {number} [limit] seconds that it may cost
 * @returns {string[]}
 */
export function faultsOf({ loads, effort }, known, limit = LIMITS.seconds) {
  const { seconds } = effort;
  return [
    ...(loads > 0 ? [`${loads} page loads in the middle`] : []),
    ...(seconds > limit ? [`${seconds} s, more than ${limit}`] : []),
    ...(known !== undefined && seconds > known * (1 + LIMITS.growth) + 1e-9
      ? [`${seconds} s, more than ${LIMITS.growth * 100} % over ${known}`]
      : []),
  ];
}

/** @param {Effort['texts']} texts */
const sayTexts = (texts) =>
  Object.entries(texts)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ') || '–';

/**
 * The tasks as a table in Markdown.
 *
 * @param {readonly Measured[]} tasks
 * @param {Readonly<Record<string, number>>} before seconds of a task before its screen was mended
 */
export function tableOf(tasks, before) {
  const lines = tasks.map(({ name, from, effort: { seconds, keys, clicks, hands, minds, texts } }) => {
    const old = before[name];
    const cells = [name, from, keys, clicks, hands, minds, sayTexts(texts)];
    return `| ${[...cells, old === undefined ? '–' : old.toFixed(1), seconds.toFixed(1)].join(' | ')} |`;
  });
  return [
    '| task | begins at | keys | clicks | hand moves | decisions | characters apart | s, before | s |',
    '|---|---|--:|--:|--:|--:|---|--:|--:|',
    ...lines,
  ].join('\n');
}
