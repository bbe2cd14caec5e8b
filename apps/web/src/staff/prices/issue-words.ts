/** Words for the issues of a form, by code: `missing.price` of `price`. */
export const issueWords = (kind: string, words: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(words).map(([code, text]) => [`${kind}.${code}`, () => text]));
