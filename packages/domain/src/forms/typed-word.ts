import { tidyLine } from '../contact/text.ts';

/**
 * True for the typed word that confirms an action, such as the name of the row to delete. Case and spaces do not count: a phone begins every field
 * with a capital. Nor does the dot between a code and a name, which no keyboard has.
 */
export function isTypedWord(typed: string, word: string): boolean {
  const fold = (text: string) => tidyLine(text.replaceAll('·', ' ')).toLowerCase();
  return fold(word) !== '' && fold(typed) === fold(word);
}
