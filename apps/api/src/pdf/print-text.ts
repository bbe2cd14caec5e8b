/** Everything that turns writing around, joins or hides: on paper it would only confuse or show as an empty box. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;

/** One line of text as paper can carry it: composed accents, no controls, single spaces. */
export function printLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\r\n\t]+/g, ' ')
    .replace(invisible, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Text of a guest's own: line breaks kept, controls dropped. A word longer than its column is broken where the column ends. */
export function printText(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(printLine)
    .join('\n')
    .trim();
}
