import type { FontShelf, OtherFamily } from './fonts.ts';

/** A piece of a line in one family; without one it is set in the letter's own. */
export type Run = { readonly text: string; readonly font?: OtherFamily };

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Longest line of a right-to-left text, in signs: a turned line must not be broken afterwards. */
const longestTurned = 60;

/**
 * A text in pieces, each with a family that has its signs, in the order in which they stand on paper from left to right: the PDF library
 * shapes Arabic letters but sets one word after the other to the right. Signs without a family are left out; `lostLetters` is true if they
 * were more than a picture.
 */
export function runsOf(text: string, shelf: FontShelf): { runs: Run[]; lostLetters: boolean } {
  const lines = text.split('\n').flatMap((line) => (rightToLeft.test(line) ? wrapped(line) : [line]));
  let lostLetters = false;
  const runs = lines.flatMap((line, index): Run[] => {
    const pieces = turned(line.split(/( +)/).filter(Boolean)).flatMap((word) => {
      const { runs: own, lost } = runsOfWord(word, shelf);
      lostLetters ||= lost;
      return rightToLeft.test(word) ? own.reverse() : own;
    });
    return index < lines.length - 1 ? [...pieces, { text: '\n' }] : pieces;
  });
  return { runs: joined(runs), lostLetters };
}

function wrapped(line: string): string[] {
  const lines: string[] = [];
  for (const word of line.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < longestTurned)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Words and the spaces between them; each stretch from one right-to-left word to another is turned round. */
function turned(words: readonly string[]): string[] {
  const order: string[] = [];
  let stretch: string[] = [];
  let after: string[] = [];
  const close = () => {
    order.push(...stretch.reverse(), ...after);
    stretch = [];
    after = [];
  };
  for (const word of words) {
    if (rightToLeft.test(word)) {
      stretch.push(...after, word);
      after = [];
    } else if (stretch.length === 0) order.push(word);
    else if (/\p{L}/u.test(word)) {
      close();
      order.push(word);
    } else after.push(word);
  }
  close();
  return order;
}

function runsOfWord(word: string, shelf: FontShelf): { runs: Run[]; lost: boolean } {
  const runs: Run[] = [];
  let lost = false;
  for (const sign of word) {
    const family = shelf.familyOf(sign);
    if (family === null) lost ||= /[\p{L}\p{N}]/u.test(sign);
    else runs.push(family === 'Text' ? { text: sign } : { text: sign, font: family });
  }
  return { runs: joined(runs), lost };
}

/** Neighbours of one family as one piece; two right-to-left words stay apart, or the space between them would be shaped into them. */
function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (last && last.font === run.font) all[all.length - 1] = { ...last, text: last.text + run.text };
    else all.push(run);
  }
  return all;
}
