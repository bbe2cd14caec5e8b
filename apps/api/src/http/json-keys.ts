/** Strings and brackets of a JSON text; the text between them cannot hold a key. */
const tokens = /"(?:[^"\\]+|\\[\s\S])*"|[{}[\]]/g;
const colon = /\s*:/y;

/**
 * The first key that stands twice in the same object, or null. Parsers disagree on which of the two counts, so an earlier checker of the
 * text may have seen another one than we do. The text has to be valid JSON.
 */
export function repeatedKey(text: string): string | null {
  const open: Set<string>[] = [];
  for (const { 0: token, index } of text.matchAll(tokens)) {
    if (token === '{' || token === '[') open.push(new Set());
    else if (token === '}' || token === ']') open.pop();
    else {
      colon.lastIndex = index + token.length;
      if (!colon.test(text)) continue;
      const key: string = JSON.parse(token);
      const keys = open.at(-1);
      if (keys?.has(key)) return key;
      keys?.add(key);
    }
  }
  return null;
}
