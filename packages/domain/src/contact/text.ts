// Characters that a person's text may hold, and its length.

/**
 * Controls, marks that turn the direction of writing, invisible signs, lone halves of a surrogate pair, private signs.
 * Allowed among them: the two joiners, without which emoji families and some scripts fall apart.
 */
const FORBIDDEN = /(?!\u200c|\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/u;
const FORBIDDEN_IN_LINES = /(?!\u200c|\u200d|\n|\r|\t)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/u;

/** True when one line of text holds nothing invisible or misleading. */
export function isCleanLine(text: string): boolean {
  return !FORBIDDEN.test(text);
}

/** As `isCleanLine`, but line breaks and tabs are welcome: messages and special requests. */
export function isCleanText(text: string): boolean {
  return !FORBIDDEN_IN_LINES.test(text);
}

/** Length as people roughly count it: code points, so that an emoji is not two. */
export function lengthOf(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** A line as it is stored: composed accents, single spaces, none at the ends. */
export function tidyLine(text: string): string {
  return text.normalize('NFC').split(/\s+/).filter(Boolean).join(' ');
}

/** A text of several lines as it is stored: composed accents, one kind of line break, no space at the ends. */
export function tidyText(text: string): string {
  return text.normalize('NFC').replaceAll('\r\n', '\n').replaceAll('\r', '\n').trim();
}

/** The beginning of a text, in one line of so many code points at most. */
export function beginningOf(text: string, max: number): string {
  const signs = [...text.replace(/\s+/g, ' ')];
  return signs.length <= max ? signs.join('') : `${signs.slice(0, max - 1).join('')}…`;
}
