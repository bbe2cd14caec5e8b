import { tidyLine } from '../contact/text.ts';

/**
 * Whether somebody typed the word by which they show that they mean it, such as the name of what is to be deleted. Case and spaces do not
 * count: a phone begins every field with a capital. Nor does the dot between a code and a name, which no keyboard has.
 */
export function isTypedWord(typed: string, word: string): boolean {
  const fold = (text: string) => tidyLine(text.replaceAll('·', ' ')).toLowerCase();
  return fold(word) !== '' && fold(typed) === fold(word);
}
